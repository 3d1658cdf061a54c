import { add, num, type Seat } from '@ludoteca/kernel';
import type { CatanRule } from '../../../rules/ledger.ts';
import type { CatanState, Ctx } from '../../../rules/types.ts';
import { putUnder } from './deck.ts';
import { progressOf, seenGoing } from './knowledge.ts';

/** Whether the player holds the card; there is no limit to how many are played in a turn (CK-CARD-01). */
export function holdsCard(state: CatanState, seat: Seat, card: number): boolean {
  return num(progressOf(state, seat), card) > 0;
}

/** The card goes under its deck at once, before anything happens (CK-CARD-08). */
export function spend(ctx: Ctx, seat: Seat, card: number, rule: CatanRule): void {
  const { state } = ctx;
  add(progressOf(state, seat), card, -1);
  seenGoing(state, seat, card);
  putUnder(state, seat, card, true);
  ctx.tell?.({ kind: 'progressPlayed', seat, card, rule });
}
