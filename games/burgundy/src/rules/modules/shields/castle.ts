import { at, type Decision, type MoveFor } from '@ludoteca/kernel';
import { type Action, actionViolation, carryOut, listActions } from '../../actions.ts';
import { estateOf } from '../../estates.ts';
import { BY_CASTLE } from '../../moves.ts';
import { dropPending, endViolation, waysOut } from '../../pending.ts';
import type { Burgundy, Move } from '../../types.ts';
import { castlesOf, castleViolation, layShield, partOf } from './holding.ts';

type Answer = MoveFor<Burgundy, Action['kind'] | 'crest' | 'decline' | 'end'>;

/** Shield 11: the extra action of a castle may also fetch a shield from any depot. */
export const castleShield: Decision<Burgundy, 'castleShield', Answer['kind']> = {
  rule: 'BUR-SHD-E11',
  answers: ['take', 'place', 'sell', 'workers', 'crest', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Move[] = [];
    listActions(list, open, seat, BY_CASTLE, 0);
    const castles = castlesOf(open, estateOf(open, seat));
    for (const [place, lying] of partOf(open).depots.entries())
      for (const shield of lying) for (const hex of castles) list.push({ kind: 'crest', depot: place + 1, shield, hex });
    return { list: [...list, ...waysOut(open, seat)] as Answer[] };
  },
  violation(state, _step, seat, move) {
    const { open } = state;
    if (move.kind === 'decline' || move.kind === 'end') return endViolation(open, seat, move);
    if (move.kind !== 'crest') return move.die === BY_CASTLE ? actionViolation(state, seat, move) : 'BUR-CASTLE-01';
    if (!at(partOf(open).depots, move.depot - 1).includes(move.shield)) return 'BUR-SHD-E11';
    return castleViolation(open, estateOf(open, seat), move.hex);
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'decline' || move.kind === 'end') dropPending(ctx, seat, 'castleAction', move.kind, 'BUR-CASTLE-03');
    else if (move.kind === 'crest') layShield(ctx, seat, move.depot, move.shield, move.hex, 0, 'BUR-SHD-E11');
    else carryOut(ctx, seat, move);
  },
};
