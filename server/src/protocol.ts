/* Everything that goes over the wire, as types. Server and page both import this file; it has no code. PROTOCOL.md explains it. */
import type { AnyEvent, AnyMove, Extension, Frame, History, HistoryMoment, Patch, RuleId, Seat, Standing, Viewer } from '@ludoteca/kernel';
import type { ProblemBody } from './problem.ts';

export type { ProblemBody, ProblemCode } from './problem.ts';

/** Phases of a table. `over` was played to its end by the rules, `abandoned` ended by agreement, `closed` by its host or an administrator. */
export type Phase = 'gathering' | 'playing' | 'over' | 'abandoned' | 'closed';

/** Seconds throughout. `live`: a time for each move, then the bank. `mail`: a bank that grows with each move up to a cap. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly move: number; readonly bank: number }
  | { readonly kind: 'mail'; readonly bank: number; readonly increment: number; readonly cap: number };

/** One seat's clock: milliseconds left in the bank, and since when it runs (null while it stands). */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly kind: 'open' | 'bot' | 'person';
  /** The public id of the person: names change, this does not. */
  readonly id?: string;
  readonly name?: string;
  /** Whether the name is theirs by a password. */
  readonly claimed?: boolean;
  /** A program plays for this person. */
  readonly program?: true;
  /** Whether the person has the table open; left out where nobody knows. */
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
  /** Somebody has gone back over bots' answers or beyond the barrier: the game does not count. */
  readonly practice: boolean;
  /** Bots play quicker and weaker than they should, because too many play at once. */
  readonly busy: boolean;
  readonly happenings: readonly HappeningInfo[];
  /** In the list of your own tables, where you are being waited for: the latest thing that happened to you there. */
  readonly lately?: AnyEvent;
}

/** Those who look on without a seat: how many, and the names of the first. */
export interface Watchers {
  readonly count: number;
  readonly names: readonly Visitor[];
}

export interface Visitor {
  readonly id: string;
  readonly name: string;
}

/** Somebody left, was replaced by a bot, or came back. */
export interface HappeningInfo {
  readonly kind: 'resigned' | 'standIn' | 'returned';
  readonly seat: Seat;
  readonly at: number;
  /** The number of the message it came after, for each of your audiences: your seats in order, or the spectators. */
  readonly after: readonly number[];
}

/** A rematch; everything in seats of this table. */
export interface RematchInfo {
  readonly id: string;
  /** Null where that person is no longer known. */
  readonly by: Seat | null;
  readonly accepted: readonly Seat[];
  readonly declined: readonly Seat[];
  /** Seats whose people have not answered. */
  readonly missing: readonly Seat[];
  readonly asksYou: boolean;
  /** Whether you made the offer. */
  readonly mine: boolean;
  /** The new table, once there is one. */
  readonly table: string | null;
}

/** A proposal that needs everybody's consent. */
export interface ProposalInfo {
  readonly kind: 'takeback' | 'abandon';
  readonly seat: Seat;
  /** Whether you made it, and may withdraw it. */
  readonly mine: boolean;
  /** The moves that would go, the oldest first: whose, and the number of the message that told you of it (0: none did). */
  readonly moves?: readonly { readonly seat: Seat; readonly n: number }[];
  /** Whether your consent is still missing. */
  readonly asksYou: boolean;
  /** How many people have not agreed yet. */
  readonly missing: number;
}

/** A request for a new table; what is left out has a default. */
export interface TableRequest {
  readonly game: string;
  /** One word for each seat: "me", "open", or a level of bots. */
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly pace?: 'live' | 'mail';
  readonly listed?: boolean;
  readonly clock?: ClockRule;
  /** The person's part of the seed; drawn for them when left out. */
  readonly contribution?: string | undefined;
  /** Whether to start at once, when no seat is open. */
  readonly start?: boolean;
}

export interface ChatLine {
  readonly number: number;
  /** The public id of who said it; empty when that person has been forgotten. */
  readonly by: string;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

/** The answer to a request for a history. */
export interface HistoryInfo extends History {
  readonly audience: Viewer;
  readonly moments: readonly (HistoryMoment & { readonly at: number })[];
}

/** How a finished game is shared, as one of its players sees it. */
export interface ShareInfo {
  readonly key: string | null;
  /** Seats that go without their names. */
  readonly nameless: readonly Seat[];
}

/** A person as they see themselves. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly claimed: boolean;
  readonly email: string | null;
  readonly notices: { readonly push: boolean; readonly mail: boolean; readonly lang: string };
  readonly created: number;
  /** Whom this person does not want to meet. */
  readonly blocked: readonly Visitor[];
}

