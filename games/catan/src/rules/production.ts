import { add, at } from '@ludoteca/kernel';
import { HEX_VERTICES, HEXES } from '../data/board.ts';
import { handOf, take } from './hand.ts';
import type { CatanRule } from './ledger.ts';
import { type CatanState, type Ctx, NOBODY } from './types.ts';

/** Every hex with the number pays every building around it, as far as the bank has the cards. */
export function produce(ctx: Ctx, total: number): void {
  const { state } = ctx;
  const { bank } = state.open;
  const owed = owedBy(ctx, total);
  let short = false;
  for (let kind = 0; kind < bank.length; kind++) {
    if (demandOf(owed, kind, bank.length) <= at(bank, kind)) continue;
    short = true;
    ration(ctx, owed, kind);
  }
  payOut(state, owed);
  if (ctx.tell !== undefined) tellPayments(ctx, owed, total, short);
}

/** What each player is owed (seat * kinds + kind): a card for a settlement, two for a city, for each hex (CAT-PROD-02). */
function owedBy(ctx: Ctx, total: number): number[] {
  const { open } = ctx.state;
  const kinds = open.bank.length;
  const owed = new Array<number>(kinds * ctx.state.seats.length).fill(0);
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(open.numbers, hex) !== total) continue;
    if (hex === open.robber) {
      ctx.tell?.({ kind: 'blocked', hex, rule: 'CAT-PROD-03' });
      continue;
    }
    const terrain = at(open.terrains, hex);
    const corners = at(HEX_VERTICES, hex);
    for (let i = 0; i < corners.length; i++) {
      const vertex = at(corners, i);
      const owner = at(open.owners, vertex);
      if (owner !== NOBODY) add(owed, owner * kinds + terrain, at(open.levels, vertex));
    }
  }
  return owed;
}

function demandOf(owed: readonly number[], kind: number, kinds: number): number {
  let demand = 0;
  for (let cell = kind; cell < owed.length; cell += kinds) demand += at(owed, cell);
  return demand;
}

/** Too few cards of a kind: a single player takes what is left, of several nobody gets any (CAT-PROD-04). */
function ration(ctx: Ctx, owed: number[], kind: number): void {
  const { bank } = ctx.state.open;
  const stock = at(bank, kind);
  const demand = demandOf(owed, kind, bank.length);
  let players = 0;
  for (let cell = kind; cell < owed.length; cell += bank.length) if (at(owed, cell) > 0) players++;
  const paid = players === 1 ? stock : 0;
  for (let cell = kind; cell < owed.length; cell += bank.length) owed[cell] = Math.min(at(owed, cell), paid);
  ctx.tell?.({ kind: 'shortage', resource: kind, owed: demand, paid, rule: 'CAT-PROD-04' });
}

function payOut(state: CatanState, owed: readonly number[]): void {
  const kinds = state.open.bank.length;
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (let kind = 0; kind < kinds; kind++) {
      const count = at(owed, seat * kinds + kind);
      if (count > 0) take(state, seat, kind, count);
    }
  }
}

function tellPayments(ctx: Ctx, owed: readonly number[], total: number, short: boolean): void {
  const kinds = ctx.state.open.bank.length;
  const also: CatanRule[] = ['CAT-PROD-02', ...(short ? (['CAT-PROD-05'] as const) : [])];
  let paid = false;
  for (let seat = 0; seat < ctx.state.seats.length; seat++) {
    const cards = owed.slice(seat * kinds, (seat + 1) * kinds);
    if (cards.every((count) => count === 0)) continue;
    paid = true;
    ctx.tell?.({ kind: 'produced', seat, cards, rule: 'CAT-PROD-01', also });
  }
  if (!paid) ctx.tell?.({ kind: 'nothingProduced', total, rule: 'CAT-PROD-01' });
}

/** One card for each producing hex around a settlement, as at the start of the game. */
export function harvest(state: CatanState, seat: number, hexes: readonly number[]): number[] {
  const cards = handOf(state, seat).map(() => 0);
  for (const hex of hexes) {
    const terrain = at(state.open.terrains, hex);
    if (terrain >= cards.length) continue;
    add(cards, terrain, 1);
    take(state, seat, terrain, 1);
  }
  return cards;
}
