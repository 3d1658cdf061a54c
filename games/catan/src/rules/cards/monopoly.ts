import { add, at, sum } from '@ludoteca/kernel';
import { MONOPOLY } from '../../data/cards.ts';
import { RESOURCES } from '../../data/goods.ts';
import type { Action } from '../action.ts';
import { handOf, handOver } from '../hand.ts';
import { canPlay, cardViolation, spend } from './playing.ts';

const MONOPOLY_MOVES = RESOURCES.map((_, resource) => ({ kind: 'monopoly', resource }) as const);

/** Monopoly: every opponent hands over all cards of a kind; how many they are, everybody sees (CAT-DEV-10). */
export const monopoly: Action<'monopoly'> = {
  list(state, seat, into) {
    if (canPlay(state, seat, MONOPOLY)) into.push(...MONOPOLY_MOVES);
  },
  violation: (state, seat) => cardViolation(state, seat, MONOPOLY),
  play(ctx, seat, { resource }) {
    const { state } = ctx;
    spend(state, seat, MONOPOLY);
    add(state.open.gone, MONOPOLY, 1);
    ctx.reveal();
    const counts = state.seats.map((_, other) => (other === seat ? 0 : at(handOf(state, other), resource)));
    ctx.tell?.({ kind: 'monopolyPlayed', seat, resource, total: sum(counts), rule: 'CAT-DEV-06' });
    for (const [other, count] of counts.entries()) {
      if (count === 0) continue;
      handOver(state, other, seat, resource, count);
      ctx.tell?.({ kind: 'handedOver', seat: other, to: seat, resource, count, rule: 'CAT-DEV-06' });
    }
  },
};
