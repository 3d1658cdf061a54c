import {
  type Automatic,
  at,
  type Decision,
  type Draft,
  type Extension,
  type Item,
  type MoveFor,
  type Seat,
  type Selection,
} from '@ludoteca/kernel';
import { TYPE } from '../../data/buildings.ts';
import { BLACK_MARKET_GOODS } from '../../data/course.ts';
import { ROLES } from '../../data/roles.ts';
import { coverViolation } from '../buildings/crane.ts';
import { type BuildHead, due, goodsIn, mostExtra, payableGoods, paymentViolation, purse } from '../buildings/payment.ts';
import { distinct } from '../cards.ts';
import { coverAt, coverType, has, isFactory, remove } from '../display.ts';
import { finishIfBuilt } from '../ending.ts';
import type { SanJuanRule } from '../ledger.ts';
import { GOOD_ITEM, PASS } from '../moves.ts';
import type { Open, SanJuan, SanJuanState } from '../types.ts';
import { erect } from './construction.ts';

const ROLE = ROLES.findIndex(({ id }) => id === 'builder');

type Answer = MoveFor<SanJuan, 'build' | 'pass'>;

/** Whether a card may be built at all, whatever it costs. */
function cardViolation({ open, seats }: SanJuanState, seat: Seat, card: number, over: number | null): SanJuanRule | undefined {
  if (!at(seats, seat).own.hand.includes(card)) return 'SJ-BLD-02';
  const bad = over === null ? undefined : coverViolation(open, seat, card, over);
  if (bad !== undefined) return bad;
  return !isFactory(card) && has(open, seat, card) ? 'SJ-BLD-08' : undefined;
}

/** Every player in turn order builds one building or none. */
export const build: Decision<SanJuan, 'build', 'build' | 'pass'> = {
  rule: 'SJ-DEC-02',
  answers: ['build', 'pass'],
  asks: (_, step) => step.open.seat,
  question(state, step, seat) {
    const plain: Selection<Answer>[] = [];
    const declining: Selection<Answer>[] = [];
    const { open, seats } = state;
    const covers = coverable(open, seat);
    for (const card of distinct(at(seats, seat).own.hand)) {
      if (!isFactory(card) && has(open, seat, card)) continue;
      offer(state, seat, step.open.chooser, card, null, plain, declining);
      for (const over of covers) if (coverType(over) !== card) offer(state, seat, step.open.chooser, card, over, plain, declining);
    }
    for (const selection of declining) plain.push(selection);
    return { list: [PASS], selections: plain };
  },
  violation(state, step, seat, move) {
    if (move.kind === 'pass') return undefined;
    return cardViolation(state, seat, move.card, move.over) ?? paymentViolation(state, seat, step.open.chooser, move);
  },
  extend: (state, step, seat, draft) => extendPayment(state, step.open.chooser, seat, draft),
  play(ctx, step, seat, move) {
    if (move.kind === 'pass') ctx.tell?.({ kind: 'passed', seat, rule: 'SJ-RND-08' });
    else erect(ctx, seat, step.open.chooser, move);
  },
};

/** The things that the owner of a crane can cover, each kind once. */
function coverable(open: Open, seat: Seat): number[] {
  const found: number[] = [];
  if (!has(open, seat, TYPE.crane)) return found;
  const { length } = at(open.displays, seat);
  for (let place = 0; place < length; place++) {
    const over = coverAt(open, seat, place);
    if (over !== TYPE.crane && !found.includes(over)) found.push(over);
  }
  return found;
}

/** Lists a build with all reductions, and apart the ways of declining some of them. */
function offer(
  state: SanJuanState,
  seat: Seat,
  chooser: Seat,
  card: number,
  over: number | null,
  plain: Selection<Answer>[],
  declining: Selection<Answer>[],
): void {
  const { open } = state;
  const { hand } = at(state.seats, seat).own;
  const goods = payableGoods(open, seat, over);
  const most = hand.length - 1 + Math.min(BLACK_MARKET_GOODS, goods.length);
  const head: BuildHead = { kind: 'build', card, over, extra: 0 };
  const least = due(open, seat, chooser, head);
  if (least > most) return;
  const from = purse(hand, card, goods);
  // Without goods any cards will do; with them the black market's limit has to be watched.
  const anyCards = goods.length === 0;
  plain.push(priced(head, from, least, anyCards));
  const limit = Math.min(most - least, mostExtra(open, seat, chooser, card, over));
  for (let extra = 1; extra <= limit; extra++) {
    declining.push(priced({ kind: 'build', card, over, extra }, from, least + extra, anyCards));
  }
}

function priced(head: BuildHead, from: readonly number[], price: number, anyCards: boolean): Selection<Answer> {
  return anyCards ? { head, from, min: price, max: price, plain: true } : { head, from, min: price, max: price };
}

/** Any card or good may come next until the price is reached, but never more goods than the black market takes. */
function extendPayment(state: SanJuanState, chooser: Seat, seat: Seat, draft: Draft<Answer>): Extension {
  if (draft.shape !== 'selection') return { items: [], whole: false };
  const { head, items } = draft;
  const legal = cardViolation(state, seat, head.card, head.over) === undefined;
  if (!legal || head.extra > mostExtra(state.open, seat, chooser, head.card, head.over)) return { items: [], whole: false };
  const goods = payableGoods(state.open, seat, head.over);
  const left = purse(at(state.seats, seat).own.hand, head.card, goods);
  const most = left.length - goods.length + Math.min(BLACK_MARKET_GOODS, goods.length);
  for (const item of items) if (!remove(left, item)) return { items: [], whole: false };
  const owed = due(state.open, seat, chooser, head);
  const paidGoods = goodsIn(items);
  if (owed > most || items.length > owed || paidGoods > BLACK_MARKET_GOODS) return { items: [], whole: false };
  if (items.length === owed) return { items: [], whole: true };
  const next: Item[] = [];
  for (const item of distinct(left)) if (item < GOOD_ITEM || paidGoods < BLACK_MARKET_GOODS) next.push({ item });
  return { items: next, whole: false };
}

/** The phase is over when everybody has had one turn; then the game may be, too. */
export const builderEnd: Automatic<SanJuan, 'builderEnd'> = {
  run(ctx) {
    ctx.tell?.({ kind: 'phaseEnded', role: ROLE, rule: 'SJ-BLD-18' });
    finishIfBuilt(ctx);
  },
};
