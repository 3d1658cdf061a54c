import { type Draft, type Extension, type Item, type MoveFor, num, type OfferShape, range, row, type Seat, sum } from '@ludoteca/kernel';
import { MAX_PLAYERS } from '../../data/course.ts';
import { cardsOfKind, GOODS, RESOURCES } from '../../data/goods.ts';
import { handOf, holds, sizeOf } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import type { Catan, CatanState, Move } from '../types.ts';

/** What one side gives and wants. */
export interface Terms {
  readonly give: readonly number[];
  readonly want: readonly number[];
}

/** Gifts are no trades, and no kind may go both ways (CAT-TRADE-02). */
export function isExchange({ give, want }: Terms): boolean {
  if (sizeOf(give) === 0 || sizeOf(want) === 0) return false;
  for (let kind = 0; kind < give.length; kind++) if (num(give, kind) > 0 && num(want, kind) > 0) return false;
  return true;
}

/** The size of the biggest hand among some players: nobody can be asked for more. */
function biggestHand(state: CatanState, seats: readonly Seat[]): number {
  let biggest = 0;
  for (const seat of seats) biggest = Math.max(biggest, sizeOf(handOf(state, seat)));
  return biggest;
}

/** Why these terms cannot be proposed by the seat to those who could answer. */
export function termsViolation(state: CatanState, seat: Seat, terms: Terms, partners: readonly Seat[]): CatanRule | undefined {
  if (!isExchange(terms)) return 'CAT-TRADE-02';
  if (!holds(handOf(state, seat), terms.give)) return 'CAT-TRADE-09';
  return sizeOf(terms.want) <= biggestHand(state, partners) ? undefined : 'CAT-TRADE-09';
}

const MOST_CARDS = sum(GOODS.map((_, kind) => cardsOfKind(kind)));
/** The same number of every kind, for every number: asking allocates no lists. */
const ALL_ALIKE: readonly (readonly number[])[] = range(MOST_CARDS + 1).map((count) => RESOURCES.map(() => count));
const ALL_GOODS_ALIKE: readonly (readonly number[])[] = range(MOST_CARDS + 1).map((count) => GOODS.map(() => count));

function allAlike(state: CatanState, count: number): readonly number[] {
  return row(state.open.bank.length === RESOURCES.length ? ALL_ALIKE : ALL_GOODS_ALIKE, count);
}

/** The offer that the seat could make to these partners. */
export function offerTo<K extends OfferKind>(kind: K, state: CatanState, seat: Seat, to: readonly Seat[]): OfferShape<MoveFor<Catan, K>> {
  const inAll = biggestHand(state, to);
  const head = HEADS[kind] as unknown as OfferShape<MoveFor<Catan, K>>['head'];
  return { head, give: handOf(state, seat).slice(), want: allAlike(state, inAll), to, inAll };
}

/** The kind of move that makes an offer: each holds as many numbers as there are kinds of cards. */
export type OfferKind = 'offer' | 'counter' | 'barter' | 'haggle';

const HEADS = { offer: { kind: 'offer' }, counter: { kind: 'counter' }, barter: { kind: 'barter' }, haggle: { kind: 'haggle' } } as const;

// One value per item, so that walking along an offer costs little.
const GIVES: readonly Item[] = GOODS.map((_, give) => ({ give }));
const WANTS: readonly Item[] = GOODS.map((_, want) => ({ want }));
const TOS: readonly Item[] = range(MAX_PLAYERS).map((to) => ({ to }));

type OfferDraft = Pick<Extract<Draft<Move>, { shape: 'offer' }>, 'give' | 'want' | 'to'>;

/** The bounds of an offer, as in `offerTo`. */
type Bounds = Pick<OfferShape<MoveFor<Catan, 'offer'>>, 'give' | 'want' | 'to'>;

/** The extension of a half-made offer of the seat to these partners: the same as `offerExtension` of the kernel, without its allocations. */
export function extendOffer(state: CatanState, seat: Seat, to: readonly Seat[], draft: OfferDraft): Extension {
  const most = biggestHand(state, to);
  const bounds: Bounds = { give: handOf(state, seat), want: allAlike(state, most), to };
  const wanted = sizeOf(draft.want);
  if (wanted > most || !isWithin(bounds, draft)) return NOTHING;
  const items: Item[] = [];
  listMore(bounds.give, draft.give, bounds.want, draft.want, GIVES, items);
  if (wanted < most) listMore(bounds.want, draft.want, bounds.give, draft.give, WANTS, items);
  for (const partner of to) if (!draft.to.includes(partner)) items.push(row(TOS, partner));
  return { items, whole: draft.to.length > 0 && isExchange(draft) };
}

/** Adds the kinds of which one more can go to this side, so that something can still be chosen on the other side. */
function listMore(
  most: readonly number[],
  chosen: readonly number[],
  otherMost: readonly number[],
  otherChosen: readonly number[],
  moves: readonly Item[],
  into: Item[],
): void {
  for (let kind = 0; kind < most.length; kind++) {
    if (num(otherChosen, kind) > 0 || num(chosen, kind) >= num(most, kind)) continue;
    if (canStillChoose(otherMost, otherChosen, chosen, kind)) into.push(row(moves, kind));
  }
}

/** Whether something is or can be chosen on one side of the offer when `taken` goes to the other side. */
function canStillChoose(most: readonly number[], chosen: readonly number[], others: readonly number[], taken: number): boolean {
  for (let kind = 0; kind < most.length; kind++) {
    if (num(chosen, kind) > 0 || (kind !== taken && num(most, kind) > 0 && num(others, kind) === 0)) return true;
  }
  return false;
}

function isWithin(bounds: Bounds, { give, want, to }: OfferDraft): boolean {
  for (let kind = 0; kind < bounds.give.length; kind++) {
    if (num(give, kind) > num(bounds.give, kind) || num(want, kind) > num(bounds.want, kind) || num(give, kind) * num(want, kind) > 0)
      return false;
  }
  return to.every((seat) => bounds.to.includes(seat)) && to.every((seat, place) => to.indexOf(seat) === place);
}

/** No extension. */
export const NOTHING: Extension = { items: [], whole: false };
