import { add, at, type FreeAction, type FreeActions, type MoveFor, type Seat } from '@ludoteca/kernel';
import { DEPOTS } from '../data/board.ts';
import { PRICE } from '../data/course.ts';
import { HIRE_PRICE, HIRED_WORKERS } from '../data/effects.ts';
import { estateOf, owns } from './estates.ts';
import { hooks } from './module.ts';
import { MARKETS, PAYMENTS } from './moves.ts';
import { gainWorkers } from './stock.ts';
import { fetch, marketOf, slotOf, wares } from './storage.ts';
import { BLACK_DEPOT, type Burgundy, EMPTY, NOBODY, type Open } from './types.ts';

type Buy = MoveFor<Burgundy, 'buy'>;
type Payment = Buy['pay'];

const ANY_DEPOT = 6;
const WORKERS_FOR_SALE = 28;

/** The coins of each way to pay; workers make up the rest of the price. */
const COINS: Record<Payment, number> = { coins: PRICE, mixed: PRICE - 1, workers: 0 };

const NONE = { list: [] };

function canPay(open: Open, estate: number, pay: Payment): boolean {
  const coins = COINS[pay];
  return at(open.coins, estate) >= coins && at(open.workers, estate) >= PRICE - coins;
}

function paymentsOf(open: Open, estate: number): readonly Payment[] {
  const ways = owns(open, estate, ANY_DEPOT) ? PAYMENTS : COINS_ONLY;
  return ways.filter((pay) => canPay(open, estate, pay));
}

const COINS_ONLY: readonly Payment[] = ['coins'];

/** Whether a purchase there needs no monastery. */
function isOrdinary(market: number): boolean {
  return market === BLACK_DEPOT || market > DEPOTS;
}

/** The tiles of a market, each face once: the black depot, with monastery 6 a numbered depot, or what a module lays out. */
function tilesOf(open: Open, market: number): readonly number[] {
  if (market === BLACK_DEPOT) return open.black.filter((tile, slot) => tile !== EMPTY && open.black.indexOf(tile) === slot);
  if (market > DEPOTS) return wares(open, market);
  return open.slots.filter((tile, slot) => tile !== EMPTY && slotOf(open, market, tile) === slot);
}

/** Whether the seat could make a purchase now, if need be with workers that it hires first. */
export function canBuy(open: Open, seat: Seat): boolean {
  if (open.active !== seat) return false;
  const estate = estateOf(open, seat);
  const everywhere = owns(open, estate, ANY_DEPOT);
  // The workers of one coin are exactly the price where workers can pay.
  const hiring = everywhere && canHire(open, seat);
  if (open.bought || (paymentsOf(open, estate).length === 0 && !hiring)) return false;
  if (open.black.some((tile) => tile !== EMPTY) || hooks.market.some((market) => market.wares(open).length > 0)) return true;
  return everywhere && open.slots.some((tile) => tile !== EMPTY);
}

/** One purchase a turn, before, between, during or after the die actions. */
const buy: FreeAction<Burgundy, 'buy'> = {
  question({ open }, seat) {
    const estate = estateOf(open, seat);
    if (open.bought) return NONE;
    const ways = paymentsOf(open, estate);
    if (ways.length === 0) return NONE;
    const everywhere = owns(open, estate, ANY_DEPOT);
    const list: Buy[] = [];
    for (const market of MARKETS.keys()) {
      if (!everywhere && !isOrdinary(market)) continue;
      for (const tile of tilesOf(open, market)) for (const pay of ways) list.push({ kind: 'buy', market, tile, pay });
    }
    return { list };
  },
  violation({ open }, seat, { market, tile, pay }) {
    const estate = estateOf(open, seat);
    const everywhere = owns(open, estate, ANY_DEPOT);
    if (open.bought) return 'BUR-BUY-04';
    if (!everywhere && (!isOrdinary(market) || pay !== 'coins')) return 'BUR-MON-06';
    const isPossible = tilesOf(open, market).includes(tile) && canPay(open, estate, pay);
    return isPossible ? undefined : isOrdinary(market) && pay === 'coins' ? 'BUR-BUY-01' : 'BUR-MON-06';
  },
  play(ctx, seat, { market, tile, pay }) {
    const { open } = ctx.state;
    const estate = estateOf(open, seat);
    const coins = COINS[pay];
    const workers = PRICE - coins;
    open.bought = true;
    add(open.coins, estate, -coins);
    add(open.workers, estate, -workers);
    ctx.tell?.({ kind: 'bought', seat, tile, market, coins, workers, rule: marketOf(market)?.rule ?? 'BUR-BUY-01' });
    fetch(ctx, seat, tile, market, 'buy');
  },
};

const HIRE: { readonly list: readonly MoveFor<Burgundy, 'hire'>[] } = { list: [{ kind: 'hire' }] };

/** Monastery 28: workers for coins, as often as its owner likes. */
const hire: FreeAction<Burgundy, 'hire'> = {
  question: ({ open }, seat) => (canHire(open, seat) ? HIRE : NONE),
  violation: ({ open }, seat) => (canHire(open, seat) ? undefined : 'BUR-MON-28'),
  play(ctx, seat) {
    const { open } = ctx.state;
    const estate = estateOf(open, seat);
    add(open.coins, estate, -HIRE_PRICE);
    ctx.tell?.({ kind: 'hired', seat, coins: HIRE_PRICE, workers: HIRED_WORKERS, rule: 'BUR-MON-28' });
    gainWorkers(ctx, seat, HIRED_WORKERS);
  },
};

export function canHire(open: Open, seat: Seat): boolean {
  const estate = estateOf(open, seat);
  return owns(open, estate, WORKERS_FOR_SALE) && at(open.coins, estate) >= HIRE_PRICE;
}

/** The free actions of the base game, for the seat whose turn it is. */
export const free: FreeActions<Burgundy> = {
  turn: ({ open }) => (open.active === NOBODY ? undefined : open.active),
  actions: { buy, hire },
};
