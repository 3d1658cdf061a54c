import type { Decision } from '@ludoteca/kernel';
import { BUILDING, BUILDINGS, FACE_TYPE } from '../../data/faces.ts';
import { hooks } from '../module.ts';
import { dropPending, endViolation, waysOut } from '../pending.ts';
import type { Burgundy, BurgundyState } from '../types.ts';
import { useBuilding } from './buildings.ts';

/** The buildings whose effect there is in this game. */
function copyable({ config }: BurgundyState): readonly number[] {
  return [...BUILDINGS, ...hooks.copyable.flatMap((ask) => ask(config.options))];
}

/** The crane does what any other building does, whether or not it stands in the duchy. */
export const crane: Decision<Burgundy, 'crane', 'copy' | 'decline' | 'end'> = {
  rule: 'BUR-XTRA-02',
  answers: ['copy', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question: (state, _step, seat) => ({
    list: [...copyable(state).map((building) => ({ kind: 'copy', building }) as const), ...waysOut(state.open, seat)],
  }),
  violation(state, _step, seat, move) {
    if (move.kind !== 'copy') return endViolation(state.open, seat, move);
    if (copyable(state).includes(move.building)) return undefined;
    return FACE_TYPE[move.building] === BUILDING ? 'BUR-XTRA-09' : 'BUR-XTRA-02';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'copy') {
      ctx.tell?.({ kind: 'copied', seat, building: move.building, rule: 'BUR-XTRA-02' });
      useBuilding(ctx, seat, move.building);
    } else dropPending(ctx, seat, 'crane', move.kind, 'BUR-XTRA-09');
  },
};
