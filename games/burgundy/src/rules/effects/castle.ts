import type { Decision, MoveFor } from '@ludoteca/kernel';
import { type Action, actionViolation, carryOut, listActions } from '../actions.ts';
import { BY_CASTLE } from '../moves.ts';
import { dropPending, endViolation, waysOut } from '../pending.ts';
import type { Burgundy, Move } from '../types.ts';

/** A castle brings one more action at once, with a die of any value. */
export const castleAction: Decision<Burgundy, 'castleAction', 'take' | 'place' | 'sell' | 'workers' | 'decline' | 'end'> = {
  rule: 'BUR-CASTLE-01',
  answers: ['take', 'place', 'sell', 'workers', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Move[] = [];
    listActions(list, open, seat, BY_CASTLE, 0);
    list.push(...waysOut(open, seat));
    return { list: list as MoveFor<Burgundy, Action['kind'] | 'decline' | 'end'>[] };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'decline' || move.kind === 'end') return endViolation(state.open, seat, move);
    return move.die === BY_CASTLE ? actionViolation(state, seat, move) : 'BUR-CASTLE-01';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'decline' || move.kind === 'end') dropPending(ctx, seat, 'castleAction', move.kind, 'BUR-CASTLE-03');
    else carryOut(ctx, seat, move);
  },
};
