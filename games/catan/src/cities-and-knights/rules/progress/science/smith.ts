import { type Decision, type MoveFor, row } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../../data/board.ts';
import type { Action } from '../../../../rules/action.ts';
import type { Catan, Open } from '../../../../rules/types.ts';
import { SMITH } from '../../../data/progress.ts';
import { canPromote, listPromotions, PROMOTE_MOVES, promotionViolation, riseKnight } from '../../knights/promote.ts';
import { holdsCard, spend } from '../playing.ts';

const SMITH_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'smith', vertex }) as const);
const PASS = { kind: 'pass' } as const;

function promotable(open: Open, seat: number): number[] {
  const places: number[] = [];
  listPromotions(open, seat, (vertex) => places.push(vertex));
  return places;
}

/** One knight rises without paying, then perhaps another one. */
export const smith: Action<'smith'> = {
  list(state, seat, into) {
    if (holdsCard(state, seat, SMITH)) listPromotions(state.open, seat, (vertex) => into.push(row(SMITH_MOVES, vertex)));
  },
  violation(state, seat, { vertex }) {
    if (!holdsCard(state, seat, SMITH)) return 'CK-SCI-09';
    if (promotable(state.open, seat).length === 0) return 'CK-CARD-10';
    return promotionViolation(state.open, seat, vertex);
  },
  play(ctx, seat, { vertex }) {
    spend(ctx, seat, SMITH, 'CK-SCI-09');
    riseKnight(ctx, seat, vertex, 'CK-SCI-09');
    if (promotable(ctx.state.open, seat).length > 0) ctx.push({ kind: 'smithing', open: { seat } });
  },
};

/** The second knight, which is another one, since nobody rises twice in a turn (CK-KN-07). */
export const smithing: Decision<Catan, 'smithing', 'promote' | 'pass'> = {
  rule: 'CK-SCI-09',
  answers: ['promote', 'pass'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: MoveFor<Catan, 'promote' | 'pass'>[] = promotable(open, seat).map((vertex) => row(PROMOTE_MOVES, vertex));
    return { list: [...list, PASS] };
  },
  violation({ open }, _step, seat, move) {
    return move.kind === 'pass' || canPromote(open, seat, move.vertex) ? undefined : promotionViolation(open, seat, move.vertex);
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'promote') riseKnight(ctx, seat, move.vertex, 'CK-SCI-09');
    else ctx.tell?.({ kind: 'passed', seat, rule: 'CK-SCI-09' });
  },
};
