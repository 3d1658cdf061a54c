import { describe, expect, test } from 'vitest';
import { coins, given, march } from './table.ts';

const now = ['b04a', 'b07a', 'b10a', 'b16a'] as const;
const next = ['b03a', 'b05a', 'b08a', 'b09a'] as const;

describe('Mill', () => {
  test('MED-MILL-01 MED-MILL-03: fewer Mills pay two coins, as many are safe', () => {
    const players = [{ fief: ['b05b'] }, { coins: 7, fief: ['b05c'] }, { coins: 7, fief: ['b06a', 'b04b'] }] as const;
    const story = march(given({ seats: 3, round: 13, now, next, players }));
    expect(story.events('paid', 'spared')).toEqual([
      { kind: 'paid', seat: 1, to: 0, coins: 2, rule: 'MED-MILL-01' },
      { kind: 'spared', seat: 2, rule: 'MED-MILL-03' },
    ]);
    expect(coins(story)).toEqual([2 + 4, 5, 7]);
  });

  test('MED-MILL-02: who has less pays that, and the bank adds nothing', () => {
    const players = [{ coins: 4 }, { coins: 1 }, { coins: 0 }] as const;
    const story = march(given({ seats: 3, round: 13, now, next, players }));
    expect(story.events('paid')).toEqual([
      { kind: 'paid', seat: 1, to: 0, coins: 1, rule: 'MED-MILL-02' },
      { kind: 'paid', seat: 2, to: 0, coins: 0, rule: 'MED-MILL-02' },
    ]);
    expect(coins(story)).toEqual([4 + 1 + 2, 0, 0]);
    expect(story.broken()).not.toContain('MED-MON-02');
  });

  test('MED-MILL-03: more Mills are safe as well', () => {
    const players = [{}, { coins: 3, fief: ['b06a', 'b04b'] }, { coins: 2, fief: ['b05b'] }] as const;
    const story = march(given({ seats: 3, round: 13, now, next, players }));
    expect(story.events('paid')).toEqual([]);
    expect(story.events('spared').map(({ seat, rule }) => [seat, rule])).toEqual([
      [1, 'MED-MILL-03'],
      [2, 'MED-MILL-03'],
    ]);
  });

  test('MED-MILL-04: the income is two coins for each Mill', () => {
    const players = [{ fief: ['b05b', 'b06a', 'b13a'] }] as const;
    const story = march(given({ seats: 3, round: 13, now, next, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 3, each: 2, coins: 6, rule: 'MED-MILL-04' }]);
  });

  test('MED-MON-02: two coins are just enough', () => {
    const story = march(given({ seats: 3, round: 13, now, next, players: [{}, { coins: 2 }, { coins: 3 }] }));
    expect(coins(story)).toEqual([6, 0, 1]);
    expect(story.events('paid').map(({ rule }) => rule)).toEqual(['MED-MILL-01', 'MED-MILL-01']);
    expect(story.broken()).not.toContain('MED-MON-02');
  });
});
