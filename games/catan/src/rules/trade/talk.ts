import { type Asked, type Decision, type MoveFor, num, replaced, row, type Seat } from '@ludoteca/kernel';
import { WORDS_PER_OFFER } from '../../data/course.ts';
import { expansionOf } from '../expansion.ts';
import { handOf, handOver, holds } from '../hand.ts';
import type { CatanRule } from '../ledger.ts';
import { ACCEPTED, type Catan, type CatanState, COUNTERED, type Ctx, DECLINED, type Move, SILENT, type Talk } from '../types.ts';
import { around, bitOf, seatsOf } from './partners.ts';
import { extendOffer, NOTHING, offerTo, type Terms, termsViolation } from './terms.ts';

type Word = 'accept' | 'decline' | 'counter' | 'haggle' | 'trade' | 'withdraw';
type Reply = 'accept' | 'decline' | 'counter' | 'haggle';

const ACCEPT = { kind: 'accept' } as const;
const DECLINE = { kind: 'decline' } as const;
const WITHDRAW = { kind: 'withdraw' } as const;
const TRADE_MOVES = [0, 1, 2, 3].map((partner) => ({ kind: 'trade', with: partner }) as const);

/** The silent partners must answer, then the proposer must choose; those who have spoken may think again, the proposer may end it. */
function askedIn(talk: Talk): Asked {
  let silent = 0;
  let spoken = 0;
  for (const seat of talk.to) {
    if (num(talk.replies, seat) === SILENT) silent |= bitOf(seat);
    else if (num(talk.words, seat) < WORDS_PER_OFFER) spoken |= bitOf(seat);
  }
  const proposer = bitOf(talk.seat);
  if (silent === 0) return { must: seatsOf(proposer), may: around(talk.seat, spoken) };
  return { must: around(talk.seat, silent), may: around(talk.seat, spoken | proposer) };
}

/**
 * The cards that a seat must hold because of its words in the talk: its offer, its agreements, its counter-offer.
 * Nobody is held to it when the talk ends without a trade (CAT-TRADE-09).
 */
export function spokenFor(talk: Talk, seat: Seat): readonly number[] {
  if (seat === talk.seat) return talk.give;
  return termsWith(talk, seat)?.want ?? NO_CARDS;
}

/** The proposer's part of a deal with a partner, or undefined when that partner has agreed to nothing. */
export function termsWith(talk: Talk, partner: Seat): Terms | undefined {
  const reply = num(talk.replies, partner);
  if (reply === ACCEPTED) return talk;
  return reply === COUNTERED ? { give: row(talk.counterWant, partner), want: row(talk.counterGive, partner) } : undefined;
}

function canConclude(state: CatanState, talk: Talk, partner: Seat): boolean {
  const terms = partner < talk.replies.length ? termsWith(talk, partner) : undefined;
  return terms !== undefined && holds(handOf(state, talk.seat), terms.give) && holds(handOf(state, partner), terms.want);
}

function listForProposer(state: CatanState, talk: Talk): Move[] {
  const list: Move[] = [WITHDRAW];
  for (const partner of talk.to) if (canConclude(state, talk, partner)) list.push(row(TRADE_MOVES, partner));
  return list;
}

function canAccept(state: CatanState, talk: Talk, seat: Seat): boolean {
  return num(talk.replies, seat) !== ACCEPTED && holds(handOf(state, seat), talk.want);
}

function listForPartner(state: CatanState, talk: Talk, seat: Seat): Move[] {
  const list: Move[] = [];
  if (num(talk.replies, seat) !== DECLINED) list.push(DECLINE);
  if (canAccept(state, talk, seat)) list.push(ACCEPT);
  return list;
}

/** Counter-offers hold as many kinds of cards as the bank has. */
function counterKind(state: CatanState): 'counter' | 'haggle' {
  return expansionOf(state.open)?.counterOffer?.kind ?? 'counter';
}

function isCounter(move: MoveFor<Catan, Word>): move is MoveFor<Catan, 'counter' | 'haggle'> {
  return move.kind === 'counter' || move.kind === 'haggle';
}

function partnerViolation(state: CatanState, talk: Talk, seat: Seat, move: MoveFor<Catan, Word>): CatanRule | undefined {
  if (move.kind === 'trade' || move.kind === 'withdraw') return 'CAT-TRADE-01';
  if (num(talk.words, seat) >= WORDS_PER_OFFER) return 'CAT-TRADE-09';
  if (move.kind === 'accept') return canAccept(state, talk, seat) ? undefined : 'CAT-TRADE-09';
  if (move.kind === 'decline') return num(talk.replies, seat) === DECLINED ? 'CAT-TRADE-09' : undefined;
  if (move.kind !== counterKind(state)) return expansionOf(state.open)?.counterOffer?.rule ?? 'CAT-TRADE-01';
  const toProposer = move.to.length === 1 && move.to[0] === talk.seat;
  return toProposer ? termsViolation(state, seat, move, [talk.seat]) : 'CAT-TRADE-01';
}

