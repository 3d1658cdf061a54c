import { at, type Seat, type Together } from '@ludoteca/kernel';
import { TYPE } from '../data/buildings.ts';
import { HAND_LIMIT, HAND_LIMIT_TOWER } from '../data/constants.ts';
import { discard, takeFromHand } from './cards.ts';
import { clockwise, has, isPart } from './display.ts';
import type { Open, SanJuan, SanJuanState } from './types.ts';

export function handLimitOf(open: Open, seat: Seat): number {
  return has(open, seat, TYPE.tower) ? HAND_LIMIT_TOWER : HAND_LIMIT;
}

function surplus({ open, seats }: SanJuanState, seat: Seat): number {
  return at(seats, seat).own.hand.length - handLimitOf(open, seat);
}

/** After the chapels: whoever holds more than seven cards, twelve with a tower, discards down to that. */
export const handLimit: Together<SanJuan, 'handLimit', 'discard' | 'pass'> = {
  rule: 'SJ-RND-15',
  together: true,
  answers: ['discard', 'pass'],
  asks(state) {
    const must = clockwise(state.config.seats, state.open.governor).filter((seat) => surplus(state, seat) > 0);
    return { must, may: [] };
  },
  question(state, _step, seat) {
    const count = surplus(state, seat);
    return { selections: [{ head: { kind: 'discard' }, from: at(state.seats, seat).own.hand, min: count, max: count }] };
  },
  violation(state, _step, seat, move) {
    const { hand } = at(state.seats, seat).own;
    const fits = move.kind === 'discard' && move.items.length === surplus(state, seat) && isPart(move.items, hand);
    if (fits) return undefined;
    return has(state.open, seat, TYPE.tower) ? 'SJ-TOW-01' : 'SJ-RND-15';
  },
  close(ctx, _step, answers) {
    const { state } = ctx;
    for (const seat of clockwise(state.config.seats, state.open.governor)) {
      const answer = answers[seat];
      if (answer?.kind === 'discard') {
        takeFromHand(state, seat, answer.items);
        discard(ctx, seat, answer.items, 'hand-limit', ['SJ-RND-15', 'SJ-RND-17']);
      } else if (ctx.tell !== undefined && at(state.seats, seat).own.hand.length > HAND_LIMIT) {
        ctx.tell({ kind: 'handWithinLimit', seat, limit: handLimitOf(state.open, seat), rule: 'SJ-TOW-01' });
      }
    }
  },
};
