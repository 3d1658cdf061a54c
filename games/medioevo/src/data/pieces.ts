/** Pink, blue and green are the book's; the other two are placeholders. */
export const COLOURS = ['pink', 'blue', 'green', 'yellow', 'purple'] as const;

export const PIECES_PER_COLOUR = { fief: 1, lord: 1, explorer: 1 } as const;

/** Change for the table; the rules keep one integer per player and the bank never runs out. */
export const MONEY = [
  { name: 'coin1', value: 1, count: 40 },
  { name: 'coin5', value: 5, count: 18 },
  { name: 'ruby', value: 10, count: 36 },
  { name: 'diamond', value: 50, count: 18 },
] as const;
