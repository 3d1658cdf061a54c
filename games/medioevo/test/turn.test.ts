import { describe, expect, test } from 'vitest';
import { begin, cemetery, coins, columnOf, estate, fief, given, march, row, type Table, tile } from './table.ts';

const next = ['b03a', 'b05a', 'b08a'] as const;

/** The kinds of answers that the player who is asked may give. */
function kindsOnOffer(story: Table): (string | undefined)[] {
  return [...new Set(story.options().map((line) => line.split(' ')[0]))];
}

describe('a turn', () => {
  test('MED-TURN-01: move the lord, place the tile, effect, income, in this order', () => {
    const story = given({ now: ['b02a', 'b04a', 'b16a'], next });
    const told = story.play('lord b05a').map(({ event }) => event);
    expect(told.slice(0, 5)).toEqual([
      { kind: 'lordMoved', seat: 0, tile: tile('b05a'), place: 1, rule: 'MED-TURN-03' },
      { kind: 'tilePlaced', seat: 0, tile: tile('b02a'), estate: estate('field'), rule: 'MED-TURN-04' },
      { kind: 'symbolCoins', seat: 0, coins: 1, estate: estate('field'), rule: 'MED-FIELD-01' },
      { kind: 'income', seat: 0, estate: estate('field'), tiles: 1, each: 2, coins: 2, rule: 'MED-FIELD-03' },
      { kind: 'turnEnded', seat: 0, rule: 'MED-TURN-10' },
    ]);
    expect(told).toHaveLength(5);
  });

  test('MED-TURN-02: no lord goes where another lord stands', () => {
    const story = given({ now: ['b02a', 'b04a', 'b16a'], next });
    story.play('lord b05a');
    expect(story.state.open.lords).toEqual([tile('b05a'), tile('b04a')]);
    expect(story.options()).toEqual(['lord b03a', 'lord b08a']);
    expect(story.refusal('lord b05a')).toBe('MED-TURN-02');
  });

  test('MED-TURN-02: nor where an explorer of another player stands, while the own one is no obstacle', () => {
    const players = [{ explorer: 'b05a' }, { explorer: 'b08a' }] as const;
    const story = given({ now: ['b02a', 'b04a', 'b16a'], next, players });
    expect(story.options()).toEqual(['lord b03a', 'lord b05a']);
    expect(story.refusal('lord b08a')).toBe('MED-RAMP-05');
    story.play('lord b05a');
    expect(story.options()).toEqual(['lord b03a', 'lord b08a']);
  });

  test('MED-TURN-03: the move comes first and cannot be left out, the choices of the effect come after it', () => {
    const story = given({ now: ['b07a', 'b04a', 'b16a'], next, players: [{ cemetery: ['b01a', 'b19a'] }] });
    expect(story.asking).toBe('moveLord');
    expect(story.options()).toEqual(['lord b03a', 'lord b05a', 'lord b08a']);
    expect(fief(story, 0)).toEqual([]);
    story.play('lord b08a');
    expect(fief(story, 0)).toEqual(['b07a']);
    expect(story.asking).toBe('restore');
    expect(story.refusal('lord b03a')).toBe('HOUSE-KIND');
  });

  test('MED-TURN-04: the tile just left goes on top of the estate of its own type', () => {
    const story = given({ now: ['b02a', 'b04a', 'b16a'], next, players: [{ fief: ['b01a', 'b04b', 'b03b'] }] });
    const [, placed] = story.play('lord b05a').map(({ event }) => event);
    expect(placed).toEqual({ kind: 'tilePlaced', seat: 0, tile: tile('b02a'), estate: estate('field'), rule: 'MED-TURN-04' });
    expect(columnOf(story, 0, 'field')).toEqual(['b01a', 'b03b', 'b02a']);
    expect(columnOf(story, 0, 'mill')).toEqual(['b04b']);
    expect(row(story, 1)).toEqual(['b04a']);
  });

  test('MED-TURN-05: a column takes any number of tiles', () => {
    const fields = ['b01b', 'b01c', 'b02a', 'b02b', 'b02c', 'o01a', 'o01b', 'o02a', 'o02b', 'o03a', 'o03b', 'b03a', 'b03b'] as const;
    const story = march(given({ seats: 4, round: 13, now: ['b01a', 'b04a', 'b04b', 'b04c', 'b16a'], players: [{ fief: fields }] }));
    expect(columnOf(story, 0, 'field')).toEqual([...fields, 'b01a']);
    expect(story.events('income')).toMatchObject([{ tiles: 14, coins: 28, rule: 'MED-FIELD-03' }]);
  });

  test('MED-TURN-06: the effect is complete before the income is counted', () => {
    const story = given({ now: ['b19a', 'b04a', 'b16a'], next, players: [{ fief: ['b20a'] }] });
    march(story);
    expect(story.events('income')).toEqual([]);
    story.play('coin church');
    expect(story.events('income')).toMatchObject([{ tiles: 2, each: 4, coins: 8, rule: 'MED-CHUR-06' }]);
  });

  test('MED-TURN-07: an effect that is possible cannot be declined', () => {
    const now = ['b10a', 'b19a', 'b22a', 'b01a'] as const;
    const story = given({ seats: 3, round: 13, now, next: ['b03a', 'b05a', 'b08a', 'b09a'] });
    march(story);
    expect(kindsOnOffer(story)).toEqual(['explore']);
    march(march(story));
    expect(kindsOnOffer(story)).toEqual(['coin']);
    march(march(story));
    expect(kindsOnOffer(story)).toEqual(['terrain']);
  });

  test('MED-TURN-08: a Rampart that finds no tile to reserve still pays', () => {
    const story = march(given({ round: 15, now: ['b10a', 'b04a', 'b16a'], next, players: [{ fief: ['b01a'] }] }));
    expect(story.events('effectSkipped')).toEqual([{ kind: 'effectSkipped', seat: 0, estate: estate('rampart'), rule: 'MED-RAMP-03' }]);
    expect(coins(story)).toEqual([4, 0]);
    expect(story.next()).toBe(1);
  });

  test('MED-TURN-08: a Church without a token left, or without a free space, still pays', () => {
    const all = ['field', 'mill', 'village', 'rampart', 'market', 'barracks', 'church', 'palace'] as const;
    const full = march(given({ now: ['b19a', 'b04a', 'b16a'], next, players: [{ extraCoins: all }] }));
    expect(full.events('effectSkipped')).toEqual([{ kind: 'effectSkipped', seat: 0, estate: estate('church'), rule: 'MED-TURN-08' }]);
    expect(coins(full)).toEqual([4, 0]);
    const spent = march(given({ now: ['b19a', 'b04a', 'b16a'], next, players: [{}, { extraCoins: all }] }));
    expect(spent.events('effectSkipped')).toHaveLength(1);
    expect(coins(spent)).toEqual([3, 0]);
  });

  test('MED-TURN-08: a Palace without a terrain token left still pays', () => {
    const mine = [
      ['field', 'mill'],
      ['mill', 'field'],
      ['village', 'church'],
      ['rampart', 'palace'],
    ] as const;
    const yours = [
      ['market', 'field'],
      ['barracks', 'mill'],
      ['church', 'village'],
      ['palace', 'church'],
    ] as const;
    const players = [{ terrains: mine, fief: ['b10a'] }, { terrains: yours }] as const;
    const story = march(given({ now: ['b22a', 'b04a', 'b16a'], next, players }));
    expect(story.events('effectSkipped')).toEqual([{ kind: 'effectSkipped', seat: 0, estate: estate('palace'), rule: 'MED-TURN-08' }]);
    expect(coins(story)).toEqual([6, 0]);
  });

  test('MED-TURN-09: the tile under a lord neither protects nor counts nor can be lost', () => {
    const now = ['b16a', 'b10a', 'b16b'] as const;
    const story = march(given({ now, next, players: [{}, { coins: 5 }] }));
    expect(story.events('paid')).toMatchObject([{ seat: 1, coins: 2 }]);
    expect(story.events('buried')).toEqual([]);
    expect(cemetery(story, 1)).toEqual([]);
    expect(row(story, 1)).toEqual(['b10a']);
  });

  test('MED-TURN-10: after the income the next player acts, and nobody is asked in between', () => {
    const players = [{}, { fief: ['b01a', 'b04a'], coins: 9 }] as const;
    const story = given({ now: ['b16a', 'b02a', 'b13a'], next, players });
    const told = story.play('lord b03a').map(({ event }) => event);
    expect(told.at(-1)).toEqual({ kind: 'turnEnded', seat: 0, rule: 'MED-TURN-10' });
    expect(told.at(-2)).toMatchObject({ kind: 'income', seat: 0 });
    expect([story.next(), story.asking]).toEqual([1, 'moveLord']);
    expect(story.refusal('lord b08a', 0)).toBe('HOUSE-SEAT');
  });

  test('MED-TURN-11: a single possibility is carried out without asking', () => {
    const story = march(given({ now: ['b07a', 'b04a', 'b16a'], next, players: [{ cemetery: ['b19a'] }] }));
    expect(story.events('restored')).toEqual([{ kind: 'restored', seat: 0, tile: tile('b19a'), rule: 'MED-VILL-01' }]);
    expect([fief(story, 0), cemetery(story, 0), story.next()]).toEqual([['b07a', 'b19a'], [], 1]);
  });

  test('MED-TURN-12: a Rampart placed earlier in the round protects, one placed later does not', () => {
    const now = ['b10a', 'b16a', 'b11a', 'b22a'] as const;
    const players = [{ coins: 5 }, {}, { coins: 5 }] as const;
    const story = given({ seats: 3, round: 13, now, next: ['b03a', 'b05a', 'b08a', 'b09a'], players });
    march(march(story));
    march(story);
    expect(story.events('spared')).toEqual([{ kind: 'spared', seat: 0, rule: 'MED-RAMP-12' }]);
    expect(story.events('paid')).toMatchObject([{ seat: 2, to: 1, coins: 2 }]);
    expect(coins(story)).toEqual([7, 4, 3]);
  });

  test('MED-TURN-12: payments of earlier turns are already gone', () => {
    const now = ['b04a', 'b16a', 'b05a', 'b22a'] as const;
    const players = [{}, { coins: 0 }, { coins: 3, fief: ['b12a'] }] as const;
    const story = given({ seats: 3, round: 13, now, next: ['b03a', 'b05b', 'b08a', 'b09a'], players });
    march(story, 2);
    expect(story.events('paid')).toMatchObject([
      { seat: 1, to: 0, coins: 0 },
      { seat: 2, to: 0, coins: 2 },
      { seat: 0, to: 1, coins: 2 },
    ]);
    expect(story.events('spared')).toMatchObject([{ seat: 2, rule: 'MED-RAMP-12' }]);
    expect(coins(story)).toEqual([2, 4, 1]);
  });

  test('answers of the wrong seat, of the wrong kind or to another game are refused by the house', () => {
    const story = begin(2);
    expect(story.refusal('lord b01a', 1 - story.next())).toBe('HOUSE-SEAT');
    expect(story.refusal('coin field')).toBe('HOUSE-KIND');
    expect(story.refusal('build tower')).toBe('HOUSE-FORM');
  });
});
