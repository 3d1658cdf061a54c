import { at, range, type Seat } from '@ludoteca/kernel';
import { boardOf } from '../rules/board.ts';
import { isForeign } from '../rules/longest-road.ts';
import type { Open } from '../rules/types.ts';

/** The paths of one longest route of a seat, for showing it; its length is that of the rules. */
export function longestRoute(open: Open, seat: Seat): ReadonlySet<number> {
  const length = at(open.routes, seat);
  const own = range(open.roads.length).filter((path) => open.roads[path] === seat);
  for (const start of new Set(own.flatMap((path) => [...at(boardOf(open).edgeVertices, path)]))) {
    const route = trail(open, seat, start, length, new Set());
    if (route !== null) return route;
  }
  return new Set();
}

/** A trail of this many roads from a corner on, or null. */
function trail(open: Open, seat: Seat, from: number, left: number, used: ReadonlySet<number>): ReadonlySet<number> | null {
  if (left === 0) return used;
  if (used.size > 0 && isForeign(open, seat, from)) return null;
  for (const path of at(boardOf(open).vertexEdges, from)) {
    if (open.roads[path] !== seat || used.has(path)) continue;
    const found = trail(open, seat, at(boardOf(open).edgeSums, path) - from, left - 1, new Set([...used, path]));
    if (found !== null) return found;
  }
  return null;
}
