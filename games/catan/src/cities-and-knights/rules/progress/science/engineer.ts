import { row } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../../data/board.ts';
import type { Action } from '../../../../rules/action.ts';
import { ENGINEER } from '../../../data/progress.ts';
import { eachWallSite, putWall, wallViolation } from '../../wall.ts';
import { holdsCard, spend } from '../playing.ts';

const ENGINEER_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'engineer', vertex }) as const);

/** A wall without paying, where a wall may stand. */
export const engineer: Action<'engineer'> = {
  list(state, seat, into) {
    if (holdsCard(state, seat, ENGINEER)) eachWallSite(state.open, seat, (vertex) => into.push(row(ENGINEER_MOVES, vertex)));
  },
  violation(state, seat, { vertex }) {
    if (!holdsCard(state, seat, ENGINEER)) return 'CK-SCI-07';
    return wallViolation(state.open, seat, vertex) === undefined ? undefined : 'CK-CARD-10';
  },
  play(ctx, seat, { vertex }) {
    spend(ctx, seat, ENGINEER, 'CK-SCI-07');
    putWall(ctx, seat, vertex, 'CK-SCI-07');
  },
};
