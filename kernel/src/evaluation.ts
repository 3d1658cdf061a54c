import type { Wish } from './config.ts';
import type { GameTypes, Head, Seat, State } from './contract.ts';

/** One reason why a position is worth what it is; `term` is a key of the game's catalogue. */
export interface Term {
  readonly term: string;
  readonly value: number;
}

/** Something about where an answer leads: plain data, put into words by the game's text (`reason`). */
export interface Remark {
  readonly kind: string;
  /** How much it speaks for the answer, in rough points of the game; against it when negative. */
  readonly worth: number;
  readonly args?: Readonly<Record<string, number | string | readonly number[]>>;
  /** The term of the judgement that says the same in figures. */
  readonly term?: string;
}

/**
 * A game's judgement of a position, which serves every bot: what the position promises the seat at the end, in the
 * game's own points. It may look at the whole state, because bots only ever show it states that they have imagined.
 */
export interface Evaluation<T extends GameTypes> {
  potential(state: State<T>, seat: Seat): number;
  /** The same judgement term by term; the values add up to the potential. */
  terms?(state: State<T>, seat: Seat): readonly Term[];
  /**
   * What a player would say about where an answer leads, from the position before it and after it. Advice compares the remarks
   * about several answers and tells what differs; bots do not use them.
   */
  remarks?(before: State<T>, after: State<T>, seat: Seat): readonly Remark[];
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
  /** How promises become chances of winning, for what people are shown; bots do not use it. */
  readonly winning?: Winning<T>;
}

/** How what a position promises becomes chances of winning, fitted to how games ended (`ludoteca fit GAME --prospects`). */
export interface Winning<T extends GameTypes> {
  /** How far the game has come, from 0 to 1. */
  progress(state: State<T>): number;
  /** The name of the curve of a table: its number of seats, and options that change what a point means. */
  table(config: State<T>['config']): string;
  /** The tables that are fitted: one for each name. */
  readonly tables: readonly Wish[];
  readonly curves: Readonly<Record<string, Curve>>;
}

/**
 * What a point of promise weighs: the chances of the sides are a softmax of their promises, each point times
 * exp(start + growth × progress + bend × progress²). Points decide more the less of the game is left.
 */
export interface Curve {
  readonly start: number;
  readonly growth: number;
  readonly bend: number;
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
