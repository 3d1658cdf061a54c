import { at, configure, range, sum } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { BLACK_SLOTS, DEPOTS, SLOT_PLAYERS, SLOT_TYPE, SLOTS_PER_DEPOT } from '../src/data/board.ts';
import { BRIDGE_SPACES, DICE_PER_PLAYER, GOODS_SPACES, PHASES, PIECES, ROUNDS_PER_PHASE, STORAGE_SPACES } from '../src/data/course.ts';
import { BOARDS, DIE_ROWS } from '../src/data/duchies.ts';
import {
  BUILDINGS,
  COLOURS,
  FACE_ANIMAL,
  FACE_BLACK,
  FACE_COLOURED,
  FACE_HEADS,
  FACE_MONASTERY,
  FACE_SET,
  FACE_TYPE,
  FACES,
  TYPES,
} from '../src/data/faces.ts';
import { GOODS, TILES_PER_GOOD } from '../src/data/goods.ts';
import { burgundy } from '../src/rules/index.ts';
import { HEX_NAMES, LAYOUTS } from '../src/rules/layout.ts';
import type { Options } from '../src/rules/types.ts';

const base = range(FACES.length).filter((face) => FACE_SET[face] === 'base');
const countOf = (type: string, table: readonly number[]): number =>
  sum(base.filter((face) => at(TYPES, at(FACE_TYPE, face)) === type).map((face) => at(table, face)));

test('BUR-GEN-01: two to four players sit down, four in teams, one alone', () => {
  expect(burgundy.meta.seats).toEqual({ min: 1, max: 4 });
  expect(() => configure(burgundy, { seats: 5 })).toThrow('1 to 4');
  expect(() => configure(burgundy, { seats: 1 })).toThrow('2 to 4');
  const allowed = (mode: string): number[] =>
    [1, 2, 3, 4].filter(
      (seats) => burgundy.valid?.({ seats, options: { ...configure(burgundy, {}).options, mode } as Options }) === undefined,
    );
  expect([allowed('each'), allowed('team'), allowed('solo')]).toEqual([[2, 3, 4], [4], [1]]);
});

test('BUR-GEN-03: 164 hex tiles by type and back', () => {
  expect(TYPES.map((type) => [type, countOf(type, FACE_COLOURED), countOf(type, FACE_BLACK)])).toEqual([
    ['building', 40, 16],
    ['monastery', 20, 6],
    ['ship', 20, 6],
    ['livestock', 20, 8],
    ['castle', 14, 2],
    ['mine', 10, 2],
  ]);
  expect(sum(base.map((face) => at(FACE_COLOURED, face) + at(FACE_BLACK, face)))).toBe(164);
});

test('BUR-GEN-04: eight buildings and four animals with seven tiles each, of two to four heads', () => {
  expect(BUILDINGS).toHaveLength(8);
  for (const face of range(8)) expect([at(FACE_COLOURED, face), at(FACE_BLACK, face)]).toEqual([5, 2]);
  for (const animal of range(4)) {
    const faces = base.filter((face) => FACE_ANIMAL[face] === animal);
    expect(faces.map((face) => FACE_HEADS[face])).toEqual([2, 3, 4]);
    expect(sum(faces.map((face) => at(FACE_COLOURED, face) + at(FACE_BLACK, face)))).toBe(7);
    expect(faces.map((face) => [FACE_COLOURED[face], FACE_BLACK[face]])).toEqual([
      [2, 0],
      [2, 1],
      [1, 1],
    ]);
  }
});

test('BUR-GEN-05: 26 different monasteries, numbered 1 to 26', () => {
  const monasteries = base.filter((face) => at(FACE_MONASTERY, face) > 0);
  expect(monasteries.map((face) => FACE_MONASTERY[face])).toEqual(range(26).map((index) => index + 1));
  expect(monasteries.every((face) => at(FACE_COLOURED, face) + at(FACE_BLACK, face) === 1)).toBe(true);
  expect(monasteries.filter((face) => FACE_BLACK[face] === 1).map((face) => FACE_MONASTERY[face])).toEqual([7, 12, 14, 15, 24, 25]);
});

test('BUR-GEN-06 BUR-GEN-08: goods by die value, bonus tiles by colour', () => {
  expect(GOODS).toEqual(['turquoise', 'violet', 'pink', 'red', 'brown', 'orange']);
  expect(GOODS.length * TILES_PER_GOOD).toBe(42);
  expect(Object.values(COLOURS)).toEqual(['beige', 'yellow', 'blue', 'light green', 'dark green', 'grey']);
  expect(PIECES.bonusTiles).toBe(2 * TYPES.length);
});

