import { add, at, type Seat } from '@ludoteca/kernel';
import { VERTEX_EDGES, VERTEX_NEIGHBOURS, VERTICES } from '../../data/board.ts';
import { SETTLEMENT_COST } from '../../data/goods.ts';
import { ANY_HARBOUR, HARBOUR_RATES, HARBOUR_SLOTS } from '../../data/island.ts';
import type { Action } from '../action.ts';
import { handOf, holds, pay } from '../hand.ts';
import { measureAfterSettlement } from '../longest-road.ts';
import { maybeWin } from '../points.ts';
import { type CatanState, type Ctx, NOBODY, type Open } from '../types.ts';

export const SETTLEMENT = 1;

export const SETTLEMENT_MOVES = Array.from({ length: VERTICES }, (_, vertex) => ({ kind: 'settlement', vertex }) as const);

/** The distance rule: the vertex and its neighbours are free of buildings. */
export function isFarEnough(open: Open, vertex: number): boolean {
  if (at(open.owners, vertex) !== NOBODY) return false;
  const neighbours = at(VERTEX_NEIGHBOURS, vertex);
  for (let i = 0; i < neighbours.length; i++) if (at(open.owners, at(neighbours, i)) !== NOBODY) return false;
  return true;
}

function hasRoadAt(open: Open, seat: Seat, vertex: number): boolean {
  const edges = at(VERTEX_EDGES, vertex);
  for (let i = 0; i < edges.length; i++) if (at(open.roads, at(edges, i)) === seat) return true;
  return false;
}

/** Puts the settlement down: it opens harbours and may cut routes. */
export function putSettlement(ctx: Ctx, seat: Seat, vertex: number): void {
  const { open } = ctx.state;
  open.owners[vertex] = seat;
  open.levels[vertex] = SETTLEMENT;
  add(open.settlementsLeft, seat, -1);
  openHarbours(open, seat, vertex);
  measureAfterSettlement(ctx, seat, vertex);
  maybeWin(ctx, seat);
}

/** A building on one of a harbour's two vertices brings its rate (CAT-TRADE-05 to CAT-TRADE-07). */
export function openHarbours(open: Open, seat: Seat, vertex: number): void {
  const kinds = open.bank.length;
  for (let slot = 0; slot < HARBOUR_SLOTS.length; slot++) {
    const { vertices } = at(HARBOUR_SLOTS, slot);
    if (vertices[0] !== vertex && vertices[1] !== vertex) continue;
    const type = at(open.harbours, slot);
    for (let kind = 0; kind < kinds; kind++) {
      const cell = seat * kinds + kind;
      if (type === kind || type === ANY_HARBOUR) open.rates[cell] = Math.min(at(open.rates, cell), at(HARBOUR_RATES, type));
    }
  }
}

function canPaySettlement(state: CatanState, seat: Seat): boolean {
  return holds(handOf(state, seat), SETTLEMENT_COST);
}

export const settlement: Action<'settlement'> = {
  list(state, seat, into) {
    const { open } = state;
    if (at(open.settlementsLeft, seat) === 0 || !canPaySettlement(state, seat)) return;
    for (let vertex = 0; vertex < VERTICES; vertex++) {
      if (isFarEnough(open, vertex) && hasRoadAt(open, seat, vertex)) into.push(at(SETTLEMENT_MOVES, vertex));
    }
  },
  violation(state, seat, { vertex }) {
    const { open } = state;
    if (at(open.settlementsLeft, seat) === 0) return 'CAT-BUILD-08';
    if (!isFarEnough(open, vertex) || !hasRoadAt(open, seat, vertex)) return 'CAT-BUILD-04';
    return canPaySettlement(state, seat) ? undefined : 'CAT-BUILD-01';
  },
  play(ctx, seat, { vertex }) {
    pay(ctx.state, seat, SETTLEMENT_COST);
    ctx.tell?.({ kind: 'settlementBuilt', seat, vertex, rule: 'CAT-BUILD-04', also: ['CAT-BUILD-01'] });
    putSettlement(ctx, seat, vertex);
  },
};
