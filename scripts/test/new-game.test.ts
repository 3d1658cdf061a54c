import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { begin, configure, playRandomly, quick, streamFrom } from '@ludoteca/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Room } from '../../games/room.ts';
import { newGame } from '../new-game.mjs';

const root = join(import.meta.dirname, '../..');

describe('npm run new-game', () => {
  let house = '';
  // Below the project, so that the packages are found from there.
  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    house = mkdtempSync(join(root, '.cache/new-game-'));
    for (const part of ['lazy.ts', 'room.ts', 'template'])
      cpSync(join(root, 'games', part), join(house, 'games', part), { recursive: true });
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  test('writes a room that can be played, and one line in the registry', async () => {
    const files = newGame(house, 'san-remo');
    const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(texts).not.toMatch(/template|modello|TPL-/i);
    expect(readFileSync(join(house, 'games/san-remo/src/rules/ledger.ts'), 'utf8')).toContain("'SAN-TURN-01'");
    expect(readdirSync(join(house, 'games/san-remo/test'))).toContain('san-remo.battery.ts');
    expect(readFileSync(join(house, 'games/lazy.ts'), 'utf8')).toContain("  'san-remo': () => import('./san-remo/src/room.ts'),\n};");
    const { room } = (await import(pathToFileURL(join(house, 'games/san-remo/src/room.ts')).href)) as { room: Room };
    expect(room.game.meta.id).toBe('san-remo');
    const state = begin(room.game, configure(room.game, { seats: 3 }), quick('new'));
    expect(playRandomly(room.game, state, streamFrom('new')).finished).toBe(true);
  });

  test('a second room with the same letters gets a digit', () => {
    newGame(house, 'santiago');
    expect(readFileSync(join(house, 'games/santiago/src/rules/ledger.ts'), 'utf8')).toContain("'SAN2-TURN-01'");
  });

  test.each([
    ['San Remo', /no name for a folder/],
    ['', /no name for a folder/],
    ['../evil', /no name for a folder/],
    ['template', /there already/],
    ['class', /word of the language/],
  ])('refuses %j and writes nothing', (id, complaint) => {
    const before = readdirSync(join(house, 'games'));
    expect(() => newGame(house, id)).toThrow(complaint);
    expect(readdirSync(join(house, 'games'))).toEqual(before);
  });
});
