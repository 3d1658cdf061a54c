import type { Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../data/board.ts';
import { CITY_COST } from '../../data/goods.ts';
import type { Action } from '../action.ts';
import { handOf, holds, pay } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import { num, raise, row } from '../lists.ts';
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

/** Why the settlement there cannot become a city, its price aside. A city on its side comes before any other (CK-BARB-09). */
export function cityViolation(open: Open, seat: Seat, vertex: number): CatanRule | undefined {
  if (!isOwnSettlement(open, seat, vertex)) return 'CAT-BUILD-05';
  const { realm } = open;
  if (realm !== undefined && realm.tipped.length > 0) {
    if (realm.tipped.includes(vertex)) return undefined;
    if (realm.tipped.some((other) => num(open.owners, other) === seat)) return 'CK-BARB-09';
  }
  return num(open.citiesLeft, seat) === 0 ? 'CAT-BUILD-08' : undefined;
}

export function canBecomeCity(open: Open, seat: Seat, vertex: number): boolean {
  return isOwnSettlement(open, seat, vertex) && cityViolation(open, seat, vertex) === undefined;
}

/** A city takes the settlement's place, or one that lay on its side is set up again. */
export function putCity(ctx: Ctx, seat: Seat, vertex: number, price: CatanRule): void {
  const { open } = ctx.state;
  open.levels[vertex] = CITY;
  const { realm } = open;
  if (realm?.tipped.includes(vertex)) {
    realm.tipped = realm.tipped.filter((other) => other !== vertex);
    ctx.tell?.({ kind: 'cityRestored', seat, vertex, rule: 'CK-BARB-09', also: [price] });
  } else {
    raise(open.citiesLeft, seat, -1);
    raise(open.settlementsLeft, seat, 1);
    ctx.tell?.({ kind: 'cityBuilt', seat, vertex, rule: 'CAT-BUILD-05', also: [price, 'CAT-COMP-13'] });
  }
  maybeWin(ctx, seat);
}

export const city: Action<'city'> = {
  list(state, seat, into) {
    const { open } = state;
    if (!canPayCity(state, seat)) return;
    // Only a city on its side needs no piece.
    if (num(open.citiesLeft, seat) === 0 && (open.realm === undefined || open.realm.tipped.length === 0)) return;
    for (let vertex = 0; vertex < open.owners.length; vertex++) if (canBecomeCity(open, seat, vertex)) into.push(row(CITY_MOVES, vertex));
  },
  violation(state, seat, { vertex }) {
    const { open } = state;
    return cityViolation(open, seat, vertex) ?? (canPayCity(state, seat) ? undefined : 'CAT-BUILD-01');
  },
  play(ctx, seat, { vertex }) {
    pay(ctx.state, seat, CITY_COST);
    putCity(ctx, seat, vertex, 'CAT-BUILD-01');
  },
};
