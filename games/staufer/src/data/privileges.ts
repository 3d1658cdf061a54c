/** The sixteen types of privilege by number; index 0 is not used. */
export const PRIVILEGE_TYPES = 16;
export const TYPES_PER_GAME = 6;

export const VP_CARD = 1;
export const JOIN = 2;
export const DOUBLE = 3;
export const COST_IS_3 = 4;
export const COST_LESS_1 = 5;
export const KING_POINTS = 6;
export const SUPPLY_ENVOY = 7;
export const SUPPLY_CHEST = 8;
export const SUPPLY_POINTS = 9;
export const MOVE_FOR_1 = 10;
export const MOVE_2_FREE = 11;
export const MOVE_NEXT_FREE = 12;
export const RECALL = 13;
export const RANK_POINTS = 14;
export const PRESENCE_POINTS = 15;
export const ORANGE_POINTS = 16;

/** Copies in the box of every type but the VP cards. */
export const COPIES = 2;
/** Copies that are laid out, by number of players. */
export const COPIES_IN_PLAY: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 2, 5: 2 };

export const FIXED_COST = 3;
export const COST_DISCOUNT = 1;
export const KING_VALUE = 3;
export const SUPPLY_VALUE = 2;
export const FREE_REGIONS = 2;
export const RANK_VALUES: readonly number[] = [3, 2, 1];
export const PRESENCE_VALUE = 2;
export const ORANGE_VALUE = 2;

/** Sets of the book with a fixed list; those of the first and third game stand in numbers.json. */
export const BOOK_SETS = {
  alternative: [1, 2, 5, 8, 11, 14],
  synergies: [1, 3, 5, 8, 10, 16],
  'raining-points': [1, 2, 6, 9, 13, 16],
  'quantity-vs-quality': [1, 3, 4, 7, 8, 12],
} as const;
/** Types that the partly random set always has. */
export const PARTLY_RANDOM: readonly number[] = [1, 2];

/** Every value of the option, in the order in which the book suggests them. */
export const SET_NAMES = [
  'first',
  'alternative',
  'third',
  'synergies',
  'raining-points',
  'quantity-vs-quality',
  'partly-random',
  'random',
] as const;
export type SetName = (typeof SET_NAMES)[number];
