import { describe, expect, test } from 'vitest';
import { coins, estate, given, march } from './table.ts';

const next = ['b03a', 'b05a', 'b08a'] as const;

describe('Field', () => {
  test('MED-FIELD-01: one coin for each peasant on tiles of any type, the new Field included', () => {
    const players = [{ fief: ['b03b', 'b05b', 'b14a', 'b22a'], cemetery: ['b11a'] }, { fief: ['b08b'] }] as const;
    const story = march(given({ now: ['b02a', 'b04a', 'b16a'], next, players }));
    expect(story.events('symbolCoins')).toEqual([
      { kind: 'symbolCoins', seat: 0, coins: 1 + 2 + 1 + 1, estate: estate('field'), rule: 'MED-FIELD-01' },
    ]);
    expect(coins(story)).toEqual([5 + 2 * 2, 0]);
  });

  test('MED-FIELD-02: without peasants the effect gives nothing and the income follows', () => {
    const story = march(given({ now: ['b01a', 'b04a', 'b16a'], next, players: [{ fief: ['b13a'] }] }));
    expect(story.events('symbolCoins')).toEqual([
      { kind: 'symbolCoins', seat: 0, coins: 0, estate: estate('field'), rule: 'MED-FIELD-02' },
    ]);
    expect(coins(story)).toEqual([2, 0]);
  });

  test('MED-FIELD-03: the income is two coins for each Field', () => {
    const players = [{ fief: ['b01b', 'b10a', 'b01c', 'b04a'] }] as const;
    const story = march(given({ now: ['b01a', 'b04b', 'b16a'], next, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 3, each: 2, coins: 6, rule: 'MED-FIELD-03' }]);
  });
});
