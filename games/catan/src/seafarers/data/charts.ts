import type { HexPlace } from '../../data/graph.ts';
import type { Harbour } from '../../data/island.ts';

/** The sides of a hex on which a harbour can lie. */
export type Side = 'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW';

/**
 * A map drawn row by row from the north. `#` frame, `~` sea; land is a letter (hills h, forest f, pasture p, fields g, mountains m, desert d,
 * gold river $), its number, and the letter of its zone where it does not belong to the area in which everybody starts.
 */
export interface Chart {
  readonly rows: readonly string[];
  readonly harbours: readonly { readonly hex: HexPlace; readonly side: Side; readonly type: Harbour }[];
  readonly areHarboursShuffled: boolean;
  readonly robber: HexPlace;
  readonly pirate: HexPlace;
  /** The zones whose first building brings points, by their letters in the rows. */
  readonly zones: readonly Zone[];
}

export type Zone = 'A' | 'B' | 'C' | 'S';

/** The q of the westernmost hex of each row. */
export const ROW_STARTS: readonly number[] = [2, 1, 0, -1, -1, -2, -2, -2, -2];

const SHORES: readonly Zone[] = ['A', 'B', 'C'];
const SANDS: readonly Zone[] = ['S', 'A', 'B', 'C'];

const NEW_SHORES_3: Chart = {
  rows: [
    '# # # # #',
    '# h12A $5A ~ ~ #',
    '# ~ ~ ~ p4B m9B #',
    '# ~ g4 p6 ~ g3B ~ #',
    '# p2 m5 f10 ~ $4B #',
    '# h8 p10 p9 f8 ~ ~ #',
    '# g11 m3 h11 ~ m8C #',
    '# g6 f5 ~ h10C #',
    '# # # # #',
  ],
  harbours: [
    { hex: [-1, 5], side: 'NW', type: 'ore' },
    { hex: [-1, 5], side: 'SW', type: 'any' },
    { hex: [-1, 7], side: 'W', type: 'brick' },
    { hex: [0, 7], side: 'SW', type: 'lumber' },
    { hex: [0, 7], side: 'E', type: 'any' },
    { hex: [2, 3], side: 'E', type: 'any' },
    { hex: [2, 5], side: 'NE', type: 'wool' },
    { hex: [1, 3], side: 'W', type: 'grain' },
  ],
  areHarboursShuffled: false,
  robber: [2, 1],
  pirate: [5, 4],
  zones: SHORES,
};

const NEW_SHORES_4: Chart = {
  rows: [
    '# # # # # #',
    '# m8A p11A ~ $4B ~ #',
    '# ~ ~ ~ ~ h5B m2B #',
    '# ~ p5 f6 m4 ~ f9B ~ #',
    '# g12 h11 g3 p9 ~ $10B #',
    '# h6 f10 d g11 f5 ~ ~ #',
    '# m3 p4 h9 p8 ~ h3C #',
    '# g8 f2 m10 ~ g6C #',
    '# # # # # #',
  ],
  harbours: [
    { hex: [0, 4], side: 'W', type: 'any' },
    { hex: [-1, 6], side: 'W', type: 'any' },
    { hex: [-1, 7], side: 'SW', type: 'any' },
    { hex: [0, 7], side: 'SE', type: 'any' },
    { hex: [2, 6], side: 'SE', type: 'brick' },
    { hex: [3, 5], side: 'E', type: 'lumber' },
    { hex: [3, 4], side: 'NE', type: 'wool' },
    { hex: [1, 3], side: 'NW', type: 'grain' },
    { hex: [2, 3], side: 'NE', type: 'ore' },
  ],
  areHarboursShuffled: true,
  robber: [1, 5],
  pirate: [6, 4],
  zones: SHORES,
};

const DESERT_3: Chart = {
  rows: [
    '# # # # #',
    '# $4S d ~ m8A #',
    '# f3S d f4 ~ p11A #',
    '# g6S d h5 p6 ~ ~ #',
    '# ~ m3 f10 ~ $5B #',
    '# f11 h6 g2 h9 ~ ~ #',
    '# m10 g9 f8 ~ g9C #',
    '# p8 p4 ~ m5C #',
    '# # # # #',
  ],
  harbours: [
    { hex: [0, 5], side: 'NW', type: 'grain' },
    { hex: [-1, 5], side: 'SW', type: 'wool' },
    { hex: [3, 2], side: 'NE', type: 'lumber' },
    { hex: [2, 5], side: 'NE', type: 'any' },
    { hex: [-1, 7], side: 'SE', type: 'brick' },
    { hex: [2, 5], side: 'SE', type: 'any' },
    { hex: [-1, 7], side: 'W', type: 'ore' },
    { hex: [0, 7], side: 'E', type: 'any' },
  ],
  areHarboursShuffled: false,
  robber: [2, 2],
  pirate: [5, 4],
  zones: SANDS,
};

const DESERT_4: Chart = {
  rows: [
    '# # # # # #',
    '# $10S d f5 ~ m9A #',
    '# m11S d h3 p6 ~ g4A #',
    '# g8S d m8 g10 f4 ~ h2A #',
    '# ~ f10 h11 p9 ~ ~ #',
    '# h12 h6 g5 f8 ~ $5B p3B #',
    '# p3 p11 m4 ~ ~ ~ #',
    '# ~ f9 ~ m6C g12C #',
    '# # # # # #',
  ],
  harbours: [
    { hex: [0, 7], side: 'SW', type: 'any' },
    { hex: [-1, 6], side: 'W', type: 'grain' },
    { hex: [-1, 6], side: 'SE', type: 'ore' },
    { hex: [4, 3], side: 'NE', type: 'any' },
    { hex: [0, 7], side: 'E', type: 'lumber' },
    { hex: [1, 4], side: 'W', type: 'wool' },
    { hex: [4, 3], side: 'SE', type: 'any' },
    { hex: [4, 1], side: 'E', type: 'brick' },
    { hex: [2, 5], side: 'SE', type: 'any' },
  ],
  areHarboursShuffled: false,
  robber: [2, 2],
  pirate: [6, 4],
  zones: SANDS,
};

/** New Shores and Through the Desert, each for three and for four. */
export const CHARTS: readonly Chart[] = [NEW_SHORES_3, NEW_SHORES_4, DESERT_3, DESERT_4];
