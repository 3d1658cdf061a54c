import { expect, test } from 'vitest';
import { burgundyTruth } from './support/burgundy-truth.ts';
import { reach, unreached } from './support/reach.ts';
import { browser, house, useSite } from './support/site.ts';

/* Whole games of Burgundy on the board for every option and number of seats; `npm test` has one with every module and two alone. */

useSite();

const PLACELESS = ['decline', 'end'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const MODULES = { boards: 'posts', extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true, shields: true } as const;
const TRIALS = [
  { seats: 2, options: {}, seed: 11 },
  { seats: 2, options: { boards: 'same', duchy: 7, choosing: 'together', extraTiles: true }, seed: 12 },
  { seats: 3, options: { boards: 'random', choosing: 'inTurn', extraTiles: true }, seed: 13 },
  { seats: 4, options: { boards: 'random', choosing: 'together' }, seed: 14 },
  { seats: 4, options: { boards: 'chosen', choosing: 'together', extraTiles: true }, seed: 15 },
  { seats: 4, options: { boards: 'chosen', extraTiles: true }, seed: 16, ...PHONE },
  { seats: 3, options: { ...MODULES, choosing: 'together' }, seed: 17 },
  { seats: 4, options: MODULES, seed: 18 },
  { seats: 4, options: MODULES, seed: 19, ...PHONE },
  { seats: 2, options: { shields: true, tradeRoutes: true }, seed: 20 },
  { seats: 3, options: { boards: 'chosen', extraTiles: true }, seed: 2 },
  { seats: 4, options: { mode: 'team', extraTiles: true, whiteCastles: true }, seed: 4 },
  { seats: 4, options: { mode: 'team', teamBoard: '12b' }, seed: 21, ...PHONE },
] as const;

for (const { seats, options, seed, ...wishes } of TRIALS)
  test(`${seats} seats, ${JSON.stringify(options)}, seed ${seed}${'viewport' in wishes ? ', on a phone' : ''}`, async () => {
    const trial = {
      game: 'burgundy',
      seats: ['me', ...Array.from({ length: seats - 1 }, () => 'random')],
      options,
      seed,
      placeless: PLACELESS,
    };
    const reached = await reach(browser, house.base, { ...trial, ...wishes, truth: burgundyTruth, every: 10 });
    expect(reached.complaints).toEqual([]);
    expect(reached.untrue).toEqual([]);
    expect(reached.over).toBe(true);
    expect(unreached(reached, PLACELESS)).toEqual([]);
    expect([...reached.onBoard.keys()]).toEqual(expect.arrayContaining('mode' in options ? ['take', 'place', 'stow'] : ['take', 'place']));
    expect([...reached.inBar.keys()].filter((kind) => !PLACELESS.includes(kind))).toEqual([]);
  }, 900_000);
