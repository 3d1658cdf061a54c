import { num, type Seat } from '@ludoteca/kernel';
import { BANK_RATE, OWN_HARBOUR_RATE } from '../../data/course.ts';
import { RESOURCES } from '../../data/goods.ts';
import type { Action } from '../../rules/action.ts';
import { giveBack, handOf, take } from '../../rules/hand.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import { bank as baseBank, rateOf } from '../../rules/trade/bank.ts';
import { addressees, offerViolation, propose } from '../../rules/trade/offer.ts';
import { offerTo } from '../../rules/trade/terms.ts';
import type { Open } from '../../rules/types.ts';
import { ABILITY_LEVEL, FLEET_RATE, GUILD_RATE, MERCHANT_RATE } from '../data/improvements.ts';
import { TRACKS, TRADE } from '../data/progress.ts';
import { realmOf } from './realm.ts';

/** The rate with fleet, guild and merchant: the best of them, never two together (CK-TRADE-07). */
export function knightsRate(open: Open, seat: Seat, kind: number): number {
  const realm = realmOf(open);
  if (seat === open.turn && (realm.fleet & (1 << kind)) !== 0) return FLEET_RATE;
  if (kind >= RESOURCES.length) return num(realm.tracks, seat * TRACKS.length + TRADE) >= ABILITY_LEVEL ? GUILD_RATE : BANK_RATE;
  return realm.merchantOwner === seat && num(open.terrains, realm.merchant) === kind ? MERCHANT_RATE : BANK_RATE;
}

/** The rule by which a player gets the rate. */
function rateRule(open: Open, seat: Seat, kind: number, count: number): CatanRule {
  if (count === BANK_RATE) return 'CK-TRADE-02';
  if (count !== OWN_HARBOUR_RATE) return 'CK-TRADE-03';
  if ((realmOf(open).fleet & (1 << kind)) !== 0) return 'CK-TRD-04';
  if (kind >= RESOURCES.length) return 'CK-TRADE-05';
  return num(open.rates, seat * open.bank.length + kind) === count ? 'CK-TRADE-04' : 'CK-TRADE-06';
}

/** A worse rate than one's own is never taken; for a better one the player lacks something. */
function rateViolation(open: Open, seat: Seat, kind: number, count: number): CatanRule | undefined {
  const rate = rateOf(open, seat, kind);
  if (count === rate) return undefined;
  if (count > rate) return 'CK-TRADE-07';
  if (count !== OWN_HARBOUR_RATE) return 'CAT-TRADE-07';
  if (kind >= RESOURCES.length) return 'CK-TRADE-05';
  const hasOwnHarbour = RESOURCES.some((_, other) => num(open.rates, seat * open.bank.length + other) === OWN_HARBOUR_RATE);
  return hasOwnHarbour ? 'CK-TRADE-04' : 'CAT-TRADE-07';
}

/** Trade with the bank in eight kinds of cards. */
export const bank: Action<'bank'> = {
  ...baseBank,
  violation(state, seat, { count, give, take: wanted }) {
    const { open } = state;
    if (give === wanted || num(open.bank, wanted) === 0) return realmOf(open).fleet === 0 ? 'CK-TRADE-02' : 'CK-TRD-09';
    const refused = rateViolation(open, seat, give, count);
    if (refused !== undefined) return refused;
    return num(handOf(state, seat), give) < count ? rateRule(open, seat, give, BANK_RATE) : undefined;
  },
  play(ctx, seat, { count, give, take: wanted }) {
    const rule = rateRule(ctx.state.open, seat, give, count);
    giveBack(ctx.state, seat, give, count);
    take(ctx.state, seat, wanted, 1);
    ctx.tell?.({ kind: 'bankTraded', seat, count, give, take: wanted, rule });
  },
};

/** An offer in which resources and commodities go together (CK-TRADE-01). */
export const barter: Action<'barter'> = {
  offer(state, seat) {
    const partners = addressees(state, seat);
    return partners.length === 0 ? undefined : offerTo('barter', state, seat, partners);
  },
  violation: offerViolation,
  play: (ctx, seat, move) => propose(ctx, seat, move, 'CK-TRADE-01'),
};
