import type { Seat } from '@ludoteca/kernel';
import { HAND_LIMIT } from '../../data/course.ts';
import { ACTIVATION_COST, CITY_COST, CLOTH, KNIGHT_COST, ROAD_COST, SETTLEMENT_COST, WALL_COST } from '../../data/goods.ts';
import { WALL_BONUS, WALLS_EACH } from '../../data/knights.ts';
import { TRACKS } from '../../data/progress.ts';
import { type CatanState, handOf, type Open } from '../../rules/index.ts';
import { num } from '../../rules/lists.ts';
import type { Realm } from '../../rules/realm.ts';
import { nextLevelWorth } from './improvements.ts';

/** Points that a card in hand promises by itself, and what it costs to be over the limit when a seven falls. */
const CARD = 0.06;
const RISK = 0.05;

/** What the plans for a hand depend on. */
export interface Prospects {
  readonly hasSite: boolean;
  readonly ordinaryCities: number;
  /** What one more point of active strength is worth. */
  readonly need: number;
  readonly ahead: number;
}

/** How much of a price is in the hand or can be had from the bank, squared so that what is almost complete counts most. */
function progress(hand: readonly number[], cost: readonly number[], rates: readonly number[], base: number): number {
  let missing = 0;
  let needed = 0;
  let spare = 0;
  for (let kind = 0; kind < hand.length; kind++) {
    const wanted = cost[kind] ?? 0;
    const held = num(hand, kind);
    needed += wanted;
    if (held < wanted) missing += wanted - held;
    else spare += (held - wanted) / num(rates, base + kind);
  }
  if (needed === 0) return 1;
  const left = Math.max(0, missing - Math.floor(spare) - (spare % 1) * 0.4);
  const done = 1 - left / needed;
  return done * done;
}

/** Prices of the next improvements, filled in anew each time. */
const price = [0, 0, 0, 0, 0, 0, 0, 0];

/** The cards in hand: each a little, and most of all those that a plan is waiting for. */
export function realmHandWorth(state: CatanState, realm: Realm, seat: Seat, prospects: Prospects): number {
  const hand = handOf(state, seat);
  let size = 0;
  for (let kind = 0; kind < hand.length; kind++) size += num(hand, kind);
  if (size === 0) return 0;
  const limit = HAND_LIMIT + WALL_BONUS * (WALLS_EACH - num(realm.wallsLeft, seat));
  const worth = Math.min(size, limit + 1) * CARD - Math.max(0, size - limit) * RISK;
  return worth + plans(state.open, realm, hand, seat, prospects);
}

/** The best plan counts, the others a little. */
function plans(open: Open, realm: Realm, hand: readonly number[], seat: Seat, prospects: Prospects): number {
  const { hasSite, need, ahead } = prospects;
  const base = seat * hand.length;
  const { rates } = open;
  const canUpgrade = num(open.citiesLeft, seat) > 0 && num(open.settlementsLeft, seat) < 5;
  const city = canUpgrade ? (0.7 + 0.4 * ahead) * progress(hand, CITY_COST, rates, base) : 0;
  const settlement =
    hasSite && num(open.settlementsLeft, seat) > 0 ? (0.7 + 0.3 * ahead) * progress(hand, SETTLEMENT_COST, rates, base) : 0;
  const road = !hasSite && num(open.roadsLeft, seat) > 0 ? 0.25 * progress(hand, ROAD_COST, rates, base) : 0;
  const knight = Math.max(0.08, need * 0.6) * progress(hand, KNIGHT_COST, rates, base);
  const helmet = Math.max(0.05, need * 0.6) * progress(hand, ACTIVATION_COST, rates, base);
  const wall = prospects.ordinaryCities > 0 && num(realm.wallsLeft, seat) > 0 ? 0.1 * progress(hand, WALL_COST, rates, base) : 0;
  let best = Math.max(city, settlement, road, knight, helmet, wall);
  let sum = city + settlement + road + knight + helmet + wall;
  if (num(open.citiesLeft, seat) < 4) {
    for (let track = 0; track < TRACKS.length; track++) {
      const plan = improvement(open, realm, hand, seat, track, ahead);
      sum += plan;
      if (plan > best) best = plan;
    }
  }
  return best * 0.36 + (sum - best) * 0.05;
}

function improvement(open: Open, realm: Realm, hand: readonly number[], seat: Seat, track: number, ahead: number): number {
  const gain = nextLevelWorth(open, realm, seat, track, ahead);
  if (gain <= 0) return 0;
  price.fill(0);
  price[CLOTH + track] = num(realm.tracks, seat * TRACKS.length + track) + 1;
  return gain * 0.8 * progress(hand, price, open.rates, seat * hand.length);
}
