import type { Room } from '@ludoteca/games';
import type { AnyEvent, AnyMove, Patch, Question, RuleId, SavedGame, Seat, Standing, View, Viewer } from '@ludoteca/kernel';
import type { ClockRule, SeatClock } from './clock-rule.ts';

/** All that one audience is shown of a position; the server sends the same. */
export interface Frame {
  readonly view: View;
  readonly question: Question<AnyMove> | null;
  /** Why the seat's last answer cannot be taken back; null when it can. */
  readonly undo: RuleId | null;
  /** Taking back goes over bots' answers or beyond the barrier: the game is then for practice. */
  readonly beyond?: boolean;
}

/** A change that one audience has noticed. */
export interface Change {
  readonly viewer: Viewer;
  readonly n: number;
  readonly frame: Frame;
  readonly events: readonly AnyEvent[];
  /** Numbers of earlier changes that no longer hold because this one takes them back. */
  readonly undone?: readonly number[];
}

/** A game as one audience saw it: the first view, then change by change. */
export interface History {
  readonly view: View;
  readonly events: readonly AnyEvent[];
  readonly moments: readonly {
    readonly n: number;
    readonly events: readonly AnyEvent[];
    readonly patch: Patch;
    /** Numbers of earlier moments that this one takes back. */
    readonly undone?: readonly number[];
  }[];
}

export type Phase = 'gathering' | 'playing' | 'over' | 'abandoned' | 'closed';

/** Who sits at a seat. */
export interface Sitter {
  readonly kind: 'open' | 'bot' | 'person';
  /** The public id of a person: names change, this does not. */
  readonly id?: string;
  readonly name?: string;
  /** The person of this browser, who is called what they are called now. */
  readonly own?: boolean;
  /** Whether the name is theirs by a password. */
  readonly claimed?: boolean;
  readonly level?: string;
  readonly standIn?: boolean;
  readonly resigned?: boolean;
  /** Whether the person has the table open; undefined where nobody knows. */
  readonly connected?: boolean;
}

/** The table around the game. */
export interface Facts {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly phase: Phase;
  readonly seats: readonly Sitter[];
  readonly you: readonly Seat[];
  readonly asked: readonly Seat[];
  readonly yourMove: readonly Seat[];
  readonly result: Standing | null;
  /** Bots of the server answer quicker and weaker than they should, because too many play there at once. */
  readonly busy?: boolean;
  /** How time is counted, where it is: the rule, and the clock of each seat. */
  readonly clock?: ClockRule;
  readonly clocks?: readonly SeatClock[] | null;
  /** Somebody has gone back over bots' answers or beyond the barrier: the game does not count. */
  readonly practice?: boolean;
  /** Who looks on without a seat. */
  readonly watchers?: { readonly count: number; readonly names: readonly { readonly id: string; readonly name: string }[] };
  /** What happened to the people at the table, in order. */
  readonly happenings?: readonly Happening[];
}

/** Somebody left, was replaced by a bot, or came back. */
export interface Happening {
  readonly kind: 'resigned' | 'standIn' | 'returned';
  readonly seat: Seat;
  readonly at: number;
  /** The number of the change it came after, for each of this person's audiences: their seats in order, or the spectators. */
  readonly after: readonly number[];
}

/** What became of something one wanted: done, or a rule or a problem that stands against it. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly rule?: RuleId; readonly problem?: string };

export interface ChatLine {
  readonly number: number;
  /** The public id of who said it. */
  readonly by: string;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

/** How things are between this page and whoever runs the table. */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

/**
 * A table as the page sees it, wherever it is run: by a worker of this browser or by a server. Fields are reactive.
 * The drawn board, the keyboard and the plain rendering all live on this.
 */
export interface TableLink {
  readonly where: 'local' | 'remote';
  readonly room: Room | null;
  readonly facts: Facts | null;
  readonly connection: Connection;
  /** Why there is nothing to see, in words. */
  readonly trouble: string | null;
  /** The newest frame of each audience this person belongs to. */
  readonly frames: ReadonlyMap<Viewer, Frame>;
  readonly chat: readonly ChatLine[];
  /** How many lines of chat have been in sight. */
  heard?: number;
  /** The whole record, where this page has it: at tables of this browser, and of games that have ended. */
  readonly saved?: SavedGame | undefined;
  /** The word of the address by which a private table lets in whoever does not sit there. */
  readonly admission?: string | undefined;
  /** Whether the game is at its end although the phase cannot tell: one may be looking at an earlier moment of it. */
  readonly ended?: boolean;
  /** Hears of every change from now on; returns how to stop. */
  listen(listener: (change: Change) => void): () => void;
  history(viewer: Viewer): Promise<History>;
  /** What stands against a move that the rules allow, in words: a guide wants one answer at a time. */
  against?(move: AnyMove): string | undefined;
  answer(seat: Seat, decision: number, move: AnyMove): Promise<Verdict>;
  undo(seat: Seat): Promise<Verdict>;
  say(text: string): Promise<Verdict>;
  close(): void;
}
