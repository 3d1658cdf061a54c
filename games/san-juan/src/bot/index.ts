import { at, type Evaluation, type Seat, type Term } from '@ludoteca/kernel';
import { FACTORY_TYPES, TYPE, VP } from '../data/buildings.ts';
import { END_BUILDINGS } from '../data/constants.ts';
import { has } from '../rules/display.ts';
import { handLimitOf } from '../rules/hand-limit.ts';
import type { Open, SanJuan, SanJuanState } from '../rules/types.ts';
import { cardsPerRound, income, MEAN_PRICE, trade } from './engine.ts';
import { buildsLeft, type Display, displayOf, largeWorth, roundsLeft, standingPoints, usualCost } from './outlook.ts';

/** Points that a card in hand becomes in the long run. */
const CARD = 0.6;
/** Rounds after which half of that is to be expected. */
const CARD_HALF = 1.2;
/** Cards beyond the hand limit are worth less: they may have to be thrown away. */
const BEYOND_LIMIT = 0.35;
/** A good still has to be sold. */
const GOOD = 0.8;
/** What a card under the chapel is worth beyond the card it costs, each round. */
const CHAPEL = 0.45;
/** How likely the best plan of the hand is carried out, the second, the third. */
const PLANS: readonly number[] = [0.5, 0.35, 0.2];
/** A plan that cannot be paid yet. */
const UNPAID = 0.6;

/** What choosing a role brings beyond what everybody has of it, in cards: positions before and after a choice can be compared. */
const CHOICE = 2;
/** What everybody usually still makes of the time it takes to build once, in cards, beyond what is in sight. */
const GROWTH = 2.4;

/** Points at the end, in parts: [in sight, engine, cards, goods, plans, time]. One list for all calls: nothing is allocated. */
const parts = [0, 0, 0, 0, 0, 0];
const best = [0, 0, 0];

function judge(state: SanJuanState, seat: Seat): void {
  const { open } = state;
  const { own } = at(state.seats, seat);
  const left = open.finished ? 0 : roundsLeft(open);
  const card = (CARD * left) / (left + CARD_HALF);
  const display = displayOf(open, seat);
  const points = standingPoints(open, seat, display, own.chapel.length, left);
  parts[0] = points;
  parts[1] = income(open, seat) * left * card + (has(open, seat, TYPE.chapel) ? CHAPEL * left : 0);
  const limit = handLimitOf(open, seat);
  const held = own.hand.length + Math.min(1, own.drawn.length);
  parts[2] = card * (Math.min(held, limit) + BEYOND_LIMIT * Math.max(0, held - limit));
  parts[3] = goodsWorth(open, seat) * card;
  parts[4] = plans(open, seat, own.hand, display, points, left, card);
  parts[5] = card * (CHOICE * choicesLeft(state, seat) + GROWTH * buildsLeft(open));
}

/** How many roles the seat will still choose in this round. */
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

/** The best buildings in the hand, by what building them would bring beyond the cards it costs. */
function plans(open: Open, seat: Seat, hand: readonly number[], display: Display, points: number, left: number, card: number): number {
  const builds = Math.min(END_BUILDINGS - at(open.displays, seat).length, left);
  best.fill(0);
  const now = trade(open, seat, -1);
  let earlier = -1;
  for (const type of hand) {
    if (type === earlier) continue;
    earlier = type;
    if (type >= FACTORY_TYPES && has(open, seat, type)) continue;
    const cost = usualCost(open, seat, type);
    const more = cardsPerRound(type) + trade(open, seat, type) - now;
    let gain = at(VP, type) + largeWorth(type, display, left - 1, points) + Math.max(0, left - 1) * more * card - card * cost;
    if (type === TYPE.chapel) gain += CHAPEL * Math.max(0, left - 1);
    if (cost > hand.length - 1) gain *= UNPAID;
    note(gain);
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

/** What a position promises at the end: points in sight, what buildings and goods will bring, cards and plans in hand. */
export const evaluation: Evaluation<SanJuan> = {
  // In the middle of a role whoever has used it already is ahead of those who are about to.
  horizon: () => ({ answers: 20, until: { steps: ['chooseRole'], count: 1 } }),
  potential(state, seat) {
    judge(state, seat);
    return total();
  },
  terms(state, seat): readonly Term[] {
    judge(state, seat);
    return TERMS.map((term, i) => ({ term, value: at(parts, i) }));
  },
};