/** The talk about an offer: everybody addressed may accept, decline or make a counter-offer, the proposer concludes with one of them. */
export const talk: Decision<Catan, 'talk', Word> = {
  rule: 'CAT-TRADE-09',
  answers: ['accept', 'decline', 'counter', 'haggle', 'trade', 'withdraw'],
  asks: (_, step) => askedIn(step.open),
  question(state, step, seat) {
    if (seat === step.open.seat) return { list: listForProposer(state, step.open) as MoveFor<Catan, Word>[] };
    const list = listForPartner(state, step.open, seat) as MoveFor<Catan, Word>[];
    return { list, offers: [offerTo(counterKind(state), state, seat, seatsOf(bitOf(step.open.seat)))] };
  },
  violation(state, step, seat, move) {
    if (seat !== step.open.seat) return partnerViolation(state, step.open, seat, move);
    if (move.kind === 'withdraw') return undefined;
    return move.kind === 'trade' && canConclude(state, step.open, move.with) ? undefined : 'CAT-TRADE-09';
  },
  extend(state, step, seat, draft) {
    if (draft.shape !== 'offer' || seat === step.open.seat) return NOTHING;
    return extendOffer(state, seat, seatsOf(bitOf(step.open.seat)), draft);
  },
  play(ctx, step, seat, move) {
    if (move.kind === 'trade') conclude(ctx, step.open, move.with);
    else if (move.kind === 'withdraw') ctx.tell?.({ kind: 'withdrawn', seat, rule: 'CAT-TRADE-09' });
    else reply(ctx, step.open, seat, move);
  },
};

function reply(ctx: Ctx, talk: Talk, seat: Seat, move: MoveFor<Catan, Reply>): void {
  tellReply(ctx, seat, move);
  const countered = isCounter(move);
  const answered: Talk = {
    seat: talk.seat,
    give: talk.give,
    want: talk.want,
    to: talk.to,
    replies: replaced<number>(talk.replies, seat, REPLY[move.kind]),
    words: replaced(talk.words, seat, num(talk.words, seat) + 1),
    counterGive: withCounter(talk.counterGive, seat, countered ? move.give : NO_CARDS),
    counterWant: withCounter(talk.counterWant, seat, countered ? move.want : NO_CARDS),
  };
  if (isRefusedByAll(answered)) {
    ctx.tell?.({ kind: 'noDeal', seat: talk.seat, rule: 'CAT-TRADE-09' });
  } else ctx.again({ kind: 'talk', open: answered });
}

const NO_CARDS: readonly number[] = [];

/** The counter-offers with a seat's new one; most of the time there was none and there is none. */
function withCounter(counters: Talk['counterGive'], seat: Seat, cards: readonly number[]): Talk['counterGive'] {
  return cards.length === 0 && row(counters, seat).length === 0 ? counters : replaced(counters, seat, cards);
}

function isRefusedByAll({ to, replies }: Talk): boolean {
  for (const partner of to) if (num(replies, partner) !== DECLINED) return false;
  return true;
}

const REPLY = { accept: ACCEPTED, decline: DECLINED, counter: COUNTERED, haggle: COUNTERED } as const;

function tellReply(ctx: Ctx, seat: Seat, move: MoveFor<Catan, Reply>): void {
  if (move.kind === 'accept') ctx.tell?.({ kind: 'accepted', seat, rule: 'CAT-TRADE-09' });
  else if (move.kind === 'decline') ctx.tell?.({ kind: 'declined', seat, rule: 'CAT-TRADE-09' });
  else ctx.tell?.({ kind: 'countered', seat, give: move.give, want: move.want, rule: 'CAT-TRADE-09' });
}

/** The cards change hands, for all to see. */
function conclude(ctx: Ctx, talk: Talk, partner: Seat): void {
  const terms = termsWith(talk, partner);
  if (terms === undefined) return;
  const { give, want } = terms;
  ctx.state.open.deals++;
  for (let kind = 0; kind < give.length; kind++) {
    if (num(give, kind) > 0) handOver(ctx.state, talk.seat, partner, kind, num(give, kind));
    if (num(want, kind) > 0) handOver(ctx.state, partner, talk.seat, kind, num(want, kind));
  }
  ctx.tell?.({ kind: 'traded', seat: talk.seat, with: partner, give, take: want, rule: 'CAT-TRADE-09' });
}
