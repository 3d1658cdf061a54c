import { roomOf } from '@ludoteca/games';
import type { Automatic, Game } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, leaksOf } from './support/byte-leaks.ts';
import { type Toy, toy, toyRoom } from './support/toy.ts';

describe.each(GAMES)('%s', (id, counts) => {
  // One seat of each table here; all of them, and the spectators, in the slow ring.
  test.each(counts)(
    'with %i seats: re-dealing what a seat cannot see leaves every byte sent to it unchanged',
    async (seats) => {
      const { leaks, elsewhere, answers } = await leaksOf(roomOf(id), seats, [seats % 2]);
      expect(leaks.slice(0, 3)).toEqual([]);
      expect(elsewhere).toBeGreaterThan(answers / 2);
    },
    180_000,
  );
});

test('the test itself notices an event that says too much', async () => {
  const { next } = toy.steps;
  const run: Automatic<Toy, 'next'>['run'] = (ctx, step) => {
    const loud = Object.create(ctx, { tell: { value: (event: Toy['event']) => ctx.tell?.(event) } });
    if ('run' in next) next.run(loud, step);
  };
  const chatty: Game<Toy> = { ...toy, steps: { ...toy.steps, next: { run } } };
  const { leaks } = await leaksOf({ ...toyRoom, game: chatty as unknown as Game }, 3, [0, 1, 2]);
  expect(leaks).not.toEqual([]);
  expect((await leaksOf(toyRoom, 3, [0, 1, 2])).leaks).toEqual([]);
});
