import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_EDGES, MOST_VERTICES } from '../../data/board.ts';
import { isForeign } from '../../rules/longest-road.ts';
import type { Open } from '../../rules/types.ts';
import type { SeaBoard } from '../data/maps.ts';
import { seaBoardOf, seasOf } from './seas.ts';

// Work space of the walk, clean between calls.
const walked = new Uint8Array(MOST_EDGES);
const tried = new Uint8Array(MOST_VERTICES);

const ROAD = 0;
const SHIP = 1;
const ANY = 2;
const NONE = 3;

/** Kinds of the player's own pieces on an edge. */
function wayOn(open: Open, ships: readonly number[], seat: Seat, edge: number): number {
  if (open.roads[edge] === seat) return ROAD;
  return ships[edge] === seat ? SHIP : NONE;
}

/** The longest trail over own roads and ships; it changes between them only at an own building (SEA-SHIP-07). */
export function tradeRoute(open: Open, seat: Seat): number {
  const { ships } = seasOf(open);
  const board = seaBoardOf(open);
  let longest = 0;
  tried.fill(0);
  for (let edge = 0; edge < ships.length; edge++) {
    if (wayOn(open, ships, seat, edge) === NONE) continue;
    for (const vertex of row(board.edgeVertices, edge)) {
      if (tried[vertex] === 1) continue;
      tried[vertex] = 1;
      longest = Math.max(longest, trail(open, board, ships, seat, vertex, ANY));
    }
  }
  return longest;
}

function trail(open: Open, board: SeaBoard, ships: readonly number[], seat: Seat, vertex: number, came: number): number {
  const edges = row(board.vertexEdges, vertex);
  const changes = came === ANY || num(open.owners, vertex) === seat;
  let longest = 0;
  for (let i = 0; i < edges.length; i++) {
    const edge = num(edges, i);
    const way = wayOn(open, ships, seat, edge);
    if (way === NONE || walked[edge] === 1 || (way !== came && !changes)) continue;
    walked[edge] = 1;
    const next = num(board.edgeSums, edge) - vertex;
    const length = isForeign(open, seat, next) ? 1 : 1 + trail(open, board, ships, seat, next, way);
    walked[edge] = 0;
    if (length > longest) longest = length;
  }
  return longest;
}
