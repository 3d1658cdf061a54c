import { add, num, row, type Seat } from '@ludoteca/kernel';
import type { CatanRule } from '../../../rules/ledger.ts';
import { maybeWin } from '../../../rules/points.ts';
import type { CatanState, Ctx } from '../../../rules/types.ts';
import { DECK_OF, POINT_CARDS } from '../../data/progress.ts';
import { realmOf } from '../realm.ts';
import { knownTo, knownToAll, progressOf } from './knowledge.ts';

/** The progress cards of a deck, the next one last. */
export function deckOf(state: CatanState, deck: number): number[] {
  const { decks } = state.hidden;
  if (decks === undefined) throw new Error('the base game has no progress cards');
  return row(decks, deck);
}

/** The top card of a deck, seen by its drawer alone; a card that is a point is laid open at once. An empty deck gives nothing. */
export function drawProgress(ctx: Ctx, seat: Seat, deck: number, rule: CatanRule): void {
  const { state } = ctx;
  const pile = deckOf(state, deck);
  if (pile.length === 0) {
    ctx.tell?.({ kind: 'deckEmpty', seat, deck, rule: 'CK-EVENT-05' });
    return;
  }
  const card = ctx.draw(pile);
  ctx.tell?.({ kind: 'progressDrawn', seat, deck, left: pile.length, rule });
  if (POINT_CARDS.includes(card)) {
    takenFromBeneath(state, seat, deck);
    layOpen(ctx, seat, card);
    return;
  }
  add(progressOf(state, seat), card, 1);
  takenFromBeneath(state, seat, deck);
  ctx.tell?.({ kind: 'progressFace', seat, card, rule }, { only: [seat] });
}

function layOpen(ctx: Ctx, seat: Seat, card: number): void {
  realmOf(ctx.state.open).laid[POINT_CARDS.indexOf(card)] = seat;
  const rule = POINT_CARDS[0] === card ? 'CK-SCI-05' : 'CK-POL-10';
  ctx.tell?.({ kind: 'pointCard', seat, card, rule });
  maybeWin(ctx, seat);
}

/** When the deck has come down to cards put under it, those who saw them go there know what was drawn. */
function takenFromBeneath(state: CatanState, seat: Seat, deck: number): void {
  const beneath = row(realmOf(state.open).beneath, deck);
  if (beneath.length <= deckOf(state, deck).length) return;
  const seen = beneath.pop();
  if (seen !== undefined && seen >= 0) knownToAll(state, seat, seen);
  for (let other = 0; other < state.seats.length; other++) {
    const remembered = returnedBy(state, other, deck).pop();
    if (remembered !== undefined && remembered >= 0) knownTo(state, other, seat, remembered);
  }
}

function returnedBy(state: CatanState, seat: Seat, deck: number): number[] {
  const { returned } = row(state.seats, seat).knows;
  if (returned === undefined) throw new Error('the base game has no progress cards');
  return row(returned, deck);
}

/** Played and returned cards go under their own deck; a returned one only its owner has seen (CK-CARD-04). */
export function putUnder(state: CatanState, seat: Seat, card: number, seen: boolean): void {
  const deck = num(DECK_OF, card);
  deckOf(state, deck).unshift(card);
  row(realmOf(state.open).beneath, deck).unshift(seen ? card : -1);
  for (let other = 0; other < state.seats.length; other++) {
    returnedBy(state, other, deck).unshift(!seen && other === seat ? card : -1);
  }
}
