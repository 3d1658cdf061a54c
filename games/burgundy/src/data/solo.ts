/**
 * A duchy of the solo game: territories of touching hexes, linked by rivers. By hex: the letter of its colour and its number, the
 * hexes it touches further on in the list, and those further on that a river links it to.
 */
export type SoloHex = readonly [hex: string, touching?: readonly number[], rivers?: readonly number[]];

const BOARD_13A: readonly SoloHex[] = [
  ['S6', [1, 4], [30]],
  ['G5', [2, 4, 5]],
  ['B6', [3, 5, 6]],
  ['B2', [6, 7]],
  ['B4', [5, 8]],
  ['P2', [6, 8, 9]],
  ['C4', [7, 9, 10]],
  ['M3', [10]],
  ['B6', [9]],
  ['S3', [10], [15, 19]],
  ['B1'],
  ['M5', [12, 15, 16]],
  ['M3', [13, 16, 17]],
  ['M5', [14, 17, 18]],
  ['P1', [18, 19]],
  ['S1', [16, 20], [32]],
  ['B2', [17, 20, 21]],
  ['C4', [18, 21, 22]],
  ['P6', [19, 22, 23]],
  ['S1', [23]],
  ['B6', [21]],
  ['G5', [22]],
  ['B1', [23]],
  ['P2'],
  ['P6', [25, 26, 27]],
  ['B4', [27, 28]],
  ['C2', [27, 29]],
  ['M3', [28, 29, 30]],
  ['C2', [30]],
  ['G5', [30]],
  ['S1', [], [32]],
  ['B2', [32, 33, 34]],
  ['S4', [34]],
  ['B5', [34, 35, 36]],
  ['B4', [36]],
  ['P1', [36]],
  ['M3'],
];

const BOARD_13B: readonly SoloHex[] = [
  ['S6', [], [1, 6]],
  ['C6', [7]],
  ['B5', [3], [14]],
  ['G3', [4], [8]],
  ['M4', [5]],
  ['M2'],
  ['B2', [9, 10]],
  ['B4', [11]],
  ['S4', [], [15, 17]],
  ['C5', [10, 12]],
  ['P6', [12, 13]],
  ['B1', [], [14, 18]],
  ['P2', [13]],
  ['P3', [], [18]],
  ['S5', [], [15, 20]],
  ['M3', [21, 22]],
  ['B6', [17]],
  ['B3', [], [23]],
  ['S3', [], [24, 26]],
  ['P4', [20, 26, 27]],
  ['P5', [27]],
  ['M1', [22]],
  ['C4', [], [28]],
  ['S1', [], [31]],
  ['B6', [25, 32]],
  ['B3', [32, 33]],
  ['M5', [27, 34]],
  ['M6', [34]],
  ['S2', [], [29, 34]],
  ['P1', [30, 35]],
  ['B2', [31, 35, 36]],
  ['B4', [36]],
  ['B1', [33]],
  ['B5'],
  ['G2'],
  ['G1', [36]],
  ['C1'],
];

/** 13a is the easier one. */
export const SOLO_DUCHIES = { '13a': BOARD_13A, '13b': BOARD_13B } as const;
export const SOLO_BOARDS = ['13a', '13b'] as const;

/** Where the target of the counter may begin, by how much it falls with each reset, and where it stops. */
export const TARGETS = [45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55] as const;
export const USUAL_TARGET = 50;
export const TARGET_STEP = 5;
export const LEAST_TARGET = 5;

/** The start of the solo game. */
export const SOLO_WORKERS = 2;

/** Goods that one tile of the black depot costs after a ship. */
export const GOODS_PER_TILE = 5;
