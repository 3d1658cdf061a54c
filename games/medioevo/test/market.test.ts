import { describe, expect, test } from 'vitest';
import { coins, estate, given, march } from './table.ts';

const next = ['b03a', 'b05a', 'b08a'] as const;

describe('Market', () => {
  test('MED-MARK-01: one coin for each chest on tiles of any type, the new Market included', () => {
    const players = [{ fief: ['b12a', 'b20a', 'b02a'], cemetery: ['b23a'] }, { fief: ['b06a'] }] as const;
    const story = march(given({ now: ['b14a', 'b17a', 'b22a'], next, players }));
    expect(story.events('symbolCoins')).toEqual([
      { kind: 'symbolCoins', seat: 0, coins: 1 + 2 + 1, estate: estate('market'), rule: 'MED-MARK-01' },
    ]);
    expect(coins(story)).toEqual([4 + 2, 0]);
  });

  test('MED-MARK-02: the income is two coins for each Mill and each Market', () => {
    const players = [{ fief: ['b04a', 'b04b', 'b13a', 'b01a'] }] as const;
    const story = march(given({ now: ['b13b', 'b16a', 'b22a'], next, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 4, each: 2, coins: 8, rule: 'MED-MARK-02' }]);
  });
});
