import { expect, test } from 'vitest';
import { reach, unreached } from './support/reach.ts';
import { browser, house, useSite } from './support/site.ts';

useSite();

/** Kinds of answers without a place on the board, by game. */
const PLACELESS = { medioevo: [], 'san-juan': ['pass', 'draw'] } as const;

for (const [game, placeless] of Object.entries(PLACELESS))
  test(`${game}: every kind of answer that comes up in a whole game is given on the board (seed 1)`, async () => {
    const reached = await reach(browser, house.base, { game, seats: ['me', 'random', 'random'], seed: 1, placeless });
    expect(reached.complaints).toEqual([]);
    expect(reached.over).toBe(true);
    expect(unreached(reached, placeless)).toEqual([]);
    expect([...reached.inBar.keys()].filter((kind) => !placeless.some((one) => one === kind))).toEqual([]);
  }, 300_000);
