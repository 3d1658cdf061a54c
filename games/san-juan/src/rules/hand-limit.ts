import { at, type Seat, type Together } from '@ludoteca/kernel';
import { TYPE } from '../data/buildings.ts';
import { HAND_LIMIT, HAND_LIMIT_TOWER } from '../data/course.ts';
import { discard, takeFromHand } from './cards.ts';
import { discarding } from './discarding.ts';
import { clockwise, has } from './display.ts';
import type { Open, SanJuan, SanJuanState } from './types.ts';

export function handLimitOf(open: Open, seat: Seat): number {
  return has(open, seat, TYPE.tower) ? HAND_LIMIT_TOWER : HAND_LIMIT;
}

function surplus({ open, seats }: SanJuanState, seat: Seat): number {
  return at(seats, seat).own.hand.length - handLimitOf(open, seat);
}

/** After the chapels, players with more than seven cards (twelve with a tower) discard down to that. */
export const handLimit: Together<SanJuan, 'handLimit', 'discard' | 'pass'> = {
  ...discarding('SJ-RND-15', surplus, ({ open }, seat) => (has(open, seat, TYPE.tower) ? 'SJ-TOW-01' : 'SJ-RND-15')),
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
