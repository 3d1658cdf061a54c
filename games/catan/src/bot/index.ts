import { type Evaluation, num, type Seat, type Term } from '@ludoteca/kernel';
import { judgeRealm } from '../cities-and-knights/bot/index.ts';
import { LARGEST_ARMY_MIN, LARGEST_ARMY_POINTS, LONGEST_ROAD_MIN, LONGEST_ROAD_POINTS } from '../data/course.ts';
import { waysLeft } from '../rules/building/road.ts';
import { type Catan, type CatanState, NOBODY, type Open, ownOf, targetOf, totalPoints } from '../rules/index.ts';
import { growthOf } from './growth.ts';
import { handWorth } from './hand.ts';
import { incomeOf } from './income.ts';
import { bestOther, raceWorth } from './races.ts';
import { remarks } from './remarks.ts';
import { usualPoints } from './usual.ts';
import { winning } from './winning.ts';

/** Expected points of an unplayed development card, by kind; victory points are counted as points. */
const CARD_WORTH: readonly number[] = [0.52, 0, 0.61, 0.55, 0.77];
/** Expected points of one weighted pip over the rest of the game: at the beginning, and in the last turns. */
const PIP_EARLY = 0.257;
const PIP_LATE = 0.08;
/** Share of the income of a place to build on, before it is built on. */
const GROWTH = 0.273;
/** Share of the expected points of cards in hand that came true in self-play: in the last turns, and how much more at the beginning. */
const HAND_LATE = 0.41;
const HAND_EARLY = 0.27;
/** The same share for the races, beyond the chance to win them. */
const RACES = 1.48;

/** The share of the game that is still to come, from 1 to 0: the leader's way to the target. */
function stillToCome(state: CatanState): number {
  let most = 0;
  for (let seat = 0; seat < state.seats.length; seat++) most = Math.max(most, totalPoints(state, seat));
  const target = targetOf(state.open);
  return Math.max(0, Math.min(1, (target - most) / (target - 2)));
}

function races(open: Open, seat: Seat): number {
  const road = raceWorth(
    num(open.routes, seat),
    bestOther(open.routes, seat),
    open.roadHolder === seat,
    LONGEST_ROAD_MIN,
    LONGEST_ROAD_POINTS,
  );
  const army = raceWorth(
    num(open.knights, seat),
    bestOther(open.knights, seat),
    open.armyHolder === seat,
    LARGEST_ARMY_MIN,
    LARGEST_ARMY_POINTS,
  );
  return (waysLeft(open, seat) > 0 || open.roadHolder === seat ? road : 0) + army;
}

function cardsWorth(state: CatanState, seat: Seat): number {
  const { cards } = ownOf(state, seat);
  let worth = 0;
  for (let card = 0; card < cards.length; card++) worth += num(cards, card) * num(CARD_WORTH, card);
  return worth;
}

const parts = { points: 0, income: 0, hand: 0, expansion: 0, cards: 0, races: 0 };

/** Computes the terms of an evaluation; the one place where that is done. */
function judge(state: CatanState, seat: Seat): typeof parts {
  const { open } = state;
  const ahead = stillToCome(state);
  const pip = PIP_LATE + (PIP_EARLY - PIP_LATE) * ahead;
  const growth = growthOf(open, seat);
  const canSettle = num(open.settlementsLeft, seat) > 0 ? 1 : 0.3;
  parts.points = totalPoints(state, seat);
  parts.income = incomeOf(open, seat) * pip + usualPoints(open, seat);
  parts.hand = handWorth(state, seat, growth.hasSite) * (HAND_LATE + HAND_EARLY * ahead);
  parts.expansion = growth.worth * pip * GROWTH * canSettle;
  parts.cards = cardsWorth(state, seat);
  parts.races = races(open, seat) * RACES;
  return parts;
}

/** The final value of a seat once somebody has won. */
function finalWorth(state: CatanState, seat: Seat): number {
  return state.open.winner === seat ? targetOf(state.open) * 2 : totalPoints(state, seat);
}

/** The victory points that the seat can expect at the end. */
export const evaluation: Evaluation<Catan> = {
  // Two rounds, always to where somebody is about to roll: cards in hand are then evaluated before anybody has used theirs.
  horizon: (seats) => ({ answers: 120, until: { steps: ['beforeRoll', 'ckRoll'], count: 2 * seats }, playOff: 0.8 }),
  potential(state, seat) {
    if (state.open.winner !== NOBODY) return finalWorth(state, seat);
    let sum = 0;
    const judged: Readonly<Record<string, number>> = state.open.realm === undefined ? judge(state, seat) : judgeRealm(state, seat);
    for (const part in judged) sum += judged[part] ?? 0;
    return sum;
  },
  winning,
  remarks,
  // The correction for income that never becomes points may exceed a poor income's expected points.
  secured: totalPoints,
  terms(state, seat): readonly Term[] {
    if (state.open.winner !== NOBODY) return [{ term: 'term.points', value: finalWorth(state, seat) }];
    const judged = state.open.realm === undefined ? judge(state, seat) : judgeRealm(state, seat);
    return Object.entries(judged).map(([term, value]) => ({ term: `term.${term}`, value }));
  },
};
