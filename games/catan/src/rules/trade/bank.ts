import { at, type Seat } from '@ludoteca/kernel';
import { BANK_RATE, OWN_HARBOUR_RATE } from '../../data/course.ts';
import { RESOURCES } from '../../data/goods.ts';
import type { Action } from '../action.ts';
import { giveBack, handOf, take } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import type { MoveLike, Open } from '../types.ts';

/** BANK_MOVES[rate][give][take]. */
const BANK_MOVES: readonly (readonly (readonly MoveLike<'bank'>[])[])[] = Array.from({ length: BANK_RATE + 1 }, (_, count) =>
  RESOURCES.map((_, give) => RESOURCES.map((_, take) => ({ kind: 'bank', count, give, take }) as const)),
);

const RATE_RULE: Record<number, CatanRule> = { 2: 'CAT-TRADE-06', 3: 'CAT-TRADE-05', 4: 'CAT-TRADE-04' };

/** Equal cards that the bank wants from this player for one card of another kind. */
export function rateOf(open: Open, seat: Seat, kind: number): number {
  return at(open.rates, seat * open.bank.length + kind);
}

/** A worse rate than one's own is never taken, a better one needs its harbour. */
function rateViolation(open: Open, seat: Seat, kind: number, count: number): CatanRule | undefined {
  const rate = rateOf(open, seat, kind);
  if (count > rate) return 'CAT-TRADE-10';
  if (count === rate) return undefined;
  const hasOwnHarbour = open.bank.some((_, other) => rateOf(open, seat, other) === OWN_HARBOUR_RATE);
  return count === OWN_HARBOUR_RATE && hasOwnHarbour ? 'CAT-TRADE-06' : 'CAT-TRADE-07';
}

/** Equal cards to the bank for one card of another kind, always at the player's best rate. */
export const bank: Action<'bank'> = {
  list(state, seat, into) {
    const { open } = state;
    const hand = handOf(state, seat);
    const kinds = open.bank.length;
    for (let give = 0; give < kinds; give++) {
      const rate = rateOf(open, seat, give);
      if (at(hand, give) < rate) continue;
      const offers = at(at(BANK_MOVES, rate), give);
      for (let kind = 0; kind < kinds; kind++) if (kind !== give && at(open.bank, kind) > 0) into.push(at(offers, kind));
    }
  },
  violation(state, seat, { count, give, take: wanted }) {
    const { open } = state;
    if (give === wanted || at(open.bank, wanted) === 0) return 'CAT-TRADE-04';
    return rateViolation(open, seat, give, count) ?? (at(handOf(state, seat), give) < count ? 'CAT-TRADE-04' : undefined);
  },
  play(ctx, seat, { count, give, take: wanted }) {
    giveBack(ctx.state, seat, give, count);
    take(ctx.state, seat, wanted, 1);
    const rule = RATE_RULE[count] ?? 'CAT-TRADE-04';
    ctx.tell?.({ kind: 'bankTraded', seat, count, give, take: wanted, rule, also: ['CAT-TRADE-10'] });
  },
};
