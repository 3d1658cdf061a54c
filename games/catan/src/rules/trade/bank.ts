import type { Seat } from '@ludoteca/kernel';
import { BANK_RATE, OWN_HARBOUR_RATE } from '../../data/course.ts';
import { GOODS, RESOURCES } from '../../data/goods.ts';
import { ABILITY_LEVEL, FLEET_RATE, GUILD_RATE, MERCHANT_RATE } from '../../data/improvements.ts';
import { TRACKS, TRADE } from '../../data/progress.ts';
import type { Action } from '../action.ts';
import { giveBack, handOf, take } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import { num, row } from '../lists.ts';
import type { Realm } from '../realm.ts';
import type { MoveLike, Open } from '../types.ts';

/** BANK_MOVES[rate][give][take]. */
const BANK_MOVES: readonly (readonly (readonly MoveLike<'bank'>[])[])[] = Array.from({ length: BANK_RATE + 1 }, (_, count) =>
  GOODS.map((_, give) => GOODS.map((_, take) => ({ kind: 'bank', count, give, take }) as const)),
);

const RATE_RULE: Record<number, CatanRule> = { 2: 'CAT-TRADE-06', 3: 'CAT-TRADE-05', 4: 'CAT-TRADE-04' };

/** Equal cards that the bank wants from this player for one card of another kind. */
export function rateOf(open: Open, seat: Seat, kind: number): number {
  const rate = num(open.rates, seat * open.bank.length + kind);
  return open.realm === undefined ? rate : Math.min(rate, realmRate(open, open.realm, seat, kind));
}

/** What fleet, guild and merchant make of the rate: the best of them, never two together (CK-TRADE-07). */
function realmRate(open: Open, realm: Realm, seat: Seat, kind: number): number {
  if (seat === open.turn && (realm.fleet & (1 << kind)) !== 0) return FLEET_RATE;
  if (kind >= RESOURCES.length) return num(realm.tracks, seat * TRACKS.length + TRADE) >= ABILITY_LEVEL ? GUILD_RATE : BANK_RATE;
  return realm.merchantOwner === seat && num(open.terrains, realm.merchant) === kind ? MERCHANT_RATE : BANK_RATE;
}

/** By which rule a player gets the rate. */
function rateRule(open: Open, seat: Seat, kind: number, count: number): CatanRule {
  const { realm } = open;
  if (realm === undefined) return RATE_RULE[count] ?? 'CAT-TRADE-04';
  if (count === BANK_RATE) return 'CK-TRADE-02';
  if (count !== OWN_HARBOUR_RATE) return 'CK-TRADE-03';
  if ((realm.fleet & (1 << kind)) !== 0) return 'CK-TRD-04';
  if (kind >= RESOURCES.length) return 'CK-TRADE-05';
  return num(open.rates, seat * open.bank.length + kind) === count ? 'CK-TRADE-04' : 'CK-TRADE-06';
}

/** A worse rate than one's own is never taken, a better one needs its harbour. */
function rateViolation(open: Open, seat: Seat, kind: number, count: number): CatanRule | undefined {
  const rate = rateOf(open, seat, kind);
  if (count === rate) return undefined;
  if (open.realm !== undefined) return count > rate ? 'CK-TRADE-07' : missingRate(open, seat, kind, count);
  if (count > rate) return 'CAT-TRADE-10';
  const hasOwnHarbour = open.bank.some((_, other) => rateOf(open, seat, other) === OWN_HARBOUR_RATE);
  return count === OWN_HARBOUR_RATE && hasOwnHarbour ? 'CAT-TRADE-06' : 'CAT-TRADE-07';
}

/** What the player lacks for a better rate in Cities & Knights. */
function missingRate(open: Open, seat: Seat, kind: number, count: number): CatanRule {
  if (count !== OWN_HARBOUR_RATE) return 'CAT-TRADE-07';
  if (kind >= RESOURCES.length) return 'CK-TRADE-05';
  const hasOwnHarbour = RESOURCES.some((_, other) => num(open.rates, seat * open.bank.length + other) === OWN_HARBOUR_RATE);
  return hasOwnHarbour ? 'CK-TRADE-04' : 'CAT-TRADE-07';
}

/** The card received is of another kind, and the bank has it. */
function goodsViolation({ realm, bank }: Open, give: number, wanted: number): CatanRule | undefined {
  const known = give < bank.length && wanted < bank.length;
  if (known && give !== wanted && num(bank, wanted) > 0) return undefined;
  if (realm === undefined) return 'CAT-TRADE-04';
  return realm.fleet === 0 ? 'CK-TRADE-02' : 'CK-TRD-09';
}

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
    const refused = goodsViolation(open, give, wanted);
    if (refused !== undefined) return refused;
    return (
      rateViolation(open, seat, give, count) ?? (num(handOf(state, seat), give) < count ? rateRule(open, seat, give, BANK_RATE) : undefined)
    );
  },
  play(ctx, seat, { count, give, take: wanted }) {
    const { open } = ctx.state;
    const rule = rateRule(open, seat, give, count);
    giveBack(ctx.state, seat, give, count);
    take(ctx.state, seat, wanted, 1);
    ctx.tell?.({
      kind: 'bankTraded',
      seat,
      count,
      give,
      take: wanted,
      rule,
      also: [open.realm === undefined ? 'CAT-TRADE-10' : 'CK-TRADE-07'],
    });
  },
};
