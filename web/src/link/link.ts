import type { Room } from '@ludoteca/games';
import type { AnyEvent, AnyMove, Frame, History, RuleId, SavedGame, Seat, Viewer } from '@ludoteca/kernel';
import type { ChatLine, SeatInfo, TableInfo } from '@ludoteca/server/protocol';

/** A change that one audience has noticed. */
export interface Change {
  readonly viewer: Viewer;
  readonly n: number;
  readonly frame: Frame;
  readonly events: readonly AnyEvent[];
  /** The change takes earlier ones back: the numbers of those that the viewer had noticed. */
  readonly undone?: readonly number[];
}

/** Who sits at a seat. */
export interface Sitter extends SeatInfo {
  /** The person of this browser, who is called what they are called now. */
  readonly own?: boolean;
}

/** What is known of every table, and what only a server knows. */
export interface Facts
  extends Pick<TableInfo, 'id' | 'game' | 'options' | 'phase' | 'you' | 'asked' | 'yourMove' | 'result'>,
    Partial<Pick<TableInfo, 'busy' | 'clock' | 'clocks' | 'practice' | 'watchers' | 'happenings'>> {
  readonly seats: readonly Sitter[];
}

/** The outcome of a request: it was done, or a rule or a problem forbids it. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly rule?: RuleId; readonly problem?: string };

/** The connection of this page to the table's server or worker. */
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
  /** Why there is nothing to show, in words. */
  readonly trouble: string | null;
  /** The newest frame of each audience this person belongs to. */
  readonly frames: ReadonlyMap<Viewer, Frame>;
  readonly chat: readonly ChatLine[];
  /** Number of chat lines that have been in sight. */
  heard?: number;
  /** The whole record, where this page has it: at tables of this browser, and of games that have ended. */
  readonly saved?: SavedGame | undefined;
  /** The secret in the address that admits people without a seat to a private table. */
  readonly admission?: string | undefined;
  /** Whether the game has ended although the phase does not say so: one may be looking at an earlier moment of it. */
  readonly ended?: boolean;
  /** Subscribes to changes; returns the function that unsubscribes. */
  listen(listener: (change: Change) => void): () => void;
  history(viewer: Viewer): Promise<History>;
  /** Why a legal move is not accepted, in words: a guide accepts one answer at a time. */
  against?(move: AnyMove): string | undefined;
  answer(seat: Seat, decision: number, move: AnyMove): Promise<Verdict>;
  undo(seat: Seat): Promise<Verdict>;
  say(text: string): Promise<Verdict>;
  close(): void;
}
