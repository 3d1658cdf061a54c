import { at, type Evaluation } from '@ludoteca/kernel';
import { isFactory } from '../rules/display.ts';
import { GOOD_ITEM } from '../rules/moves.ts';
import type { SanJuan } from '../rules/types.ts';
import { MEAN_PRICE } from './engine.ts';
import { canOwnAnother, GOOD, outlookOf, planWorth } from './plans.ts';

/** A value above that of any card: keeping counts as positive, paying as negative beyond what is needed. */
const MUCH = 100;

/** Makes, sells and keeps the most valuable items; pays with and discards the least valuable. */
export const itemPreference: NonNullable<Evaluation<SanJuan>['itemPreference']> = (state, seat, head) => {
  if (head.kind === 'produce' || head.kind === 'sell') return (good) => at(MEAN_PRICE, good);
  const outlook = outlookOf(state, seat);
  const { open, card } = outlook;
  const { hand } = at(state.seats, seat).own;
  const building = head.kind === 'build' ? head.card : undefined;
  const worths: (number | undefined)[] = [];
  const worth = (item: number): number => {
    if (item >= GOOD_ITEM) return at(MEAN_PRICE, item - GOOD_ITEM) * GOOD * card;
    // A second copy of a building that stands already, or will in a moment, is useless.
    if (!canOwnAnother(open, seat, item) || (item === building && !isFactory(item))) return -MUCH / 2;
    return planWorth(outlook, item, hand.length);
  };
  const sign = head.kind === 'keep' ? 1 : -1;
  return (item) => {
    worths[item] ??= sign * (worth(item) + MUCH);
    return worths[item];
  };
};
