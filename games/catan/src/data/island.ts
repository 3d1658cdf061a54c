import { ANY_HARBOUR_RATE, OWN_HARBOUR_RATE } from './course.ts';
import { RESOURCES } from './goods.ts';

/** The number tokens in the order of their letters, A to R. */
export const TOKENS: readonly number[] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/** No token: the desert has none. */
export const NO_NUMBER = 0;

/** Ways out of 36 to throw each number, by number. */
export const PIPS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** The numbers that the 6/8 rule keeps apart. */
export const RED_NUMBERS: readonly number[] = [6, 8];

/** For each corner hex of the island, the way of the letters: counter-clockwise around, then around within, then the middle. */
export const SPIRALS: readonly (readonly number[])[] = [
  [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9],
  [7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 8, 13, 14, 10, 5, 4, 9],
  [16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 13, 14, 10, 5, 4, 8, 9],
  [18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 14, 10, 5, 4, 8, 13, 9],
  [11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 10, 5, 4, 8, 13, 14, 9],
  [2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 5, 4, 8, 13, 14, 10, 9],
];

/** Harbour types: the five resources by their kind, then the one that takes anything. */
export const HARBOURS = [...RESOURCES, 'any'] as const;
export type Harbour = (typeof HARBOURS)[number];
export const ANY_HARBOUR = 5;

export const HARBOUR_RATES: readonly number[] = HARBOURS.map((type) => (type === 'any' ? ANY_HARBOUR_RATE : OWN_HARBOUR_RATE));

/** The nine places of harbours on the frame, clockwise from the north-west: the edge, and the two vertices that each serves. */
export const HARBOUR_SLOTS: readonly { readonly edge: number; readonly vertices: readonly [number, number] }[] = [
  { edge: 0, vertices: [0, 1] },
  { edge: 3, vertices: [3, 4] },
  { edge: 17, vertices: [14, 15] },
  { edge: 38, vertices: [26, 37] },
  { edge: 61, vertices: [45, 46] },
  { edge: 69, vertices: [50, 51] },
  { edge: 66, vertices: [47, 48] },
  { edge: 49, vertices: [28, 38] },
  { edge: 18, vertices: [7, 17] },
];

/** The harbours as printed on the frame, by place. */
export const PRINTED_HARBOURS: readonly number[] = [5, 3, 4, 5, 2, 5, 5, 0, 1];

/** The beginners' island: terrain and number of each hex. */
export const BEGINNER_TERRAINS: readonly number[] = [4, 2, 1, 3, 0, 2, 0, 3, 1, 5, 1, 4, 1, 4, 3, 2, 0, 3, 2];
export const BEGINNER_NUMBERS: readonly number[] = [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11];

interface Start {
  readonly settlement: number;
  readonly road: number;
  /** Whether the settlement brings its owner the first cards. */
  readonly starred: boolean;
}

/** Where beginners start, by colour in the order of COLOURS. */
export const BEGINNER_STARTS: readonly (readonly [Start, Start])[] = [
  [
    { settlement: 10, road: 13, starred: false },
    { settlement: 29, road: 41, starred: true },
  ],
  [
    { settlement: 44, road: 52, starred: false },
    { settlement: 40, road: 56, starred: true },
  ],
  [
    { settlement: 35, road: 37, starred: false },
    { settlement: 19, road: 25, starred: true },
  ],
  [
    { settlement: 13, road: 15, starred: false },
    { settlement: 42, road: 58, starred: true },
  ],
];

/** The island for the first game of Cities & Knights: terrain and number of each hex, and the harbours of its picture. */
export const FIRST_GAME_TERRAINS: readonly number[] = [0, 4, 0, 1, 4, 5, 1, 1, 3, 0, 2, 3, 2, 3, 4, 2, 3, 2, 1];
export const FIRST_GAME_NUMBERS: readonly number[] = [6, 2, 5, 3, 9, 0, 10, 8, 4, 11, 3, 8, 10, 5, 6, 4, 9, 12, 11];
export const FIRST_GAME_HARBOURS: readonly number[] = [0, 4, 1, 3, 5, 5, 5, 2, 5];
