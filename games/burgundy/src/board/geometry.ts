import { at, range } from '@ludoteca/kernel';
import { hexCorners } from '@ludoteca/ui';
import type { Layout } from '../rules/layout.ts';
import { extentOf, type Spot, spotsOf } from './spots.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SQRT3 = Math.sqrt(3);
const NEAR = 0.01;

/** The largest radius with which a layout fits into a rectangle. */
export function radiusFor(layout: Layout, width: number, height: number): number {
  const { wide, high } = extentOf(layout);
  return Math.min(width / (wide * SQRT3), height / (1.5 * high + 0.5));
}

/** Spots of a layout as points around its middle. */
export function pointsAt(layout: Layout, spots: readonly Spot[], r: number): Point[] {
  const { wide, high } = extentOf(layout);
  return spots.map(({ u, v }) => ({ x: (u - (wide - 1) / 2) * SQRT3 * r, y: (v - (high - 1) / 2) * 1.5 * r }));
}

/** The middles of all hexes around the middle of the duchy. */
export function middlesOf(layout: Layout, r: number): readonly Point[] {
  return pointsAt(layout, spotsOf(layout), r);
}

/** The six sides of a hex: the step to the neighbour behind it and the corners it joins. */
const SIDES: readonly (readonly [du: number, dv: number, from: number, to: number])[] = [
  [0.5, -1, 0, 1],
  [1, 0, 1, 2],
  [0.5, 1, 2, 3],
  [-0.5, 1, 3, 4],
  [-1, 0, 4, 5],
  [-0.5, -1, 5, 0],
];

/** Lines along the sides of hexes for which `isEdge` says so; `beyond` is the hex on the other side. */
function edges(
  layout: Layout,
  r: number,
  inset: number,
  hexes: readonly number[],
  isEdge: (hex: number, beyond: number | undefined) => boolean,
): string {
  const spots = spotsOf(layout);
  const middles = middlesOf(layout, r);
  const corners = hexCorners(r - inset, false);
  const short = (value: number): number => Math.round(value * 10) / 10;
  let path = '';
  for (const hex of hexes) {
    const here = at(spots, hex);
    const { x, y } = at(middles, hex);
    for (const [du, dv, from, to] of SIDES) {
      const beyond = spots.findIndex(({ u, v }) => Math.abs(u - here.u - du) < NEAR && Math.abs(v - here.v - dv) < NEAR);
      if (!isEdge(hex, beyond < 0 ? undefined : beyond)) continue;
      const [ax, ay] = at(corners, from);
      const [bx, by] = at(corners, to);
      path += `M${short(x + ax)} ${short(y + ay)}L${short(x + bx)} ${short(y + by)}`;
    }
  }
  return path;
}

/** The borders between all areas and around the duchy. */
export function bordersOf(layout: Layout, r: number): string {
  return edges(
    layout,
    r,
    0,
    range(layout.size),
    (hex, beyond) => beyond === undefined || (hex < beyond && layout.areaOf[hex] !== layout.areaOf[beyond]),
  );
}

/** The line around one area, a little inside of it. */
export function outlineOf(layout: Layout, hexes: readonly number[], r: number, inset: number): string {
  return edges(layout, r, inset, hexes, (_hex, beyond) => beyond === undefined || !hexes.includes(beyond));
}

export function hexPoints(r: number): string {
  return hexCorners(r, false)
    .map(([x, y]) => `${x},${y}`)
    .join(' ');
}

/** Places for so many hexes in a honeycomb with rows of the given lengths, the first one at the origin's row and column. */
export function honeycomb(rows: readonly number[], r: number): readonly Point[] {
  const widest = Math.max(...rows);
  return rows.flatMap((length, row) =>
    range(length).map((column) => ({ x: SQRT3 * r * ((widest - length) / 2 + column), y: 1.5 * r * row })),
  );
}
