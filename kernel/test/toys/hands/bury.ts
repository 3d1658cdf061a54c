import { at, range, type Together, without } from '../../../src/index.ts';
import { type Hands, handOf, LIMIT, makeDoubtful, sizesOf, takeOut } from './types.ts';

/** Seats with too many cards must bury; the others may get rid of a single card, and are not waited for. */
export const bury: Together<Hands, 'bury', 'bury'> = {
  rule: 'HANDS-BURY-01',
  answers: ['bury'],
  together: true,
  asks(state) {
    const sizes = sizesOf(state);
    const seats = range(sizes.length);
    return { must: seats.filter((seat) => at(sizes, seat) > LIMIT), may: seats.filter((seat) => at(sizes, seat) <= LIMIT) };
  },
  question(state, _, seat) {
    const from = handOf(state, seat);
    const excess = Math.max(0, from.length - LIMIT);
    return { selections: [{ head: { kind: 'bury' }, from, min: excess, max: Math.max(1, excess) }] };
  },
  violation(state, _, seat, { items }) {
    const hand = handOf(state, seat);
    if (without(items, hand).length > 0) return 'HANDS-CARDS-01';
    const excess = hand.length - LIMIT;
    if (excess > 0) return items.length === excess ? undefined : 'HANDS-BURY-01';
    return items.length > 1 ? 'HANDS-BURY-02' : undefined;
  },
  close(ctx, _, answers) {
    const { state } = ctx;
    for (const [seat, answer] of answers.entries()) {
      if (answer === null || answer.items.length === 0) continue;
      const { items } = answer;
      for (const card of items) takeOut(handOf(state, seat), card);
      state.hidden.buried.push(...items);
      at(state.seats, seat).knows.buried.push(...items);
      makeDoubtful(state, seat);
      ctx.tell?.({ kind: 'buried', seat, items, rule: 'HANDS-BURY-01' }, { only: [seat] });
      ctx.tell?.({ kind: 'buried-unseen', seat, count: items.length, rule: 'HANDS-BURY-01' }, { except: [seat] });
    }
  },
};
