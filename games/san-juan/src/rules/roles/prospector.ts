import { at, type Decision } from '@ludoteca/kernel';
import { ROLES } from '../../data/roles.ts';
import { mayDouble, noteLibrary } from '../buildings/library.ts';
import { drawToHand } from '../cards.ts';
import { DRAW, DRAW_DOUBLED, PASS } from '../moves.ts';
import type { SanJuan } from '../types.ts';
import { doublingViolation } from './councillor.ts';

const ROLE = ROLES.findIndex(({ id }) => id === 'prospector');
const { privilege, doubled } = at(ROLES, ROLE);

/** Cards that the prospector draws. */
export function prospectorDraw(library: boolean): number {
  return library ? doubled : privilege;
}

/** Only the prospector draws, and only the privilege; the gold mines come after it. */
export const prospect: Decision<SanJuan, 'prospect', 'draw' | 'pass'> = {
  rule: 'SJ-DEC-06',
  answers: ['draw', 'pass'],
  asks: (_, step) => step.open.chooser,
  question: ({ open }, step, seat) => ({ list: mayDouble(open, seat, step.open.chooser) ? [DRAW_DOUBLED, DRAW, PASS] : [DRAW, PASS] }),
  violation: ({ open }, step, seat, move) => doublingViolation(open, seat, step.open.chooser, move),
  play(ctx, step, seat, move) {
    if (move.kind === 'pass') {
      ctx.tell?.({ kind: 'passed', seat, rule: 'SJ-RND-08' });
      return;
    }
    const drawn = drawToHand(ctx, seat, prospectorDraw(move.library), 'prospector', ['SJ-PRO-01', 'SJ-PRO-03']);
    if (!mayDouble(ctx.state.open, seat, step.open.chooser)) return;
    noteLibrary(ctx, seat, ROLE, drawn > privilege, move.library ? 'SJ-LIB-08' : 'SJ-LIB-06');
  },
};
