import { add, type MoveFor, num, type Seat, type Selection } from '@ludoteca/kernel';
import { PLENTY, PLENTY_CARDS } from '../../data/cards.ts';
import type { Action } from '../action.ts';
import { sizeOf, take } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import { hasItems, spread } from '../seven.ts';
import type { Catan, CatanState } from '../types.ts';
import { canPlay, cardViolation, spend } from './playing.ts';

/** Two cards, or the last one of the bank (CAT-DEV-05). */
function cardsToTake(bank: readonly number[]): number {
  return Math.min(PLENTY_CARDS, sizeOf(bank));
}

function plentyViolation(state: CatanState, seat: Seat, { items }: MoveFor<Catan, 'plenty'>): CatanRule | undefined {
  const { bank } = state.open;
  const refused = cardViolation(state, seat, PLENTY);
  if (refused !== undefined) return refused;
  if (items.length === 0 || items.length !== cardsToTake(bank)) return 'CAT-DEV-05';
  return hasItems(bank, items) ? undefined : 'CAT-DEV-05';
}

/** Year of Plenty: cards of one's choice from the bank. */
export const plenty: Action<'plenty'> = {
  selection(state, seat): Selection<MoveFor<Catan, 'plenty'>> | undefined {
    const { bank } = state.open;
    const count = cardsToTake(bank);
    if (count === 0 || !canPlay(state, seat, PLENTY)) return undefined;
    const from = spread(bank.map((stock) => Math.min(stock, count)));
    return { head: { kind: 'plenty' }, from, min: count, max: count };
  },
  violation: plentyViolation,
  play(ctx, seat, { items }) {
    const { state } = ctx;
    spend(state, seat, PLENTY);
    add(state.open.gone, PLENTY, 1);
    const cards = state.open.bank.map(() => 0);
    for (let i = 0; i < items.length; i++) {
      add(cards, num(items, i), 1);
      take(state, seat, num(items, i), 1);
    }
    ctx.tell?.({ kind: 'plentyPlayed', seat, cards, rule: 'CAT-DEV-05' });
  },
};
