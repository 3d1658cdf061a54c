import { DIE_FACES } from '../../../../data/course.ts';
import type { Action } from '../../../../rules/action.ts';
import { ALCHEMIST } from '../../../data/progress.ts';
import { rollDice } from '../../dice/roll.ts';
import { holdsCard, spend } from '../playing.ts';

const ALCHEMIST_MOVES = Array.from({ length: DIE_FACES * DIE_FACES }, (_, place) => {
  return { kind: 'alchemist', red: Math.floor(place / DIE_FACES) + 1, white: (place % DIE_FACES) + 1 } as const;
});

/** The only card before the roll: both numbered dice are chosen, and the event die follows at once, so there is no second one. */
export const alchemist: Action<'alchemist'> = {
  list(state, seat, into) {
    if (holdsCard(state, seat, ALCHEMIST)) into.push(...ALCHEMIST_MOVES);
  },
  violation(state, seat) {
    if (state.open.dice[0] !== 0) return 'CK-SCI-01';
    return holdsCard(state, seat, ALCHEMIST) ? undefined : 'CK-SCI-01';
  },
  play(ctx, seat, { red, white }) {
    spend(ctx, seat, ALCHEMIST, 'CK-SCI-01');
    rollDice(ctx, seat, [red, white]);
  },
};
