import { at, type Evaluation, type Seat, type Term } from '@ludoteca/kernel';
import { BUILDINGS, TYPE } from '../data/buildings.ts';
import { END_BUILDINGS } from '../data/course.ts';
import { has } from '../rules/display.ts';
import { handLimitOf } from '../rules/hand-limit.ts';
import type { Open, SanJuan, SanJuanState } from '../rules/types.ts';
import { income, MEAN_PRICE } from './engine.ts';
import { itemPreference } from './item-preference.ts';
import { buildsLeft, roundsLeft } from './outlook.ts';
import { CHAPEL, canOwnAnother, GOOD, type Outlook, outlookOf, planWorth } from './plans.ts';
import { remarks } from './remarks.ts';
import { winning } from './winning.ts';

/** Weight of cards beyond the hand limit: they may have to be discarded. */
const BEYOND_LIMIT = 0.35;
/** Probability that the best plan of the hand is carried out, the second, the third. */
const PLANS: readonly number[] = [0.5, 0.35, 0.2];

/** Worth of choosing a role beyond what everybody gets from it, in cards, so that positions before and after a choice are comparable. */
const CHOICE = 2;
/** Usual further gain during the time that one build takes, in cards, beyond what is in sight. */
const GROWTH = 2.4;

/** Points at the end, in parts: [in sight, engine, cards, goods, plans, time]. One list for all calls: nothing is allocated. */
const parts = [0, 0, 0, 0, 0, 0];
const best = [0, 0, 0];

function judge(state: SanJuanState, seat: Seat): void {
  const { open } = state;
  const { own } = at(state.seats, seat);
  const outlook = outlookOf(state, seat);
  const { card, left } = outlook;
  parts[0] = outlook.points;
  parts[1] = income(open, seat) * left * card + (has(open, seat, TYPE.chapel) ? CHAPEL * left : 0);
  const limit = handLimitOf(open, seat);
  const held = own.hand.length + Math.min(1, own.drawn.length);
  parts[2] = card * (Math.min(held, limit) + BEYOND_LIMIT * Math.max(0, held - limit));
  parts[3] = goodsWorth(open, seat) * card;
  parts[4] = plans(outlook, own.hand);
  parts[5] = card * (CHOICE * choicesLeft(state, seat) + GROWTH * buildsLeft(open));
}

/** Number of roles that the seat will still choose in this round. */
function choicesLeft({ agenda }: SanJuanState, seat: Seat): number {
  let count = 0;
  for (const step of agenda) if (step.kind === 'chooseRole' && step.open.seat === seat) count++;
  return count;
}

/** The goods in cards. */
function goodsWorth(open: Open, seat: Seat): number {
  const full = at(open.goods, seat);
  const buildings = at(open.displays, seat);
  let worth = 0;
  for (let place = 0; place < full.length; place++) if (full[place] === 1) worth += at(MEAN_PRICE, at(buildings, place));
  return worth * GOOD;
}

/** The best buildings in the hand, by what building them would bring. */
function plans(outlook: Outlook, hand: readonly number[]): number {
  const { open, seat, left } = outlook;
  const builds = Math.min(END_BUILDINGS - at(open.displays, seat).length, left);
  best.fill(0);
  let earlier = -1;
  for (const type of hand) {
    if (type === earlier) continue;
    earlier = type;
    if (canOwnAnother(open, seat, type)) note(planWorth(outlook, type, hand.length));
  }
  let worth = 0;
  for (let i = 0; i < PLANS.length; i++) worth += at(best, i) * at(PLANS, i) * Math.min(1, Math.max(0, builds - i));
  return worth;
}

/** Keeps the three largest. */
function note(gain: number): void {
  for (let i = 0; i < best.length; i++) {
    const held = at(best, i);
    if (gain <= held) continue;
    for (let j = best.length - 1; j > i; j--) best[j] = at(best, j - 1);
    best[i] = gain;
    return;
  }
}

function total(): number {
  return at(parts, 0) + at(parts, 1) + at(parts, 2) + at(parts, 3) + at(parts, 4) + at(parts, 5);
}

const TERMS = ['term.points', 'term.engine', 'term.cards', 'term.goodsOut', 'term.plans', 'term.time'] as const;

/** Every kind of building in the display, times the rounds still to come. */
function facts({ open }: SanJuanState, seat: Seat): readonly Term[] {
  const left = roundsLeft(open);
  const display = at(open.displays, seat);
  return BUILDINGS.map(({ id }, type) => ({ term: `${id} × rounds`, value: left * display.filter((built) => built === type).length }));
}

/** The points that a seat can expect at the end: points in sight, income of buildings and goods, cards and plans in hand. */
export const evaluation: Evaluation<SanJuan> = {
  // In the middle of a role, seats that have used it already look better than those that are about to.
  horizon: () => ({ answers: 20, until: { steps: ['chooseRole'], count: 1 } }),
  itemPreference,
  winning,
  remarks,
  facts,
  potential(state, seat) {
    judge(state, seat);
    return total();
  },
  terms(state, seat): readonly Term[] {
    judge(state, seat);
    return TERMS.map((term, i) => ({ term, value: at(parts, i) }));
  },
};
