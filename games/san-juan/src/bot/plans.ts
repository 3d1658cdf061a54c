import { at, type Seat } from '@ludoteca/kernel';
import { FACTORY_TYPES, TYPE, VP } from '../data/buildings.ts';
import { has } from '../rules/display.ts';
import type { Open, SanJuanState } from '../rules/types.ts';
import { cardsPerRound, trade } from './engine.ts';
import { type Display, displayOf, largeWorth, roundsLeft, standingPoints, usualCost } from './outlook.ts';

/** Points that a card in hand becomes in the long run. */
const CARD = 0.6;
/** Rounds after which half of that is to be expected. */
const CARD_HALF = 1.2;
/** Weight of a good, which still has to be sold. */
export const GOOD = 0.8;
/** Gain of a chapel per round beyond the cards under it: little, since those cards are missing elsewhere. */
export const CHAPEL = 0.13;
/** Weight of a plan that cannot be paid yet. */
const UNPAID = 0.6;

/** What a seat's judgement of buildings depends on. */
export interface Outlook {
  readonly open: Open;
  readonly seat: Seat;
  /** Rounds still to come. */
  readonly left: number;
  /** The value of a card in points. */
  readonly card: number;
  readonly display: Display;
  /** Points from the present display. */
  readonly points: number;
  /** Cards a round from goods. */
  readonly trade: number;
}

export function outlookOf({ open, seats }: SanJuanState, seat: Seat): Outlook {
  const left = open.finished ? 0 : roundsLeft(open);
  const display = displayOf(open, seat);
  const points = standingPoints(open, seat, display, at(seats, seat).own.chapel.length, left);
  return { open, seat, left, card: (CARD * left) / (left + CARD_HALF), display, points, trade: trade(open, seat, -1) };
}

/** Whether the seat could have this building besides those it has. */
export function canOwnAnother(open: Open, seat: Seat, type: number): boolean {
  return type < FACTORY_TYPES || !has(open, seat, type);
}

/** Gain of building this beyond the cards it costs, for a seat that holds `held` cards. */
export function planWorth(outlook: Outlook, type: number, held: number): number {
  const { open, seat, left, card, display, points } = outlook;
  const cost = usualCost(open, seat, type);
  const after = Math.max(0, left - 1);
  const more = cardsPerRound(type) + trade(open, seat, type) - outlook.trade;
  let gain = at(VP, type) + largeWorth(type, display, left - 1, points) + after * more * card - card * cost;
  if (type === TYPE.chapel) gain += CHAPEL * after;
  return cost > held - 1 ? gain * UNPAID : gain;
}
