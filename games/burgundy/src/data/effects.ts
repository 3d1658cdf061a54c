import {
  BANK,
  BOARDING_HOUSE,
  BUILDING,
  CARPENTER,
  CASTLE,
  CHURCH,
  LIVESTOCK,
  MARKET_HALL,
  MINE,
  MONASTERY,
  SHIP,
  TOWN_HALL,
  WAREHOUSE,
  WATCHTOWER,
  WHITE_CASTLE,
} from './faces.ts';

/** The types of tile that a building lets its owner take from the depots. */
export const GAINS: { readonly [building: number]: readonly number[] } = {
  [MARKET_HALL]: [SHIP, LIVESTOCK],
  [CARPENTER]: [BUILDING],
  [CHURCH]: [MINE, MONASTERY, CASTLE],
};

export const BOARDING_HOUSE_WORKERS = 4;
export const BANK_COINS = 2;

/** Monasteries that let one die change by one for free, and for placing which types. Number 12 serves for taking tiles. */
export const FREE_STEP: readonly { readonly monastery: number; readonly types: readonly number[] }[] = [
  { monastery: 9, types: [BUILDING] },
  { monastery: 10, types: [SHIP, LIVESTOCK] },
  { monastery: 11, types: [CASTLE, MINE, MONASTERY] },
];
export const FREE_TAKE = 12;

/** Monasteries that score at the end of the game for every building of one type. */
export const BUILDING_MONASTERIES: readonly { readonly monastery: number; readonly building: number }[] = [
  { monastery: 16, building: WAREHOUSE },
  { monastery: 17, building: WATCHTOWER },
  { monastery: 18, building: CARPENTER },
  { monastery: 19, building: CHURCH },
  { monastery: 20, building: MARKET_HALL },
  { monastery: 21, building: BOARDING_HOUSE },
  { monastery: 22, building: BANK },
  { monastery: 23, building: TOWN_HALL },
  { monastery: 29, building: WHITE_CASTLE },
];

/** Points at the end: for each colour sold, building, animal, sold good, bonus tile. */
export const END_POINTS = { colourSold: 2, building: 4, animal: 4, soldGood: 1, bonusTile: 3 } as const;

export const WORKERS_WITH_14 = 4;
export const HIRED_WORKERS = 2;
export const HIRE_PRICE = 1;
