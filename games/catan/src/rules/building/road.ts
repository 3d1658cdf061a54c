import { add, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_EDGES } from '../../data/board.ts';
import { ROAD_COST } from '../../data/goods.ts';
import type { Action } from '../action.ts';
import { boardOf } from '../board.ts';
import { expansionOf } from '../expansion.ts';
import { handOf, holds, pay } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import { measureAfterRoad } from '../longest-road.ts';
import { maybeWin } from '../points.ts';
import { type CatanState, type Ctx, type Move, NOBODY, type Open } from '../types.ts';

/** One value per edge, so that listing moves costs no allocation. */
export const ROAD_MOVES = Array.from({ length: MOST_EDGES }, (_, edge) => ({ kind: 'road', edge }) as const);

/** Whether an own road could be attached at this vertex (CAT-BUILD-03). */
function connects(open: Open, seat: Seat, vertex: number): boolean {
  const owner = num(open.owners, vertex);
  if (owner !== NOBODY) return owner === seat;
  // Anything that cuts a route matters only where there is one.
  return touchesRoad(open, seat, vertex) && expansionOf(open)?.cutsRoute?.(open, seat, vertex) === undefined;
}

function isRoadSite(open: Open, seat: Seat, edge: number): boolean {
  if (num(open.roads, edge) !== NOBODY) return false;
  const ends = row(boardOf(open).edgeVertices, edge);
  if (!connects(open, seat, ends[0]) && !connects(open, seat, ends[1])) return false;
  return expansionOf(open)?.forbidsRoad?.(open, edge) === undefined;
}

/** Adds every edge where the player could lay a road. */
export function listRoadSites(open: Open, seat: Seat, into: Move[]): void {
  for (let edge = 0; edge < open.roads.length; edge++) if (isRoadSite(open, seat, edge)) into.push(row(ROAD_MOVES, edge));
}

/** Whether the player has a road, or an expansion's replacement, and a place for it. */
export function canLayRoad(open: Open, seat: Seat): boolean {
  if (expansionOf(open)?.canLayOther?.(open, seat) === true) return true;
  if (num(open.roadsLeft, seat) === 0) return false;
  for (let edge = 0; edge < open.roads.length; edge++) if (isRoadSite(open, seat, edge)) return true;
  return false;
}

/** Pieces in the supply that a route can be made of. */
export function waysLeft(open: Open, seat: Seat): number {
  return num(open.roadsLeft, seat) + (expansionOf(open)?.otherWaysLeft?.(open, seat) ?? 0);
}

/** Why a road cannot lie there, its price aside. */
export function siteViolation(open: Open, seat: Seat, edge: number): CatanRule | undefined {
  if (num(open.roadsLeft, seat) === 0) return 'CAT-BUILD-08';
  if (isRoadSite(open, seat, edge)) return undefined;
  return expansionOf(open)?.forbidsRoad?.(open, edge) ?? cutOffBy(open, seat, edge) ?? 'CAT-BUILD-03';
}

/** What alone keeps the path from being joined to an own road, if something stands between them. */
function cutOffBy(open: Open, seat: Seat, edge: number): CatanRule | undefined {
  if (num(open.roads, edge) !== NOBODY) return undefined;
  for (const end of row(boardOf(open).edgeVertices, edge)) {
    const cut = expansionOf(open)?.cutsRoute?.(open, seat, end);
    if (cut !== undefined && touchesRoad(open, seat, end)) return cut;
  }
  return undefined;
}

/** Whether an own road, or what an expansion has instead, leads to the vertex. */
export function touchesRoute(open: Open, seat: Seat, vertex: number): boolean {
  return touchesRoad(open, seat, vertex) || (expansionOf(open)?.waysAt?.(open, seat, vertex) ?? 0) > 0;
}

/** Whether an own road leads to the vertex. */
export function touchesRoad(open: Open, seat: Seat, vertex: number): boolean {
  const edges = row(boardOf(open).vertexEdges, vertex);
  for (let i = 0; i < edges.length; i++) if (open.roads[num(edges, i)] === seat) return true;
  return false;
}

/** Puts the road down and updates the routes. */
export function layRoad(ctx: Ctx, seat: Seat, edge: number): void {
  const { open } = ctx.state;
  open.roads[edge] = seat;
  add(open.roadsLeft, seat, -1);
  measureAfterRoad(ctx, seat, 'CAT-LR-01');
  maybeWin(ctx, seat);
}

function canPayRoad(state: CatanState, seat: Seat): boolean {
  return holds(handOf(state, seat), ROAD_COST);
}

export const road: Action<'road'> = {
  list(state, seat, into) {
    if (canPayRoad(state, seat) && num(state.open.roadsLeft, seat) > 0) listRoadSites(state.open, seat, into);
  },
  violation(state, seat, { edge }) {
    return siteViolation(state.open, seat, edge) ?? (canPayRoad(state, seat) ? undefined : 'CAT-BUILD-01');
  },
  play(ctx, seat, { edge }) {
    pay(ctx.state, seat, ROAD_COST);
    ctx.tell?.({ kind: 'roadBuilt', seat, edge, rule: 'CAT-BUILD-03' });
    layRoad(ctx, seat, edge);
  },
};
