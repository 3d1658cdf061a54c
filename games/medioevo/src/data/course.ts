import { BARRACKS, CHURCH, FIELD, MARKET, MILL, PALACE, RAMPART, VILLAGE } from './estates.ts';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 5;

/** The book has no solo, team or expansion mode. */
export const VARIANTS: readonly string[] = [];

export const ROUNDS = 16;
export const ROWS = 4;

/** After this round the emptied rows stay empty. */
export const LAST_REFILL_ROUND = 12;

/** The rounds that end with an event; one card is laid out for each. */
export const EVENT_ROUNDS: readonly number[] = [4, 8, 12, 16];

export const START_COINS = 0;
export const EMPTY_ESTATE_PENALTY = 10;

/** Estate indices in the order in which equal players are compared. */
export const TIE_BREAK: readonly number[] = [PALACE, CHURCH, BARRACKS, MARKET, RAMPART, VILLAGE, MILL, FIELD];

export type PlayerCount = 2 | 3 | 4 | 5;

/** `dealt` counts every tile laid in a row during a game, `reshuffled` those of them that had been discarded before. */
export const PLAYER_COUNTS = {
  2: { rowWidth: 3, orange: false, atSetup: 12, dealt: 48, reshuffled: 0 },
  3: { rowWidth: 4, orange: false, atSetup: 16, dealt: 64, reshuffled: 12 },
  4: { rowWidth: 5, orange: true, atSetup: 20, dealt: 80, reshuffled: 0 },
  5: { rowWidth: 6, orange: true, atSetup: 24, dealt: 96, reshuffled: 12 },
} as const satisfies Record<
  PlayerCount,
  { readonly rowWidth: number; readonly orange: boolean; readonly atSetup: number; readonly dealt: number; readonly reshuffled: number }
>;
