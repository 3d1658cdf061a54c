import type { Config, Seat, Standing } from '@ludoteca/kernel';
import type { ClockRule, Clocks } from './clock-rule.ts';

/** What a table goes through. `over` came to its end by the rules, `abandoned` by agreement, `closed` by its host or an administrator. */
export const PHASES = ['gathering', 'playing', 'over', 'abandoned', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

/** Who sits at a seat. */
export type SeatDoc =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly identity: string;
      readonly name: string;
      /** This seat's part of the seed. */
      readonly contribution: string;
      /** A bot plays until the person returns. */
      readonly standIn: boolean;
      /** A bot plays on, and the person does not return. */
      readonly resigned: boolean;
    };

/** Something that happens when everybody concerned has agreed. */
export interface Proposal {
  readonly kind: 'takeback' | 'abandon';
  readonly by: string;
  readonly seat: Seat;
  readonly agreed: readonly string[];
}

/** A rule threw: what was played when it did. */
export interface Frozen {
  readonly error: string;
  readonly seat: Seat;
  readonly decision: number;
  readonly move: string;
}

/** All about a table except its log. Stored as one document, replaced as a whole. */
export interface TableDoc {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly config: Config;
  readonly host: string;
  readonly pace: 'live' | 'mail';
  readonly listed: boolean;
  readonly invite: string | null;
  /** People who may come in without the link: those who played the game before. */
  readonly guests?: readonly string[];
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
  readonly rematch: string | null;
  /** Something was taken back against bots: the table counts for nothing. */
  readonly practice?: boolean;
  /** Seats that go without their names where the game is shared. */
  readonly nameless?: readonly Seat[];
  /** Whether bots here had to hurry of late because too many play at once. */
  readonly busy?: boolean;
}

/** The seats of an identity. */
export function seatsOf(doc: TableDoc, identity: string): Seat[] {
  return doc.seats.flatMap((seat, index) => (seat.kind === 'person' && seat.identity === identity ? [index] : []));
}

/** Whether somebody may know about a table: listed ones everybody, private ones those inside and those with the link. */
export function mayEnter(doc: TableDoc, identity: string | undefined, link: string | undefined): boolean {
  if (doc.listed || (link !== undefined && link === doc.invite)) return true;
  return identity !== undefined && (doc.host === identity || seatsOf(doc, identity).length > 0 || doc.guests?.includes(identity) === true);
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
