import { placeOf, type Seat, SPECTATOR } from '@ludoteca/kernel';
import type { ProposalInfo, RematchInfo, SeatInfo, TableInfo } from '../protocol.ts';
import { type Attendance, NO_WATCHERS } from './attendance.ts';
import { isResigned, peopleOf, type SeatDoc, seatsOf, type TableDoc } from './doc.ts';
import { invitedTo, offerOf } from './rematch-offer.ts';

/** A table as one person sees it; who is looking is known only where the table is in memory. */
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
  const { identity, name, claimed = false, program, standIn, resigned } = seat;
  const connected = attendance === undefined ? {} : { connected: attendance.isHere(identity) };
  return { kind: 'person', id: identity, name, claimed, ...(program ? { program } : {}), standIn, resigned, ...connected };
}

/** The numbers of one's own audiences, from a list of numbers by audience. */
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
  // Whether others have answered in private must not show.
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
