import { num, type Seat } from '@ludoteca/kernel';
import { COMMODITIES, RESOURCES } from '../../../../data/goods.ts';
import type { Action } from '../../../../rules/action.ts';
import { handOf, handOver } from '../../../../rules/hand.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import type { Ctx } from '../../../../rules/types.ts';
import { COMMODITY_MONOPOLY_CARDS, RESOURCE_MONOPOLY, RESOURCE_MONOPOLY_CARDS, TRADE_MONOPOLY } from '../../../data/progress.ts';
import { holdsCard, spend } from '../playing.ts';
import { othersFrom } from '../rivals.ts';

const TRADE_MOVES = COMMODITIES.map((_, commodity) => ({ kind: 'tradeMonopoly', commodity }) as const);
const RESOURCE_MOVES = RESOURCES.map((_, resource) => ({ kind: 'resourceMonopoly', resource }) as const);

/** Every opponent hands over this many cards of the kind, or the last one; the others see how many each had by what comes. */
function collect(ctx: Ctx, seat: Seat, good: number, most: number, rule: CatanRule): void {
  const { state } = ctx;
  ctx.reveal();
  let total = 0;
  for (const other of othersFrom(state, seat)) {
    const count = Math.min(most, num(handOf(state, other), good));
    if (count === 0) continue;
    total += count;
    handOver(state, other, seat, good, count);
    ctx.tell?.({ kind: 'handedOver', seat: other, to: seat, resource: good, count, rule });
  }
  ctx.tell?.({ kind: 'monopolised', seat, good, total, rule });
}

/** One card of a commodity from everybody. */
export const tradeMonopoly: Action<'tradeMonopoly'> = {
  list(state, seat, into) {
    if (holdsCard(state, seat, TRADE_MONOPOLY)) into.push(...TRADE_MOVES);
  },
  violation: (state, seat) => (holdsCard(state, seat, TRADE_MONOPOLY) ? undefined : 'CK-TRD-06'),
  play(ctx, seat, { commodity }) {
    spend(ctx, seat, TRADE_MONOPOLY, 'CK-TRD-06');
    collect(ctx, seat, RESOURCES.length + commodity, COMMODITY_MONOPOLY_CARDS, 'CK-TRD-06');
  },
};

/** Two cards of a resource from everybody. */
export const resourceMonopoly: Action<'resourceMonopoly'> = {
  list(state, seat, into) {
    if (holdsCard(state, seat, RESOURCE_MONOPOLY)) into.push(...RESOURCE_MOVES);
  },
  violation: (state, seat) => (holdsCard(state, seat, RESOURCE_MONOPOLY) ? undefined : 'CK-TRD-07'),
  play(ctx, seat, { resource }) {
    spend(ctx, seat, RESOURCE_MONOPOLY, 'CK-TRD-07');
    collect(ctx, seat, resource, RESOURCE_MONOPOLY_CARDS, 'CK-TRD-07');
  },
};
