import type { Seat, Standing } from '@ludoteca/kernel';
import type { ClockRule, SeatClock } from './clock-rule.ts';
import { type Phase, peopleOf, seatsOf, type TableDoc } from './doc.ts';

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly kind: 'open' | 'bot' | 'person';
  readonly name?: string;
  readonly level?: string;
  readonly standIn?: boolean;
  readonly resigned?: boolean;
}

/** A table as one person sees it. Neither versions nor sequence numbers are in it: they count private answers. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly phase: Phase;
  readonly pace: 'live' | 'mail';
  readonly listed: boolean;
  readonly clock: ClockRule;
  readonly clocks: readonly SeatClock[] | null;
  readonly created: number;
  readonly started: number | null;
  readonly seats: readonly SeatInfo[];
  /** Your seats. */
  readonly you: readonly Seat[];
  readonly host: boolean;
  /** The link by which others come in, for those who sit here. */
  readonly invite: string | null;
  /** Seats that must answer, as everybody sees it. */
  readonly asked: readonly Seat[];
  /** Your seats that are being waited for. */
  readonly yourMove: readonly Seat[];
  /** Commitment to the server's part of the seed. */
  readonly promise: string;
  /** Commitment to the seed of the game. */
  readonly commitment: string | null;
  readonly proposal: ProposalInfo | null;
  readonly frozen: boolean;
  readonly result: Standing | null;
  readonly rematch: string | null;
  /** Bots play quicker and weaker than they should, because too many play at once. */
  readonly busy: boolean;
}

export interface ProposalInfo {
  readonly kind: 'takeback' | 'abandon';
  readonly seat: Seat;
  /** Whether your word is still missing. */
  readonly asksYou: boolean;
  /** How many people have not agreed yet. */
  readonly missing: number;
}

export function describe(doc: TableDoc, identity: string | undefined): TableInfo {
  const you = identity === undefined ? [] : seatsOf(doc, identity);
  const { id, game, phase, pace, listed, clock, created, started, asked, promise, commitment, result, rematch } = doc;
  return {
    id,
    game,
    options: doc.config.options,
    phase,
    pace,
    listed,
    clock,
    clocks: doc.clocks?.shown ?? null,
    created,
    started,
    seats: doc.seats.map(describeSeat),
    you,
    host: doc.host === identity,
    invite: you.length > 0 || doc.host === identity ? doc.invite : null,
    asked,
    yourMove: you.filter((seat) => doc.waiting.includes(seat)),
    promise,
    commitment,
    proposal: describeProposal(doc, identity),
    frozen: doc.frozen !== null,
    result,
    rematch,
    busy: doc.busy === true,
  };
}

function describeSeat(seat: TableDoc['seats'][number]): SeatInfo {
  if (seat.kind === 'open') return { kind: 'open' };
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  const { name, standIn, resigned } = seat;
  return { kind: 'person', name, standIn, resigned };
}

function describeProposal(doc: TableDoc, identity: string | undefined): ProposalInfo | null {
  if (doc.proposal === null) return null;
  const { kind, seat, agreed } = doc.proposal;
  const missing = peopleOf(doc).filter((person) => !agreed.includes(person));
  return { kind, seat, asksYou: identity !== undefined && missing.includes(identity), missing: missing.length };
}
