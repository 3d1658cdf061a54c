/** In the order of the prices on a tile; a good's index is also the type index of its factory. */
export const GOODS = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'] as const;

export type GoodId = (typeof GOODS)[number];
