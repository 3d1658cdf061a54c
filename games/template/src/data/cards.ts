/** The values of the cards; there are as many cards of each. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export const COPIES = 5;

/** Every card of the game, by its value. */
export const CARDS: readonly number[] = VALUES.flatMap((value) => Array.from({ length: COPIES }, () => value));
