import type { Decision, MoveFor } from '@ludoteca/kernel';
import { FACE_SET, FACES, WHITE_CASTLE } from '../../data/faces.ts';
import { type Action, actionViolation, carryOut, listActions } from '../actions.ts';
import type { Module } from '../module.ts';
import { BY_WHITE } from '../moves.ts';
import { dropPending, endViolation, waysOut } from '../pending.ts';
import type { Burgundy, Move } from '../types.ts';

/** White castles: buildings that lend their owner the white die for one action. */
export const whiteCastles: Module = {
  tellPrepared(ctx) {
    if (!ctx.state.config.options.whiteCastles) return;
    const tiles = FACES.map((_, face) => face).filter((face) => FACE_SET[face] === 'white');
    ctx.tell?.({ kind: 'whiteCastles', tiles, rule: 'BUR-WCAS-01' });
  },
  buildingStep: (building, seat) => (building === WHITE_CASTLE ? { kind: 'whiteAction', open: { seat } } : undefined),
  copyable: (options) => (options.whiteCastles ? [WHITE_CASTLE] : []),
};

/** One action with the value of the white die, which workers may change; the die itself stays as it lies. */
export const whiteAction: Decision<Burgundy, 'whiteAction', Action['kind'] | 'decline' | 'end'> = {
  rule: 'BUR-WCAS-06',
  answers: ['take', 'place', 'sell', 'workers', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Move[] = [];
    listActions(list, open, seat, open.white, 0);
    const actions = (list as Action[]).map((action) => ({ ...action, die: BY_WHITE }));
    return { list: [...actions, ...waysOut(open, seat)] as MoveFor<Burgundy, Action['kind'] | 'decline' | 'end'>[] };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'decline' || move.kind === 'end') return endViolation(state.open, seat, move);
    return move.die === BY_WHITE ? actionViolation(state, seat, move) : 'BUR-WCAS-03';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'decline' || move.kind === 'end') dropPending(ctx, seat, 'whiteAction', move.kind, 'BUR-WCAS-06');
    else carryOut(ctx, seat, move);
  },
};
