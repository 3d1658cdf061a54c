import { add, type Decision, num, range, row, type Seat } from '@ludoteca/kernel';
import { GOLD, RESOURCES } from '../../data/goods.ts';
import { sizeOf, take } from '../../rules/hand.ts';
import { isBlocked } from '../../rules/production.ts';
import { hasItems, spread } from '../../rules/seven.ts';
import type { Catan, CatanState, Ctx, Open } from '../../rules/types.ts';
import { seaBoardOf } from './seas.ts';
import type { SeasStep } from './types.ts';

/** How many cards of gold a roll owes a player: one for a settlement, two for a city (SEA-GOLD-01). */
export function goldFor(open: Open, seat: Seat, total: number): number {
  let owed = 0;
  for (let hex = 0; hex < open.terrains.length; hex++) {
    if (open.terrains[hex] !== GOLD || open.numbers[hex] !== total) continue;
    if (isBlocked(open, hex)) continue;
    for (const vertex of row(seaBoardOf(open).hexVertices, hex)) if (open.owners[vertex] === seat) owed += num(open.levels, vertex);
  }
  return owed;
}

const stockOf = ({ bank }: Open): readonly number[] => bank.slice(0, RESOURCES.length);

/** Who takes gold after the other cards: clockwise from the player whose turn it is, as long as the bank has any (SEA-GOLD-02). */
function goldSteps({ open, seats }: CatanState, total: number): SeasStep[] {
  let left = sizeOf(stockOf(open));
  return range(seats.length).flatMap((place) => {
    const seat = (open.turn + place) % seats.length;
    const count = goldFor(open, seat, total);
    if (count === 0 || left === 0) return [];
    left -= Math.min(count, left);
    return [{ kind: 'gold', open: { seat, count } }];
  });
}

export function askForGold(ctx: Ctx, total: number): void {
  ctx.push(...goldSteps(ctx.state, total));
}

/** Whether anybody takes gold for a roll. */
export const paysGold = (state: CatanState, total: number): boolean => goldSteps(state, total).length > 0;

/** How many cards that are, as far as the bank has them. */
export const toTake = (open: Open, count: number): number => Math.min(count, sizeOf(stockOf(open)));

/** Resources of one's choice, as far as the bank has them. */
export const gold: Decision<Catan, 'gold', 'gold'> = {
  rule: 'SEA-GOLD-01',
  answers: ['gold'],
  asks: (_, step) => step.open.seat,
  question({ open }, step) {
    const count = toTake(open, step.open.count);
    const from = spread(stockOf(open).map((stock) => Math.min(stock, count)));
    return { selections: [{ head: { kind: 'gold' }, from, min: count, max: count }] };
  },
  violation({ open }, step, _seat, { items }) {
    if (items.length !== toTake(open, step.open.count)) return 'SEA-GOLD-01';
    return hasItems(stockOf(open), items) ? undefined : 'SEA-GOLD-02';
  },
  play(ctx, _step, seat, { items }) {
    const cards = ctx.state.open.bank.map(() => 0);
    for (const kind of items) {
      add(cards, kind, 1);
      take(ctx.state, seat, kind, 1);
    }
    ctx.tell?.({ kind: 'goldTaken', seat, cards, rule: ctx.state.open.realm === undefined ? 'SEA-GOLD-01' : 'SEA-CK-09' });
  },
};
