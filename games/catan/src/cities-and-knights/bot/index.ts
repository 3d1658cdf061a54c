import { num, type Seat } from '@ludoteca/kernel';
import { growthOf } from '../../bot/growth.ts';
import { bestOther, raceWorth } from '../../bot/races.ts';
import { usualPoints } from '../../bot/usual.ts';
import { LONGEST_ROAD_MIN, LONGEST_ROAD_POINTS } from '../../data/course.ts';
import { waysLeft } from '../../rules/building/road.ts';
import { type CatanState, type Open, targetOf, totalPoints } from '../../rules/index.ts';
import { WALLS_EACH } from '../data/knights.ts';
import { realmOf } from '../rules/realm.ts';
import { progressWorth } from './cards.ts';
import { defenceOf } from './defence.ts';
import { realmHandWorth } from './hand.ts';
import { improvementsWorth, metropolisesWorth } from './improvements.ts';
import { cardsPerThrow, realmIncome } from './income.ts';

/** Expected points of one weighted pip over the rest of the game: at the beginning, and in the last turns. */
const PIP_EARLY = 0.15;
const PIP_LATE = 0.05;
/** Share of the income of a place to build on, and of its point, before it is built on. */
const GROWTH = 0.35;
const SITE = 0.015;
/** Points that city walls save from sevens over a whole game, by number: the first saves most. */
const WALLS: readonly number[] = [0, 0.3, 0.5, 0.6];
/** The merchant's point is soon somebody else's. */
const MERCHANT_LOAN = 0.35;

const parts = { points: 0, income: 0, hand: 0, expansion: 0, cards: 0, races: 0, improvements: 0, metropolises: 0, defence: 0, walls: 0 };

/** The share of the game that is still to come, from 1 to 0: the leader's way to the target. */
function stillToCome(state: CatanState): number {
  let most = 0;
  for (let seat = 0; seat < state.seats.length; seat++) most = Math.max(most, totalPoints(state, seat));
  const target = targetOf(state.open);
  return Math.max(0, Math.min(1, (target - most) / (target - 3)));
}

function road(open: Open, seat: Seat): number {
  const own = num(open.routes, seat);
  if (waysLeft(open, seat) === 0 && open.roadHolder !== seat) return 0;
  return raceWorth(own, bestOther(open.routes, seat), open.roadHolder === seat, LONGEST_ROAD_MIN, LONGEST_ROAD_POINTS);
}

/** Computes the terms of an evaluation of Cities & Knights. */
export function judgeRealm(state: CatanState, seat: Seat): typeof parts {
  const { open } = state;
  const realm = realmOf(open);
  const ahead = stillToCome(state);
  const pip = PIP_LATE + (PIP_EARLY - PIP_LATE) * ahead;
  const growth = growthOf(open, seat);
  const { worth, ordinaryCities, need, alarm } = defenceOf(state, realm, seat, ahead);
  parts.points = totalPoints(state, seat) - (realm.merchantOwner === seat ? MERCHANT_LOAN * ahead : 0);
  parts.income = realmIncome(open, seat) * pip + usualPoints(open, seat);
  const prospects = { hasSite: growth.hasSite, ordinaryCities, need, alarm, ahead, flow: cardsPerThrow() };
  parts.hand = realmHandWorth(state, realm, seat, prospects) * (0.6 + 0.4 * ahead);
  parts.expansion = growth.worth * (pip * GROWTH + SITE) * (num(open.settlementsLeft, seat) > 0 ? 1 : 0.3);
  parts.cards = progressWorth(state, seat, ahead);
  parts.races = road(open, seat);
  parts.improvements = improvementsWorth(realm, seat, ahead);
  parts.metropolises = metropolisesWorth(open, realm, seat, ordinaryCities);
  parts.defence = worth;
  parts.walls = num(WALLS, WALLS_EACH - num(realm.wallsLeft, seat)) * ahead;
  return parts;
}
