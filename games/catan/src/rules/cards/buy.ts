import { add, num, type Seat } from '@ludoteca/kernel';
import { VICTORY } from '../../data/cards.ts';
import { CARD_COST } from '../../data/goods.ts';
import type { Action } from '../action.ts';
import { handOf, holds, ownOf, pay } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import { maybeWin } from '../points.ts';
import type { CatanState } from '../types.ts';

const BUY = { kind: 'buy' } as const;

function buyViolation(state: CatanState, seat: Seat): CatanRule | undefined {
  if (state.hidden.deck.length === 0) return 'CAT-DEV-01';
  return holds(handOf(state, seat), CARD_COST) ? undefined : 'CAT-BUILD-01';
}

/** The top card of the deck, seen by its buyer alone. */
export const buy: Action<'buy'> = {
  list(state, seat, into) {
    if (buyViolation(state, seat) === undefined) into.push(BUY);
  },
  violation: buyViolation,
  play(ctx, seat) {
    const { state } = ctx;
    pay(state, seat, CARD_COST);
    const card = ctx.draw(state.hidden.deck);
    const own = ownOf(state, seat);
    add(own.cards, card, 1);
    add(own.fresh, card, 1);
    state.open.bought++;
    const left = state.hidden.deck.length;
    ctx.tell?.({ kind: 'cardBought', seat, left, rule: 'CAT-DEV-01' });
    ctx.tell?.({ kind: 'cardDrawn', seat, card, rule: card === VICTORY ? 'CAT-DEV-07' : 'CAT-DEV-01' }, { only: [seat] });
    maybeWin(ctx, seat);
  },
};

/** How many development cards a player holds; this is open. */
export function cardsHeld(state: CatanState, seat: Seat): number {
  const { cards } = ownOf(state, seat);
  let held = 0;
  for (let card = 0; card < cards.length; card++) held += num(cards, card);
  return held;
}
