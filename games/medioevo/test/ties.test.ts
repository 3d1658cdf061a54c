import { describe, expect, test } from 'vitest';
import type { Estate } from '../src/data/estates.ts';
import type { TileName } from '../src/data/tiles.ts';
import { coins, given } from './table.ts';

const now = ['b01a', 'b01b', 'b20b'] as const;
const events = ['alliance', 'newDefences', 'babyBoom', 'renovation'] as const;

/** One tile of each estate, in the order in which equal players are compared. */
const ladder: readonly (readonly [Estate, TileName, TileName])[] = [
  ['palace', 'b22a', 'b22b'],
  ['church', 'b20a', 'b21a'],
  ['barracks', 'b16a', 'b16b'],
  ['market', 'b13a', 'b13b'],
  ['rampart', 'b10a', 'b10b'],
  ['village', 'b07a', 'b07b'],
  ['mill', 'b04a', 'b04b'],
  ['field', 'b01c', 'b02a'],
];

describe('ties', () => {
  test.each(ladder.map(([name], step) => [name, step] as const))('MED-TIE-01: one more %s beats more of everything below', (_, step) => {
    const shared = ladder.slice(0, step);
    const mine = [...shared.map(([, tile]) => tile), ...ladder.slice(step, step + 1).map(([, tile]) => tile)];
    const yours = [...shared, ...ladder.slice(step + 1)].map(([, , tile]) => tile);
    const story = given({ round: 16, now, lords: ['b01b', 'b01a'], players: [{ fief: mine }, { fief: yours }], events });
    // All eight estates filled on one side would leave coins; the poorer totals are levelled by hand.
    const { open } = story.state;
    open.books = open.books.map(() => 0);
    open.coins = [0, 0];
    const [first, second] = story.standing().sides;
    expect([first?.rank, second?.rank, first?.won, second?.won]).toEqual([1, 2, true, false]);
    expect(new Set([...(first?.ties ?? []), ...(second?.ties ?? [])].map(({ rule }) => rule))).toEqual(new Set(['MED-TIE-01']));
  });

  test('MED-TIE-01: coins come before all comparisons, and the values are told in order', () => {
    const players = [
      { coins: 200, fief: ['b04a', 'b04b'] },
      { coins: 99, fief: ['b22a', 'b20a'] },
    ] as const;
    const story = given({ round: 16, now, players, events });
    expect(coins(story)).toEqual([200 + 2 - 60, 99 + 2 - 50]);
    expect(story.standing().sides.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(story.standing().sides.map(({ ties }) => ties.map(({ value }) => value))).toEqual([
      [0, 0, 0, 0, 0, 0, 2, 1],
      [1, 1, 0, 0, 0, 0, 0, 1],
    ]);
  });

  test('MED-TIE-01: players levelled at zero are compared like any others', () => {
    const story = given({ round: 16, now, players: [{ fief: ['b04a'] }, { fief: ['b10a'] }], events });
    expect(coins(story)).toEqual([0, 0]);
    expect(story.standing().sides.map(({ rank, won }) => [rank, won])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  test('MED-TIE-02: with three equal players each comparison keeps only the leaders', () => {
    const players = [{ fief: ['b22a'] }, { fief: ['b22b', 'b20a'] }, { fief: ['b19a', 'b21a', 'b21b'] }] as const;
    const story = given({ seats: 3, round: 16, now: ['b01a', 'b01b', 'b01c', 'b20b'], players, events });
    expect(coins(story)).toEqual([0, 0, 0]);
    expect(story.standing().sides.map(({ rank, won }) => [rank, won])).toEqual([
      [2, false],
      [1, true],
      [3, false],
    ]);
    expect(
      story
        .standing()
        .sides.flatMap(({ ties }) => ties)
        .every(({ rule }) => rule === 'MED-TIE-02'),
    ).toBe(true);
  });

  test('MED-TIE-03: players equal in everything share the victory', () => {
    const players = [{ fief: ['b22a', 'b05a'] }, { fief: ['b04a', 'b22b'] }, { fief: ['b20a', 'b13a'] }] as const;
    const story = given({ seats: 3, round: 16, now: ['b01a', 'b01b', 'b01c', 'b20b'], players, events });
    const { sides } = story.standing();
    expect(sides.map(({ rank, won }) => [rank, won])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
    expect(sides.map(({ ties }) => ties[0]?.rule)).toEqual(['MED-TIE-03', 'MED-TIE-03', 'MED-TIE-02']);
  });

  test('MED-TIE-03: equal fiefs with different coins are no tie', () => {
    const story = given({ round: 16, now, players: [{ coins: 100 }, { coins: 101 }], events });
    expect(story.standing().sides.map(({ rank }) => rank)).toEqual([2, 1]);
    expect(
      story
        .standing()
        .sides.flatMap(({ ties }) => ties)
        .some(({ rule }) => rule === 'MED-TIE-03'),
    ).toBe(false);
    const level = given({ round: 16, now, players: [{ coins: 100 }, { coins: 100 }], events });
    expect(level.standing().sides.map(({ rank, ties }) => [rank, ties[0]?.rule])).toEqual([
      [1, 'MED-TIE-03'],
      [1, 'MED-TIE-03'],
    ]);
  });
});
