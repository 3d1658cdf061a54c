import { at, range, type ScoreLine, type Seat, type Side, type Standing } from '@ludoteca/kernel';
import { VICTORY } from '../data/cards.ts';
import { LARGEST_ARMY_POINTS, LONGEST_ROAD_POINTS, VICTORY_CARD_POINTS } from '../data/course.ts';
import { expansionOf } from './expansion.ts';
import { ownOf } from './hand.ts';
import { cityPoints, isOver, settlementPoints } from './points.ts';
import type { CatanState } from './types.ts';

const RULE = 'CAT-END-01';

/** Where a player's points come from. Hidden cards are shown when the game is over, not before. */
function linesOf(state: CatanState, seat: Seat, final: boolean): ScoreLine[] {
  const { open } = state;
  const cards = final ? at(ownOf(state, seat).cards, VICTORY) * VICTORY_CARD_POINTS : 0;
  const lines = [
    { label: 'settlements', points: settlementPoints(open, seat), rule: RULE },
    { label: 'cities', points: cityPoints(open, seat), rule: RULE },
    { label: 'longestRoad', points: open.roadHolder === seat ? LONGEST_ROAD_POINTS : 0, rule: RULE },
    { label: 'largestArmy', points: open.armyHolder === seat ? LARGEST_ARMY_POINTS : 0, rule: RULE },
    { label: 'victoryCards', points: cards, rule: RULE },
  ];
  return expansionOf(open)?.linesOf?.(open, seat, lines) ?? lines;
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
