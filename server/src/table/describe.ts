import { type AnyEvent, type Seat, SPECTATOR, type Standing } from '@ludoteca/kernel';
import { type Attendance, NO_WATCHERS, type Watchers } from './attendance.ts';
import type { ClockRule, SeatClock } from './clock-rule.ts';
import { type Happening, isResigned, type Phase, peopleOf, type SeatDoc, seatsOf, type TableDoc } from './doc.ts';
import { placeOf } from './frame.ts';
import { invitedTo, offerOf } from './rematch-offer.ts';

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly kind: 'open' | 'bot' | 'person';
  /** The public id of the person: names change, this does not. */
  readonly id?: string;
  readonly name?: string;
  /** Whether the name is theirs by a password. */
  readonly claimed?: boolean;
  /** Whether the person is looking; left out where nobody knows. */
  readonly connected?: boolean;
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
  /** The link by which others sit down, for those who sit here. */
  readonly invite: string | null;
  /** The link by which others watch, for those who sit here. */
  readonly watch: string | null;
  /** Who looks on without a seat. */
  readonly watchers: Watchers;
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
  readonly rematch: RematchInfo | null;
  /** Somebody has gone back beyond the barrier on their own: the game does not count. */
  readonly practice: boolean;
  /** Bots play quicker and weaker than they should, because too many play at once. */
  readonly busy: boolean;
  readonly happenings: readonly HappeningInfo[];
  /** In the list of your own tables, where you are being waited for: the latest thing that happened to you there. */
  readonly lately?: AnyEvent;
}

/** Somebody left, was replaced or came back. */
export interface HappeningInfo {
  readonly kind: Happening['kind'];
  readonly seat: Seat;
  readonly at: number;
  /** The number of the message it came after, for each of your audiences: your seats in order, or the spectators. */
  readonly after: readonly number[];
}

/** The same game once more; everything in seats of this table. */
export interface RematchInfo {
  readonly id: string;
  /** Null where that person is no longer known. */
  readonly by: Seat | null;
  readonly accepted: readonly Seat[];
  readonly declined: readonly Seat[];
  /** Seats whose people have not said anything. */
  readonly missing: readonly Seat[];
  readonly asksYou: boolean;
  /** Whether you made the offer. */
  readonly mine: boolean;
  /** The new table, once there is one. */
  readonly table: string | null;
}

export interface ProposalInfo {
  readonly kind: 'takeback' | 'abandon';
  readonly seat: Seat;
  /** Whether you made it, and may withdraw it. */
  readonly mine: boolean;
  /** The moves that would go, the oldest first: whose, and the number of the message that told you of it (0: none did). */
  readonly moves?: readonly { readonly seat: Seat; readonly n: number }[];
  /** Whether your word is still missing. */
  readonly asksYou: boolean;
  /** How many people have not agreed yet. */
  readonly missing: number;
}

/** A table in the eyes of one person; who is looking is known only where the table is in memory. */
export function describe(doc: TableDoc, identity: string | undefined, attendance?: Attendance): TableInfo {
  const you = identity === undefined ? [] : seatsOf(doc, identity);
  const sitsHere = you.length > 0 || doc.host === identity;
  const { id, game, phase, pace, listed, clock, created, started, asked, promise, commitment, result } = doc;
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
    seats: doc.seats.map((seat) => describeSeat(seat, attendance)),
    you,
    host: doc.host === identity,
    invite: sitsHere ? doc.invite : null,
    watch: sitsHere ? (doc.watch ?? null) : null,
    watchers: attendance?.watchers(doc) ?? NO_WATCHERS,
    asked,
    yourMove: you.filter((seat) => doc.waiting.includes(seat) && !isResigned(doc.seats[seat])),
    promise,
    commitment,
    proposal: describeProposal(doc, identity),
    frozen: doc.frozen !== null,
    result,
    rematch: describeRematch(doc, identity),
    practice: doc.practice ?? false,
    busy: doc.busy === true,
    happenings: (doc.happenings ?? []).map(({ kind, seat, at, numbers }) => ({ kind, seat, at, after: ownNumbers(numbers, you) })),
  };
}

function describeSeat(seat: SeatDoc, attendance: Attendance | undefined): SeatInfo {
  if (seat.kind === 'open') return { kind: 'open' };
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  const { identity, name, claimed = false, standIn, resigned } = seat;
  const connected = attendance === undefined ? {} : { connected: attendance.isHere(identity) };
  return { kind: 'person', id: identity, name, claimed, standIn, resigned, ...connected };
}

/** What one's own audiences have of a list of numbers by audience. */
function ownNumbers(numbers: readonly number[], you: readonly Seat[]): number[] {
  return (you.length > 0 ? you : [SPECTATOR]).map((viewer) => numbers[placeOf(viewer)] ?? 0);
}

function describeRematch(doc: TableDoc, identity: string | undefined): RematchInfo | null {
  const offer = offerOf(doc);
  if (offer === undefined) return null;
  const { id, by, accepted, declined, open } = offer;
  const seatOf = (people: readonly string[]): Seat[] => people.flatMap((one) => seatsOf(doc, one));
  const missing = open ? [] : invitedTo(doc).filter((one) => !accepted.includes(one) && !declined.includes(one));
  return {
    id,
    by: seatsOf(doc, by)[0] ?? null,
    accepted: seatOf(accepted),
    declined: seatOf(declined),
    missing: seatOf(missing),
    asksYou: identity !== undefined && missing.includes(identity),
    mine: by === identity,
    table: open ? id : null,
  };
}

function describeProposal(doc: TableDoc, identity: string | undefined): ProposalInfo | null {
  if (doc.proposal === null) return null;
  const { kind, by, seat, agreed, moves } = doc.proposal;
  const missing = peopleOf(doc).filter((person) => !agreed.includes(person));
  const you = identity === undefined ? [] : seatsOf(doc, identity);
  const [audience = SPECTATOR] = you;
  // Whether others have answered in secret must not show.
  const known = moves?.filter((move) => !move.secret || you.includes(move.seat));
  return {
    kind,
    seat,
    asksYou: identity !== undefined && missing.includes(identity),
    mine: by === identity,
    missing: missing.length,
    ...(known === undefined ? {} : { moves: known.map((move) => ({ seat: move.seat, n: move.numbers[placeOf(audience)] ?? 0 })) }),
  };
}
