import { describe, expect, test } from 'vitest';
import { ESTATES } from '../src/data/estates.ts';
import { coins, estate, given, march, wanderTo } from './table.ts';

const now = ['b19a', 'b20a', 'b22a'] as const;
const next = ['b03a', 'b05a', 'b08a'] as const;

describe('Church', () => {
  test('MED-CHUR-01: an extra-coin token goes under any one of the own eight estates', () => {
    const story = march(given({ now, next, players: [{ fief: ['b01a'] }] }));
    expect([story.asking, story.options()]).toEqual(['extraCoin', ESTATES.map((name) => `coin ${name}`).sort()]);
    story.play('coin field');
    expect(story.events('extraCoinPlaced')).toEqual([{ kind: 'extraCoinPlaced', seat: 0, estate: estate('field'), rule: 'MED-CHUR-01' }]);
    expect(story.state.open.extraCoins.map((token, cell) => token * (cell + 1)).filter(Boolean)).toEqual([estate('field') + 1]);
    expect(coins(story)).toEqual([3, 0]);
  });

  test('MED-CHUR-02: an estate holds one extra-coin token at most', () => {
    const players = [{ extraCoins: ['mill', 'church'] }, { extraCoins: ['field'] }] as const;
    const story = march(given({ now, next, players }));
    expect(story.options()).toHaveLength(6);
    expect(story.refusal('coin mill')).toBe('MED-CHUR-02');
    expect(story.options()).toContain('coin field');
  });

  test('MED-CHUR-03: under the Church itself it already serves the present income', () => {
    const story = march(given({ now, next, players: [{ fief: ['b21a'] }] }));
    story.play('coin church');
    expect(story.events('extraCoinPlaced')).toMatchObject([{ estate: estate('church'), rule: 'MED-CHUR-03' }]);
    expect(coins(story)).toEqual([2 * 4, 0]);
  });

  test('MED-CHUR-03: an empty estate may be chosen too', () => {
    const story = march(given({ now, next }));
    story.play('coin barracks');
    expect(story.events('extraCoinPlaced')).toMatchObject([{ estate: estate('barracks'), rule: 'MED-CHUR-03' }]);
  });

  test('MED-CHUR-04: one coin more for every tile counted, of the other symbols too', () => {
    const players = [{ fief: ['b04a', 'b06a', 'b13a'], extraCoins: ['market'] }] as const;
    const story = march(given({ now: ['b13b', 'b20a', 'b22a'], next, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 4, each: 3, coins: 12, rule: 'MED-MARK-02' }]);
  });

  test('MED-EX-02: two Ramparts and a first Village give nine coins with an extra-coin token', () => {
    const players = [{ fief: ['b10b', 'b10c'], extraCoins: ['village'] }] as const;
    const story = march(given({ now: ['b07a', 'b20a', 'b22a'], next, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 3, each: 3, coins: 9 }]);
  });

  test('MED-CHUR-05: tokens stay where they are, even when the Church is gone', () => {
    const players = [{ fief: ['b18a', 'b17a'] }, { fief: ['b20b'], extraCoins: ['mill', 'church'] }] as const;
    const story = given({ now: ['b16a', 'b20a', 'b22a'], next, players });
    march(story);
    expect(story.state.open.cemeteries[1]).toHaveLength(1);
    expect(story.state.open.extraCoins.slice(8)).toEqual([0, 1, 0, 0, 0, 0, 1, 0]);
    wanderTo(story, 4);
    expect(story.state.open.extraCoins[8 + 1]).toBe(1);
    expect(story.state.open.extraCoins[8 + 6]).toBe(1);
    expect(story.broken()).not.toContain('MED-CHUR-05');
  });

  test('MED-CHUR-06: the income is three coins for each Church', () => {
    const story = march(given({ now, next, players: [{ fief: ['b20b', 'b21a', 'b22b'] }] }));
    story.play('coin field');
    expect(story.events('income')).toMatchObject([{ tiles: 3, each: 3, coins: 9, rule: 'MED-CHUR-06' }]);
  });
});
