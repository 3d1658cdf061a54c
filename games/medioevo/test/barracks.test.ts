import { describe, expect, test } from 'vitest';
import { cemetery, coins, fief, given, march, tile } from './table.ts';

const now = ['b16a', 'b20a', 'b20b', 'b22a'] as const;
const next = ['b03a', 'b05a', 'b08a', 'b09a'] as const;
const attack = { seats: 3, round: 13, now, next } as const;

describe('Barracks', () => {
  test('MED-BARR-01 MED-BARR-02: fewer Ramparts than the attacker has Barracks cost two coins', () => {
    const players = [{ fief: ['b16b'] }, { coins: 5, fief: ['b10a', 'b23a'] }, { coins: 5, fief: ['b10b', 'b11a'] }] as const;
    const story = march(given({ ...attack, players }));
    expect(story.events('paid', 'spared')).toEqual([
      { kind: 'paid', seat: 1, to: 0, coins: 2, rule: 'MED-BARR-02' },
      { kind: 'spared', seat: 2, rule: 'MED-RAMP-12' },
    ]);
    expect(coins(story)).toEqual([2 + 4, 3, 5]);
  });

  test('MED-BARR-02: who has one coin gives that one', () => {
    const story = march(given({ ...attack, players: [{}, { coins: 1, fief: ['b01a'] }, { coins: 9, fief: ['b10a'] }] }));
    expect(story.events('paid')).toMatchObject([{ seat: 1, coins: 1, rule: 'MED-BARR-02' }]);
    expect(coins(story)).toEqual([1 + 2, 0, 9]);
  });

  test('MED-BARR-03: the top tile of the leftmost estate that has any goes to the cemetery', () => {
    const players = [{}, { fief: ['b23a', 'b05b', 'b06a', 'b20a'] }, { fief: ['b13a', 'b22b', 'b15a', 'b14a'] }] as const;
    const story = march(given({ ...attack, now: ['b16a', 'b17a', 'b19a', 'b22a'], players }));
    expect(story.events('buried')).toEqual([
      { kind: 'buried', seat: 1, tile: tile('b06a'), rule: 'MED-BARR-03' },
      { kind: 'buried', seat: 2, tile: tile('b14a'), rule: 'MED-BARR-03' },
    ]);
    expect([fief(story, 1), cemetery(story, 1)]).toEqual([['b23a', 'b05b', 'b20a'], ['b06a']]);
    expect([fief(story, 2), cemetery(story, 2)]).toEqual([['b13a', 'b22b', 'b15a'], ['b14a']]);
  });

  test('MED-BARR-04: without coins a tile is lost, without tiles coins are paid', () => {
    const story = march(given({ ...attack, players: [{}, { coins: 0, fief: ['b01a'] }, { coins: 6 }] }));
    expect(story.events('paid')).toMatchObject([
      { seat: 1, coins: 0 },
      { seat: 2, coins: 2 },
    ]);
    expect([cemetery(story, 1), cemetery(story, 2)]).toEqual([['b01a'], []]);
  });

  test('MED-BARR-05: however large the difference, an attack costs one tile and two coins', () => {
    const mine = ['b16b', 'b17a', 'b17b', 'b18a'] as const;
    const players = [{ fief: mine }, { coins: 20, fief: ['b01a', 'b01b', 'b02a'] }, { coins: 9, fief: ['b22b', 'b23a'] }] as const;
    const story = march(given({ ...attack, players }));
    expect([cemetery(story, 1), cemetery(story, 2)]).toEqual([['b02a'], ['b23a']]);
    expect(coins(story)).toEqual([4 + 10, 18, 7]);
    expect(story.events('paid').map(({ rule }) => rule)).toEqual(['MED-BARR-02', 'MED-BARR-02']);
    expect(story.events('buried').map(({ rule }) => rule)).toEqual(['MED-BARR-03', 'MED-BARR-03']);
  });

  test('MED-BARR-06: all victims are told before anybody loses anything', () => {
    const players = [{ fief: ['b17a'] }, { fief: ['b10a'] }, { fief: ['b10b', 'b12a'] }] as const;
    const story = given({ ...attack, players });
    const told = story.play('lord b03a').map(({ event }) => event);
    expect(told[2]).toEqual({ kind: 'attack', seat: 0, victims: [1], rule: 'MED-BARR-06' });
    expect(told.slice(3).map(({ kind }) => kind)).toEqual(['paid', 'buried', 'spared', 'income', 'turnEnded']);
  });

  test('MED-BARR-07: the victim chooses nothing, and a Rampart goes if it is leftmost', () => {
    const players = [{ fief: ['b17a'] }, { fief: ['b12a', 'b13a', 'b20a'] }, { fief: ['b10a', 'b10b'] }] as const;
    const story = march(given({ ...attack, now: ['b16a', 'b19a', 'b20b', 'b22a'], players }));
    expect(story.events('buried')).toEqual([{ kind: 'buried', seat: 1, tile: tile('b12a'), rule: 'MED-BARR-03' }]);
    expect([story.asking, story.next()]).toEqual(['moveLord', 1]);
  });

  test('MED-BARR-08: the income is two coins for each Village and each Barracks', () => {
    const players = [{ fief: ['b07a', 'b08b', 'b17a', 'b01a'] }, { fief: ['b10a', 'b10b'] }, { fief: ['b11a', 'b11b'] }] as const;
    const story = march(given({ ...attack, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 4, each: 2, coins: 8, rule: 'MED-BARR-08' }]);
    expect(coins(story)).toEqual([8, 0, 0]);
  });
});
