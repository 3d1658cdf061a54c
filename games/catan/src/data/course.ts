/** The box is made for three or four; two may sit down as a house option. */
export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 4;
export const HOUSE_MIN_PLAYERS = 2;

/** In the order of the seats; with three players red stays in the box. */
export const COLOURS = ['red', 'blue', 'white', 'orange'] as const;

export const ROADS_EACH = 15;
export const SETTLEMENTS_EACH = 5;
export const CITIES_EACH = 4;

export const DIE_FACES = 6;
export const SEVEN = 7;

/** Who holds more cards than this when a seven falls gives half of them back. */
export const HAND_LIMIT = 7;

export const LONGEST_ROAD_MIN = 5;
export const LARGEST_ARMY_MIN = 3;

export const SETTLEMENT_POINTS = 1;
export const CITY_POINTS = 2;
export const LONGEST_ROAD_POINTS = 2;
export const LARGEST_ARMY_POINTS = 2;
export const VICTORY_CARD_POINTS = 1;
export const TARGET = 10;

/** Number of equal cards that the bank takes for one other card. */
export const BANK_RATE = 4;
export const ANY_HARBOUR_RATE = 3;
export const OWN_HARBOUR_RATE = 2;

/** House limits of the talks: offers of one turn that lead to no trade, and words of one partner about one offer. */
export const FAILED_OFFERS_PER_TURN = 5;
export const WORDS_PER_OFFER = 3;
