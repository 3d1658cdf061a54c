export const MAX_PLAYERS = 4;

export type PlayerCount = 2 | 3 | 4;

export const PHASES = ['A', 'B', 'C', 'D', 'E'] as const;
export const ROUNDS_PER_PHASE = 5;
export const DICE_PER_PLAYER = 2;

/** What each player starts with; workers by place in the order of play. */
export const START_WORKERS: readonly number[] = [1, 2, 3, 4];
export const START_COINS = 1;
export const START_GOODS = 3;

export const STORAGE_SPACES = 3;
export const GOODS_SPACES = 3;

/** The bridge has a first space and six more. */
export const BRIDGE_SPACES = 7;

/** Workers of the action, price of the market, and what a sale pays besides points. */
export const WORKERS_TAKEN = 2;
export const PRICE = 2;
export const SALE_COINS = 1;

/** Pieces in the box; the bank never runs out of workers and coins. */
export const PIECES = {
  coins: 24,
  workers: 26,
  goods: 42,
  dice: 9,
  markers: 8,
  tokens: 4,
  bonusTiles: 12,
  extraHex: 4,
  whiteCastleSet: 9,
  inns: 5,
  tradeRoutes: 12,
  shields: 18,
} as const;

/** Figures that depend on the number of players: points for a sold good and for the two bonus tiles of a colour. */
export const BY_PLAYERS: Record<PlayerCount, { readonly good: number; readonly large: number; readonly small: number }> = {
  2: { good: 2, large: 5, small: 2 },
  3: { good: 3, large: 6, small: 3 },
  4: { good: 4, large: 7, small: 4 },
};
