import { add, at, type MoveFor, type Seat } from '@ludoteca/kernel';
import { BY_PLAYERS, SALE_COINS } from '../data/course.ts';
import { GOODS } from '../data/goods.ts';
import { timesFor } from './areas.ts';
import { costsFor, NO_FREE_STEP, spendDie, workersFor } from './dice.ts';
import { estateOf, owns } from './estates.ts';
import type { BurgundyRule } from './ledger.ts';
import { hooks } from './module.ts';
import { score } from './points.ts';
import { gainWorkers } from './stock.ts';
import { type Burgundy, type BurgundyState, type Ctx, type Move, type Open, playersFor } from './types.ts';

type Sell = MoveFor<Burgundy, 'sell'>;

const DOUBLE_COIN = 3;
const SALE_WORKER = 4;

export function goodsOf(open: Open, estate: number, good: number): number {
  return at(open.goods, estate * GOODS.length + good);
}

export function listSales(list: Move[], open: Open, seat: Seat, die: number): void {
  const estate = estateOf(open, seat);
  const workers = at(open.workers, estate);
  const costs = costsFor(open, estate, NO_FREE_STEP);
  for (let good = 0; good < GOODS.length; good++) {
    if (goodsOf(open, estate, good) > 0 && at(costs, die * 8 + good + 1) <= workers) list.push({ kind: 'sell', die, good });
  }
}

/** Why the goods cannot be sold, supposing that the die is there. */
export function sellViolation(open: Open, seat: Seat, { die, good }: Sell): BurgundyRule | undefined {
  const estate = estateOf(open, seat);
  if (goodsOf(open, estate, good) === 0) return 'BUR-GEN-15';
  return workersFor(open, estate, die, good + 1, NO_FREE_STEP) > at(open.workers, estate) ? 'BUR-SELL-01' : undefined;
}

/** The yield of a sale besides its points. */
function saleCoins(open: Open, estate: number, count: number): number {
  const usual = hooks.paysEachGood.some((ask) => ask(open, estate)) ? count * SALE_COINS : SALE_COINS;
  return owns(open, estate, DOUBLE_COIN) ? usual + 1 : usual;
}

/** All goods of the colour go face down to the sold ones, for coins and points. */
export function sell(ctx: Ctx, seat: Seat, { die, good }: Sell): void {
  spendDie(ctx, seat, die, good + 1, NO_FREE_STEP);
  const { open, config } = ctx.state;
  const estate = estateOf(open, seat);
  const count = goodsOf(open, estate, good);
  const coins = saleCoins(open, estate, count);
  const workers = owns(open, estate, SALE_WORKER) ? 1 : 0;
  open.goods[estate * GOODS.length + good] = 0;
  if (!hooks.layGoods.some((ask) => ask(ctx, seat, good, count))) pileUp(ctx.state, seat, good, count);
  add(open.coins, estate, coins);
  const points = count * BY_PLAYERS[playersFor(config)].good * timesFor(open, estate, 'sales');
  ctx.tell?.({ kind: 'sold', seat, good, count, points, coins, workers, rule: 'BUR-SELL-01' });
  gainWorkers(ctx, seat, workers);
  score(ctx, seat, points, 'sales');
}

/** Sold goods join the face-down pile of the seat; everybody has seen them. */
export function pileUp({ seats }: BurgundyState, seat: Seat, good: number, count: number): void {
  add(at(seats, seat).own.sold, good, count);
  for (const { knows } of seats) add(knows.sold, seat * GOODS.length + good, count);
}
