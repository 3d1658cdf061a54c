import type { Seat } from '@ludoteca/kernel';
import type { ChainLink } from '@ludoteca/text';
import type { IconName } from '@ludoteca/ui';

/**
 * The kinds of messages of the bar, the most pressing first. The first three take the first line, and the question moves to
 * the second; all others stand in the second line.
 *
 * connection: no way to the server, or the table has stopped; it goes when that is mended.
 * request:    somebody wants an answer that is no move: take back, stop, rematch, step through an absence.
 * seat:       somebody leaves, is stood in for, returns; until it is acknowledged or the viewer's next move.
 * refusal:    why a press did nothing; until the next press or change of the position.
 * preview:    what the move would bring that a finger has selected.
 * waiting:    the viewer's own request, which others have not answered yet.
 * chain:      the chain of effects in which the viewer is asked, once a part of it is done; while it lasts.
 * since:      what others did to the viewer since the viewer's last answer; until the first press after it was on screen.
 * course:     a chain of which nothing is done yet: what the turn will consist of.
 * advice:     help in a first game.
 * voice:      what was played last.
 */
export const PRIORITY = [
  'connection',
  'request',
  'seat',
  'refusal',
  'preview',
  'waiting',
  'chain',
  'since',
  'course',
  'advice',
  'voice',
] as const;
export type MessageKind = (typeof PRIORITY)[number];

const TAKES_FIRST_LINE: readonly MessageKind[] = ['connection', 'request', 'seat'];
/** The answer to a press is shown at once, also below a message that has taken the first line. */
const ANSWERS_A_PRESS: readonly MessageKind[] = ['refusal', 'preview'];
/** Kinds that do not count as waiting messages. */
const UNCOUNTED: readonly MessageKind[] = ['preview', 'course', 'advice', 'voice'];

/** A button that belongs to the first line. */
export interface BarAction {
  readonly words: string;
  readonly icon?: IconName;
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly testid?: string;
  readonly run: () => void;
}

/** Something that happened to the viewer or that was done: by whom, and what. */
export interface BarFact {
  readonly seat?: Seat | undefined;
  readonly words: string;
}

/** One message. `words` is what it says in one line, also to a screen reader. */
export interface BarMessage {
  readonly kind: MessageKind;
  readonly words: string;
  /** The seat it is about: its shield stands before the words. */
  readonly seat?: Seat | undefined;
  readonly icon?: IconName;
  /** In the first line: what the second line adds, before the question. */
  readonly more?: string | undefined;
  /** In the second line: the words in bold before the others. */
  readonly lead?: string;
  /** In the second line, instead of `words`: facts, of which the later ones are dropped where there is no room. */
  readonly facts?: readonly BarFact[];
  /** A chain of effects; `seal` is the number by which the board marks what was done. */
  readonly chain?: readonly { readonly words: string; readonly state: ChainLink['state']; readonly seal?: number }[];
  readonly link?: { readonly words: string; readonly href?: string; readonly run?: () => void };
  readonly actions?: readonly BarAction[];
  readonly testid?: string;
}

/** The contents of the bar: a message instead of the question, a message below, and those that wait. */
export interface Arrangement<M> {
  readonly first: M | null;
  readonly second: M | null;
  readonly waiting: readonly M[];
}

/**
 * One message at a time, by priority; of the same kind the older one first. The `wished` one comes before others of its line;
 * only a lost connection is never put off.
 */
export function arrange<M extends { readonly kind: MessageKind }>(
  messages: readonly M[],
  wished?: (message: M) => boolean,
): Arrangement<M> {
  const inOrder = [...messages].sort((a, b) => PRIORITY.indexOf(a.kind) - PRIORITY.indexOf(b.kind));
  const [top] = inOrder;
  const choice = top?.kind === 'connection' ? undefined : inOrder.find((message) => wished?.(message) ?? false);
  const takesFirst = (message: M | undefined): boolean => message !== undefined && TAKES_FIRST_LINE.includes(message.kind);
  const first = (takesFirst(choice) ? choice : takesFirst(top) ? top : null) ?? null;
  const below = first === null ? top : inOrder.find(({ kind }) => ANSWERS_A_PRESS.includes(kind));
  const second = (takesFirst(choice) ? below : (choice ?? below)) ?? null;
  const waiting = inOrder.filter((message) => message !== first && message !== second && !UNCOUNTED.includes(message.kind));
  return { first, second, waiting };
}
