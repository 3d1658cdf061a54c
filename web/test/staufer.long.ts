import { expect, test } from 'vitest';
import { reach, unreached } from './support/reach.ts';
import { browser, house, useSite } from './support/site.ts';
import { stauferTruth } from './support/staufer-truth.ts';

/* Whole games of The Staufer Dynasty on the drawn board: every number of seats, every set of privileges; `npm test` has one. */

useSite();

const PLACELESS = ['pass'];
const SETS = [
  'first',
  'alternative',
  'third',
  'synergies',
  'raining-points',
  'quantity-vs-quality',
  'partly-random',
  'random',
  '2-3-9-10-12-15',
];
const TRIALS = SETS.flatMap((privileges, n) => [2, 3, 4, 5].map((seats) => ({ privileges, seats, seed: 100 + n * 10 + seats })));

test.each(TRIALS)(
  '$seats seats, $privileges, seed $seed: all on the board, and what is drawn is true',
  async ({ privileges, seats, seed }) => {
    const others = Array.from({ length: seats - 1 }, () => 'random');
    const trial = {
      game: 'staufer',
      seats: ['me', ...others],
      options: { privileges },
      seed,
      placeless: PLACELESS,
      truth: stauferTruth,
      every: 6,
    };
    const reached = await reach(browser, house.base, trial);
    expect(reached.complaints).toEqual([]);
    expect(reached.untrue).toEqual([]);
    expect(reached.over).toBe(true);
    expect(unreached(reached, PLACELESS)).toEqual([]);
    expect([...reached.inBar.keys()].filter((kind) => !PLACELESS.includes(kind))).toEqual([]);
  },
);
