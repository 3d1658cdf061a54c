import { row } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../../data/board.ts';
import type { Action } from '../../../../rules/action.ts';
import { canBecomeCity, cityViolation, putCity } from '../../../../rules/building/city.ts';
import { handOf, holds, pay } from '../../../../rules/hand.ts';
import { MEDICINE_COST } from '../../../data/prices.ts';
import { MEDICINE } from '../../../data/progress.ts';
import { holdsCard, spend } from '../playing.ts';

const MEDICINE_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'medicine', vertex }) as const);

/** A city, or one set up again, for two ore and one grain; all other rules of cities hold. */
export const medicine: Action<'medicine'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, MEDICINE) || !holds(handOf(state, seat), MEDICINE_COST)) return;
    for (let vertex = 0; vertex < state.open.owners.length; vertex++) {
      if (canBecomeCity(state.open, seat, vertex)) into.push(row(MEDICINE_MOVES, vertex));
    }
  },
  violation(state, seat, { vertex }) {
    if (!holdsCard(state, seat, MEDICINE)) return 'CK-SCI-08';
    if (!holds(handOf(state, seat), MEDICINE_COST)) return 'CK-CARD-10';
    return cityViolation(state.open, seat, vertex);
  },
  play(ctx, seat, { vertex }) {
    spend(ctx, seat, MEDICINE, 'CK-SCI-08');
    pay(ctx.state, seat, MEDICINE_COST);
    putCity(ctx, seat, vertex);
  },
};
