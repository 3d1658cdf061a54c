import { at } from '@ludoteca/kernel';
import type { Layout } from '../rules/layout.ts';
import { EMPTY } from '../rules/types.ts';
import { middlesOf, type Point } from './geometry.ts';

/** A border post as it is drawn: beside which hex, where, and whether that hex has been covered. */
export interface Post extends Point {
  readonly gate: number;
  readonly hex: number;
  readonly open: boolean;
}

/** Where the border posts of a duchy stand: outside their gate hexes, touching them. `size` is the width of a post. */
export function postsOf(layout: Layout, tiles: readonly number[], r: number, size: number): readonly Post[] {
  const middles = middlesOf(layout, r);
  return layout.gates.map((hexes, gate) => {
    const covered = hexes.find((hex) => (tiles[hex] ?? EMPTY) !== EMPTY);
    const hex = covered ?? at(hexes, 0);
    const { x, y } = at(middles, hex);
    const aside = Math.sign(x) * (0.87 * r + size * 0.46);
    const away = Math.abs(y) < r ? 0 : Math.sign(y) * r * 0.42;
    return { gate, hex, open: covered !== undefined, x: x + aside, y: y + away };
  });
}

/** The ways through covered hexes that join border posts, each a row of hexes from post to post. */
export function roadsOf(layout: Layout, tiles: readonly number[]): readonly (readonly number[])[] {
  const covered = layout.gates.map((gate) => gate.filter((hex) => (tiles[hex] ?? EMPTY) !== EMPTY));
  const groups = covered.map((_, gate) => gate);
  const roads: (readonly number[])[] = [];
  for (const [one, from] of covered.entries())
    for (const [other, to] of covered.entries()) {
      const road = other > one && groups[one] !== groups[other] ? shortest(layout, tiles, from, to) : undefined;
      if (road === undefined) continue;
      roads.push(road);
      groups[other] = at(groups, one);
    }
  return roads;
}

function shortest(layout: Layout, tiles: readonly number[], from: readonly number[], to: readonly number[]): number[] | undefined {
  const before = new Map<number, number>(from.map((hex) => [hex, EMPTY]));
  const queue = [...from];
  for (const hex of queue) {
    if (to.includes(hex)) {
      const road = [hex];
      for (let back = before.get(hex) ?? EMPTY; back !== EMPTY; back = before.get(back) ?? EMPTY) road.push(back);
      return road;
    }
    for (const next of at(layout.contact, hex)) {
      if ((tiles[next] ?? EMPTY) === EMPTY || before.has(next)) continue;
      before.set(next, hex);
      queue.push(next);
    }
  }
  return undefined;
}
