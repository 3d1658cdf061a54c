import { at, sum } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { ESTATES, INCOME_BASE, INCOME_SYMBOLS } from '../src/data/estates.ts';
import { coins, estate, given, march } from './table.ts';

const next = ['b03a', 'b05a', 'b08a'] as const;

describe('income', () => {
  test('MED-INC-01: only the estate that has just received its tile pays, and once', () => {
    const players = [{ fief: ['b04a', 'b06a', 'b10a', 'b20a', 'b22a'] }] as const;
    const story = march(given({ now: ['b01a', 'b04b', 'b16a'], next, players }));
    expect(story.events('income')).toEqual([
      { kind: 'income', seat: 0, estate: estate('field'), tiles: 1, each: 2, coins: 2, rule: 'MED-FIELD-03' },
    ]);
    expect(coins(story)).toEqual([2, 0]);
  });

  test('MED-INC-02: base plus extra coin, times the tiles of all symbols', () => {
    const players = [{ fief: ['b10a', 'b01a', 'b02a', 'b07a'], extraCoins: ['village'], terrains: [['field', 'village']] }] as const;
    const story = march(given({ now: ['b08a', 'b04b', 'b16a'], next: ['b03a', 'b05a', 'b09a'], players }));
    expect(story.events('income')).toMatchObject([{ tiles: 5, each: 3, coins: 15, rule: 'MED-VILL-05' }]);
  });

  test('MED-INC-03: Church and Palace pay three for each tile, the others two', () => {
    expect(Object.fromEntries(ESTATES.map((name, index) => [name, at(INCOME_BASE, index)]))).toEqual({
      field: 2,
      mill: 2,
      village: 2,
      rampart: 2,
      market: 2,
      barracks: 2,
      church: 3,
      palace: 3,
    });
  });

  test('MED-INC-04: the symbols printed under the estates', () => {
    const printed = ESTATES.map((name, index) => [name, at(INCOME_SYMBOLS, index).map((symbol) => at(ESTATES, symbol))]);
    expect(Object.fromEntries(printed)).toEqual({
      field: ['field'],
      mill: ['mill'],
      village: ['village', 'rampart'],
      rampart: ['field', 'rampart'],
      market: ['mill', 'market'],
      barracks: ['village', 'barracks'],
      church: ['church'],
      palace: ['palace'],
    });
  });

  test('MED-INC-05: a terrain token adds its type to the symbols of its estate', () => {
    const players = [{ fief: ['b22a', 'b22b', 'b20a'], terrains: [['palace', 'field']] }] as const;
    const story = march(given({ now: ['b01a', 'b04b', 'b16a'], next, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 3, each: 2, coins: 6, rule: 'MED-FIELD-03' }]);
  });

  test('MED-INC-05: under another estate, or under that of another player, it adds nothing', () => {
    const players = [{ fief: ['b22a'], terrains: [['palace', 'mill']] }, { terrains: [['church', 'field']] }] as const;
    const story = march(given({ now: ['b01a', 'b04b', 'b16a'], next, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 1, coins: 2 }]);
  });

  test('MED-INC-06: the tile just placed and the tile just restored are counted', () => {
    const story = march(given({ now: ['b07a', 'b04b', 'b16a'], next, players: [{ cemetery: ['b10a'] }] }));
    expect(story.events('income')).toMatchObject([{ tiles: 2, coins: 4, rule: 'MED-VILL-05' }]);
  });

  test('MED-INC-07: income comes from the bank and costs the others nothing', () => {
    const players = [{ fief: ['b01a'], coins: 3 }, { coins: 7 }, { coins: 1 }, { coins: 0 }] as const;
    const story = march(given({ seats: 4, now: ['b01b', 'b04a', 'b04b', 'b04c', 'b16a'], players }));
    expect(coins(story)).toEqual([7, 7, 1, 0]);
    expect(sum(coins(story))).toBe(11 + 4);
    expect(story.events('paid')).toEqual([]);
  });

  test('MED-INC-08: tokens change neither events nor penalties', () => {
    const players = [{ fief: ['b10a'], extraCoins: ['mill', 'rampart'], terrains: [['church', 'market']] }] as const;
    const events = ['alliance', 'newDefences', 'babyBoom', 'greatEstates'] as const;
    const story = given({ round: 16, now: ['b01a', 'b02a', 'b16a'], players, events });
    expect(story.events('eventCoins').map(({ seat, coins: amount, rule }) => [seat, amount, rule])).toEqual([
      [0, 4, 'MED-EVENT-22'],
      [1, 2, 'MED-EVENT-22'],
    ]);
    expect(at(story.events('penalty'), 0).estates).toEqual(
      ['mill', 'village', 'market', 'barracks', 'church', 'palace'].map((name) => estate(name as 'mill')),
    );
  });

  test('MED-INC-08: tokens change no effect either', () => {
    const players = [
      {
        extraCoins: ['field', 'mill'],
        terrains: [
          ['mill', 'field'],
          ['field', 'mill'],
        ],
        fief: ['b05a', 'b02a'],
      },
      { fief: ['b05b'], coins: 9 },
    ] as const;
    const field = march(given({ now: ['b01a', 'b04b', 'b16a'], next: ['b03a', 'b05c', 'b08a'], players }));
    expect(field.events('symbolCoins')).toMatchObject([{ coins: 2 }]);
    const mill = march(given({ now: ['b04a', 'b04b', 'b16a'], next: ['b03a', 'b05c', 'b08a'], players }));
    expect(mill.events('paid')).toMatchObject([{ coins: 2 }]);
    expect(at(mill.events('income'), 0)).toMatchObject({ tiles: 3, each: 3, coins: 9 });
  });

  test('MED-INC-09: no tile counts twice, since no estate may show a type twice', () => {
    const story = march(given({ now: ['b22a', 'b04b', 'b16a'], next, players: [{ fief: ['b01a', 'b10a'] }] }));
    expect(story.refusal('terrain field rampart')).toBe('MED-PAL-02');
    story.play('terrain field palace');
    expect(story.events('income')).toMatchObject([{ tiles: 2, each: 3, coins: 6 }]);
    expect(story.broken()).not.toContain('MED-INC-09');
    story.state.open.terrains[estate('rampart')] = estate('field');
    expect(story.broken()).toContain('MED-INC-09');
  });
});
