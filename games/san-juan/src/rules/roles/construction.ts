import { at, type Seat } from '@ludoteca/kernel';
import { COST, TYPE } from '../../data/buildings.ts';
import { BONUS_CARDS, POOR_HOUSE_HAND } from '../../data/course.ts';
import { ROLES } from '../../data/roles.ts';
import { cover } from '../buildings/crane.ts';
import { noteLibrary } from '../buildings/library.ts';
import { type Build, mostExtra } from '../buildings/payment.ts';
import { craneDiscount, discountOn, libraryBonus, privilegeOf, works } from '../buildings/reductions.ts';
import { discard, discardGood, drawToHand, showFromHand, takeFromHand } from '../cards.ts';
import { isFactory, placeOf } from '../display.ts';
import { GOOD_ITEM } from '../moves.ts';
import { type Ctx, NOBODY, type Open } from '../types.ts';

const ROLE = ROLES.findIndex(({ id }) => id === 'builder');

/** Place the card, pay, then carpenter and poor house. A building helps if it was visible before and is not being covered. */
export function erect(ctx: Ctx, seat: Seat, chooser: Seat, move: Build): void {
  const { state } = ctx;
  const { open } = state;
  const { card, over } = move;
  const carpenter = !isFactory(card) && works(open, seat, TYPE.carpenter, over);
  const poorHouse = works(open, seat, TYPE['poor-house'], over);
  const bill = billOf(open, seat, chooser, move);
  showFromHand(state, seat, card);
  ctx.tell?.({ kind: 'built', seat, card, rule: 'SJ-BLD-02' });
  if (over !== null) cover(ctx, seat, card, over);
  else {
    at(open.displays, seat).push(card);
    at(open.goods, seat).push(0);
    at(state.hidden.goods, seat).push(NOBODY);
  }
  pay(ctx, seat, move, bill);
  if (carpenter) drawToHand(ctx, seat, BONUS_CARDS, 'carpenter', ['SJ-CRP-01', 'SJ-BLD-14']);
  if (poorHouse && at(state.seats, seat).own.hand.length <= POOR_HOUSE_HAND) {
    drawToHand(ctx, seat, BONUS_CARDS, 'poor-house', ['SJ-POR-01', 'SJ-BLD-14']);
  }
}

/** The reductions that apply. The discount is used first, then the privilege, then the library, so that declining spares it. */
interface Bill {
  readonly discount: number;
  readonly privilege: number;
  readonly library: number;
  readonly available: { readonly discount: number; readonly privilege: number; readonly library: number };
}

function billOf(open: Open, seat: Seat, chooser: Seat, { card, over, extra }: Build): Bill {
  const available = {
    discount: discountOn(open, seat, card, over),
    privilege: privilegeOf(seat, chooser),
    library: libraryBonus(open, seat, chooser, over),
  };
  let left = mostExtra(open, seat, chooser, card, over) - extra;
  const discount = Math.min(left, available.discount);
  left -= discount;
  const privilege = Math.min(left, available.privilege);
  return { discount, privilege, library: left - privilege, available };
}

function pay(ctx: Ctx, seat: Seat, move: Build, bill: Bill): void {
  const { state } = ctx;
  const cards = move.items.filter((item) => item < GOOD_ITEM);
  const goods = move.items.slice(cards.length).map((item) => item - GOOD_ITEM);
  for (const good of goods) discardGood(state, seat, placeOf(state.open, seat, good, 1));
  takeFromHand(state, seat, cards);
  if (ctx.tell !== undefined) tellPayment(ctx, seat, move, bill, cards.length, goods);
  if (bill.available.library > 0) noteLibrary(ctx, seat, ROLE, bill.library > 0, move.extra > 0 ? 'SJ-LIB-06' : 'SJ-LIB-08');
  discard(ctx, seat, cards, 'payment', ['SJ-BLD-02']);
}

function tellPayment(ctx: Ctx, seat: Seat, move: Build, bill: Bill, cards: number, goods: readonly number[]): void {
  const printed = at(COST, move.card);
  const crane = Math.min(printed, craneDiscount(move.over));
  const { discount } = bill;
  const privilege = bill.privilege + bill.library;
  ctx.tell?.({ kind: 'paid', seat, card: move.card, printed, crane, privilege, discount, goods, cards, rule: 'SJ-BLD-05' });
  if (move.extra === 0) return;
  ctx.tell?.({ kind: 'declined', seat, count: move.extra, rule: 'SJ-BLD-11' });
}
