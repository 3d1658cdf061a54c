import type {
  AnyEvent,
  Draft,
  Extension,
  Foresight,
  GameTypes,
  Head,
  Item,
  OfferHead,
  Question,
  Seat,
  View,
  Viewer,
} from '@ludoteca/kernel';
import type { Message, Speaker } from '@ludoteca/text';
import type { Component, Snippet } from 'svelte';

/** A player as boards show them. Colour and emblem come from `seatLook(seat)`. */
export interface BoardSeat {
  readonly seat: Seat;
  readonly name: string;
  /** One of the viewer's own seats. */
  readonly mine: boolean;
}

/** The latest events: those that led to the present view. A new number each time. */
export interface Moment<E extends AnyEvent = AnyEvent> {
  readonly number: number;
  readonly events: readonly E[];
}

/**
 * What the viewer may do now, for the drawn board, the keyboard and the plain rendering alike. All of it is reactive: read
 * it in markup or `$derived`. When nothing is asked, `question` is null and nothing is legal.
 */
export interface Choice<T extends GameTypes = GameTypes> {
  readonly question: Question<T['move']> | null;
  /** A selection or offer that is being put together, and how it can go on. */
  readonly draft: Draft<T['move']> | null;
  readonly extension: Extension;
  /** An answer is on its way; nothing else is taken until it has been accepted or refused. */
  readonly busy: boolean;
  isLegal(move: T['move']): boolean;
  /** Why this move is not possible now, as a sentence in the person's language; undefined when it is possible. */
  why(move: T['move']): string | undefined;
  /**
   * What a legal move would bring, from the rules themselves: the move is played on a copy of what the viewer knows, up to
   * where chance, a secret or another seat decides. Null while nothing is asked or when the move is not legal.
   */
  preview(move: T['move']): Foresight<T> | null;
  /** Answers with a whole move. An illegal one is refused in words beside the prompt. */
  play(move: T['move']): void;
  /**
   * Answers a press on the board. Mouse and keyboard play at once; with a finger the first press selects (the board shows the
   * preview of `selected`) and a second press on the same thing plays, unless the person has turned that off.
   */
  press(move: T['move'], event?: Event): void;
  /** The move that a first press of a finger has selected. */
  readonly selected: T['move'] | null;
  /** Begins a selection or offer; `items` may be chosen already. */
  start(head: Head<T['move']> | OfferHead<T['move']>, items?: readonly number[]): void;
  canAdd(item: Item): boolean;
  add(item: Item): void;
  remove(item: Item): void;
  /** Why the draft cannot be confirmed yet; undefined when it is whole. */
  readonly unfinished: string | undefined;
  confirm(): void;
  cancel(): void;
}

/** A page that a board puts beside itself: an enlarged thing, a list of what is to come. */
export interface BoardTab {
  readonly label: string;
  readonly content: Snippet;
}

/** An animation that a board plays in its own time, and how far it has come: a scoring, the end. */
export interface Telling<E = AnyEvent> {
  /** The last event that has been told. */
  readonly upTo: E;
  /** The part being told, in a few words ("Scoring of round 3"). */
  readonly what: Message;
}

/**
 * What a drawn board gets. It is the default export of games/<id>/src/board/Board.svelte, listed in games/boards.ts and
 * loaded when a table of the game opens. It fills its parent (which never scrolls the page) and shows the whole position:
 * shared board, the viewer's own things, the others in miniature, each seat with a head of its own: there are no chips of
 * players above the board. The size of the parent depends on the window alone, never on the turn or on a message. Prompt,
 * buttons for answers that are not on the board, log, scores and chat are the table page's business.
 *
 * Whatever can be pressed to answer carries `data-legal`, so that tests and help find it; what cannot be pressed now carries
 * `aria-disabled="true"` and `{@attach explain(choice.why(move))}`.
 */
export interface BoardProps<T extends GameTypes = GameTypes> {
  /** The position to show; while moves are being played back it lags behind the table's. */
  readonly view: View<T>;
  /** The viewer: a seat, or SPECTATOR. */
  readonly viewer: Viewer;
  readonly seats: readonly BoardSeat[];
  readonly choice: Choice<T>;
  readonly speak: Speaker;
  /** The events that led to this view, for animation. */
  readonly moment: Moment<T['event']>;
  /** An event of the log the person points at: highlight what it names. */
  readonly pointed: T['event'] | null;
  /** How long a piece takes to travel, in milliseconds; 0 when motion is off or reduced. */
  readonly pace: number;
  /** Kinds of moves that the board offers itself; the prompt bar shows buttons for all others. */
  readonly claim: (kinds: readonly T['move']['kind'][]) => void;
  /** The page's note about a seat, for the seat's head on the board: clock, level of a bot, standing in, gone, medal. */
  readonly seatNote: Snippet<[Seat]>;
  /** Events since the viewer's last answer by which others did something to the viewer; empty after the first press. */
  readonly since: readonly T['event'][];
  /** All that the viewer has heard since the game began, up to this view; empty while it is still being fetched. */
  readonly past?: readonly T['event'][];
  /** The final score of each seat, hidden points included; undefined before the end. */
  readonly scores?: readonly number[] | undefined;
  /**
   * The board reports how far it has told what led to this view; null when it has told everything. Until then the page withholds the
   * rest (lines of the log, points, the next question, the result) and shows nothing newer.
   */
  readonly telling?: ((telling: Telling<T['event']> | null) => void) | undefined;
  /** The review of the game, to be shown in a zone of the board that is idle after the end; undefined before it. */
  readonly epilogue?: Snippet | undefined;
  /**
   * The board's own question while an answer is half made ("Die 3: press what glows"), in place of the game's; null gives
   * that back. It is forgotten with the decision it was said in.
   */
  readonly ask?: ((question: Message | null) => void) | undefined;
  /**
   * The parts done in the present chain of effects, in the order of the numbered seals on the board: the bar numbers its
   * links alike. It is forgotten with the decision it was said in.
   */
  readonly did?: ((links: readonly Message[]) => void) | undefined;
  /** Shows a tab beside the board (a sheet on a phone) and selects it; null takes it away. */
  readonly aside: (tab: BoardTab | null) => void;
}

/** A board of some game as the page loads it. */
export type BoardComponent = Component<BoardProps>;

/** The module that games/boards.ts loads lazily. */
export interface BoardModule {
  readonly default: unknown;
}

/** One step of a guided opening. Without a `move` it is only read. */
export interface Lesson {
  readonly it: string;
  readonly en: string;
  /** The others' answers before this step, in notation with their seat: "1: lord b04a". */
  readonly before?: readonly string[];
  /** The answer to try, in notation. */
  readonly move?: string;
}

/** A guided opening: a described position, the seat of the learner, and the steps. It is games/<id>/src/shelf/guide.json. */
export interface Guide {
  readonly scenario: object;
  readonly seat: Seat;
  readonly steps: readonly Lesson[];
}
