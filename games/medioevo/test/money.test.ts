import { at, sum } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { begin, coins, given, march } from './table.ts';

describe('money', () => {
  test('MED-MON-01: gains come from the bank, except what Mill and Barracks take from others', () => {
    const rows = [
      ['b01a', 'b04a', 'b16a', 'b22a'],
      ['b02a', 'b05a', 'b13a', 'b20a'],
    ] as const;
    const players = [{ coins: 10 }, { coins: 10, fief: ['b10a'] }, { coins: 10 }] as const;
    const story = given({ seats: 3, round: 13, rows, players });
    const totals = [1, 2, 3].map(() => sum(coins(march(story))));
    // Each turn adds its income of two coins to the table and nothing else.
    expect(totals).toEqual([32, 34, 36]);
    expect(story.events('paid').map(({ seat, to, coins: amount }) => [seat, to, amount])).toEqual([
      [0, 1, 2],
      [2, 1, 2],
      [0, 2, 2],
    ]);
    expect(coins(story)).toEqual([10 + 2 - 2 - 2, 10 + 4 + 2, 10 - 2 + 2 + 2]);
  });

  test('MED-MON-02: nobody ever has fewer than no coins, and the books agree', () => {
    const story = begin(5, 'poor').wander('poor', (now) => {
      expect(Math.min(...coins(now))).toBeGreaterThanOrEqual(0);
      expect(now.broken()).toEqual([]);
      return false;
    });
    const { open } = story.state;
    open.coins[0] = at(open.coins, 0) + 1;
    expect(story.broken()).toEqual(['MED-MON-02']);
    // Even where the books agree, nobody may be in debt.
    open.books.fill(0, 0, 6);
    open.books[0] = -1;
    open.coins[0] = -1;
    expect(story.broken()).toEqual(['MED-MON-02']);
  });

  test('MED-MON-03: coins leave a player through Mill, Barracks, Costly Ceremonies and the end, never by choice', () => {
    const players = [{ coins: 50, fief: ['b20a'] }, { coins: 50 }, { coins: 50 }] as const;
    const events = ['alliance', 'babyBoom', 'renovation', 'costlyCeremonies'] as const;
    const story = given({ seats: 3, round: 16, now: ['b04a', 'b16a', 'b13a', 'b22a'], players, events });
    const rules = ['MED-MILL-01', 'MED-BARR-02', 'MED-EVENT-23', 'MED-END-02'];
    const losses = story.events('paid', 'eventCoins', 'penalty').filter(({ kind, coins: amount }) => kind !== 'eventCoins' || amount < 0);
    expect(new Set(losses.map(({ rule }) => rule))).toEqual(new Set(rules));
    const spent = story.standing().sides.map(({ lines }) => lines.filter(({ points }) => points < 0).map(({ label }) => label));
    expect(spent).toEqual([
      ['payments', 'events', 'penalty'],
      ['payments', 'penalty'],
      ['payments', 'penalty'],
    ]);
  });
});
