import { num, type Seat } from '@ludoteca/kernel';
import { HAND_LIMIT } from '../data/course.ts';
import { CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST } from '../data/goods.ts';
import { type CatanState, handOf, type Open } from '../rules/index.ts';

/** Expected points of a card in hand by itself, and the cost of being over the limit when a seven falls. */
const CARD = 0.085;
const RISK = 0.06;

/** The complete part of a plan, and the value of the whole plan. */
function progress(hand: readonly number[], cost: readonly number[], rates: readonly number[], base: number): number {
  let missing = 0;
  let needed = 0;
  let spare = 0;
  for (let kind = 0; kind < cost.length; kind++) {
    const wanted = num(cost, kind);
    const held = num(hand, kind);
    needed += wanted;
    if (held < wanted) missing += wanted - held;
    else spare += (held - wanted) / num(rates, base + kind);
  }
  const left = Math.max(0, missing - Math.floor(spare) - (spare % 1) * 0.5);
  const done = 1 - left / needed;
  return done * done;
}

/** The cards in hand: each has a small value, and those that a plan needs have most of it. */
export function handWorth(state: CatanState, seat: Seat, hasSite: boolean): number {
  const { open } = state;
  const hand = handOf(state, seat);
  let size = 0;
  for (let kind = 0; kind < hand.length; kind++) size += num(hand, kind);
  const worth = Math.min(size, HAND_LIMIT + 1) * CARD - Math.max(0, size - HAND_LIMIT) * RISK;
  return size === 0 ? 0 : worth + plans(open, hand, seat, hasSite);
}

/** The best plan counts, the second best a little. */
function plans(open: Open, hand: readonly number[], seat: Seat, hasSite: boolean): number {
  const base = seat * hand.length;
  const city = isCityPossible(open, seat) ? 0.75 * progress(hand, CITY_COST, open.rates, base) : 0;
  const settlement = hasSite && num(open.settlementsLeft, seat) > 0 ? 0.8 * progress(hand, SETTLEMENT_COST, open.rates, base) : 0;
  const card = 0.3 * progress(hand, CARD_COST, open.rates, base);
  const road = !hasSite && num(open.roadsLeft, seat) > 0 ? 0.3 * progress(hand, ROAD_COST, open.rates, base) : 0;
  const best = Math.max(city, settlement, card, road);
  return best + (city + settlement + card + road - best) * 0.25;
}

function isCityPossible(open: Open, seat: Seat): boolean {
  return num(open.citiesLeft, seat) > 0 && num(open.settlementsLeft, seat) < 5;
}
