/** The five resources; the index is the kind of a card in the rules. Commodities of Cities & Knights will follow them. */
export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];

export const BRICK = 0;
export const LUMBER = 1;
export const WOOL = 2;
export const GRAIN = 3;
export const ORE = 4;

/** The terrains; the first five produce the resource of the same index, the desert nothing. */
export const TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const DESERT = 5;

/** How many hexes of each terrain there are. */
export const TERRAIN_HEXES: readonly number[] = [3, 4, 4, 4, 3, 1];

/** Cards of each resource in the bank before anybody takes any. */
export const CARDS_PER_RESOURCE = 19;

/** What things cost, in cards of each resource. */
export const ROAD_COST: readonly number[] = [1, 1, 0, 0, 0];
export const SETTLEMENT_COST: readonly number[] = [1, 1, 1, 1, 0];
export const CITY_COST: readonly number[] = [0, 0, 0, 2, 3];
export const CARD_COST: readonly number[] = [0, 0, 1, 1, 1];
