import { type Automatic, type Decision, type FreeAction, sum, without } from '../../../src/index.ts';
import { type Chain, coinsOf, type Here, kindsIn, PRICE, storeOf, takeOut } from './types.ts';

type Violation = 'CHAIN-BUY-01' | 'CHAIN-BUY-02' | 'CHAIN-BUY-03' | undefined;

function buyingViolation(state: Here, seat: number, tile: number): Violation {
  if (state.open.bought) return 'CHAIN-BUY-01';
  if (sum(coinsOf(state, seat)) < PRICE) return 'CHAIN-BUY-02';
  return state.open.row.includes(tile) ? undefined : 'CHAIN-BUY-03';
}

/** A free action: once in its turn a seat may buy a tile, in any decision that is its own, even deep inside a chain. */
export const buy: FreeAction<Chain, 'buy'> = {
  question(state, seat) {
    const tiles = kindsIn(state.open.row).filter((tile) => buyingViolation(state, seat, tile) === undefined);
    return { list: tiles.map((tile) => ({ kind: 'buy', tile })) };
  },
  violation: (state, seat, { tile }) => buyingViolation(state, seat, tile),
  play(ctx, seat, { tile }) {
    const { open } = ctx.state;
    open.bought = true;
    takeOut(open.row, tile);
    ctx.tell?.({ kind: 'buys', seat, tile, rule: 'CHAIN-BUY-01' });
    ctx.push({ kind: 'pay', open: { seat, price: PRICE } }, { kind: 'fetch', open: { seat, tile } });
  },
};

function paymentViolation(
  coins: readonly number[],
  items: readonly number[],
  price: number,
): 'CHAIN-PAY-01' | 'CHAIN-PAY-02' | 'CHAIN-PAY-03' | undefined {
  if (without(items, coins).length > 0) return 'CHAIN-PAY-01';
  if (sum(items) < price) return 'CHAIN-PAY-02';
  // No coin may be superfluous: nobody throws money away to get rid of it.
  return sum(items) - Math.min(...items) >= price ? 'CHAIN-PAY-03' : undefined;
}

/** Whether coins of those that are left can turn this into a whole payment. */
function canBePaid(items: readonly number[], left: readonly number[], price: number): boolean {
  if (sum(items) >= price) return items.length === 0 || sum(items) - Math.min(...items) < price;
  return kindsIn(left).some((coin) => canBePaid([...items, coin], without(left, [coin]), price));
}

/** Between price and payment nothing else may happen: `free: false`. A payment has a condition that its numbers do not say. */
export const pay: Decision<Chain, 'pay', 'pay'> = {
  rule: 'CHAIN-PAY-02',
  answers: ['pay'],
  free: false,
  asks: (_, { open }) => open.seat,
  question(state, _, seat) {
    const from = coinsOf(state, seat);
    return { selections: [{ head: { kind: 'pay' }, from, min: 1, max: from.length }] };
  },
  violation: (state, { open }, seat, { items }) => paymentViolation(coinsOf(state, seat), items, open.price),
  extend(state, { open }, seat, draft) {
    const items = draft.shape === 'selection' ? draft.items : [];
    const left = without(coinsOf(state, seat), items);
    const next = kindsIn(left).filter((coin) => sum(items) < open.price && canBePaid([...items, coin], without(left, [coin]), open.price));
    return { items: next.map((item) => ({ item })), whole: paymentViolation(coinsOf(state, seat), items, open.price) === undefined };
  },
  play(ctx, _, seat, { items }) {
    for (const coin of items) takeOut(coinsOf(ctx.state, seat), coin);
    ctx.tell?.({ kind: 'pays', seat, coins: items, rule: 'CHAIN-PAY-02' });
  },
};

/** The tile waits on the agenda while it is being paid for. */
export const fetch: Automatic<Chain, 'fetch'> = {
  run(ctx, { open: { seat, tile } }) {
    storeOf(ctx.state, seat).push(tile);
  },
};