/** A token of a person's programs; the token itself is shown only when it is made. */
export interface TokenInfo {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly ('play' | 'host')[];
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
}

/** A finished game as a profile counts it. */
export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly you: readonly Seat[];
  /** By seat: bots by level; people by a number that is theirs in this answer, so that nobody's identity is told. */
  readonly seats: readonly {
    readonly kind: 'bot' | 'person';
    readonly level?: string;
    readonly name?: string;
    readonly person?: number;
    readonly program?: true;
  }[];
  readonly sides: readonly { readonly seats: readonly Seat[]; readonly rank: number; readonly score: number; readonly won: boolean }[];
  readonly rated: boolean;
  readonly practice: boolean;
}

/** A rating after a game; `deviation` is one standard deviation. */
export interface RatingMark {
  readonly table: string;
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

export interface Statistics {
  readonly games: readonly FinishedGame[];
  /** By game, in the order in which they were played. */
  readonly ratings: Readonly<Record<string, readonly RatingMark[]>>;
}

/** A draft as a client sends it. */
export type SentDraft =
  | { readonly shape: 'selection'; readonly head: Readonly<Record<string, unknown>>; readonly items: readonly number[] }
  | {
      readonly shape: 'offer';
      readonly head: Readonly<Record<string, unknown>>;
      readonly give: readonly number[];
      readonly want: readonly number[];
      readonly to: readonly Seat[];
    };

/** What a client may ask over the socket. */
export type ClientRequest =
  | { readonly kind: 'ping' }
  | { readonly kind: 'watch'; readonly table: string; readonly link?: string | undefined }
  | { readonly kind: 'unwatch'; readonly table: string }
  | { readonly kind: 'refetch'; readonly table: string }
  /** The move is an object, or a line of notation. */
  | { readonly kind: 'answer'; readonly table: string; readonly seat: Seat; readonly decision: number; readonly move: AnyMove | string }
  | { readonly kind: 'undo'; readonly table: string; readonly seat: Seat }
  | { readonly kind: 'check'; readonly table: string; readonly seat: Seat; readonly move: AnyMove | string }
  | { readonly kind: 'extend'; readonly table: string; readonly seat: Seat; readonly draft: SentDraft }
  | { readonly kind: 'chat'; readonly table: string; readonly text: string };

/** A request with the client's own id for it; the reply names it. */
export type ClientMessage = ClientRequest & { readonly id: string };

/** The reply to one request. */
export type Reply =
  | { readonly kind: 'ack'; readonly id: string }
  /** The id is null when none could be read. */
  | { readonly kind: 'problem'; readonly id: string | null; readonly problem: ProblemBody }
  /** The rule that a move would break; null when it breaks none. */
  | { readonly kind: 'checked'; readonly id: string; readonly rule: RuleId | null }
  | ({ readonly kind: 'extension'; readonly id: string } & Extension);

/** The whole position for one audience. */
export interface StateMessage {
  readonly kind: 'state';
  readonly table: string;
  readonly audience: Viewer;
  readonly n: number;
  readonly frame: Frame;
  readonly clocks: readonly SeatClock[] | null;
}

/** What one entry changed for one audience. */
export interface ChangeMessage {
  readonly kind: 'change';
  readonly table: string;
  readonly audience: Viewer;
  readonly n: number;
  /** Leads from the last frame to the next. */
  readonly patch: Patch;
  readonly events: readonly AnyEvent[];
  /** There in every change that takes earlier ones back: the numbers of those that this audience had noticed. */
  readonly undone?: readonly number[];
  readonly clocks: readonly SeatClock[] | null;
}

/** Everything the server says. */
export type ServerMessage =
  | Reply
  /** The first message; `now` sets the client's clock. */
  | { readonly kind: 'welcome'; readonly you: Visitor; readonly now: number }
  /** Tables that wait for this person. */
  | { readonly kind: 'unread'; readonly tables: readonly string[] }
  | { readonly kind: 'table'; readonly table: TableInfo }
  | StateMessage
  | ChangeMessage
  /** The table may not be watched any more. */
  | { readonly kind: 'gone'; readonly table: string }
  | { readonly kind: 'renamed'; readonly table: string; readonly id: string; readonly name: string }
  | { readonly kind: 'chat'; readonly table: string; readonly line: ChatLine };
