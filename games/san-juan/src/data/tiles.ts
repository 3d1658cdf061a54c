/** Prices in the order of GOODS: indigo, sugar, tobacco, coffee, silver. */
export const TILES = [
  { id: 't1', prices: [1, 1, 1, 2, 2] },
  { id: 't2', prices: [1, 1, 2, 2, 2] },
  { id: 't3', prices: [1, 1, 2, 2, 3] },
  { id: 't4', prices: [1, 2, 2, 2, 3] },
  { id: 't5', prices: [1, 2, 2, 3, 3] },
] as const satisfies readonly { readonly id: string; readonly prices: readonly [number, number, number, number, number] }[];
