import { at, type Evaluation, type Remark, type Seat } from '@ludoteca/kernel';
import { COST } from '../data/buildings.ts';
import { END_BUILDINGS } from '../data/course.ts';
import type { SanJuan, SanJuanState } from '../rules/types.ts';

/** The values of a card and a good, in rough points. */
const CARD = 0.5;
const GOOD = 0.8;
/** A card that is kept, for each card that building it costs. */
const KEPT = 0.12;

/** Cards and goods that come or go at once, what is kept in hand, and whether the game will end. */
export const remarks: NonNullable<Evaluation<SanJuan>['remarks']> = (before, after, seat) => {
  const [had, has] = [handOf(before, seat), handOf(after, seat)];
  const cards = has.length - had.length;
  const goods = goodsOf(after, seat) - goodsOf(before, seat);
  const builds = at(after.open.displays, seat).length;
  const isLast = builds >= END_BUILDINGS && at(before.open.displays, seat).length < END_BUILDINGS;
  return [
    ...(cards === 0 ? [] : [{ kind: 'cards', worth: CARD * cards, args: { cards }, term: 'term.cards' }]),
    ...(goods === 0 ? [] : [{ kind: 'goods', worth: GOOD * goods, args: { goods }, term: 'term.goodsOut' }]),
    ...(isLast ? [{ kind: 'finish', worth: 2 }] : []),
    ...(cards > 0 ? [] : kept(has)),
  ];
};

function handOf({ seats }: SanJuanState, seat: Seat): readonly number[] {
  return at(seats, seat).own.hand;
}

function goodsOf({ open }: SanJuanState, seat: Seat): number {
  return at(open.goods, seat).filter((good) => good === 1).length;
}

/** The buildings that are still in hand: answers differ in what they are paid with. */
function kept(hand: readonly number[]): Remark[] {
  return [...new Set(hand)].map((card) => ({ kind: 'keeps', worth: KEPT * at(COST, card), args: { card }, term: 'term.plans' }));
}
