import { at, type Seat } from '@ludoteca/kernel';
import { COST, TYPE, VP } from '../data/buildings.ts';
import { BONUS_CARDS, MARKET_HALL_GOODS, MARKET_STAND_GOODS } from '../data/course.ts';
import { TILES } from '../data/tiles.ts';
import { type BuildHead, due, mostExtra } from '../rules/buildings/payment.ts';
import { craneDiscount, discountOn, libraryBonus, privilegeOf } from '../rules/buildings/reductions.ts';
import { countOf, coverType, has, isFactory } from '../rules/display.ts';
import type { Open } from '../rules/types.ts';

/** Why something costs less, in the order in which declining spares it last. */
export interface Reduction {
  readonly why: 'crane' | 'smithy' | 'quarry' | 'privilege' | 'library';
  readonly count: number;
  /** The covered building, for the crane. */
  readonly card?: number;
}

export interface Bill {
  readonly printed: number;
  readonly reductions: readonly Reduction[];
  readonly due: number;
  /** How many reductions can still be declined. */
  readonly mostExtra: number;
}

/** The price of a build, line by line; only what makes a difference is listed. */
export function billOf(open: Open, seat: Seat, chooser: Seat, head: BuildHead): Bill {
  const { card, over, extra } = head;
  const printed = at(COST, card);
  const most = mostExtra(open, seat, chooser, card, over);
  const found: Reduction[] = [];
  if (over !== null) found.push({ why: 'crane', count: Math.min(printed, craneDiscount(over)), card: coverType(over) });
  let left = most - extra;
  const take = (why: Reduction['why'], available: number): void => {
    const count = Math.min(left, available);
    left -= count;
    if (count > 0) found.push({ why, count });
  };
  take(isFactory(card) ? 'smithy' : 'quarry', discountOn(open, seat, card, over));
  take('privilege', privilegeOf(seat, chooser));
  take('library', libraryBonus(open, seat, chooser, over));
  return { printed, reductions: found, due: due(open, seat, chooser, head), mostExtra: most };
}

/** How much one wants to keep a card: cards that cannot be built again go first, then doubles, then those that bring little. */
function worth(open: Open, seat: Seat, hand: readonly number[], card: number): number {
  if (!isFactory(card) && has(open, seat, card)) return -10;
  const large = at(COST, card) === at(COST, TYPE.palace) ? 4 : 0;
  return at(VP, card) + large - 2 * (countOf(hand, card) - 1) - (isFactory(card) && has(open, seat, card) ? 1 : 0);
}

/** The places in the hand that are suggested as payment, the least useful first. */
export function suggested(open: Open, seat: Seat, hand: readonly number[], built: number, count: number): number[] {
  return [...hand.keys()]
    .filter((place) => place !== built)
    .sort((a, b) => worth(open, seat, hand, at(hand, a)) - worth(open, seat, hand, at(hand, b)) || a - b)
    .slice(0, count);
}

/** The cards that selling these goods brings at the prices of the tile, with market stand and market hall. */
export function proceeds(open: Open, seat: Seat, goods: readonly number[]): number {
  const tile = TILES[open.tile];
  if (tile === undefined) return 0;
  const stand = goods.length >= MARKET_STAND_GOODS && has(open, seat, TYPE['market-stand']);
  const hall = goods.length >= MARKET_HALL_GOODS && has(open, seat, TYPE['market-hall']);
  const prices = goods.reduce((total, good) => total + at(tile.prices, good), 0);
  return prices + BONUS_CARDS * (Number(stand) + Number(hall));
}
