/** The six goods; the index plus one is the die value that sells them. */
export const GOODS = ['turquoise', 'violet', 'pink', 'red', 'brown', 'orange'] as const;

export type Good = (typeof GOODS)[number];

export const TILES_PER_GOOD = 7;
