import type { GameTypes, Head, Seat, State } from './contract.ts';

/** One reason why a position is worth what it is; `term` is a key of the game's catalogue. */
export interface Term {
  readonly term: string;
  readonly value: number;
}

/**
 * A game's judgement of a position, which serves every bot: what the position promises the seat at the end, in the
 * game's own points. It may look at the whole state, because bots only ever show it states that they have imagined.
 */
export interface Evaluation<T extends GameTypes> {
  potential(state: State<T>, seat: Seat): number;
  /** The same judgement term by term; the values add up to the potential. */
  terms?(state: State<T>, seat: Seat): readonly Term[];
  /** Points that the seat will not fall below, where the judgement may promise less; for what people are shown, bots do not use it. */
  secured?(state: State<T>, seat: Seat): number;
  /** Counts that the judgement can be checked on: a fit says what each is worth beyond what the judgement gives for it. Bots do not use them. */
  facts?(state: State<T>, seat: Seat): readonly Term[];
  /**
   * How gladly the seat adds each item to a wide selection that begins with this head: which cards to pay with, which to
   * keep. A search completes answers by it in all lines but at the decision it thinks about, where every item is tried;
   * without it they are completed by lot. What is whole already is only added to for more than 0.
   */
  inclination?(state: State<T>, seat: Seat, head: Head<T['move']>): (item: number) => number;
  /** How far a line of a search is played on before it is judged, by how many play; nothing is played on unless said. Found out with the arena. */
  horizon?(seats: number): Horizon<T>;
  /**
   * How much of what a line of a search is worth is what the seat reaches by itself, whoever wins; none unless said, and
   * found out with the arena. Where everybody mostly builds for themselves, what one gains is surer than what others lose.
   */
  readonly ownShare?: number;
}

/**
 * Playing on: each seat answers what has looked best to it elsewhere in the search. That is enough where an answer is
 * worth about the same in many positions. Where it is not, the best of a few such answers is taken, looked at once more.
 */
export interface Horizon<T extends GameTypes = GameTypes> {
  readonly answers: number;
  /** How many are looked at once more; none unless said. */
  readonly shortlist?: number;
  /**
   * What part of the thinking is kept for a play-off: the leading answers are followed in the same worlds with the same
   * chance, and everybody goes on with what looks best at once. None unless said. Worth it where what looks best elsewhere
   * says little, and where luck hides the differences between answers.
   */
  readonly playOff?: number;
  /** Where lines end, if not simply after so many answers, which then are the most they may be played on for. */
  readonly until?: Rest<T>;
}

/**
 * Steps at which positions can be compared, such as the choice of a role: in the middle of what all do in turn, those who
 * have done it already look better than they are. No line ends before so many of them, counted from the decision that is
 * being thought about, so that none looks better for being shorter.
 */
export interface Rest<T extends GameTypes = GameTypes> {
  readonly steps: readonly T['step']['kind'][];
  readonly count: number;
}
