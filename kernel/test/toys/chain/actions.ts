import type { Automatic, Decision } from '../../../src/index.ts';
import { CASTLE, CHAPEL, type Chain, coinsOf, kindsIn, MILL, STALL, storeOf, takeOut } from './types.ts';

/** The turn's one action. Placing a tile may start a chain that goes on for long. */
export const act: Decision<Chain, 'act', 'place' | 'take' | 'skip'> = {
  rule: 'CHAIN-TURN-01',
  answers: ['place', 'take', 'skip'],
  asks: (_, { open }) => open.seat,
  question(state, _, seat) {
    const placing = kindsIn(storeOf(state, seat)).map((tile) => ({ kind: 'place', tile }) as const);
    const taking = kindsIn(state.open.row).map((tile) => ({ kind: 'take', tile }) as const);
    return { list: [...placing, ...taking, { kind: 'skip' }] };
  },
  violation(state, _, seat, move) {
    if (move.kind === 'place') return storeOf(state, seat).includes(move.tile) ? undefined : 'CHAIN-PLACE-01';
    return move.kind === 'skip' || state.open.row.includes(move.tile) ? undefined : 'CHAIN-TAKE-01';
  },
  play(ctx, _, seat, move) {
    if (move.kind === 'place') place(ctx, seat, move.tile);
    else if (move.kind === 'take') take(ctx, seat, move.tile);
  },
};

/** A castle lets one more tile be placed, which may be another castle. */
export const extra: Decision<Chain, 'extra', 'place' | 'skip'> = {
  rule: 'CHAIN-CASTLE-01',
  answers: ['place', 'skip'],
  asks: (_, { open }) => open.seat,
  question(state, _, seat) {
    return { list: [...kindsIn(storeOf(state, seat)).map((tile) => ({ kind: 'place', tile }) as const), { kind: 'skip' }] };
  },
  violation: (state, _, seat, move) => (move.kind === 'skip' || storeOf(state, seat).includes(move.tile) ? undefined : 'CHAIN-PLACE-01'),
  play(ctx, _, seat, move) {
    if (move.kind === 'place') place(ctx, seat, move.tile);
  },
};

/** A stall gives a tile of the row. */
export const pick: Decision<Chain, 'pick', 'take' | 'skip'> = {
  rule: 'CHAIN-STALL-01',
  answers: ['take', 'skip'],
  asks: (_, { open }) => open.seat,
  question: (state) => ({ list: [...kindsIn(state.open.row).map((tile) => ({ kind: 'take', tile }) as const), { kind: 'skip' }] }),
  violation: (state, _, __, move) => (move.kind === 'skip' || state.open.row.includes(move.tile) ? undefined : 'CHAIN-TAKE-01'),
  play(ctx, _, seat, move) {
    if (move.kind === 'take') take(ctx, seat, move.tile);
  },
};

type Playing = Parameters<typeof act.play>[0];

function place(ctx: Playing, seat: number, tile: number): void {
  takeOut(storeOf(ctx.state, seat), tile);
  ctx.state.open.placed[seat]?.push(tile);
  ctx.tell?.({ kind: 'places', seat, tile, rule: 'CHAIN-PLACE-01' });
  // The kernel asks `over` before it runs this: with the last point the game ends in mid-chain.
  ctx.push({ kind: 'effect', open: { seat, tile } });
}

function take(ctx: Playing, seat: number, tile: number): void {
  takeOut(ctx.state.open.row, tile);
  storeOf(ctx.state, seat).push(tile);
  ctx.tell?.({ kind: 'takes', seat, tile, rule: 'CHAIN-TAKE-01' });
}

/** What a tile does when it is placed. Nested effects are steps pushed by steps; nothing waits in a closure. */
export const effect: Automatic<Chain, 'effect'> = {
  run(ctx, { open: { seat, tile } }) {
    const { state } = ctx;
    if (tile === CASTLE) ctx.push({ kind: 'extra', open: { seat } });
    if (tile === STALL) ctx.push({ kind: 'pick', open: { seat } });
    if (tile === MILL) {
      coinsOf(state, seat).push(2);
      coinsOf(state, seat).sort((a, b) => a - b);
      ctx.tell?.({ kind: 'earns', seat, coins: [2], rule: 'CHAIN-MILL-01' });
    }
    if (tile === CHAPEL && state.hidden.bag.length > 0) {
      const drawn = ctx.draw(state.hidden.bag);
      storeOf(state, seat).push(drawn);
      ctx.tell?.({ kind: 'draws', seat, tile: drawn, rule: 'CHAIN-CHAPEL-01' });
    }
  },
};