test('BUR-GEN-12: the extra tiles are a module of their own for any number of players and boards', () => {
  for (const seats of [2, 3, 4]) {
    for (const boards of ['same', 'chosen', 'random']) {
      expect(configure(burgundy, { seats, options: { boards, extraTiles: 'yes' } }).options.extraTiles).toBe(true);
      expect(configure(burgundy, { seats, options: { boards } }).options.extraTiles).toBe(false);
    }
  }
});

test('BUR-GEN-14: everything in the box is counted', () => {
  expect(PIECES).toMatchObject({ coins: 24, workers: 26, goods: 42, dice: 9, markers: 8, tokens: 4, bonusTiles: 12, extraHex: 4 });
  expect(PIECES).toMatchObject({ whiteCastleSet: 9, inns: 5, tradeRoutes: 12, shields: 18 });
  expect(FACE_SET.filter((set) => set === 'extra')).toHaveLength(PIECES.extraHex);
  expect(PIECES.dice).toBe(4 * DICE_PER_PLAYER + 1);
});

test('BUR-SETUP-01: six depots of four typed slots, a black depot, five phases of five rounds', () => {
  expect([DEPOTS, SLOTS_PER_DEPOT, PHASES.length, ROUNDS_PER_PHASE]).toEqual([6, 4, 5, 5]);
  expect(BLACK_SLOTS).toEqual({ 2: 4, 3: 6, 4: 8 });
  const types = range(DEPOTS).map((depot) =>
    SLOT_TYPE.slice(depot * 4, depot * 4 + 4)
      .map((type) => at(TYPES, type))
      .join(' '),
  );
  expect(types).toEqual([
    'monastery building ship livestock',
    'monastery building castle building',
    'livestock ship building monastery',
    'mine ship building livestock',
    'building mine building monastery',
    'castle building ship livestock',
  ]);
  expect(SLOT_PLAYERS.join('')).toBe('322423242324422332423242');
});

test('BUR-SETUP-14: every duchy has 37 hexes in fixed numbers of each colour and the same die numbers', () => {
  expect(LAYOUTS).toHaveLength(16 + 2 + 2);
  for (const layout of LAYOUTS.slice(0, 16)) {
    expect(layout.size).toBe(37);
    expect(layout.ofColour.map((hexes) => hexes.length)).toEqual([12, 6, 6, 6, 4, 3]);
    expect(layout.die.join('')).toBe('6543216545431236126541254312612563413');
    expect(Math.max(...layout.areas.map(({ hexes }) => hexes.length))).toBeLessThanOrEqual(8);
  }
  expect(DIE_ROWS.split(' ')).toHaveLength(7);
});

test('contact of hexes is mutual and as on the printed grid', () => {
  const [layout] = LAYOUTS;
  const near = (name: string): string[] => at(layout?.contact ?? [], HEX_NAMES.indexOf(name)).map((hex) => at(HEX_NAMES, hex));
  expect(near('d4')).toEqual(['c3', 'c4', 'd3', 'd5', 'e3', 'e4']);
  expect(near('a1')).toEqual(['a2', 'b1', 'b2']);
  expect(near('d7')).toEqual(['c6', 'd6', 'e6']);
  expect(near('g4')).toEqual(['f4', 'f5', 'g3']);
  expect(sum((layout?.contact ?? []).map((list) => list.length))).toBe(2 * 90);
});

test('BUR-SETUP-15: three storage spaces, three goods spaces, two dice', () => {
  expect([STORAGE_SPACES, GOODS_SPACES, DICE_PER_PLAYER]).toEqual([3, 3, 2]);
});

test('BUR-ROUND-08: the bridge has a first space and six more', () => {
  expect(BRIDGE_SPACES).toBe(7);
});

test('BUR-EX-04: duchy 1 has villages of 1, 3, 3 and 5 hexes, and all duchies have two to six villages', () => {
  const villages = LAYOUTS.slice(0, 16).map(({ areas }) => areas.filter(({ colour }) => colour === 0).map(({ hexes }) => hexes.length));
  expect([...at(villages, 0)].sort()).toEqual([1, 3, 3, 5]);
  expect(Math.min(...villages.map((list) => list.length))).toBe(2);
  expect(Math.max(...villages.map((list) => list.length))).toBe(6);
  expect(Math.max(...villages.flat())).toBe(8);
  expect(BOARDS).toHaveLength(8);
});
