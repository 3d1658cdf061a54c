import { add, at, type OfferShape, range, sum } from '../../../src/index.ts';
import { CAP, GOODS, goodsOf, type Here, has, type Proposal, type Rule, type Terms } from './types.ts';

/** Why a seat cannot propose these terms. */
export function termsViolation(state: Here, seat: number, { give, want, to }: Terms): Rule | undefined {
  if (sum(give) === 0 || sum(want) === 0) return 'MARKET-OFFER-01';
  if (!has(goodsOf(state, seat), give)) return 'MARKET-OFFER-02';
  if (give.some((n, kind) => n > 0 && at(want, kind) > 0)) return 'MARKET-OFFER-03';
  if (sum(give) > CAP || sum(want) > CAP) return 'MARKET-OFFER-04';
  const isOther = (other: number): boolean => other !== seat && other < state.seats.length;
  if (to.length === 0 || !to.every(isOther) || new Set(to).size < to.length) return 'MARKET-OFFER-05';
  const { turn, offersLeft } = state.open;
  if (seat === turn) return offersLeft === 0 ? 'MARKET-OFFER-06' : undefined;
  return to.every((other) => other === turn) ? undefined : 'MARKET-REPLY-02';
}

/** All that a seat could propose now, as a shape: none when it has nothing to give or has no say. */
export function shapesFor(state: Here, seat: number): OfferShape<Proposal>[] {
  const { turn, offersLeft } = state.open;
  const isTurn = seat === turn;
  const give = goodsOf(state, seat).map((n) => Math.min(n, CAP));
  if (sum(give) === 0 || (isTurn ? offersLeft === 0 : !canReply(state, seat))) return [];
  const to = isTurn ? range(state.seats.length).filter((other) => other !== turn) : [turn];
  return [{ head: { kind: isTurn ? 'offer' : 'counter' }, give, want: GOODS.map(() => CAP), to }];
}

/** Whether a seat has something to withdraw. */
export const hasReplied = ({ open }: Here, seat: number): boolean => open.willing.includes(seat) || open.counters[seat] !== null;

/** Whether an offer lies before this seat that it has not answered yet. */
export function canReply(state: Here, seat: number): boolean {
  return (state.open.offer?.to.includes(seat) ?? false) && !hasReplied(state, seat);
}

/** What the turn player would give and get if it settled with this seat now. */
export function settlement({ open }: Here, seat: number): Pick<Terms, 'give' | 'want'> | undefined {
  const counter = open.counters[seat];
  if (counter) return { give: counter.want, want: counter.give };
  return open.willing.includes(seat) && open.offer !== null ? open.offer : undefined;
}

/** Whether that settlement can still be paid on both sides. */
export function canClose(state: Here, seat: number): boolean {
  const terms = settlement(state, seat);
  return terms !== undefined && has(goodsOf(state, state.open.turn), terms.give) && has(goodsOf(state, seat), terms.want);
}

/** Goods change hands. */
export function exchange(state: Here, one: number, other: number, { give, want }: Pick<Terms, 'give' | 'want'>): void {
  for (const kind of range(GOODS.length)) {
    const goes = at(give, kind) - at(want, kind);
    add(goodsOf(state, one), kind, -goes);
    add(goodsOf(state, other), kind, goes);
  }
}

/** Nothing lies on the table any more. */
export function clearTable({ open }: Here): void {
  open.offer = null;
  open.willing = [];
  open.counters = open.counters.map(() => null);
}
