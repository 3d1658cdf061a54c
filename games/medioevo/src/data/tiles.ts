import { ESTATES, type Estate } from './estates.ts';

/*
 * The 84 terrain tiles: the one file to correct from a box.
 *
 * Certain: 84 tiles, 52 blue and 32 orange backs, the number of tiles of each type, numbers from 1 to 23 all in use.
 * Invented: which number, back and symbols each single tile has.
 *
 * To correct: put the number on the back, the colour of the back, the type and the symbols of your 84 tiles into the rows, one row per tile.
 * A name is the first letter of the back, the number in two digits and a letter that tells equal tiles apart; names are unique.
 * Nothing else in the game depends on the rows: two tiles with the same number may differ in type or symbols.
 * The position of a row is the tile's id in stored games, so a changed list needs a new rules version.
 */

export type Back = 'blue' | 'orange';

type TileRow = readonly [name: string, back: Back, number: number, type: Estate, peasants: number, chests: number];

const ROWS = [
  ['b01a', 'blue', 1, 'field', 0, 0],
  ['b01b', 'blue', 1, 'field', 0, 0],
  ['b01c', 'blue', 1, 'field', 0, 0],
  ['o01a', 'orange', 1, 'field', 0, 0],
  ['o01b', 'orange', 1, 'field', 0, 0],
  ['b02a', 'blue', 2, 'field', 1, 0],
  ['b02b', 'blue', 2, 'field', 1, 0],
  ['b02c', 'blue', 2, 'field', 1, 0],
  ['o02a', 'orange', 2, 'field', 1, 0],
  ['o02b', 'orange', 2, 'field', 1, 0],
  ['b03a', 'blue', 3, 'field', 2, 0],
  ['b03b', 'blue', 3, 'field', 2, 0],
  ['o03a', 'orange', 3, 'field', 2, 0],
  ['o03b', 'orange', 3, 'field', 2, 0],
  ['b04a', 'blue', 4, 'mill', 0, 0],
  ['b04b', 'blue', 4, 'mill', 0, 0],
  ['b04c', 'blue', 4, 'mill', 0, 0],
  ['o04a', 'orange', 4, 'mill', 0, 0],
  ['o04b', 'orange', 4, 'mill', 0, 0],
  ['b05a', 'blue', 5, 'mill', 1, 0],
  ['b05b', 'blue', 5, 'mill', 1, 0],
  ['b05c', 'blue', 5, 'mill', 1, 0],
  ['o05a', 'orange', 5, 'mill', 1, 0],
  ['o05b', 'orange', 5, 'mill', 1, 0],
  ['b06a', 'blue', 6, 'mill', 0, 2],
  ['b06b', 'blue', 6, 'mill', 0, 2],
  ['o06a', 'orange', 6, 'mill', 0, 2],
  ['b07a', 'blue', 7, 'village', 0, 0],
  ['b07b', 'blue', 7, 'village', 0, 0],
  ['o07a', 'orange', 7, 'village', 0, 0],
  ['b08a', 'blue', 8, 'village', 1, 0],
  ['b08b', 'blue', 8, 'village', 1, 0],
  ['b08c', 'blue', 8, 'village', 1, 0],
  ['o08a', 'orange', 8, 'village', 1, 0],
  ['o08b', 'orange', 8, 'village', 1, 0],
  ['b09a', 'blue', 9, 'village', 1, 1],
  ['b09b', 'blue', 9, 'village', 1, 1],
  ['o09a', 'orange', 9, 'village', 1, 1],
  ['o09b', 'orange', 9, 'village', 1, 1],
  ['b10a', 'blue', 10, 'rampart', 0, 0],
  ['b10b', 'blue', 10, 'rampart', 0, 0],
  ['b10c', 'blue', 10, 'rampart', 0, 0],
  ['o10a', 'orange', 10, 'rampart', 0, 0],
  ['b11a', 'blue', 11, 'rampart', 1, 0],
  ['b11b', 'blue', 11, 'rampart', 1, 0],
  ['o11a', 'orange', 11, 'rampart', 1, 0],
  ['o11b', 'orange', 11, 'rampart', 1, 0],
  ['b12a', 'blue', 12, 'rampart', 0, 2],
  ['b12b', 'blue', 12, 'rampart', 0, 2],
  ['o12a', 'orange', 12, 'rampart', 0, 2],
  ['b13a', 'blue', 13, 'market', 0, 1],
  ['b13b', 'blue', 13, 'market', 0, 1],
  ['o13a', 'orange', 13, 'market', 0, 1],
  ['b14a', 'blue', 14, 'market', 1, 1],
  ['b14b', 'blue', 14, 'market', 1, 1],
  ['o14a', 'orange', 14, 'market', 1, 1],
  ['b15a', 'blue', 15, 'market', 0, 2],
  ['b15b', 'blue', 15, 'market', 0, 2],
  ['o15a', 'orange', 15, 'market', 0, 2],
  ['o15b', 'orange', 15, 'market', 0, 2],
  ['b16a', 'blue', 16, 'barracks', 0, 0],
  ['b16b', 'blue', 16, 'barracks', 0, 0],
  ['o16a', 'orange', 16, 'barracks', 0, 0],
  ['b17a', 'blue', 17, 'barracks', 1, 0],
  ['b17b', 'blue', 17, 'barracks', 1, 0],
  ['o17a', 'orange', 17, 'barracks', 1, 0],
  ['b18a', 'blue', 18, 'barracks', 0, 1],
  ['b18b', 'blue', 18, 'barracks', 0, 1],
  ['o18a', 'orange', 18, 'barracks', 0, 1],
  ['b19a', 'blue', 19, 'church', 1, 0],
  ['o19a', 'orange', 19, 'church', 1, 0],
  ['b20a', 'blue', 20, 'church', 0, 1],
  ['b20b', 'blue', 20, 'church', 0, 1],
  ['o20a', 'orange', 20, 'church', 0, 1],
  ['b21a', 'blue', 21, 'church', 1, 1],
  ['b21b', 'blue', 21, 'church', 1, 1],
  ['o21a', 'orange', 21, 'church', 1, 1],
  ['b22a', 'blue', 22, 'palace', 0, 1],
  ['b22b', 'blue', 22, 'palace', 0, 1],
  ['o22a', 'orange', 22, 'palace', 0, 1],
  ['b23a', 'blue', 23, 'palace', 0, 2],
  ['b23b', 'blue', 23, 'palace', 0, 2],
  ['b23c', 'blue', 23, 'palace', 0, 2],
  ['o23a', 'orange', 23, 'palace', 0, 2],
] as const satisfies readonly TileRow[];

export type TileName = (typeof ROWS)[number][0];

export type Tile = {
  readonly name: TileName;
  readonly back: Back;
  readonly number: number;
  readonly type: Estate;
  readonly peasants: number;
  readonly chests: number;
};

/** The index is the tile's id in the rules. */
export const TILES: readonly Tile[] = ROWS.map(([name, back, number, type, peasants, chests]) => ({
  name,
  back,
  number,
  type,
  peasants,
  chests,
}));

export const TILE_ESTATE: readonly number[] = TILES.map((tile) => ESTATES.indexOf(tile.type));
export const TILE_NUMBER: readonly number[] = TILES.map((tile) => tile.number);
export const TILE_PEASANTS: readonly number[] = TILES.map((tile) => tile.peasants);
export const TILE_CHESTS: readonly number[] = TILES.map((tile) => tile.chests);

export const BLUE_TILES: readonly number[] = TILES.flatMap((tile, id) => (tile.back === 'blue' ? [id] : []));
export const ORANGE_TILES: readonly number[] = TILES.flatMap((tile, id) => (tile.back === 'orange' ? [id] : []));
