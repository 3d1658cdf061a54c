import type { Config, Seat, Standing } from '@ludoteca/kernel';
import type { ClockRule, HappeningInfo, Phase, ProposalInfo } from '../protocol.ts';
import type { Clocks } from './clock-rule.ts';

/** Who sits at a seat. */
export type SeatDoc =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly identity: string;
      readonly name: string;
      /** Whether the name is theirs by a password. */
      readonly claimed?: boolean;
      /** A program plays for this person. */
      readonly program?: true;
      /** This seat's part of the seed. */
      readonly contribution: string;
      /** A bot plays until the person returns. */
      readonly standIn: boolean;
      /** A bot plays on, and the person does not return. */
      readonly resigned: boolean;
    };

/** A proposal, carried out when everybody concerned has agreed. */
export interface Proposal {
  readonly kind: ProposalInfo['kind'];
  readonly by: string;
  readonly seat: Seat;
  readonly agreed: readonly string[];
  /** The moves that a take-back removes, the oldest first. */
  readonly moves?: readonly ProposedMove[];
}

/** A move that is to be taken back. */
export interface ProposedMove {
  readonly seat: Seat;
  /** Nobody else knows of it yet. */
  readonly secret: boolean;
  /** Its number for each audience, 0 where an audience has not noticed it. */
  readonly numbers: readonly number[];
}

/** A rematch, which begins as soon as everybody who played has accepted. */
export interface RematchOffer {
  /** Also the id of the new table. */
  readonly id: string;
  readonly by: string;
  readonly accepted: readonly string[];
  readonly declined: readonly string[];
  /** Parts of the seed from people, by identity. */
  readonly contributions: Readonly<Record<string, string>>;
  /** Whether the new table exists. */
  readonly open: boolean;
}

/** A happening among the people at a table, shown in the log of the game. */
export interface Happening {
  readonly kind: HappeningInfo['kind'];
  readonly seat: Seat;
  readonly at: number;
  /** The last message number of each audience before it. */
  readonly numbers: readonly number[];
}

/** The entry whose rule threw. */
export interface Frozen {
  readonly error: string;
  readonly seat: Seat;
  readonly decision: number;
  readonly move: string;
}

/** Everything about a table except its log. Stored as one document, replaced as a whole. */
export interface TableDoc {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly config: Config;
  readonly host: string;
  readonly pace: 'live' | 'mail';
  readonly listed: boolean;
  readonly invite: string | null;
  /** The link by which others may watch. */
  readonly watch?: string | null;
  /** People who are admitted without the link: those who played the game before, and those who are invited. */
  readonly guests?: readonly string[];
  /** People who are invited to sit down. */
  readonly invited?: readonly string[];
  readonly phase: Phase;
  readonly seats: readonly SeatDoc[];
  readonly clock: ClockRule;
  readonly clocks: Clocks | null;
  readonly created: number;
  readonly started: number | null;
  readonly touched: number;
  /** The server's part of the seed: a secret until the end. */
  readonly secret: string;
  /** Commitment to the secret, shown before anybody contributes. */
  readonly promise: string;
  /** The seed of the game, made of all parts: a secret until the end. */
  readonly seed: string | null;
  readonly commitment: string | null;
  /** Entries in the log. */
  readonly sequence: number;
  readonly decision: number;
  /** Seats that must answer, as everybody sees it. */
  readonly asked: readonly Seat[];
  /** Those of them that have not answered yet. */
  readonly waiting: readonly Seat[];
  /** How many entries each seat has made: tells one turn of a seat from the next. */
  readonly turns: readonly number[];
  readonly proposal: Proposal | null;
  readonly frozen: Frozen | null;
  readonly result: Standing | null;
  /** Older tables have the id of the next table here. */
  readonly rematch: RematchOffer | string | null;
  /** Somebody has gone back beyond the barrier on their own: the game does not count. */
  readonly practice?: boolean;
  /** Seats that go without their names where the game is shared. */
  readonly nameless?: readonly Seat[];
  /** Whether bots were hurried lately because too many play at once. */
  readonly busy?: boolean;
  readonly happenings?: readonly Happening[];
}

/** The seats of an identity. */
export function seatsOf(doc: TableDoc, identity: string): Seat[] {
  return doc.seats.flatMap((seat, index) => (seat.kind === 'person' && seat.identity === identity ? [index] : []));
}

/** The seats with another sitter at one of them. */
export function replaced(seats: readonly SeatDoc[], seat: Seat, by: SeatDoc): SeatDoc[] {
  return seats.map((old, index) => (index === seat ? by : old));
}

/** Whether somebody may know about a table: everybody if it is listed; if it is private, its people and those with a link. */
export function mayEnter(doc: TableDoc, identity: string | undefined, link: string | undefined): boolean {
  if (doc.listed || (link !== undefined && (link === doc.invite || link === doc.watch))) return true;
  return identity !== undefined && isInside(doc, identity);
}

/** Whether somebody belongs to a table whatever link they have. */
export function isInside(doc: TableDoc, identity: string): boolean {
  return doc.host === identity || seatsOf(doc, identity).length > 0 || doc.guests?.includes(identity) === true;
}

/** Whether the identity still plays at this table (and has not resigned all its seats). */
export function plays(doc: TableDoc, identity: string): boolean {
  return doc.seats.some((seat) => seat.kind === 'person' && seat.identity === identity && !seat.resigned);
}

/** Everybody who sits or sat here, each once. */
export function membersOf(doc: TableDoc): string[] {
  return [...new Set(doc.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.identity] : [])))];
}

/** The people who still play, each once. */
export function peopleOf(doc: TableDoc): string[] {
  return [...new Set(doc.seats.flatMap((seat) => (seat.kind === 'person' && !seat.resigned ? [seat.identity] : [])))];
}

/** Whether nobody but bots plays against this person. */
export function isAlone(doc: TableDoc, identity: string): boolean {
  return doc.seats.every((seat) => seat.kind !== 'person' || seat.identity === identity || seat.resigned);
}

export function isResigned(seat: SeatDoc | undefined): boolean {
  return seat?.kind === 'person' && seat.resigned;
}

/** Who answers for a seat. */
export function isPlayedByBot(seat: SeatDoc | undefined): boolean {
  if (seat?.kind === 'person') return seat.standIn || seat.resigned;
  return seat?.kind === 'bot';
}

/** Stand-ins play at this level, and so do bots that took over a resigned seat. */
export const STAND_IN_LEVEL = 'medium';

export function levelOfSeat(seat: SeatDoc): string {
  return seat.kind === 'bot' ? seat.level : STAND_IN_LEVEL;
}

/** Nothing more is played at this table. */
export function isFinished(phase: Phase): boolean {
  return phase === 'over' || phase === 'abandoned' || phase === 'closed';
}
