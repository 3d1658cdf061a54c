import { at, range } from '@ludoteca/kernel';
import { ROW_LENGTHS } from '../data/duchies.ts';
import { SOLO_BOARDS } from '../data/solo.ts';
import { DUCHY_NAMES, LAYOUTS, type Layout } from '../rules/layout.ts';

/** Where a hex lies: `u` in widths of a hex from the left, `v` in rows from the top. */
export interface Spot {
  readonly u: number;
  readonly v: number;
}

/** Rows of centred hexes; the widest row says how wide the duchy is. */
function rowsOf(lengths: readonly number[]): readonly Spot[] {
  const widest = Math.max(...lengths);
  return lengths.flatMap((length, v) => range(length).map((column) => ({ u: (widest - length) / 2 + column, v })));
}

const ROUND = rowsOf(ROW_LENGTHS);
/** Two round duchies side by side; the last hex of one middle row touches the first of the other. */
const DOUBLE: readonly Spot[] = [...ROUND, ...ROUND.map(({ u, v }) => ({ u: u + Math.max(...ROW_LENGTHS), v }))];

/** A row of hexes of a territory: how many lie side by side, and where the first one does. */
type Run = readonly [hexes: readonly number[], u: number, v: number];

/** Spots from rows; hexes are named by their place in the list of the board. The leftmost and the highest one begin at 0. */
function territories(runs: readonly Run[]): readonly Spot[] {
  const spots: Spot[] = [];
  const left = Math.min(...runs.map(([, u]) => u));
  const top = Math.min(...runs.map(([, , v]) => v));
  for (const [hexes, u, v] of runs) for (const [place, hex] of hexes.entries()) spots[hex] = { u: u - left + place, v: v - top };
  return spots;
}

const SOLO_SPOTS: Record<(typeof SOLO_BOARDS)[number], readonly Spot[]> = {
  '13a': territories([
    [[0, 1, 2, 3], 4.55, 0],
    [[4, 5, 6, 7], 5.05, 1],
    [[8, 9, 10], 5.55, 2],
    [[11, 12, 13, 14], 4.75, 4.15],
    [[15, 16, 17, 18, 19], 4.25, 5.15],
    [[20, 21, 22, 23], 4.75, 6.15],
    [[24, 25], 1.35, 0.35],
    [[26, 27, 28], 0.85, 1.35],
    [[29, 30], 1.35, 2.35],
    [[31, 32], 1.35, 4.35],
    [[33, 34], 0.85, 5.35],
    [[35, 36], 0.35, 6.35],
  ]),
  '13b': territories([
    [[0], 1.95, 0],
    [[1], 3.22, 0.19],
    [[7], 2.72, 1.19],
    [[11], 3.22, 2.19],
    [[2, 3, 4, 5], 4.56, 0.22],
    [[6], 0.67, 0.18],
    [[9, 10], 0.17, 1.18],
    [[12, 13], 0.67, 2.18],
    [[8], 6.09, 1.61],
    [[14], 4.5, 1.98],
    [[15], 5.56, 2.97],
    [[21, 22], 5.06, 3.97],
    [[16], 7.38, 1.8],
    [[17], 6.88, 2.8],
    [[18], 1.24, 3.59],
    [[19, 20], 2.78, 3.59],
    [[26, 27], 2.28, 4.59],
    [[34], 2.78, 5.59],
    [[24, 25], 0, 5.13],
    [[32, 33], 0.5, 6.13],
    [[23], 7.89, 3.85],
    [[28], 4.32, 5.59],
    [[29, 30, 31], 5.59, 5.35],
    [[35, 36], 6.09, 6.35],
  ]),
};

const BY_LAYOUT: ReadonlyMap<Layout, readonly Spot[]> = new Map(
  SOLO_BOARDS.map((board) => [at(LAYOUTS, DUCHY_NAMES.indexOf(board)), SOLO_SPOTS[board]]),
);

/** Where the hexes of a layout lie: territories, one round duchy or two of them. */
export function spotsOf(layout: Layout): readonly Spot[] {
  return BY_LAYOUT.get(layout) ?? (layout.size === ROUND.length ? ROUND : DOUBLE);
}

/** The extent of a layout in widths and rows. */
export function extentOf(layout: Layout): { readonly wide: number; readonly high: number } {
  const spots = spotsOf(layout);
  return { wide: 1 + Math.max(...spots.map(({ u }) => u)), high: 1 + Math.max(...spots.map(({ v }) => v)) };
}
