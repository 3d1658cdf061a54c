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
export const FAMILY = { track: 3, score: 1 } as const;

/** The first is certain for the first four; the fifth colour is invented. */
export const PLAYER_COLOURS = ['red', 'green', 'blue', 'yellow', 'black'] as const;

/** What a noble counts for majorities. */
export const NOBLE_WEIGHT = 2;
/** An office costs from 3 to 7. */
export const OFFICE_COSTS = { min: 3, max: 7 } as const;
export const MOST_IN_OFFICE = 2;

/** Conditions of the B tiles. */
export const CONDITIONS = ['king', 'fewest', 'most'] as const;
export const ROUND_TILES = { A: 6, B: 6, C: 6, final: 1 } as const;
export const LAID_TILES = { A: 5, B: 5, C: 4 } as const;

export const BOX = {
  actionBoards: 1,
  supplyBoards: 1,
  pointTiles: 6,
  scoreSpaces: 25,
  silverMedals: 15,
  goldMedals: 5,
  scoringMarkers: 2,
  kings: 1,
  overviewCards: 1,
  privilegeCards: { total: 35, blue: 15, red: 20 },
  jobCards: 18,
} as const;

/** Bookkeeping for points beyond the track. */
export const MEDALS = { silver: 25, gold: 100 } as const;

/** From where points come, in the order of the score sheet. */
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
