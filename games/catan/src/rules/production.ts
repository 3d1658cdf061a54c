import { filled } from '@ludoteca/kernel';
import { CITY_YIELD, DESERT, RESOURCES } from '../data/goods.ts';
import { boardOf } from './board.ts';
import { CITY } from './building/city.ts';
import { handOf, take } from './hand.ts';
import type { CatanRule } from './ledger.ts';
import { num, raise, row } from './lists.ts';
import { type CatanState, type Ctx, NOBODY, type Open } from './types.ts';

/** Every hex with the number pays every building around it, as far as the bank has the cards. Says who got what (seat * kinds + kind). */
export function produce(ctx: Ctx, total: number): readonly number[] {
  const { state } = ctx;
  const { bank } = state.open;
  const owed = owedBy(ctx, total);
  let short = false;
  for (let kind = 0; kind < bank.length; kind++) {
    if (demandOf(owed, kind, bank.length) <= num(bank, kind)) continue;
    short = true;
    ration(ctx, owed, kind);
  }
  payOut(state, owed);
  if (ctx.tell !== undefined) tellPayments(ctx, owed, total, short);
  return owed;
}

/** What each player is owed (seat * kinds + kind): a card for a settlement, two for a city, for each hex (CAT-PROD-02). */
function owedBy(ctx: Ctx, total: number): number[] {
  const { open } = ctx.state;
  const kinds = open.bank.length;
  const owed = filled(kinds * ctx.state.seats.length, 0);
  for (let hex = 0; hex < open.terrains.length; hex++) {
    if (open.numbers[hex] !== total) continue;
    if (hex === open.robber) {
      ctx.tell?.({ kind: 'blocked', hex, rule: 'CAT-PROD-03' });
      continue;
    }
    const terrain = num(open.terrains, hex);
    // In Cities & Knights a city gets what its terrain yields, in the base game two of the same.
    const cities = open.realm === undefined ? undefined : CITY_YIELD;
    const corners = row(boardOf(open).hexVertices, hex);
    for (let i = 0; i < corners.length; i++) {
      const vertex = num(corners, i);
      const owner = num(open.owners, vertex);
      if (owner === NOBODY) continue;
      if (cities !== undefined && num(open.levels, vertex) === CITY) {
        const pair = row(cities, terrain);
        raise(owed, owner * kinds + pair[0], 1);
        raise(owed, owner * kinds + pair[1], 1);
      } else raise(owed, owner * kinds + terrain, num(open.levels, vertex));
    }
  }
  return owed;
}

function demandOf(owed: readonly number[], kind: number, kinds: number): number {
  let demand = 0;
  for (let cell = kind; cell < owed.length; cell += kinds) demand += num(owed, cell);
  return demand;
}

/** Too few cards of a kind: a single player takes what is left, of several nobody gets any (CAT-PROD-04). */
function ration(ctx: Ctx, owed: number[], kind: number): void {
  const { bank } = ctx.state.open;
  const stock = num(bank, kind);
  const demand = demandOf(owed, kind, bank.length);
  let players = 0;
  for (let cell = kind; cell < owed.length; cell += bank.length) if (num(owed, cell) > 0) players++;
  const paid = players === 1 ? stock : 0;
  for (let cell = kind; cell < owed.length; cell += bank.length) owed[cell] = Math.min(num(owed, cell), paid);
  const rule = kind < RESOURCES.length ? 'CAT-PROD-04' : 'CK-PROD-06';
  ctx.tell?.({ kind: 'shortage', resource: kind, owed: demand, paid, rule });
}

function payOut(state: CatanState, owed: readonly number[]): void {
  const kinds = state.open.bank.length;
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (let kind = 0; kind < kinds; kind++) {
      const count = num(owed, seat * kinds + kind);
      if (count > 0) take(state, seat, kind, count);
    }
  }
}

function tellPayments(ctx: Ctx, owed: readonly number[], total: number, short: boolean): void {
  const { open } = ctx.state;
  const kinds = open.bank.length;
  const knights = open.realm !== undefined;
  const shared: CatanRule[] = ['CAT-PROD-02', ...(short ? (['CAT-PROD-05'] as const) : [])];
  let paid = false;
  for (let seat = 0; seat < ctx.state.seats.length; seat++) {
    const cards = owed.slice(seat * kinds, (seat + 1) * kinds);
    if (cards.every((count) => count === 0)) continue;
    paid = true;
    const also = knights ? [...shared, ...yieldRules(open, seat, total)] : shared;
    ctx.tell?.({ kind: 'produced', seat, cards, rule: knights ? 'CK-PROD-01' : 'CAT-PROD-01', also });
  }
  if (!paid) ctx.tell?.({ kind: 'nothingProduced', total, rule: knights ? 'CK-PROD-01' : 'CAT-PROD-01' });
}

/** By which rules of Cities & Knights a player's buildings have yielded. */
function yieldRules(open: Open, seat: number, total: number): CatanRule[] {
  const rules = new Set<CatanRule>();
  for (let hex = 0; hex < open.terrains.length; hex++) {
    if (num(open.numbers, hex) !== total || hex === open.robber) continue;
    for (const vertex of row(boardOf(open).hexVertices, hex)) {
      if (num(open.owners, vertex) !== seat) continue;
      rules.add(num(open.levels, vertex) === CITY ? 'CK-PROD-03' : 'CK-PROD-02');
      if (open.realm?.metropolises.includes(vertex)) rules.add('CK-PROD-04');
    }
  }
  return [...rules];
}

/** One card for each producing hex around a settlement, as at the start of the game. */
export function harvest(state: CatanState, seat: number, hexes: readonly number[]): number[] {
  const cards = handOf(state, seat).map(() => 0);
  for (const hex of hexes) {
    const terrain = num(state.open.terrains, hex);
    if (terrain === DESERT) continue;
    raise(cards, terrain, 1);
    take(state, seat, terrain, 1);
  }
  return cards;
}
