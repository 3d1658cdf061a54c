import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, parseJson, patched, readSaved, replay, restore, type SavedGame, SPECTATOR, verify, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { describe, expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';

const folder = join(import.meta.dirname, 'recorded');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function saved(name: string): SavedGame {
  return readSaved(parseJson(readFileSync(join(folder, name), 'utf8')));
}

describe('kept games', () => {
  test('one finished and one unfinished game of this release are kept', () => {
    expect(files).toEqual([`${burgundy.meta.rules}-finished-2.json`, `${burgundy.meta.rules}-unfinished-3.json`]);
  });

  test.each(files)('%s is the same game when played again', (name) => {
    expect(verify(burgundy, saved(name))).toBeUndefined();
  });

  test.each(files)('%s can be stepped through without the rules', (name) => {
    const { opening, entries } = saved(name);
    const shown = entries.reduce((view, { shows }) => patched(view, shows.all), opening.all);
    const { state } = replay(burgundy, saved(name)).match;
    expect(shown).toEqual(JSON.parse(JSON.stringify(viewOf(burgundy, state, SPECTATOR))));
  });

  test('the finished one has its winner', () => {
    const { state } = replay(burgundy, saved(at(files, 0))).match;
    const { final, sides } = burgundy.standing(state);
    expect([final, sides.filter(({ won }) => won).length]).toEqual([true, 1]);
    expect(saved(at(files, 0)).entries.some(({ move }) => move.startsWith('undo'))).toBe(true);
  });

  test('the unfinished one goes on from its stored position, at the extra action of a castle', () => {
    const { match } = replay(burgundy, saved(at(files, 1)));
    const stored = restore(burgundy, JSON.parse(JSON.stringify(match.state)));
    expect(stored).toEqual(match.state);
    const story = new Story(replay(burgundy, saved(at(files, 1))).match);
    expect(story.asking).toBe('castleAction');
    expect(story.wander('on').standing().final).toBe(true);
  });
});
