import { add, filled, num, row } from '@ludoteca/kernel';
import { RESOURCES } from '../data/goods.ts';
import { boardOf } from './board.ts';
import { CITY } from './building/city.ts';
import { expansionOf, told } from './expansion.ts';
import { handOf, take } from './hand.ts';
import { type CatanState, type Ctx, NOBODY, type Open } from './types.ts';

/** Every hex with the number pays every building around it, as far as the bank has the cards. Returns who got what (seat * kinds + kind). */
export function produce(ctx: Ctx, total: number): readonly number[] {
  const { state } = ctx;
  const { bank } = state.open;
  const owed = owedBy(ctx, total);
  for (let kind = 0; kind < bank.length; kind++) {
    if (demandOf(owed, kind, bank.length) > num(bank, kind)) ration(ctx, owed, kind);
  }
  payOut(state, owed);
  if (ctx.tell !== undefined) tellPayments(ctx, owed, total);
  return owed;
}

/** What each player is owed (seat * kinds + kind): a card for a settlement, two for a city, for each hex (CAT-PROD-02). */
function owedBy(ctx: Ctx, total: number): number[] {
  const { open } = ctx.state;
  const kinds = open.bank.length;
  const extra = expansionOf(open);
  const owed = filled(kinds * ctx.state.seats.length, 0);
  for (let hex = 0; hex < open.terrains.length; hex++) {
    if (open.numbers[hex] !== total) continue;
    if (isBlocked(open, hex)) {
      ctx.tell?.({ kind: 'blocked', hex, rule: 'CAT-PROD-03' });
      continue;
    }
    const terrain = num(open.terrains, hex);
    if (terrain >= RESOURCES.length) continue;
    const cities = extra?.cityYield?.(terrain);
    const corners = row(boardOf(open).hexVertices, hex);
    for (let i = 0; i < corners.length; i++) {
      const vertex = num(corners, i);
      const owner = num(open.owners, vertex);
      if (owner === NOBODY) continue;
      if (cities !== undefined && num(open.levels, vertex) === CITY) {
        add(owed, owner * kinds + cities[0], 1);
        add(owed, owner * kinds + cities[1], 1);
      } else add(owed, owner * kinds + terrain, num(open.levels, vertex));
    }
  }
  return owed;
}

/** Whether the robber keeps a hex from paying (CAT-PROD-03). */
export function isBlocked(open: Open, hex: number): boolean {
  return hex === open.robber && expansionOf(open)?.isRobberAsleep?.(open) !== true;
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
  ctx.tell?.(told(ctx.state, { kind: 'shortage', resource: kind, owed: demand, paid, rule: 'CAT-PROD-04' }));
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

function tellPayments(ctx: Ctx, owed: readonly number[], total: number): void {
  const kinds = ctx.state.open.bank.length;
  let paid = false;
  for (let seat = 0; seat < ctx.state.seats.length; seat++) {
    const cards = owed.slice(seat * kinds, (seat + 1) * kinds);
    if (cards.every((count) => count === 0)) continue;
    paid = true;
    ctx.tell?.(told(ctx.state, { kind: 'produced', seat, cards, rule: 'CAT-PROD-01' }));
  }
  if (paid || expansionOf(ctx.state.open)?.paysMore?.(ctx.state, total) === true) return;
  ctx.tell?.(told(ctx.state, { kind: 'nothingProduced', total, rule: 'CAT-PROD-01' }));
}

/** One card for each producing hex around a settlement, as at the start of the game. */
export function harvest(state: CatanState, seat: number, hexes: readonly number[]): number[] {
  const cards = handOf(state, seat).map(() => 0);
  for (const hex of hexes) {
    const terrain = num(state.open.terrains, hex);
    if (terrain >= RESOURCES.length) continue;
    add(cards, terrain, 1);
    take(state, seat, terrain, 1);
  }
  return cards;
}
