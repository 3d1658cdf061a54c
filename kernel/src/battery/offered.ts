import type { Draft, Game, GameTypes, Item, OfferShape, Question, Seat, Selection, State } from '../contract.ts';
import { canonical, same } from '../plain.ts';
import { draftOf, draftOfOffer, extended, selectionExtension } from '../play/drafts.ts';
import { deciding } from '../play/engine.ts';
import { extend } from '../play/question.ts';

/** Whether an answer is among those that a question offers, found without asking `violation`. */
export type Offers<M> = (move: M) => boolean;

/** Looks listed moves up; tries selections and offers item by item, in rising order. */
export function offersOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  question: Question<T['move']>,
): Offers<T['move']> {
  const listed = new Set((question.list ?? []).map(canonical));
  const special = deciding(game, state)?.extend !== undefined;
  const isWalkable = (draft: Draft<T['move']>, items: readonly Item[]): boolean => canWalk(game, state, seat, draft, items);
  return (move) => {
    if (listed.has(canonical(move))) return true;
    const selection = selectionFor(question, move);
    if (selection !== undefined) {
      const items = itemsOf(move);
      const within = selectionExtension(selection, items.map(numberOf)).whole;
      const walked = special && selection.plain !== true;
      return within && (!walked || isWalkable(draftOf(selection), items));
    }
    const offer = offerFor(question, move);
    return offer !== undefined && isWalkable(draftOfOffer(offer), itemsOf(move));
  };
}

/** The selection of a question that a move would answer. */
export function selectionFor<M>(question: Question<M>, move: M): Selection<M> | undefined {
  const { items, ...head } = move as { items?: unknown };
  return Array.isArray(items) ? question.selections?.find((selection) => same(selection.head, head)) : undefined;
}

/** The offer of a question that a move would answer. */
function offerFor<M>(question: Question<M>, move: M): OfferShape<M> | undefined {
  const { give, want, to, ...head } = move as { give?: unknown; want?: unknown; to?: unknown };
  const isOffer = Array.isArray(give) && Array.isArray(want) && Array.isArray(to);
  return isOffer ? question.offers?.find((offer) => same(offer.head, head)) : undefined;
}

/** The single items of a whole selection or offer. */
export function itemsOf(move: object): Item[] {
  const { items, give, want, to } = move as { [part in 'items' | 'give' | 'want' | 'to']?: readonly number[] };
  if (items !== undefined) return items.map((item) => ({ item }));
  const units = <I>(counts: readonly number[], unit: (kind: number) => I): I[] =>
    counts.flatMap((count, kind) => Array.from({ length: count }, () => unit(kind)));
  const gives = units(give ?? [], (kind) => ({ give: kind }));
  const wants = units(want ?? [], (kind) => ({ want: kind }));
  return [...gives, ...wants, ...(to ?? []).map((seat) => ({ to: seat }))];
}

function numberOf(item: Item): number {
  return 'item' in item ? item.item : -1;
}

/** Whether `extend` accepts these items in this order and calls the result whole. */
function canWalk<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  start: Draft<T['move']>,
  items: readonly Item[],
): boolean {
  let draft = start;
  for (const item of items) {
    if (!extend(game, state, seat, draft).items.some((next) => same(next, item))) return false;
    draft = extended(draft, item);
  }
  return extend(game, state, seat, draft).whole;
}
