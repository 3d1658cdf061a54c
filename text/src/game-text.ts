import type { Config, GameTypes, Head, OfferHead, Remark, RuleId, Seat, View } from '@ludoteca/kernel';
import type { Lang } from './lang.ts';
import type { Catalogue, Message } from './message.ts';
import type { Outline } from './outline.ts';

/** A link of a chain of effects: what has been done, what is asked now, what is still to come. */
export interface ChainLink {
  readonly message: Message;
  readonly state: 'done' | 'now' | 'next';
}

/**
 * Everything a game says. It makes messages out of views, moves and events; catalogues turn them into sentences.
 * Methods, not function fields, so that the text of one game can be used where the text of any game is expected.
 *
 * Keys that clients look for in the catalogues: `game` (the game's name), and where they exist `event.<kind>.you` (an event in
 * the second person, for the seat that it is about: the argument `seat`), `rules.<PREFIX>` (title of a chapter of the rules,
 * "rules.MED-SETUP"), `option.<name>`, `option.<name>.<value>` and `option.<name>.<value>.short` (in the head of a table); for
 * advice `<term>.more` and `<term>.less` for every term of the evaluation, and `advice.expected` where points at the end tell a
 * player something; see `expected`.
 */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly catalogues: Readonly<Record<Lang, Catalogue>>;
  /** Other wordings for use beside a drawn board, by the keys of `catalogues`: there codes of places mean nothing to people. */
  readonly drawn?: Readonly<Record<Lang, Catalogue>>;
  /** One plain sentence for every rule a player can meet. */
  readonly rules: Readonly<Record<Lang, Readonly<Record<RuleId, string>>>>;
  /** The position as its viewer sees it. */
  outline(view: View<T>): Outline;
  /** What the viewer is being asked; called only while the viewer is asked. */
  prompt(view: View<T>): Message;
  /** A whole answer, before it is given. */
  answer(move: T['move'], view: View<T>): Message;
  /** One item of a selection, or one kind of goods of an offer. */
  item(item: number, head: Head<T['move']> | OfferHead<T['move']>, view: View<T>): Message;
  /** A selection or offer that is still to be filled in ("Discard cards…"). Needed only where there are several at once. */
  choice?(head: Head<T['move']> | OfferHead<T['move']>, view: View<T>): Message;
  /** A line of the log. Given a view of the same game, things may be named by where they lie; without it, by codes. */
  event(event: T['event'], view?: View<T>): Message;
  /** The chain of effects in which the viewer is being asked, read from the agenda; empty outside of chains. */
  chain?(view: View<T>): readonly ChainLink[];
  /**
   * What an event did to a seat by another's doing, in rough points: negative for a loss, positive for a gain, 0 when it does
   * not concern the seat. The table tells people what happened to them since their turn, the worst first. The view says who plays
   * together; the list of tables has none.
   */
  impact?(event: T['event'], seat: Seat, view?: View<T>): number;
  /**
   * The same event as it is told to the seat it happened to ("Ruggero attacks you"); undefined where `event` does. Without a
   * view the seat is told on its list of tables, where codes of places say nothing.
   */
  toYou?(event: T['event'], seat: Seat, view?: View<T>): Message | undefined;
  /** The chapter of the game that an event begins, in a word or two ("Round 3"): where a replay shows marks. */
  chapter?(event: T['event']): Message | undefined;
  /** Kinds of event that a log for people leaves out because everybody sees them anyway ("the turn is over"). */
  readonly quiet?: readonly T['event']['kind'][];
  /** Why the game refuses a value of an option, as `valid` says it in one line of English; undefined where it has no words for it. */
  complaint?(config: Config<T['options']>): Message | undefined;
  /** A line of the score. */
  label(label: string): Message;
  /**
   * What the evaluation expects at the end of a game with these options, where it does not count points: "about 34 of 37 hexes".
   * Undefined, as without this method, where `advice.expected` says it.
   */
  expected?(count: number, config: Config<T['options']>): Message | undefined;
  /** A remark of the game's evaluation as a part of a sentence, without a subject: "12 coins next round". */
  reason?(remark: Remark): Message;
}
