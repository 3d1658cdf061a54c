import { add, at, sum } from '../at.ts';
import type { Draft, Extension, Item, OfferShape, Selection } from '../contract.ts';

/** The answer that a finished draft makes. */
export function completed<M>(draft: Draft<M>): M {
  if (draft.shape === 'selection') return answerOf(draft.head, { items: [...draft.items].sort((a, b) => a - b) });
  const { give, want, to } = draft;
  return answerOf(draft.head, { give, want, to });
}

/** Joins a head and the rest of its answer; `rest` must be a fresh object, which is changed. Spreading takes sixty times as long. */
export function answerOf<M>(head: object, rest: object): M {
  return Object.assign(rest, head) as M;
}

/** An empty draft of a selection. */
export function draftOf<M>(selection: Selection<M>): Draft<M> {
  return { shape: 'selection', head: selection.head, items: [] };
}

/** An empty draft of an offer. */
export function draftOfOffer<M>(offer: OfferShape<M>): Draft<M> {
  return { shape: 'offer', head: offer.head, give: offer.give.map(() => 0), want: offer.want.map(() => 0), to: [] };
}

/** The draft with one item more. */
export function extended<M>(draft: Draft<M>, item: Item): Draft<M> {
  if (draft.shape === 'selection') {
    if (!('item' in item)) throw new RangeError('a selection takes items only');
    return { ...draft, items: [...draft.items, item.item] };
  }
  if ('give' in item) return { ...draft, give: increased(draft.give, item.give) };
  if ('want' in item) return { ...draft, want: increased(draft.want, item.want) };
  if ('to' in item) return { ...draft, to: [...draft.to, item.to].sort((a, b) => a - b) };
  throw new RangeError('an offer takes what to give, to want and to whom');
}

function increased(counts: readonly number[], kind: number): number[] {
  const more = [...counts];
  add(more, kind, 1);
  return more;
}

/** The extension of a plain selection: anything of `from` not yet used, up to `max`. */
export function selectionExtension<M>(selection: Selection<M>, items: readonly number[]): Extension {
  const left = [...selection.from];
  for (const item of items) {
    const place = left.indexOf(item);
    if (place < 0) return { items: [], whole: false };
    left.splice(place, 1);
  }
  const reachable = items.length + left.length >= selection.min;
  const next = items.length < selection.max && reachable ? [...new Set(left)].map((item) => ({ item })) : [];
  return { items: next, whole: items.length >= selection.min && items.length <= selection.max };
}

/** The extension of a plain offer, which gives something, wants something of another kind, and goes to at least one seat. */
export function offerExtension<M>(offer: OfferShape<M>, draft: Extract<Draft<M>, { shape: 'offer' }>): Extension {
  const gives = more('give', offer.give, draft.give, draft.want);
  const wants = more('want', offer.want, draft.want, draft.give);
  const to = offer.to.filter((seat) => !draft.to.includes(seat)).map((seat) => ({ to: seat }));
  const whole = isWithin(offer, draft) && sum(draft.give) > 0 && sum(draft.want) > 0 && draft.to.length > 0;
  // Giving the last kind that could still be wanted (or the reverse) would leave the offer impossible to finish.
  const possible = (item: Item): boolean => canBeFinished(offer, extended<M>(draft, item) as typeof draft);
  return { items: [...gives, ...wants, ...to].filter(possible), whole };
}

/** Whether a draft is within the bounds of the offer, with no kind on both sides and no seat twice. Drafts made by `extend` are. */
function isWithin<M>(offer: OfferShape<M>, draft: Extract<Draft<M>, { shape: 'offer' }>): boolean {
  const { give, want, to } = draft;
  const bounded = (has: readonly number[], most: readonly number[]): boolean =>
    has.length === most.length && has.every((n, kind) => n >= 0 && n <= at(most, kind));
  if (!bounded(give, offer.give) || !bounded(want, offer.want)) return false;
  return give.every((n, kind) => n === 0 || want[kind] === 0 || want[kind] === undefined) && isSubset(to, offer.to);
}

function isSubset(seats: readonly number[], all: readonly number[]): boolean {
  return seats.every((seat) => all.includes(seat)) && new Set(seats).size === seats.length;
}

function more(part: 'give' | 'want', most: readonly number[], has: readonly number[], other: readonly number[]): Item[] {
  const kinds = most.map((_, kind) => kind).filter((kind) => at(has, kind) < at(most, kind) && at(other, kind) === 0);
  return kinds.map((kind) => (part === 'give' ? { give: kind } : { want: kind }));
}

function canBeFinished<M>(offer: OfferShape<M>, draft: Extract<Draft<M>, { shape: 'offer' }>): boolean {
  const givable = offer.give.some((most, kind) => (most > 0 && at(draft.want, kind) === 0) || at(draft.give, kind) > 0);
  const wantable = offer.want.some((most, kind) => (most > 0 && at(draft.give, kind) === 0) || at(draft.want, kind) > 0);
  if (!givable || !wantable || offer.to.length === 0) return false;
  if (sum(draft.give) > 0 || sum(draft.want) > 0) return true;
  // Nothing chosen yet: two different kinds must remain.
  return offer.give.some((give, kind) => give > 0 && offer.want.some((want, other) => want > 0 && other !== kind));
}

/** Every whole answer of a selection, each multiset once; undefined when there are more than `limit`. */
export function selectionsOf<M>(selection: Selection<M>, limit: number): M[] | undefined {
  const from = [...selection.from].sort((a, b) => a - b);
  const walk: Walk<M> = { selection, limit, from, found: [], chosen: [] };
  return writeOut(walk, 0) ? walk.found : undefined;
}

/** State of the enumeration of a selection. */
interface Walk<M> {
  readonly selection: Selection<M>;
  readonly limit: number;
  readonly from: readonly number[];
  readonly found: M[];
  readonly chosen: number[];
}

/** Enumerates every answer that begins with `chosen` and continues from `start`; false when there are too many. */
function writeOut<M>(walk: Walk<M>, start: number): boolean {
  const { selection, from, found, chosen } = walk;
  if (chosen.length >= selection.min) {
    if (found.length >= walk.limit) return false;
    found.push(answerOf(selection.head, { items: [...chosen] }));
  }
  if (chosen.length === selection.max) return true;
  for (let i = start; i < from.length; i++) {
    if (i > start && from[i] === from[i - 1]) continue;
    if (chosen.length + from.length - i < selection.min) break;
    chosen.push(at(from, i));
    if (!writeOut(walk, i + 1)) return false;
    chosen.pop();
  }
  return true;
}
