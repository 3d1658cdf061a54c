export const COMPONENTS = {
  buildingCards: 110,
  productionCards: 42,
  violetCards: 68,
  productionTypes: 5,
  violetTypes: 24,
  governorCards: 1,
  roleCards: 5,
  tradingHouseTiles: 5,
  scorePads: 1,
  pencils: 1,
} as const;

export const SEAT_COUNTS = [2, 3, 4] as const;

export type SeatCount = (typeof SEAT_COUNTS)[number];

/** Seats counted clockwise from the governor, in the order in which they choose roles. */
export const PICK_ORDER = {
  2: [0, 1, 0],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
} as const satisfies Record<SeatCount, readonly number[]>;

export const ROLES_UNUSED = { 2: 2, 3: 2, 4: 1 } as const satisfies Record<SeatCount, number>;

export const START_BUILDING = 'indigo-plant';
export const START_HAND = 4;

/** Variant: cards dealt by seat from the first governor, clockwise, of which all keep four. */
export const VARIANT_HANDS = [5, 6, 7, 8] as const;
export const VARIANT_KEEP = 4;

export const HAND_LIMIT = 7;
export const HAND_LIMIT_TOWER = 12;
export const END_BUILDINGS = 12;
export const MINIMUM_COST = 0;

export const COUNCILLOR_KEEP = 1;
export const PREFECTURE_KEEP = 2;

export const SMITHY_DISCOUNT = 1;
export const QUARRY_DISCOUNT = 1;
export const BLACK_MARKET_GOODS = 2;
export const AQUEDUCT_GOODS = 1;
export const TRADING_POST_GOODS = 1;

export const GOLD_MINE_REVEAL = 4;

/** Thresholds of the bonus cards; each bonus is BONUS_CARDS. */
export const BONUS_CARDS = 1;
export const WELL_GOODS = 2;
export const MARKET_STAND_GOODS = 2;
export const MARKET_HALL_GOODS = 1;
export const POOR_HOUSE_HAND = 1;

export const CHAPEL_CARD_VP = 1;
export const GUILD_HALL_VP = 2;
export const CITY_HALL_VP = 1;
/** By number of visible monuments. */
export const TRIUMPHAL_ARCH_VP = [0, 4, 6, 8] as const;
/** One VP for each full number of other VP. */
export const PALACE_DIVISOR = 4;

export const SCORING_ORDER = ['printed', 'chapel', 'triumphal-arch', 'guild-hall', 'city-hall', 'palace'] as const;

export type ScoreSource = (typeof SCORING_ORDER)[number];
