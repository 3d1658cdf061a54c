import { type Draft, type Extension, type MoveFor, range, row, type Seat } from '@ludoteca/kernel';
import { FAILED_OFFERS_PER_TURN, MAX_PLAYERS } from '../../data/course.ts';
import type { Action } from '../action.ts';
import { handOf, sizeOf, withCards } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import { type Catan, type CatanState, type Ctx, type Move, type Open, SILENT } from '../types.ts';
import { seatsOf } from './partners.ts';
import { extendOffer, NOTHING, offerTo, termsViolation } from './terms.ts';

/** How many more offers of this turn may come to nothing; trades are not limited (CAT-TRADE-08). */
export function offersLeft({ offers, deals }: Pick<Open, 'offers' | 'deals'>): number {
  return FAILED_OFFERS_PER_TURN - (offers - deals);
}

function maySpeak({ config, open }: CatanState): boolean {
  return config.options.playerTrade && offersLeft(open) > 0;
}

export function offerViolation(state: CatanState, seat: Seat, move: MoveFor<Catan, 'offer' | 'barter'>): CatanRule | undefined {
  if (!maySpeak(state)) return 'CAT-TRADE-09';
  const partners = seatsOf(withCards(state, seat));
  const addressed = move.to.length > 0 && new Set(move.to).size === move.to.length;
  if (!addressed || !move.to.every((to) => partners.includes(to))) return 'CAT-TRADE-09';
  return termsViolation(state, seat, move, partners);
}

/** Those to whom the seat could make an offer now. */
export function addressees(state: CatanState, seat: Seat): readonly Seat[] {
  return maySpeak(state) && sizeOf(handOf(state, seat)) > 0 ? seatsOf(withCards(state, seat)) : NOBODY_TO_ASK;
}

const NOBODY_TO_ASK: readonly Seat[] = [];

/** How a half-made offer can go on. */
export function extendOwnOffer(state: CatanState, seat: Seat, draft: Extract<Draft<Move>, { shape: 'offer' }>): Extension {
  const partners = addressees(state, seat);
  return partners.length === 0 ? NOTHING : extendOffer(state, seat, partners, draft);
}

export function propose(ctx: Ctx, seat: Seat, { give, want, to }: MoveFor<Catan, 'offer' | 'barter'>, rule: CatanRule): void {
  const { state } = ctx;
  state.open.offers++;
  ctx.tell?.({ kind: 'offered', seat, give, want, to, rule });
  const { replies, words, counters } = row(UNANSWERED, state.seats.length);
  ctx.push({ kind: 'talk', open: { seat, give, want, to, replies, words, counterGive: counters, counterWant: counters } });
}

/** The partners' replies to a new offer, by number of players: none. */
const UNANSWERED = range(MAX_PLAYERS + 1).map((players) => ({
  replies: range(players).map(() => SILENT),
  words: range(players).map(() => 0),
  counters: range(players).map((): readonly number[] => []),
}));

/** An offer to one or several others; what follows is the talk about it. */
export const offer: Action<'offer'> = {
  offer(state, seat) {
    const partners = addressees(state, seat);
    return partners.length === 0 ? undefined : offerTo('offer', state, seat, partners);
  },
  violation: offerViolation,
  play: (ctx, seat, move) => propose(ctx, seat, move, 'CAT-TRADE-01'),
};
