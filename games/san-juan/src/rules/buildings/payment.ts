import { at, type MoveFor, type Seat } from '@ludoteca/kernel';
import { TYPE } from '../../data/buildings.ts';
import { BLACK_MARKET_GOODS } from '../../data/course.ts';
import { factories, has, isPart, remove } from '../display.ts';
import type { SanJuanRule } from '../ledger.ts';
import { GOOD_ITEM } from '../moves.ts';
import type { Open, SanJuan, SanJuanState } from '../types.ts';
import { whyNotDoubled } from './library.ts';
import { baseCost, reductions, works } from './reductions.ts';

export type Build = MoveFor<SanJuan, 'build'>;
export type BuildHead = Omit<Build, 'items'>;

/** The price in cards and goods: the base cost less all reductions, and the extra payment for declining some. */
export function due(open: Open, seat: Seat, chooser: Seat, head: BuildHead): number {
  return Math.max(0, baseCost(head.card, head.over) - reductions(open, seat, chooser, head.card, head.over)) + head.extra;
}

/** How much more can be paid by declining reductions: as far as each of them makes a difference. */
export function mostExtra(open: Open, seat: Seat, chooser: Seat, card: number, over: number | null): number {
  return Math.min(baseCost(card, over), reductions(open, seat, chooser, card, over));
}

/** Goods that the black market would take, sorted as items; those on a factory about to be covered are lost before. */
export function payableGoods(open: Open, seat: Seat, over: number | null): number[] {
  if (!works(open, seat, TYPE['black-market'], over)) return [];
  const kinds = factories(open, seat, 1);
  if (over !== null && over >= GOOD_ITEM) remove(kinds, over - GOOD_ITEM);
  for (let i = 0; i < kinds.length; i++) kinds[i] = at(kinds, i) + GOOD_ITEM;
  return kinds;
}

export function goodsIn(items: readonly number[]): number {
  let count = 0;
  for (const item of items) if (item >= GOOD_ITEM) count++;
  return count;
}

/** The hand without the card that is built, and the goods: everything that can pay. */
export function purse(hand: readonly number[], card: number, goods: readonly number[]): number[] {
  const rest = hand.slice();
  remove(rest, card);
  for (const good of goods) rest.push(good);
  return rest;
}

/** Why a build may not be paid like this. */
export function paymentViolation(state: SanJuanState, seat: Seat, chooser: Seat, move: Build): SanJuanRule | undefined {
  const { open } = state;
  const { card, over, extra, items } = move;
  if (extra > mostExtra(open, seat, chooser, card, over)) return 'SJ-BLD-11';
  const { hand } = at(state.seats, seat).own;
  const goods = payableGoods(open, seat, over);
  const owed = due(open, seat, chooser, move);
  if (goodsIn(items) > 0) {
    const bad = goodsViolation(open, seat, over, items, goods);
    if (bad !== undefined) return bad;
  }
  if (items.length > owed) return 'SJ-BLD-12';
  if (items.length < owed) return whyDearer(open, seat, chooser, move, owed - items.length);
  if (isPart(items, purse(hand, card, goods))) return undefined;
  return isPart(items, [...hand, ...goods]) ? 'SJ-BLD-03' : 'SJ-BLD-16';
}

/** Too little was offered: the rule of a covered helper or a used library, where one of them explains what is missing. */
function whyDearer(open: Open, seat: Seat, chooser: Seat, { card, over }: Build, missing: number): SanJuanRule {
  const lost = reductions(open, seat, chooser, card, null) - reductions(open, seat, chooser, card, over);
  if (over !== null && missing <= lost) return 'SJ-CRN-03';
  return seat === chooser && missing === 1 ? whyNotDoubled(open, seat, chooser, 'SJ-BLD-16') : 'SJ-BLD-16';
}

function goodsViolation(
  open: Open,
  seat: Seat,
  over: number | null,
  items: readonly number[],
  goods: readonly number[],
): SanJuanRule | undefined {
  if (!works(open, seat, TYPE['black-market'], over)) return has(open, seat, TYPE['black-market']) ? 'SJ-CRN-03' : 'SJ-BLK-01';
  const paid = items.filter((item) => item >= GOOD_ITEM);
  if (paid.length > BLACK_MARKET_GOODS) return 'SJ-BLK-01';
  if (isPart(paid, goods)) return undefined;
  return over !== null && over >= GOOD_ITEM && paid.includes(over) ? 'SJ-BLK-03' : 'SJ-BLK-01';
}
