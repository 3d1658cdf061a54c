import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rooms } from '@ludoteca/games';
import { begin, playRandomly, quick, streamFrom } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { countingTo } from '../src/counting.ts';
import { furtherModes } from '../src/games.ts';
import { rate, rounded } from '../src/measure.ts';
import { positions } from '../src/search.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

function bench(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', main, ...args], { encoding: 'utf8' });
}

describe('the bench', { timeout: 60_000 }, () => {
  it('counts in a game that comes to its end', () => {
    const game = countingTo(50);
    const state = begin(game, { seats: 2, options: {} }, quick('x'));
    expect(playRandomly(game, state, streamFrom('x')).finished).toBe(true);
    expect(state.open.count).toBe(50);
  });

  it('gives units per second', () => {
    expect(rate(() => 5, 0.02)).toBeGreaterThan(1_000);
    expect(rounded(1234.56)).toBe(1235);
  });

  it('prints what was asked for as JSON', () => {
    const { results } = JSON.parse(bench('--json', '--only', 'kernel/generic').stdout) as { results: unknown[] };
    expect(results).toEqual([{ name: 'kernel/generic-clone-us', value: expect.any(Number), unit: 'µs' }]);
  });

  it('finds positions to search in every mode of every game', () => {
    for (const room of rooms)
      for (const options of [{}, ...furtherModes(room.game).map(({ mode }) => ({ mode }))])
        expect(positions(room, options).length).toBeGreaterThan(5);
  });

  it('refuses what it does not know in one line, with exit code 2', () => {
    const { status, stderr } = bench('--only', 'chess/');
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toContain('allowed: prefixes of kernel/overhead-ns-per-move');
    expect(bench('--fast').status).toBe(2);
  });
});
