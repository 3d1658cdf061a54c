/** The six regions by their ids; a region is its place in this list, whatever the ring looks like. */
export const REGIONS = ['aachen', 'nijmegen', 'strasbourg', 'augsburg', 'milano', 'palermo'] as const;
export type RegionId = (typeof REGIONS)[number];

/** No region has more offices; the certain maximum is five, one more leaves room for corrected boxes. */
export const MOST_OFFICES = 6;

/** The bonus of ranked players after the points. Points and envoys by rank, `all` for everybody present. */
export type Bonus =
  | { readonly kind: 'points'; readonly ranks: readonly number[]; readonly all: number }
  | { readonly kind: 'envoys'; readonly ranks: readonly number[]; readonly all: number }
  | { readonly kind: 'chests'; readonly count: number | 'players' };

export const BONUSES: Readonly<Record<RegionId, Bonus>> = {
  aachen: { kind: 'chests', count: 'players' },
  nijmegen: { kind: 'envoys', ranks: [], all: 1 },
  strasbourg: { kind: 'envoys', ranks: [2, 1], all: 0 },
  augsburg: { kind: 'chests', count: 2 },
  milano: { kind: 'points', ranks: [], all: 2 },
  palermo: { kind: 'points', ranks: [3, 1], all: 0 },
};
