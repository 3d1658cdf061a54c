import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, range, restore } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';
import { SOURCES } from '../src/rules/types.ts';

/* A position of shape 1, as a server would have stored it: three players, extra tiles, the extra action of a castle waits. */
const stored = (): unknown => JSON.parse(readFileSync(join(import.meta.dirname, 'stored/shape-1.json'), 'utf8'));

test('a stored position of the first shape keeps every figure and goes on to the end', () => {
  const old = stored() as { open: { points: number[]; books: number[]; gone: number[] } };
  const state = restore(burgundy, stored());
  expect(state.shape).toBe(2);
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
