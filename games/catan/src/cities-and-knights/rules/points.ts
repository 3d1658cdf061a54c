import { at, num, type ScoreLine, type Seat } from '@ludoteca/kernel';
import { CITY_POINTS, LONGEST_ROAD_POINTS, SETTLEMENT_POINTS } from '../../data/course.ts';
import { cityPoints, settlementPoints } from '../../rules/points.ts';
import { NOBODY, type Open } from '../../rules/types.ts';
import { DEFENDER_POINTS, MERCHANT_POINTS, METROPOLIS_POINTS, PROGRESS_POINTS } from '../data/improvements.ts';
import { realmOf } from './realm.ts';

/** A city on its side counts one, so one less than its piece; then metropolises, defenders, open point cards and the merchant. */
export function knightsPoints(open: Open, seat: Seat): number {
  const realm = realmOf(open);
  let points = num(realm.defenders, seat) * DEFENDER_POINTS + metropolisesOf(open, seat) * METROPOLIS_POINTS;
  for (let card = 0; card < realm.laid.length; card++) if (realm.laid[card] === seat) points += PROGRESS_POINTS;
  if (realm.merchantOwner === seat) points += MERCHANT_POINTS;
  return points - tippedOf(open, seat) * (CITY_POINTS - SETTLEMENT_POINTS);
}

/** How many cities of a player lie on their side. */
export function tippedOf(open: Open, seat: Seat): number {
  const realm = realmOf(open);
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

/** In Cities & Knights every point lies open. */
export function knightsLines(open: Open, seat: Seat): ScoreLine[] {
  const rule = 'CK-END-01';
  const realm = realmOf(open);
  const tipped = tippedOf(open, seat);
  const laid = realm.laid.filter((owner) => owner === seat).length;
  return [
    { label: 'settlements', points: settlementPoints(open, seat) + tipped * SETTLEMENT_POINTS, rule },
    { label: 'cities', points: cityPoints(open, seat) - tipped * CITY_POINTS, rule },
    { label: 'metropolises', points: metropolisesOf(open, seat) * METROPOLIS_POINTS, rule },
    { label: 'longestRoad', points: open.roadHolder === seat ? LONGEST_ROAD_POINTS : 0, rule },
    { label: 'defenders', points: at(realm.defenders, seat) * DEFENDER_POINTS, rule },
    { label: 'progressPoints', points: laid * PROGRESS_POINTS, rule },
    { label: 'merchant', points: realm.merchantOwner === seat ? MERCHANT_POINTS : 0, rule },
  ];
}
