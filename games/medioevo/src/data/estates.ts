/** The eight estates in board order, left to right. The rules use their indices 0..7. */
export const ESTATES = ['field', 'mill', 'village', 'rampart', 'market', 'barracks', 'church', 'palace'] as const;

export type Estate = (typeof ESTATES)[number];

export const FIELD = 0;
export const MILL = 1;
export const VILLAGE = 2;
export const RAMPART = 3;
export const MARKET = 4;
export const BARRACKS = 5;
export const CHURCH = 6;
export const PALACE = 7;

/** Coins per counted tile when the estate pays its income, before tokens. */
export const INCOME_BASE: readonly number[] = [2, 2, 2, 2, 2, 2, 3, 3];

/** The estates whose tiles are counted in the income of each estate, as printed on the board. */
export const INCOME_SYMBOLS: readonly (readonly number[])[] = [
  [FIELD],
  [MILL],
  [VILLAGE, RAMPART],
  [FIELD, RAMPART],
  [MILL, MARKET],
  [VILLAGE, BARRACKS],
  [CHURCH],
  [PALACE],
];

/** What a Mill or Barracks takes from each player it hits. */
export const MILL_TAX = 2;
export const RAID_COINS = 2;

/** Each estate has one space for an extra-coin token and one for a terrain token. */
export const EXTRA_COIN_TOKENS = 8;

/** The types of the terrain tokens in the common supply, as estate indices. */
export const TERRAIN_TOKENS: readonly number[] = [FIELD, MILL, VILLAGE, RAMPART, MARKET, BARRACKS, CHURCH, PALACE];
