/** The five resources; the index is the kind of a card in the rules. The commodities of Cities & Knights follow them. */
export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;

export const BRICK = 0;
export const LUMBER = 1;
export const WOOL = 2;
export const GRAIN = 3;
export const ORE = 4;

/** The terrains; the first five produce the resource of the same index, desert and sea nothing, a gold river what its neighbours like. */
export const TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert', 'sea', 'gold'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const DESERT = 5;
export const SEA = 6;
export const GOLD = 7;

/** How many hexes of each terrain there are. */
export const TERRAIN_HEXES: readonly number[] = [3, 4, 4, 4, 3, 1];

/** Cards of each resource in the bank before anybody takes any. */
export const CARDS_PER_RESOURCE = 19;

/** Prices, in cards of each resource. */
export const ROAD_COST: readonly number[] = [1, 1, 0, 0, 0];
export const SETTLEMENT_COST: readonly number[] = [1, 1, 1, 1, 0];
export const CITY_COST: readonly number[] = [0, 0, 0, 2, 3];
export const CARD_COST: readonly number[] = [0, 0, 1, 1, 1];

/** The commodities of Cities & Knights, in the order of the tracks that they pay for; their kinds follow those of the resources. */
export const COMMODITIES = ['cloth', 'coin', 'paper'] as const;

export const CLOTH = 5;
export const COIN = 6;
export const PAPER = 7;

/** Every kind of card that a hand of Cities & Knights can hold. */
export const GOODS = [...RESOURCES, ...COMMODITIES] as const;

/** Cards of each commodity in the bank before anybody takes any. */
export const CARDS_PER_COMMODITY = 12;

/** How many cards of a kind there are in all. */
export function cardsOfKind(kind: number): number {
  return kind < RESOURCES.length ? CARDS_PER_RESOURCE : CARDS_PER_COMMODITY;
}
