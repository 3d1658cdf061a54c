import { at, range, type Seat } from '@ludoteca/kernel';
import { boardOf } from '../rules/board.ts';
import { isForeign } from '../rules/longest-road.ts';
import type { Open } from '../rules/types.ts';

/** The paths of one longest route of a seat, for showing it; its length is that of the rules. */
export function longestRoute(open: Open, seat: Seat): ReadonlySet<number> {
  const length = at(open.routes, seat);
  const own = range(open.roads.length).filter((path) => wayOn(open, seat, path) !== null);
  for (const start of new Set(own.flatMap((path) => [...at(boardOf(open).edgeVertices, path)]))) {
    const route = trail(open, seat, start, length, new Set(), null);
    if (route !== null) return route;
  }
  return new Set();
}

type Way = 'road' | 'ship';

/** What a seat has on a path. */
function wayOn({ roads, seas }: Open, seat: Seat, path: number): Way | null {
  if (roads[path] === seat) return 'road';
  return seas?.ships[path] === seat ? 'ship' : null;
}

/** A trail of this many roads and ships from a corner on, or null; it changes from one to the other at own buildings only. */
function trail(
  open: Open,
  seat: Seat,
  from: number,
  left: number,
  used: ReadonlySet<number>,
  came: Way | null,
): ReadonlySet<number> | null {
  if (left === 0) return used;
  if (used.size > 0 && isForeign(open, seat, from)) return null;
  for (const path of at(boardOf(open).vertexEdges, from)) {
    const way = wayOn(open, seat, path);
    if (way === null || used.has(path) || (came !== null && way !== came && open.owners[from] !== seat)) continue;
    const found = trail(open, seat, at(boardOf(open).edgeSums, path) - from, left - 1, new Set([...used, path]), way);
    if (found !== null) return found;
  }
  return null;
}
