import { add, num, type Seat } from '@ludoteca/kernel';
import { ownOf } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import type { CatanState } from '../types.ts';

/** Why this kind of card cannot be played now: one card a turn, none that was bought this turn (CAT-DEV-02). */
export function cardViolation(state: CatanState, seat: Seat, card: number): CatanRule | undefined {
  const { cards, fresh } = ownOf(state, seat);
  if (state.open.played > 0) return 'CAT-DEV-02';
  return num(cards, card) > num(fresh, card) ? undefined : 'CAT-DEV-02';
}

export function canPlay(state: CatanState, seat: Seat, card: number): boolean {
  return cardViolation(state, seat, card) === undefined;
}

/** The card leaves the hand; this was the card of the turn. */
export function spend(state: CatanState, seat: Seat, card: number): void {
  add(ownOf(state, seat).cards, card, -1);
  state.open.played = 1;
}
