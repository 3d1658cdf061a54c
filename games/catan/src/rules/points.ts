import type { Seat } from '@ludoteca/kernel';
import { VICTORY } from '../data/cards.ts';
import {
  CITIES_EACH,
  CITY_POINTS,
  LARGEST_ARMY_POINTS,
  LONGEST_ROAD_POINTS,
  SETTLEMENT_POINTS,
  SETTLEMENTS_EACH,
  TARGET,
  VICTORY_CARD_POINTS,
} from '../data/course.ts';
import { DEFENDER_POINTS, KNIGHTS_TARGET, MERCHANT_POINTS, METROPOLIS_POINTS, PROGRESS_POINTS } from '../data/improvements.ts';
import { ownOf, sizeOf } from './hand.ts';
import { num } from './lists.ts';
import { type Realm, realmOf } from './realm.ts';
import { type CatanState, type Ctx, NOBODY, type Open } from './types.ts';

export function settlementPoints(open: Open, seat: Seat): number {
  return (SETTLEMENTS_EACH - num(open.settlementsLeft, seat)) * SETTLEMENT_POINTS;
}

export function cityPoints(open: Open, seat: Seat): number {
  return (CITIES_EACH - num(open.citiesLeft, seat)) * CITY_POINTS;
}

/** The points that everybody can see. */
export function openPoints(open: Open, seat: Seat): number {
  const road = open.roadHolder === seat ? LONGEST_ROAD_POINTS : 0;
  const army = open.armyHolder === seat ? LARGEST_ARMY_POINTS : 0;
  const base = settlementPoints(open, seat) + cityPoints(open, seat) + road + army;
  return open.realm === undefined ? base : base + realmPoints(open, open.realm, seat);
}

/** A city on its side counts one, so one less than its piece; then metropolises, defenders, open point cards and the merchant. */
function realmPoints(open: Open, realm: Realm, seat: Seat): number {
  let points = num(realm.defenders, seat) * DEFENDER_POINTS + metropolisesOf(open, seat) * METROPOLIS_POINTS;
  for (let card = 0; card < realm.laid.length; card++) if (realm.laid[card] === seat) points += PROGRESS_POINTS;
  if (realm.merchantOwner === seat) points += MERCHANT_POINTS;
  return points - tippedOf(open, realm, seat) * (CITY_POINTS - SETTLEMENT_POINTS);
}

/** How many cities of a player lie on their side. */
export function tippedOf(open: Open, realm: Realm, seat: Seat): number {
  let tipped = 0;
  for (let i = 0; i < realm.tipped.length; i++) if (num(open.owners, num(realm.tipped, i)) === seat) tipped++;
  return tipped;
}

/** How many metropolises stand on a player's cities. */
export function metropolisesOf(open: Open, seat: Seat): number {
  const places = realmOf(open).metropolises;
  let owned = 0;
  for (let track = 0; track < places.length; track++) {
    const vertex = num(places, track);
    if (vertex !== NOBODY && num(open.owners, vertex) === seat) owned++;
  }
  return owned;
}

/** The points that end the game. */
export function targetOf(open: Open): number {
  return open.realm === undefined ? TARGET : KNIGHTS_TARGET;
}

/** All points, with the hidden cards. */
export function totalPoints(state: CatanState, seat: Seat): number {
  return openPoints(state.open, seat) + num(ownOf(state, seat).cards, VICTORY) * VICTORY_CARD_POINTS;
}

/** The player whose turn it is wins as soon as the target is reached (CAT-END-02); called after everything that brings points. */
export function maybeWin(ctx: Ctx, seat: Seat): void {
  const { state } = ctx;
  const { open } = state;
  if (open.turns === 0 || seat !== open.turn) return;
  const points = totalPoints(state, seat);
  if (points < targetOf(open)) return;
  const cards = num(ownOf(state, seat).cards, VICTORY);
  if (cards > 0) {
    ctx.reveal();
    ctx.tell?.({ kind: 'revealed', seat, cards, rule: 'CAT-END-03', also: ['CAT-DEV-07'] });
  }
  open.winner = seat;
  if (open.realm === undefined) ctx.tell?.({ kind: 'won', seat, points, rule: 'CAT-END-02' });
  else ctx.tell?.({ kind: 'won', seat, points, rule: 'CK-END-02', also: ['CK-END-04', 'CK-END-01'] });
}

/** Whether the hidden cards of a player could be enough to win: then everybody watches whether they are. */
export function couldHaveWon(state: CatanState, seat: Seat): boolean {
  return openPoints(state.open, seat) + sizeOf(ownOf(state, seat).cards) * VICTORY_CARD_POINTS >= TARGET;
}

export function isOver(state: CatanState): boolean {
  return state.open.winner !== NOBODY;
}
