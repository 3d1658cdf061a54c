import { add, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../data/board.ts';
import { CITY_COST } from '../../data/goods.ts';
import type { Action } from '../action.ts';
import { expansionOf } from '../expansion.ts';
import { handOf, holds, pay } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import { maybeWin } from '../points.ts';
import type { CatanState, Ctx, Open } from '../types.ts';
import { SETTLEMENT } from './settlement.ts';

export const CITY = 2;

export const CITY_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'city', vertex }) as const);

function isOwnSettlement(open: Open, seat: Seat, vertex: number): boolean {
  return num(open.owners, vertex) === seat && num(open.levels, vertex) === SETTLEMENT;
}

function canPayCity(state: CatanState, seat: Seat): boolean {
  return holds(handOf(state, seat), CITY_COST);
}

/** Why the settlement there cannot become a city, its price aside. */
export function cityViolation(open: Open, seat: Seat, vertex: number): CatanRule | undefined {
  if (!isOwnSettlement(open, seat, vertex)) return 'CAT-BUILD-05';
  const extra = expansionOf(open);
  if (extra?.laidDown?.(open).includes(vertex) === true) return undefined;
  return extra?.forbidsCity?.(open, seat, vertex) ?? (num(open.citiesLeft, seat) === 0 ? 'CAT-BUILD-08' : undefined);
}

export function canBecomeCity(open: Open, seat: Seat, vertex: number): boolean {
  return isOwnSettlement(open, seat, vertex) && cityViolation(open, seat, vertex) === undefined;
}

/** A city takes the settlement's place. */
export function putCity(ctx: Ctx, seat: Seat, vertex: number): void {
  const { open } = ctx.state;
  const extra = expansionOf(open);
  open.levels[vertex] = CITY;
  if (extra?.laidDown?.(open).includes(vertex) === true) extra.setUpAgain?.(ctx, seat, vertex);
  else {
    add(open.citiesLeft, seat, -1);
    add(open.settlementsLeft, seat, 1);
    ctx.tell?.({ kind: 'cityBuilt', seat, vertex, rule: 'CAT-BUILD-05' });
  }
  maybeWin(ctx, seat);
}

export const city: Action<'city'> = {
  list(state, seat, into) {
    const { open } = state;
    if (!canPayCity(state, seat)) return;
    if (num(open.citiesLeft, seat) === 0 && expansionOf(open)?.laidDown === undefined) return;
    for (let vertex = 0; vertex < open.owners.length; vertex++) if (canBecomeCity(open, seat, vertex)) into.push(row(CITY_MOVES, vertex));
  },
  violation(state, seat, { vertex }) {
    const { open } = state;
    return cityViolation(open, seat, vertex) ?? (canPayCity(state, seat) ? undefined : 'CAT-BUILD-01');
  },
  play(ctx, seat, { vertex }) {
    pay(ctx.state, seat, CITY_COST);
    putCity(ctx, seat, vertex);
  },
};
