import { type Automatic, at, type Seat, type Together } from '@ludoteca/kernel';
import { TYPE } from '../../data/buildings.ts';
import { BONUS_CARDS, MARKET_HALL_GOODS, MARKET_STAND_GOODS, TRADING_POST_GOODS } from '../../data/course.ts';
import { ROLES } from '../../data/roles.ts';
import { TILES } from '../../data/tiles.ts';
import { mayDouble, noteLibrary, whyNotDoubled } from '../buildings/library.ts';
import { discardGood, drawToHand } from '../cards.ts';
import { factories, has, isPart, placeOf } from '../display.ts';
import type { SanJuanRule } from '../ledger.ts';
import { PASS } from '../moves.ts';
import { type Ctx, NOBODY, type Open, type SanJuan } from '../types.ts';

const ROLE = ROLES.findIndex(({ id }) => id === 'trader');
const { action, privilege, doubled } = at(ROLES, ROLE);

const NONE: readonly Seat[] = [];

/** The trader turns up the next tile, even if nobody has anything to sell. */
export const turnTile: Automatic<SanJuan, 'turnTile'> = {
  run(ctx) {
    const { open, hidden } = ctx.state;
    if (hidden.tiles.length > 0) open.tiles.push(ctx.draw(hidden.tiles));
    open.tile = at(open.tiles, open.turned % TILES.length);
    open.turned++;
    ctx.tell?.({ kind: 'tileTurned', tile: open.tile, rule: 'SJ-TRD-01' });
  },
};

/** The tile goes under the pile, so that the five always come round in the same order. */
export const tileBack: Automatic<SanJuan, 'tileBack'> = {
  run(ctx) {
    const { open } = ctx.state;
    ctx.tell?.({ kind: 'tileBack', tile: open.tile, rule: 'SJ-TRD-07' });
    open.tile = NOBODY;
  },
};

/** Goods a player may sell in a trader phase, with the library or without it. */
export function sellable(open: Open, seat: Seat, chooser: Seat, library: boolean): number {
  const own = seat === chooser ? (library ? doubled : privilege) : 0;
  return action + own + (has(open, seat, TYPE['trading-post']) ? TRADING_POST_GOODS : 0);
}

function limit(open: Open, seat: Seat, chooser: Seat): number {
  return sellable(open, seat, chooser, mayDouble(open, seat, chooser));
}

export function priceOf(tile: number, good: number): number {
  return at(at(TILES, tile).prices, good);
}

/** Everybody with a good says at the same time what to sell; the sales are settled in turn order. */
export const sell: Together<SanJuan, 'sell', 'sell' | 'pass'> = {
  rule: 'SJ-DEC-04',
  together: true,
  answers: ['sell', 'pass'],
  asks: (_, step) => ({ must: step.open.seats, may: NONE }),
  question({ open }, step, seat) {
    const from = factories(open, seat, 1);
    const max = Math.min(from.length, limit(open, seat, step.open.chooser));
    return { list: [PASS], selections: [{ head: { kind: 'sell' }, from, min: 1, max }] };
  },
  violation({ open }, step, seat, move) {
    if (move.kind === 'pass') return undefined;
    const { chooser } = step.open;
    if (move.items.length > limit(open, seat, chooser)) return whyNotDoubled(open, seat, chooser, 'SJ-TRD-04');
    return move.items.length > 0 && isPart(move.items, factories(open, seat, 1)) ? undefined : 'SJ-TRD-02';
  },
  close(ctx, step, answers) {
    const { seats } = step.open;
    if (seats.length === 0) ctx.tell?.({ kind: 'idle', role: ROLE, rule: 'SJ-RND-18' });
    for (const seat of seats) {
      const answer = answers[seat];
      if (answer?.kind === 'sell') settle(ctx, seat, step.open.chooser, answer.items);
      else if (answer?.kind === 'pass') ctx.tell?.({ kind: 'passed', seat, rule: 'SJ-RND-08' });
    }
  },
};

/** The goods go to the discard pile unseen, then prices and bonus cards are drawn at once. */
function settle(ctx: Ctx, seat: Seat, chooser: Seat, goods: readonly number[]): void {
  const { open } = ctx.state;
  let cards = 0;
  for (const good of goods) {
    discardGood(ctx.state, seat, placeOf(open, seat, good, 1));
    cards += priceOf(open.tile, good);
  }
  const bonus = bonusRules(open, seat, goods.length);
  cards += bonus.length * BONUS_CARDS;
  ctx.tell?.({ kind: 'sold', seat, goods, cards, rule: 'SJ-TRD-05' });
  if (mayDouble(open, seat, chooser)) noteLibrary(ctx, seat, ROLE, goods.length > sellable(open, seat, chooser, false), 'SJ-LIB-08');
  drawToHand(ctx, seat, cards, 'sale', ['SJ-TRD-05', 'SJ-TRD-11', ...bonus]);
}

/** The buildings that give a bonus card for a sale of this many goods. */
function bonusRules(open: Open, seat: Seat, sold: number): SanJuanRule[] {
  const rules: SanJuanRule[] = [];
  if (sold >= MARKET_STAND_GOODS && has(open, seat, TYPE['market-stand'])) rules.push('SJ-MST-01');
  if (sold >= MARKET_HALL_GOODS && has(open, seat, TYPE['market-hall'])) rules.push('SJ-MKH-01');
  return rules;
}
