import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, parseJson, patched, readSaved, replay, restore, type SavedGame, SPECTATOR, verify, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { catan } from '../src/rules/index.ts';

const folder = join(import.meta.dirname, 'recorded');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();

function saved(name: string): SavedGame {
  return readSaved(parseJson(readFileSync(join(folder, name), 'utf8')));
}

it('one finished and one unfinished game of this release are kept', () => {
  expect(files).toEqual([`${catan.meta.rules}-finished-4.json`, `${catan.meta.rules}-unfinished-3.json`]);
});

it.each(files)(
  '%s is the same game when played again',
  (name) => {
    expect(verify(catan, saved(name))).toBeUndefined();
  },
  30_000,
);

it.each(files)(
  '%s can be stepped through without the rules',
  (name) => {
    const { opening, entries } = saved(name);
    const shown = entries.reduce((view, { shows }) => patched(view, shows.all), opening.all);
    const { state } = replay(catan, saved(name)).match;
    expect(shown).toEqual(JSON.parse(JSON.stringify(viewOf(catan, state, SPECTATOR))));
  },
  30_000,
);

it('the finished one has its winner', () => {
  const { final, sides } = catan.standing(replay(catan, saved(at(files, 0))).match.state);
  expect([final, sides.filter(({ won }) => won).length]).toEqual([true, 1]);
}, 30_000);

it('the unfinished one goes on from its stored position, in the middle of a talk with a counter-offer', () => {
  const { match } = replay(catan, saved(at(files, 1)));
  expect(restore(catan, JSON.parse(JSON.stringify(match.state)))).toEqual(match.state);
  const story = new Story(match);
  expect(story.asking).toBe('talk');
  story.by(story.state.open.turn, 'withdraw');
  expect(story.asking).toBe('action');
  expect(story.wander('on').standing().final).toBe(true);
}, 60_000);
