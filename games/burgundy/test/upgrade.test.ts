import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, range, restore } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';
import { type BurgundyState, SOURCES } from '../src/rules/types.ts';

/* A position of shape 1, as a server would have stored it: three players, extra tiles, the extra action of a castle waits. */
const stored = (shape = 1): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `stored/shape-${shape}.json`), 'utf8'));

test('a stored position of the first shape keeps every figure and goes on to the end', () => {
  const old = stored() as { open: { points: number[]; books: number[]; gone: number[] } };
  const state = restore(burgundy, stored());
  expect(state.shape).toBe(3);
  expect(state.config.options).toMatchObject({ mode: 'each', shields: false, extraTiles: true });
  expect(state.open.points).toEqual(old.open.points);
  for (const seat of range(3)) {
    const books = state.open.books.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length);
    expect(books.slice(0, 10)).toEqual(old.open.books.slice(seat * 10, (seat + 1) * 10));
  }
  expect(state.open.gone.slice(0, old.open.gone.length)).toEqual(old.open.gone);
  const story = new Story(Match.from(burgundy, state, []));
  expect(story.broken()).toEqual([]);
  expect(story.asking).toBe('castleAction');
  expect(story.wander('on').standing().final).toBe(true);
});

/* Four players with every module, in the middle of the tribute. */
test('a stored position of the second shape keeps every figure and goes on to the end', () => {
  const old = stored(2) as BurgundyState;
  const state = restore(burgundy, stored(2));
  expect(state.shape).toBe(3);
  expect(state.config.options).toEqual({ ...old.config.options, mode: 'each', teamBoard: '12a', soloBoard: '13a', target: 50 });
  expect(state.open).toEqual({ ...old.open, gone: [...old.open.gone, 0], blackSeen: [...old.open.blackSeen, 0] });
  const story = new Story(Match.from(burgundy, state, []));
  expect(story.broken()).toEqual([]);
  expect(story.asking).toBe('tribute');
  expect(story.wander('on').standing().final).toBe(true);
});
