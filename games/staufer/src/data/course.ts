export const PLAYERS = { min: 2, max: 5 } as const;
export const ROUNDS = 5;
/** Family members on the turn-order track, each for one turn in a round. */
export const TURNS = 3;

export const PIECES = ['envoy', 'noble'] as const;
export const ENVOY = 0;
export const NOBLE = 1;
/** Pieces of each colour, and those that begin in the court; the others begin in the province. */
export const PIECE_TOTALS: readonly [number, number] = [15, 3];
export const START_COURT: readonly [number, number] = [4, 1];

/** The weight of a noble in majorities. */
export const NOBLE_WEIGHT = 2;
/** An office costs from 3 to 7. */
export const OFFICE_COSTS = { min: 3, max: 7 } as const;

/** Conditions of the B tiles. */
export const CONDITIONS = ['king', 'fewest', 'most'] as const;
export const ROUND_TILES = { A: 6, B: 6, C: 6, final: 1 } as const;
export const LAID_TILES = { A: 5, B: 5, C: 4 } as const;

/** Sources of points, in the order of the score sheet. */
export const SOURCES = [
  'regions',
  'bonuses',
  'orange',
  'vpPrivilege',
  'privileges',
  'regionJob',
  'patternJob',
  'officeJob',
  'brown',
  'leftovers',
] as const;
export type Source = (typeof SOURCES)[number];
