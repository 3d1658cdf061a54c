import type { Automatic, Decision } from '../../../src/index.ts';
import { type Chain, kindsIn, ROW, takeOut } from './types.ts';

export const turn: Automatic<Chain, 'turn'> = {
  run(ctx) {
    const { open, seats } = ctx.state;
    const seat = open.next;
    open.turn = seat;
    open.next = (seat + 1) % seats.length;
    open.turns++;
    open.bought = false;
    ctx.push({ kind: 'act', open: { seat } }, { kind: 'end' }, { kind: 'sweep' }, { kind: 'refill' }, { kind: 'turn' });
  },
};

export const end: Automatic<Chain, 'end'> = {
  run(ctx) {
    ctx.state.open.turn = null;
  },
};

/** Between turns the next seat may clear away a tile. It is nobody's turn, so there are no free actions. */
export const sweep: Decision<Chain, 'sweep', 'sweep'> = {
  rule: 'CHAIN-SWEEP-01',
  answers: ['sweep'],
  asks: ({ open }) => open.next,
  question: ({ open }) => ({ list: [...kindsIn(open.row), null].map((tile) => ({ kind: 'sweep', tile })) }),
  violation: ({ open }, _, __, { tile }) => (tile === null || open.row.includes(tile) ? undefined : 'CHAIN-SWEEP-01'),
  play(ctx, _, seat, { tile }) {
    const { open } = ctx.state;
    if (tile !== null) {
      takeOut(open.row, tile);
      open.swept.push(tile);
    }
    ctx.tell?.({ kind: 'sweeps', seat, tile, rule: 'CHAIN-SWEEP-01' });
  },
};

export const refill: Automatic<Chain, 'refill'> = {
  run(ctx) {
    const { open, hidden } = ctx.state;
    const tiles: number[] = [];
    while (open.row.length + tiles.length < ROW && hidden.bag.length > 0) tiles.push(ctx.draw(hidden.bag));
    open.row.push(...tiles);
    if (tiles.length > 0) ctx.tell?.({ kind: 'refilled', tiles, rule: 'CHAIN-ROW-01' });
  },
};
