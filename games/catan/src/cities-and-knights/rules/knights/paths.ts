import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import { boardOf } from '../../../rules/board.ts';
import { expansionOf } from '../../../rules/expansion.ts';
import { isForeign } from '../../../rules/longest-road.ts';
import type { Open } from '../../../rules/types.ts';
import { isFreeSpot } from './board.ts';

// Work space of the walk, valid until the next one: a walk allocates nothing.
const reached = new Uint8Array(MOST_VERTICES);
const queue: number[] = [];

/**
 * Marks every vertex that own roads join to the start without passing a foreign knight or building (CK-ACT-03). Those themselves are
 * marked, since a march may end on a knight.
 */
function walk(open: Open, seat: Seat, start: number): void {
  const extra = expansionOf(open);
  reached.fill(0);
  reached[start] = 1;
  queue.length = 0;
  queue.push(start);
  for (let next = 0; next < queue.length; next++) {
    const vertex = num(queue, next);
    const edges = row(boardOf(open).vertexEdges, vertex);
    for (let i = 0; i < edges.length; i++) {
      const edge = num(edges, i);
      if (open.roads[edge] !== seat && extra?.isWay?.(open, seat, edge) !== true) continue;
      const end = num(boardOf(open).edgeSums, edge) - vertex;
      if (reached[end] === 1) continue;
      reached[end] = 1;
      if (!isForeign(open, seat, end)) queue.push(end);
    }
  }
}

/** Whether own roads join the two. */
export function reaches(open: Open, seat: Seat, from: number, to: number): boolean {
  if (from === to) return false;
  walk(open, seat, from);
  return reached[to] === 1;
}

/** Every other vertex that can be reached, in rising order. */
export function reachedFrom(open: Open, seat: Seat, from: number): number[] {
  walk(open, seat, from);
  const places: number[] = [];
  for (let vertex = 0; vertex < open.owners.length; vertex++) if (reached[vertex] === 1 && vertex !== from) places.push(vertex);
  return places;
}

/** The free places that a knight can go to from where it stood, over its owner's roads (CK-ACT-06). */
export function freeReach(open: Open, seat: Seat, from: number): number[] {
  return reachedFrom(open, seat, from).filter((vertex) => isFreeSpot(open, vertex));
}
