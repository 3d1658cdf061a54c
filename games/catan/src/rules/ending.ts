import { at, range, type ScoreLine, type Seat, type Side, type Standing } from '@ludoteca/kernel';
import { VICTORY } from '../data/cards.ts';
import { CITY_POINTS, LARGEST_ARMY_POINTS, LONGEST_ROAD_POINTS, SETTLEMENT_POINTS, VICTORY_CARD_POINTS } from '../data/course.ts';
import { DEFENDER_POINTS, MERCHANT_POINTS, METROPOLIS_POINTS, PROGRESS_POINTS } from '../data/improvements.ts';
import { ownOf } from './hand.ts';
import { cityPoints, isOver, metropolisesOf, settlementPoints, tippedOf } from './points.ts';
import type { Realm } from './realm.ts';
import type { CatanState, Open } from './types.ts';

const RULE = 'CAT-END-01';
const KNIGHTS_RULE = 'CK-END-01';

/** Where a player's points come from. Hidden cards are shown when the game is over, not before. */
function linesOf(state: CatanState, seat: Seat, final: boolean): ScoreLine[] {
  const { open } = state;
  if (open.realm !== undefined) return realmLines(open, open.realm, seat);
  const cards = final ? at(ownOf(state, seat).cards, VICTORY) * VICTORY_CARD_POINTS : 0;
  return [
    { label: 'settlements', points: settlementPoints(open, seat), rule: RULE },
    { label: 'cities', points: cityPoints(open, seat), rule: RULE },
    { label: 'longestRoad', points: open.roadHolder === seat ? LONGEST_ROAD_POINTS : 0, rule: RULE },
    { label: 'largestArmy', points: open.armyHolder === seat ? LARGEST_ARMY_POINTS : 0, rule: RULE },
    { label: 'victoryCards', points: cards, rule: RULE },
  ];
}

/** In Cities & Knights every point lies open. */
function realmLines(open: Open, realm: Realm, seat: Seat): ScoreLine[] {
  const rule = KNIGHTS_RULE;
  const tipped = tippedOf(open, realm, seat);
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

/** The winner comes first, whatever the others have; the others follow by points. */
export function standing(state: CatanState): Standing {
  const { winner } = state.open;
  const final = isOver(state);
  const lines = range(state.seats.length).map((seat) => linesOf(state, seat, final));
  const scores = lines.map((own) => own.reduce((total, { points }) => total + points, 0));
  const ahead = (seat: Seat, other: Seat): boolean => other === winner || (seat !== winner && at(scores, other) > at(scores, seat));
  const sides = lines.map((own, seat): Side => {
    const rank = 1 + range(state.seats.length).filter((other) => other !== seat && ahead(seat, other)).length;
    return { seats: [seat], rank, score: at(scores, seat), won: seat === winner, lines: own, ties: [] };
  });
  return { final, sides };
}
