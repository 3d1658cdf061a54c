import { type Automatic, type Decision, range, row } from '@ludoteca/kernel';
import type { Catan, CatanState } from '../../../rules/types.ts';
import { TRACKS } from '../../data/progress.ts';
import { deckOf, drawProgress } from '../progress/deck.ts';

const DRAW_MOVES = TRACKS.map((_, deck) => ({ kind: 'draw', deck }) as const);

const decksLeft = (state: CatanState): number[] => range(TRACKS.length).filter((deck) => deckOf(state, deck).length > 0);

/** One of several defenders draws a card, as long as there are any. */
export const reward: Automatic<Catan, 'reward'> = {
  run(ctx, { open: { seat } }) {
    if (decksLeft(ctx.state).length > 0) ctx.push({ kind: 'chooseDeck', open: { seat } });
    else ctx.tell?.({ kind: 'decksEmpty', seat, rule: 'CK-EVENT-05' });
  },
};

/** Of any deck, also of one in whose track the player has nothing (CK-BARB-12). */
export const chooseDeck: Decision<Catan, 'chooseDeck', 'draw'> = {
  rule: 'CK-BARB-12',
  answers: ['draw'],
  asks: (_, step) => step.open.seat,
  question: (state) => ({ list: decksLeft(state).map((deck) => row(DRAW_MOVES, deck)) }),
  violation: (state, _step, _seat, { deck }) => (deckOf(state, deck).length > 0 ? undefined : 'CK-EVENT-05'),
  play: (ctx, _step, seat, { deck }) => drawProgress(ctx, seat, deck, 'CK-BARB-12'),
};
