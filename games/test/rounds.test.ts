import { begin, configure, playRandomly, quick, streamFrom } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { roomLoader } from '../lazy.ts';

/* How long a game lasts, in rounds as its players would count them. */

async function roundsOf(id: string, seats: number): Promise<{ first: number | undefined; last: number | undefined }> {
  const room = await roomLoader(id)?.();
  if (room === undefined) throw new Error(`no room for ${id}`);
  const { game } = room;
  const state = begin(game, configure(game, { seats }), quick('rounds'));
  const first = game.rounds?.(state);
  playRandomly(game, state, streamFrom('rounds'));
  return { first, last: game.rounds?.(state) };
}

test.each([
  ['medioevo', 16],
  ['burgundy', 25],
  ['staufer', 5],
])('%s lasts as many rounds as its rulebook says', async (id, rounds) => {
  expect(await roundsOf(id, 3)).toEqual({ first: 1, last: rounds });
});

test.each([
  ['san-juan', 1],
  ['catan', 0],
])('%s counts rounds until somebody ends it', async (id, begun) => {
  const { first, last } = await roundsOf(id, 3);
  expect(first).toBe(begun);
  expect(last).toBeGreaterThan(5);
  expect(last).toBeLessThan(1_000);
});
