import { expect, test } from 'vitest';
import { reach, unreached } from './support/reach.ts';
import { browser, house, useSite } from './support/site.ts';

useSite();

/* The other games and tables are played in reach.long.ts. */
test('medioevo: every kind of answer that comes up in a whole duel is given on the board (seed 1)', async () => {
  const reached = await reach(browser, house.base, { game: 'medioevo', seats: ['me', 'random'], seed: 1, placeless: [] });
  expect(reached.complaints).toEqual([]);
  expect(reached.over).toBe(true);
  expect(unreached(reached, [])).toEqual([]);
  expect([...reached.inBar.keys()]).toEqual([]);
}, 300_000);
