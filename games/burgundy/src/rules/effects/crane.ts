import type { Decision } from '@ludoteca/kernel';
import { BUILDINGS } from '../../data/faces.ts';
import { dropPending, endObstacle, waysOut } from '../pending.ts';
import type { Burgundy, MoveKind } from '../types.ts';
import { useBuilding } from './buildings.ts';

const COPY_MOVES: readonly MoveKind<'copy'>[] = BUILDINGS.map((building) => ({ kind: 'copy', building }));

/** The crane does what any other building does, whether or not it stands in the duchy. */
export const crane: Decision<Burgundy, 'crane', 'copy' | 'decline' | 'end'> = {
  rule: 'BUR-XTRA-02',
  answers: ['copy', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: [...COPY_MOVES, ...waysOut(open, seat)] }),
  violation({ open }, _step, seat, move) {
    if (move.kind !== 'copy') return endObstacle(open, seat, move);
    return BUILDINGS.includes(move.building) ? undefined : 'BUR-XTRA-09';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'copy') {
      ctx.tell?.({ kind: 'copied', seat, building: move.building, rule: 'BUR-XTRA-02' });
      useBuilding(ctx, seat, move.building);
    } else dropPending(ctx, seat, 'crane', move.kind, 'BUR-XTRA-09');
  },
};
