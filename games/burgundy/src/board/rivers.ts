import { at, range } from '@ludoteca/kernel';
import { DUCHY_NAMES, LAYOUTS, type Layout } from '../rules/layout.ts';
import { type Point, pointsAt } from './geometry.ts';
import type { Spot } from './spots.ts';

/** Rivers of 13a that go around hexes: the two control points of their curve. */
const BENDS_13A: { readonly [river: string]: readonly [Spot, Spot] } = {
  '0-30': [
    { u: 3.25, v: 0.3 },
    { u: 3.85, v: 2.2 },
  ],
  '9-15': [
    { u: 5.85, v: 3.9 },
    { u: 2.85, v: 2.6 },
  ],
  '9-19': [
    { u: 6.55, v: 3.9 },
    { u: 8.95, v: 2.6 },
  ],
};
const LAYOUT_13A = at(LAYOUTS, DUCHY_NAMES.indexOf('13a'));

/** The rivers of a duchy as paths from the middle of one hex to that of another. */
export function riversOf(layout: Layout, middles: readonly Point[], r: number): { readonly name: string; readonly path: string }[] {
  if (layout.rivers.length === 0) return [];
  return range(layout.size).flatMap((from) =>
    at(layout.rivers, from)
      .filter((to) => to > from)
      .map((to) => {
        const name = `${from}-${to}`;
        const [a, b] = [at(middles, from), at(middles, to)];
        const bends = layout === LAYOUT_13A ? BENDS_13A[name] : undefined;
        const [c, d] = bends === undefined ? meander(a, b) : pointsAt(layout, bends, r);
        return { name, path: `M${text(a)}C${text(c)} ${text(d)} ${text(b)}` };
      }),
  );
}

/** A short river swings a little to both sides. */
function meander(a: Point, b: Point): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const swing = 0.13;
  return [
    { x: a.x + dx / 3 - dy * swing, y: a.y + dy / 3 + dx * swing },
    { x: a.x + (2 * dx) / 3 + dy * swing, y: a.y + (2 * dy) / 3 - dx * swing },
  ];
}

function text(point: Point | undefined): string {
  return point === undefined ? '' : `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;
}
