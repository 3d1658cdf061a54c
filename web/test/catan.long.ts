import { expect, test } from 'vitest';
import { catanTruth } from './support/catan-truth.ts';
import { reach, unreached } from './support/reach.ts';
import { browser, house, useSite } from './support/site.ts';

/* Whole games of Catan on the board, both modes, every number of seats, every island and every sea. */

useSite();

/** Answers without a place on the board. */
const PLACELESS = ['roll', 'end', 'stop', 'pass', 'withdraw'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const KNIGHTS = { mode: 'cities-and-knights' };

const TRIALS = [
  { seats: 3, options: { map: 'beginner', starts: 'beginner' }, seed: 1 },
  { seats: 4, options: { map: 'random', harbours: 'shuffled' }, seed: 3 },
  { seats: 2, options: { twoPlayers: true, map: 'balanced' }, seed: 4 },
  { seats: 3, options: { map: 'spiral' }, seed: 5, ...PHONE },
  { seats: 3, options: { ...KNIGHTS, map: 'first-game' }, seed: 2 },
  { seats: 4, options: { ...KNIGHTS, map: 'first-game', nasty: true, harbours: 'printed' }, seed: 6 },
  { seats: 3, options: { ...KNIGHTS, singleKindFleet: true }, seed: 7, ...PHONE },
  { seats: 3, options: { map: 'new-shores-13' }, seed: 8 },
  { seats: 4, options: { map: 'through-the-desert-13' }, seed: 9 },
  { seats: 4, options: { ...KNIGHTS, map: 'new-shores' }, seed: 10 },
  { seats: 3, options: { ...KNIGHTS, map: 'through-the-desert' }, seed: 11, ...PHONE },
] as const;

for (const { seats, options, seed, ...wishes } of TRIALS)
  test(`${seats} seats, ${JSON.stringify(options)}, seed ${seed}${'viewport' in wishes ? ', on a phone' : ''}`, async () => {
    // Random presses hardly ever win: the bots bring the game to its end.
    const bots = Array.from({ length: seats - 1 }, () => 'easy');
    const trial = { game: 'catan', seats: ['me', ...bots], options, seed, placeless: PLACELESS, barOneIn: 4 };
    const reached = await reach(browser, house.base, { ...trial, ...wishes, truth: catanTruth, every: 30 });
    expect(reached.complaints).toEqual([]);
    expect(reached.untrue).toEqual([]);
    expect(reached.over).toBe(true);
    expect(unreached(reached, PLACELESS)).toEqual([]);
    expect(reached.onBoard.get('mode' in options ? 'barter' : 'offer')).toBeGreaterThan(0);
    expect([...reached.inBar.keys()].filter((kind) => !PLACELESS.includes(kind))).toEqual([]);
  });
