import { num, type Seat } from '@ludoteca/kernel';
import { HAND_LIMIT } from '../../data/course.ts';
import { CITY_COST, CLOTH, ROAD_COST, SETTLEMENT_COST } from '../../data/goods.ts';
import { type CatanState, handOf, type Open } from '../../rules/index.ts';
import { WALL_BONUS, WALLS_EACH } from '../data/knights.ts';
import { ACTIVATION_COST, KNIGHT_COST, WALL_COST } from '../data/prices.ts';
import { TRACKS } from '../data/progress.ts';
import type { Realm } from '../rules/realm.ts';
import { nextLevelWorth } from './improvements.ts';

/** Expected points of a card in hand by itself, when no seven takes it. */
const CARD = 0.1;
/** Weights of the best plan, of the others, and of the grain for a knight who is needed, whatever else is planned. */
const BEST_PLAN = 0.3;
const OTHER_PLANS = 0.05;
const HELMET = 0.3;
/** Probability of a seven, and the share of a hand that it takes. */
const SEVEN = 1 / 6;
const HALF = 0.5;

/** The inputs of the plans for a hand. */
export interface Prospects {
  readonly hasSite: boolean;
  readonly ordinaryCities: number;
  /** The value of one more point of active strength. */
  readonly need: number;
  /** The value of activating the strongest inactive knight. */
  readonly alarm: number;
  readonly ahead: number;
  /** Cards that a throw brings on average. */
  readonly flow: number;
}

/** The share of a price that is in the hand or can be had from the bank, squared so that almost complete plans count most. */
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

/** Prices of the next improvements; one list, refilled at each call. */
const price = [0, 0, 0, 0, 0, 0, 0, 0];

/** The cards in hand: each has a small value, and those that a plan needs have most of it. */
export function realmHandWorth(state: CatanState, realm: Realm, seat: Seat, prospects: Prospects): number {
  const hand = handOf(state, seat);
  let size = 0;
  for (let kind = 0; kind < hand.length; kind++) size += num(hand, kind);
  if (size === 0) return 0;
  const limit = HAND_LIMIT + WALL_BONUS * (WALLS_EACH - num(realm.wallsLeft, seat));
  const kept = size - expectedLoss(size, limit, prospects.flow, state.seats.length);
  return kept * CARD + plans(state.open, realm, hand, seat, prospects);
}

/** Cards that sevens take on average until the player's next turn: the hand goes on growing, and beyond the limit half of it goes. */
function expectedLoss(size: number, limit: number, flow: number, throws: number): number {
  let loss = 0;
  let chance = SEVEN;
  let held = size;
  for (let n = 0; n < throws; n++) {
    // The expected cards are an average, so the limit is passed little by little.
    const beyond = n === 0 ? held - limit : (held - limit + 0.5) / 1.5;
    loss += chance * Math.min(1, Math.max(0, beyond)) * held * HALF;
    chance *= 1 - SEVEN;
    held += flow;
  }
  return loss;
}

/** The best plan counts, the others a little. */
function plans(open: Open, realm: Realm, hand: readonly number[], seat: Seat, prospects: Prospects): number {
  const { hasSite, need, alarm, ahead } = prospects;
  const base = seat * hand.length;
  const { rates } = open;
  const canUpgrade = num(open.citiesLeft, seat) > 0 && num(open.settlementsLeft, seat) < 5;
  const city = canUpgrade ? (0.7 + 0.4 * ahead) * progress(hand, CITY_COST, rates, base) : 0;
  const settlement =
    hasSite && num(open.settlementsLeft, seat) > 0 ? (0.7 + 0.3 * ahead) * progress(hand, SETTLEMENT_COST, rates, base) : 0;
  const road = !hasSite && num(open.roadsLeft, seat) > 0 ? 0.25 * progress(hand, ROAD_COST, rates, base) : 0;
  const knight = Math.max(0.08, need * 0.6) * progress(hand, KNIGHT_COST, rates, base);
  const helmet = Math.max(0.05, alarm * 0.8) * progress(hand, ACTIVATION_COST, rates, base);
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
  return best * BEST_PLAN + (sum - best) * OTHER_PLANS + helmet * HELMET;
}

function improvement(open: Open, realm: Realm, hand: readonly number[], seat: Seat, track: number, ahead: number): number {
  const gain = nextLevelWorth(open, realm, seat, track, ahead);
  if (gain <= 0) return 0;
  price.fill(0);
  price[CLOTH + track] = num(realm.tracks, seat * TRACKS.length + track) + 1;
  return gain * 0.8 * progress(hand, price, open.rates, seat * hand.length);
}
