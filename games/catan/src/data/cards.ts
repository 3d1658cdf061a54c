/** The development cards; the index is the card's kind in the rules. */
export const CARDS = ['knight', 'victory', 'roads', 'plenty', 'monopoly'] as const;

export const KNIGHT = 0;
export const VICTORY = 1;
export const ROADS = 2;
export const PLENTY = 3;
export const MONOPOLY = 4;

/** Copies of each kind. */
export const CARD_COUNTS: readonly number[] = [14, 5, 2, 2, 2];

/** Free roads of Road Building and cards of Year of Plenty. */
export const FREE_ROADS = 2;
export const PLENTY_CARDS = 2;
