import { add, type Decision, num, range, row, type Seat } from '@ludoteca/kernel';
import { GOLD, RESOURCES } from '../../data/goods.ts';
import { expansionOf } from '../../rules/expansion.ts';
import { sizeOf, take } from '../../rules/hand.ts';
import { hasItems, spread } from '../../rules/seven.ts';
import type { Catan, Ctx, Open } from '../../rules/types.ts';
import { seaBoardOf } from './seas.ts';

/** How many cards of gold a roll owes a player: one for a settlement, two for a city (SEA-GOLD-01). */
export function goldFor(open: Open, seat: Seat, total: number): number {
  let owed = 0;
  for (let hex = 0; hex < open.terrains.length; hex++) {
    if (open.terrains[hex] !== GOLD || open.numbers[hex] !== total) continue;
    if (hex === open.robber && expansionOf(open)?.isRobberAsleep?.(open) !== true) continue;
    for (const vertex of row(seaBoardOf(open).hexVertices, hex)) if (open.owners[vertex] === seat) owed += num(open.levels, vertex);
  }
  return owed;
}

const stockOf = ({ bank }: Open): readonly number[] => bank.slice(0, RESOURCES.length);

/** After the other cards, clockwise from the player whose turn it is (SEA-GOLD-02). */
export function askForGold(ctx: Ctx, seat: Seat, total: number): void {
  const { open, seats } = ctx.state;
  if (sizeOf(stockOf(open)) === 0) return;
  const steps = range(seats.length).flatMap((place) => {
    const other = (seat + place) % seats.length;
    const count = goldFor(open, other, total);
    return count === 0 ? [] : [{ kind: 'gold', open: { seat: other, count } } as const];
  });
  ctx.push(...steps);
}

const toTake = (open: Open, count: number): number => Math.min(count, sizeOf(stockOf(open)));

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
