import { add, at, type Seat } from '@ludoteca/kernel';
import { VERTICES } from '../../data/board.ts';
import { CITY_COST } from '../../data/goods.ts';
import type { Action } from '../action.ts';
import { handOf, holds, pay } from '../hand.ts';
import { maybeWin } from '../points.ts';
import type { CatanState, Open } from '../types.ts';
import { SETTLEMENT } from './settlement.ts';

export const CITY = 2;

const CITY_MOVES = Array.from({ length: VERTICES }, (_, vertex) => ({ kind: 'city', vertex }) as const);

function isOwnSettlement(open: Open, seat: Seat, vertex: number): boolean {
  return at(open.owners, vertex) === seat && at(open.levels, vertex) === SETTLEMENT;
}

function canPayCity(state: CatanState, seat: Seat): boolean {
  return holds(handOf(state, seat), CITY_COST);
}

export const city: Action<'city'> = {
  list(state, seat, into) {
    const { open } = state;
    if (at(open.citiesLeft, seat) === 0 || !canPayCity(state, seat)) return;
    for (let vertex = 0; vertex < VERTICES; vertex++) if (isOwnSettlement(open, seat, vertex)) into.push(at(CITY_MOVES, vertex));
  },
  violation(state, seat, { vertex }) {
    const { open } = state;
    if (!isOwnSettlement(open, seat, vertex)) return 'CAT-BUILD-05';
    if (at(open.citiesLeft, seat) === 0) return 'CAT-BUILD-08';
    return canPayCity(state, seat) ? undefined : 'CAT-BUILD-01';
  },
  play(ctx, seat, { vertex }) {
    const { open } = ctx.state;
    pay(ctx.state, seat, CITY_COST);
    open.levels[vertex] = CITY;
    add(open.citiesLeft, seat, -1);
    add(open.settlementsLeft, seat, 1);
    ctx.tell?.({ kind: 'cityBuilt', seat, vertex, rule: 'CAT-BUILD-05', also: ['CAT-BUILD-01', 'CAT-COMP-13'] });
    maybeWin(ctx, seat);
  },
};
