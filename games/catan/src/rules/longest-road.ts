import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_EDGES, MOST_VERTICES } from '../data/board.ts';
import { LONGEST_ROAD_MIN } from '../data/course.ts';
import { boardOf } from './board.ts';
import { expansionOf } from './expansion.ts';
import type { CatanRule } from './ledger.ts';
import { maybeWin } from './points.ts';
import { type Ctx, NOBODY, type Open } from './types.ts';

// Work space of the walk, clean between calls: a walk allocates nothing.
const walked = new Uint8Array(MOST_EDGES);
const seen = new Uint8Array(MOST_EDGES);
const tried = new Uint8Array(MOST_VERTICES);

/**
 * The longest trail over own roads that uses no edge twice and passes no foreign building (CAT-LR-01, CAT-LR-02). Wherever a trail ends
 * between just two own roads, it is a ring or could go on: so it is enough to start elsewhere, and anywhere in rings that stand alone.
 */
export function routeLength(open: Open, seat: Seat): number {
  return expansionOf(open)?.routeLength?.(open, seat) ?? roadLength(open, seat);
}

function roadLength(open: Open, seat: Seat): number {
  let longest = 0;
  tried.fill(0);
  seen.fill(0);
  for (let edge = 0; edge < open.roads.length; edge++) {
    if (open.roads[edge] !== seat) continue;
    const ends = row(boardOf(open).edgeVertices, edge);
    longest = Math.max(longest, longestFromEnd(open, seat, ends[0]), longestFromEnd(open, seat, ends[1]));
  }
  for (let edge = 0; edge < open.roads.length; edge++) {
    if (open.roads[edge] === seat && seen[edge] === 0)
      longest = Math.max(longest, longestFrom(open, seat, row(boardOf(open).edgeVertices, edge)[0]));
  }
  return longest;
}

/** The same from a vertex where a route can end, each such vertex once. */
function longestFromEnd(open: Open, seat: Seat, vertex: number): number {
  if (tried[vertex] === 1) return 0;
  tried[vertex] = 1;
  return roadsAt(open, seat, vertex) === 2 && !isForeign(open, seat, vertex) ? 0 : longestFrom(open, seat, vertex);
}

function longestFrom(open: Open, seat: Seat, vertex: number): number {
  const edges = row(boardOf(open).vertexEdges, vertex);
  let longest = 0;
  for (let i = 0; i < edges.length; i++) {
    const edge = num(edges, i);
    if (open.roads[edge] !== seat || walked[edge] === 1) continue;
    walked[edge] = 1;
    seen[edge] = 1;
    const next = num(boardOf(open).edgeSums, edge) - vertex;
    const length = isForeign(open, seat, next) ? 1 : 1 + longestFrom(open, seat, next);
    walked[edge] = 0;
    if (length > longest) longest = length;
  }
  return longest;
}

/** Whether something of somebody else's stands there at which routes and connections end. */
export function isForeign(open: Open, seat: Seat, vertex: number): boolean {
  const owner = num(open.owners, vertex);
  if (owner !== NOBODY) return owner !== seat;
  return expansionOf(open)?.cutsRoute?.(open, seat, vertex) !== undefined;
}

/** After something other than a road or settlement has come or gone: the routes concerned, and one look at who holds the card. */
export function remeasure(ctx: Ctx, isConcerned: (seat: Seat) => boolean, rule: CatanRule): void {
  const { open } = ctx.state;
  let changed = false;
  let cut = false;
  for (let seat = 0; seat < open.routes.length; seat++) {
    if (!isConcerned(seat)) continue;
    const length = routeLength(open, seat);
    const before = num(open.routes, seat);
    if (length === before) continue;
    open.routes[seat] = length;
    changed = true;
    if (length < before) cut = true;
    ctx.tell?.({ kind: 'routeChanged', seat, length, rule });
  }
  if (!changed) return;
  judge(ctx, cut);
  maybeWin(ctx, open.turn);
}

/** After a road or the like: only its owner's route can have grown. */
export function measureAfterRoad(ctx: Ctx, seat: Seat, rule: CatanRule): void {
  const { open } = ctx.state;
  const length = routeLength(open, seat);
  if (length === num(open.routes, seat)) return;
  open.routes[seat] = length;
  ctx.tell?.({ kind: 'routeChanged', seat, length, rule });
  if (length >= LONGEST_ROAD_MIN && open.roadHolder !== seat) judge(ctx, false);
}

/** After a settlement: it may have cut the routes of others that pass through its place, or joined its builder's ways of two kinds. */
export function measureAfterSettlement(ctx: Ctx, builder: Seat, vertex: number): void {
  const { open } = ctx.state;
  let cut = false;
  let joined = false;
  const hasOtherWays = expansionOf(open)?.waysAt !== undefined;
  for (let seat = 0; seat < open.routes.length; seat++) {
    const isOwn = seat === builder;
    if ((isOwn && !hasOtherWays) || !passes(open, seat, vertex)) continue;
    const length = routeLength(open, seat);
    if (length === num(open.routes, seat)) continue;
    open.routes[seat] = length;
    if (isOwn) joined = true;
    else cut = true;
    ctx.tell?.({ kind: 'routeChanged', seat, length, rule: isOwn ? 'CAT-LR-01' : 'CAT-LR-02' });
  }
  if (cut || joined) judge(ctx, cut);
}

/** Whether a route of the seat can pass through a vertex. */
export function passes(open: Open, seat: Seat, vertex: number): boolean {
  return roadsAt(open, seat, vertex) + (expansionOf(open)?.waysAt?.(open, seat, vertex) ?? 0) > 1;
}

/** How many of a player's roads meet there. */
function roadsAt(open: Open, seat: Seat, vertex: number): number {
  let roads = 0;
  const edges = row(boardOf(open).vertexEdges, vertex);
  for (let i = 0; i < edges.length; i++) if (open.roads[num(edges, i)] === seat) roads++;
  return roads;
}

/** Who holds the card now: the uniform evaluation of CAT-LR-07. */
export function rightfulHolder(routes: readonly number[], holder: Seat): Seat {
  let longest = 0;
  let leader = NOBODY;
  for (let seat = 0; seat < routes.length; seat++) {
    const length = num(routes, seat);
    if (length > longest) {
      longest = length;
      leader = seat;
    } else if (length === longest) leader = NOBODY;
  }
  if (longest < LONGEST_ROAD_MIN) return NOBODY;
  return holder !== NOBODY && num(routes, holder) === longest ? holder : leader;
}

function judge(ctx: Ctx, cut: boolean): void {
  const { open } = ctx.state;
  const from = open.roadHolder;
  const seat = rightfulHolder(open.routes, from);
  open.roadHolder = seat;
  if (ctx.tell === undefined) return;
  if (seat === NOBODY && from !== NOBODY) ctx.tell({ kind: 'longestRoadAside', seat: from, rule: 'CAT-LR-05' });
  if (seat === NOBODY) return;
  const length = num(open.routes, seat);
  if (seat !== from) ctx.tell({ kind: 'longestRoad', seat, length, from, rule: takingRule(open, seat, from, cut) });
  else if (cut) ctx.tell({ kind: 'longestRoadKept', seat, length, rule: 'CAT-LR-05' });
}

function takingRule(open: Open, seat: Seat, from: Seat, cut: boolean): CatanRule {
  const rivals = open.routes.some((length, other) => other !== seat && length >= LONGEST_ROAD_MIN);
  if (cut || (from === NOBODY && rivals)) return 'CAT-LR-05';
  return from === NOBODY ? 'CAT-LR-03' : 'CAT-LR-04';
}
