import { at, type Seat, type Together } from '@ludoteca/kernel';
import { TYPE } from '../../data/buildings.ts';
import { takeFromHand } from '../cards.ts';
import { clockwise, has } from '../display.ts';
import { PASS } from '../moves.ts';
import type { SanJuan, SanJuanState } from '../types.ts';

function mayTuck({ open, seats }: SanJuanState, seat: Seat): boolean {
  return has(open, seat, TYPE.chapel) && at(seats, seat).own.hand.length > 0;
}

/** At the start of a round every owner of a visible chapel may put one hand card under it. The others are not told. */
export const chapel: Together<SanJuan, 'chapel', 'tuck' | 'pass'> = {
  rule: 'SJ-DEC-07',
  together: true,
  answers: ['tuck', 'pass'],
  asks: (state) => ({ must: clockwise(state.config.seats, state.open.governor).filter((seat) => mayTuck(state, seat)), may: [] }),
  question: ({ seats }, _step, seat) => ({
    list: [PASS],
    selections: [{ head: { kind: 'tuck' }, from: at(seats, seat).own.hand, min: 1, max: 1 }],
  }),
  violation({ seats }, _step, seat, move) {
    if (move.kind === 'pass') return undefined;
    if (move.items.length !== 1) return 'SJ-CHP-01';
    return at(seats, seat).own.hand.includes(at(move.items, 0)) ? undefined : 'SJ-RND-14';
  },
  close(ctx, _step, answers) {
    const { open, seats, config } = ctx.state;
    for (const seat of clockwise(config.seats, open.governor)) {
      if (!mayTuck(ctx.state, seat)) continue;
      open.chapelSteps[seat] = at(open.chapelSteps, seat) + 1;
      // Whether a card went or not: the others cannot tell whether it was one they had seen.
      open.seenHands[seat] = [];
      const answer = answers[seat];
      if (answer?.kind !== 'tuck') continue;
      const card = at(answer.items, 0);
      takeFromHand(ctx.state, seat, answer.items);
      at(seats, seat).own.chapel.push(card);
      ctx.tell?.({ kind: 'tucked', seat, card, rule: 'SJ-CHP-01' }, { only: [seat] });
    }
  },
};
