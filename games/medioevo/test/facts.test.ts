import { at, configure, range, sum } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { CONFIDENCE } from '../src/data/confidence.ts';
import { EVENT_ROUNDS, MAX_PLAYERS, MIN_PLAYERS, ROUNDS, VARIANTS } from '../src/data/course.ts';
import { ESTATES, EXTRA_COIN_TOKENS, TERRAIN_TOKENS } from '../src/data/estates.ts';
import { EVENTS } from '../src/data/events.ts';
import { COLOURS, MONEY, PIECES_PER_COLOUR } from '../src/data/pieces.ts';
import { BLUE_TILES, ORANGE_TILES, TILES } from '../src/data/tiles.ts';
import { medioevo } from '../src/rules/index.ts';

describe('facts', () => {
  test('MED-COMP-01: two to five players, sixteen rounds', () => {
    expect([MIN_PLAYERS, MAX_PLAYERS, ROUNDS]).toEqual([2, 5, 16]);
    expect(medioevo.meta.seats).toEqual({ min: 2, max: 5 });
    expect(() => configure(medioevo, { seats: 1 })).toThrow('medioevo: 1 seats; allowed: 2 to 5');
    expect(() => configure(medioevo, { seats: 6 })).toThrow('medioevo: 6 seats; allowed: 2 to 5');
  });

  test('MED-COMP-02: five colours with a fief, a lord and an explorer each', () => {
    expect(new Set(COLOURS).size).toBe(5);
    expect(COLOURS.slice(0, 3)).toEqual(['pink', 'blue', 'green']);
    expect(PIECES_PER_COLOUR).toEqual({ fief: 1, lord: 1, explorer: 1 });
  });

  test('MED-COMP-03: 84 tiles of eight types', () => {
    const totals = ESTATES.map((type) => [type, TILES.filter((tile) => tile.type === type).length]);
    expect(Object.fromEntries(totals)).toEqual({
      field: 14,
      mill: 13,
      village: 12,
      rampart: 11,
      market: 10,
      barracks: 9,
      church: 8,
      palace: 7,
    });
    expect(TILES).toHaveLength(84);
  });

  test('MED-COMP-04: numbers from 1 to 23, shared by several tiles', () => {
    expect(new Set(TILES.map(({ number }) => number))).toEqual(new Set(range(23).map((index) => index + 1)));
    for (const number of range(23)) expect(TILES.filter((tile) => tile.number === number + 1).length).toBeGreaterThan(1);
  });

  test('MED-COMP-05: 52 blue and 32 orange backs', () => {
    expect([BLUE_TILES.length, ORANGE_TILES.length]).toEqual([52, 32]);
    expect(BLUE_TILES.every((id) => at(TILES, id).name.startsWith('b') && at(TILES, id).back === 'blue')).toBe(true);
    expect(ORANGE_TILES.every((id) => at(TILES, id).name.startsWith('o') && at(TILES, id).back === 'orange')).toBe(true);
  });

  test('MED-COMP-06: peasants and chests, none, one or more of each', () => {
    const symbols = new Set(TILES.map(({ peasants, chests }) => `${peasants} ${chests}`));
    expect([...symbols].sort()).toEqual(['0 0', '0 1', '0 2', '1 0', '1 1', '2 0']);
    expect([sum(TILES.map(({ peasants }) => peasants)), sum(TILES.map(({ chests }) => chests))]).toEqual([42, 50]);
    expect(new Set(TILES.map(({ name }) => name)).size).toBe(84);
  });

  test('MED-COMP-07 MED-COMP-08: eight terrain tokens, one of each type, and eight extra-coin tokens', () => {
    expect(TERRAIN_TOKENS).toEqual(range(8));
    expect(EXTRA_COIN_TOKENS).toBe(8);
  });

  test('MED-COMP-09: fifteen different events', () => {
    expect(EVENTS).toHaveLength(15);
    expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(15);
    expect(EVENTS.map(({ rule }) => rule)).toEqual(range(15).map((index) => `MED-EVENT-${index + 10}`));
    expect(EVENT_ROUNDS).toEqual([4, 8, 12, 16]);
  });

  test('MED-COMP-10: 112 pieces of money, 1390 coins in all', () => {
    expect(sum(MONEY.map(({ count }) => count))).toBe(112);
    expect(sum(MONEY.map(({ value, count }) => value * count))).toBe(1390);
    expect(MONEY.map(({ value, count }) => [value, count])).toEqual([
      [1, 40],
      [5, 18],
      [10, 36],
      [50, 18],
    ]);
  });

  test('MED-PC-06: no solo, team or expansion mode', () => {
    expect(VARIANTS).toEqual([]);
    expect(medioevo.meta.options).toEqual({});
  });

  test('what is invented is said', () => {
    const invented = CONFIDENCE.filter(({ confidence }) => confidence === 'invented').map(({ file }) => file);
    expect(invented).toEqual(['tiles.ts', 'pieces.ts']);
    expect(medioevo.meta).toMatchObject({ id: 'medioevo', rules: '1.1.0', shape: 1, longest: 200 });
  });
});
