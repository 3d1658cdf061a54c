import { add, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../data/board.ts';
import { SETTLEMENT_COST } from '../../data/goods.ts';
import { ANY_HARBOUR, HARBOUR_RATES } from '../../data/island.ts';
import type { Action } from '../action.ts';
import { boardOf } from '../board.ts';
import { expansionOf, told } from '../expansion.ts';
import { handOf, holds, pay } from '../hand.ts';
import { measureAfterSettlement } from '../longest-road.ts';
import { maybeWin } from '../points.ts';
import { type CatanState, type Ctx, NOBODY, type Open } from '../types.ts';
import { touchesRoute } from './road.ts';

export const SETTLEMENT = 1;

export const SETTLEMENT_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'settlement', vertex }) as const);

/** The distance rule: the vertex and its neighbours are free of buildings, and nothing else forbids building there. */
export function isFarEnough(open: Open, vertex: number): boolean {
  if (num(open.owners, vertex) !== NOBODY) return false;
  const neighbours = row(boardOf(open).vertexNeighbours, vertex);
  for (let i = 0; i < neighbours.length; i++) if (num(open.owners, num(neighbours, i)) !== NOBODY) return false;
  return expansionOf(open)?.forbidsSite?.(open, vertex, NOBODY) === undefined;
}

/** Puts the settlement down: it opens harbours and may cut routes. */
export function putSettlement(ctx: Ctx, seat: Seat, vertex: number): void {
  const { open } = ctx.state;
  open.owners[vertex] = seat;
  open.levels[vertex] = SETTLEMENT;
  add(open.settlementsLeft, seat, -1);
  openHarbours(open, seat, vertex);
  measureAfterSettlement(ctx, seat, vertex);
  expansionOf(open)?.afterSettlement?.(ctx, seat, vertex);
  maybeWin(ctx, seat);
}

/** A building on one of a harbour's two vertices brings its rate (CAT-TRADE-05 to CAT-TRADE-07). */
export function openHarbours(open: Open, seat: Seat, vertex: number): void {
  const kinds = open.bank.length;
  for (let slot = 0; slot < boardOf(open).harbours.length; slot++) {
    const { vertices } = row(boardOf(open).harbours, slot);
    if (vertices[0] !== vertex && vertices[1] !== vertex) continue;
    const type = num(open.harbours, slot);
    for (let kind = 0; kind < kinds; kind++) {
      const cell = seat * kinds + kind;
      if (type === kind || type === ANY_HARBOUR) open.rates[cell] = Math.min(num(open.rates, cell), num(HARBOUR_RATES, type));
    }
  }
}

function canPaySettlement(state: CatanState, seat: Seat): boolean {
  return holds(handOf(state, seat), SETTLEMENT_COST);
}

export const settlement: Action<'settlement'> = {
  list(state, seat, into) {
    const { open } = state;
    if (num(open.settlementsLeft, seat) === 0 || !canPaySettlement(state, seat)) return;
    for (let vertex = 0; vertex < open.owners.length; vertex++) {
      if (isFarEnough(open, vertex) && touchesRoute(open, seat, vertex)) into.push(row(SETTLEMENT_MOVES, vertex));
    }
  },
  violation(state, seat, { vertex }) {
    const { open } = state;
    if (num(open.settlementsLeft, seat) === 0) return 'CAT-BUILD-08';
    const forbidden = expansionOf(open)?.forbidsSite?.(open, vertex, seat);
    if (forbidden !== undefined) return forbidden;
    if (!isFarEnough(open, vertex) || !touchesRoute(open, seat, vertex)) return 'CAT-BUILD-04';
    return canPaySettlement(state, seat) ? undefined : 'CAT-BUILD-01';
  },
  play(ctx, seat, { vertex }) {
    pay(ctx.state, seat, SETTLEMENT_COST);
    ctx.tell?.(told(ctx.state, { kind: 'settlementBuilt', seat, vertex, rule: 'CAT-BUILD-04' }));
    putSettlement(ctx, seat, vertex);
  },
};
