import { at, type Seat, type Together } from '@ludoteca/kernel';
import { clockwise, isPart } from './display.ts';
import type { SanJuanRule } from './ledger.ts';
import type { SanJuan, SanJuanState } from './types.ts';

type Discarding = Together<SanJuan, 'handLimit' | 'startingHand', 'discard' | 'pass'>;

/**
 * All players with too many cards discard the surplus at the same time. `surplus` is the number of cards too many,
 * `refusal` the rule that any other discard breaks.
 */
export function discarding(
  rule: SanJuanRule,
  surplus: (state: SanJuanState, seat: Seat) => number,
  refusal: (state: SanJuanState, seat: Seat) => SanJuanRule,
): Omit<Discarding, 'close'> {
  return {
    rule,
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
      return fits ? undefined : refusal(state, seat);
    },
  };
}
