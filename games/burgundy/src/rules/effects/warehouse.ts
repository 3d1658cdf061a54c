import type { Decision, MoveFor, Seat } from '@ludoteca/kernel';
import { WAREHOUSE } from '../../data/faces.ts';
import { GOODS } from '../../data/goods.ts';
import { estateOf } from '../estates.ts';
import { BY_NOTHING } from '../moves.ts';
import { dropPending, endViolation, waysOut } from '../pending.ts';
import { goodsOf, listSales, sell, sellViolation } from '../sell.ts';
import type { Burgundy, Ctx, Move } from '../types.ts';

export function openWarehouse(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  if (GOODS.some((_, good) => goodsOf(open, estate, good) > 0)) ctx.push({ kind: 'warehouse', open: { seat } });
  else ctx.tell?.({ kind: 'effectLost', seat, building: WAREHOUSE, rule: 'BUR-BLD-03' });
}

/** A sale of one colour without a die. */
export const warehouse: Decision<Burgundy, 'warehouse', 'sell' | 'decline' | 'end'> = {
  rule: 'BUR-BLD-08',
  answers: ['sell', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Move[] = [];
    listSales(list, open, seat, BY_NOTHING);
    list.push(...waysOut(open, seat));
    return { list: list as MoveFor<Burgundy, 'sell' | 'decline' | 'end'>[] };
  },
  violation({ open }, _step, seat, move) {
    if (move.kind !== 'sell') return endViolation(open, seat, move);
    return move.die === BY_NOTHING ? sellViolation(open, seat, move) : 'BUR-BLD-08';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'sell') sell(ctx, seat, move);
    else dropPending(ctx, seat, 'warehouse', move.kind, 'BUR-BLD-08');
  },
};
