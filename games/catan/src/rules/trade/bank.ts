import { type MoveFor, num, row, type Seat } from '@ludoteca/kernel';
import { BANK_RATE, OWN_HARBOUR_RATE } from '../../data/course.ts';
import { GOODS } from '../../data/goods.ts';
import type { Action } from '../action.ts';
import { expansionOf } from '../expansion.ts';
import { giveBack, handOf, take } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import type { Catan, Open } from '../types.ts';

/** BANK_MOVES[rate][give][take]. */
const BANK_MOVES: readonly (readonly (readonly MoveFor<Catan, 'bank'>[])[])[] = Array.from({ length: BANK_RATE + 1 }, (_, count) =>
  GOODS.map((_, give) => GOODS.map((_, take) => ({ kind: 'bank', count, give, take }) as const)),
);

const RATE_RULE: Record<number, CatanRule> = { 2: 'CAT-TRADE-06', 3: 'CAT-TRADE-05', 4: 'CAT-TRADE-04' };

/** Equal cards that the bank wants from this player for one card of another kind. */
export function rateOf(open: Open, seat: Seat, kind: number): number {
  const rate = num(open.rates, seat * open.bank.length + kind);
  return Math.min(rate, expansionOf(open)?.rateOf?.(open, seat, kind) ?? rate);
}

/** A worse rate than one's own is never taken, a better one needs its harbour. */
function rateViolation(open: Open, seat: Seat, kind: number, count: number): CatanRule | undefined {
  const rate = rateOf(open, seat, kind);
  if (count === rate) return undefined;
  if (count > rate) return 'CAT-TRADE-10';
  const hasOwnHarbour = open.bank.some((_, other) => rateOf(open, seat, other) === OWN_HARBOUR_RATE);
  return count === OWN_HARBOUR_RATE && hasOwnHarbour ? 'CAT-TRADE-06' : 'CAT-TRADE-07';
}

/** The card received is of another kind, and the bank has it. */
function goodsViolation({ bank }: Open, give: number, wanted: number): CatanRule | undefined {
  const known = give < bank.length && wanted < bank.length;
  return known && give !== wanted && num(bank, wanted) > 0 ? undefined : 'CAT-TRADE-04';
}

const rateRule = (count: number): CatanRule => RATE_RULE[count] ?? 'CAT-TRADE-04';

/** Equal cards to the bank for one card of another kind, always at the player's best rate. */
export const bank: Action<'bank'> = {
  list(state, seat, into) {
    const { open } = state;
    const hand = handOf(state, seat);
    const kinds = open.bank.length;
    for (let give = 0; give < kinds; give++) {
      // No rate is better than this one.
      if (num(hand, give) < OWN_HARBOUR_RATE) continue;
      const rate = rateOf(open, seat, give);
      if (num(hand, give) < rate) continue;
      const offers = row(row(BANK_MOVES, rate), give);
      for (let kind = 0; kind < kinds; kind++) if (kind !== give && num(open.bank, kind) > 0) into.push(row(offers, kind));
    }
  },
  violation(state, seat, { count, give, take: wanted }) {
    const { open } = state;
    const refused = goodsViolation(open, give, wanted) ?? rateViolation(open, seat, give, count);
    if (refused !== undefined) return refused;
    return num(handOf(state, seat), give) < count ? rateRule(BANK_RATE) : undefined;
  },
  play(ctx, seat, { count, give, take: wanted }) {
    giveBack(ctx.state, seat, give, count);
    take(ctx.state, seat, wanted, 1);
    ctx.tell?.({ kind: 'bankTraded', seat, count, give, take: wanted, rule: rateRule(count) });
  },
};
