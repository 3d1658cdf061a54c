import type { ConfigRequest } from './config.ts';
import type { GameTypes, Head, Seat, State } from './contract.ts';

/** One term of an evaluation; `term` is a key of the game's catalogue. */
export interface Term {
  readonly term: string;
  readonly value: number;
}

/** A remark about the consequences of an answer: plain data, put into words by the game's text (`reason`). */
export interface Remark {
  readonly kind: string;
  /** How much it speaks for the answer, in rough points of the game; negative: against it. */
  readonly worth: number;
  readonly args?: Readonly<Record<string, number | string | readonly number[]>>;
  /** The term of the evaluation that says the same in figures. */
  readonly term?: string;
}

/**
 * A game's evaluation of positions, which serves every bot: the points that a seat can expect at the end. It may look at
 * the whole state, because bots only ever show it determinizations: states imagined from a view.
 */
export interface Evaluation<T extends GameTypes = GameTypes> {
  potential(state: State<T>, seat: Seat): number;
  /** The same value term by term; the terms add up to the potential. */
  terms?(state: State<T>, seat: Seat): readonly Term[];
  /**
   * Remarks about where an answer leads, from the positions before and after it: what a player would say. Advice compares the remarks
   * about several answers and tells what differs; bots do not use them.
   */
  remarks?(before: State<T>, after: State<T>, seat: Seat): readonly Remark[];
  /** Points that the seat cannot fall below, where the potential may be lower. Shown to people; bots do not use it. */
  secured?(state: State<T>, seat: Seat): number;
  /** Counts to check the evaluation against: a fit estimates what each is worth beyond the evaluation. Bots do not use them. */
  facts?(state: State<T>, seat: Seat): readonly Term[];
  /**
   * The order in which a seat adds items to a wide selection that begins with this head, highest first: which cards to pay
   * with, which to keep. A draft that is whole takes only items above 0. The search completes drafts by it everywhere but
   * at the root, where every item is tried; without it they are completed at random.
   */
  itemPreference?(state: State<T>, seat: Seat, head: Head<T['move']>): (item: number) => number;
  /** How far the search rolls out from a leaf before it evaluates, by number of seats. No rollout by default; tuned with the arena. */
  horizon?(seats: number): Horizon<T>;
  /**
   * Weight of the seat's own points in a value, regardless of who wins; 0 by default, tuned with the arena. It helps where
   * everybody mostly builds for themselves: a seat's gain is then less noisy than the others' loss.
   */
  readonly ownShare?: number;
  /** The mapping from potentials to chances of winning. Shown to people; bots do not use it. */
  readonly winning?: Winning<T>;
}

/** The mapping from potentials to chances of winning, fitted to how games ended (`ludoteca fit GAME --prospects`). */
export interface Winning<T extends GameTypes> {
  /** How far the game has come, from 0 to 1. */
  progress(state: State<T>): number;
  /** The name of the curve of a table: its number of seats, and options that change what a point means. */
  table(config: State<T>['config']): string;
  /** Where a game has a single side: the potential that it needs to win. It then plays against that number as against another side. */
  goal?(state: State<T>): number | undefined;
  /** The tables that are fitted: one for each name. */
  readonly tables: readonly ConfigRequest[];
  readonly curves: Readonly<Record<string, Curve>>;
}

/**
 * The weight of a point: the chances of the sides are a softmax of their potentials, each times
 * exp(start + growth × progress + bend × progress²). Points decide more the less of the game is left.
 */
export interface Curve {
  readonly start: number;
  readonly growth: number;
  readonly bend: number;
}

/**
 * Rollouts: each seat answers what has gained most on average elsewhere in the search. That is enough where an answer is
 * worth about the same in many positions. Where it is not, the best few of those answers are evaluated once more.
 */
export interface Horizon<T extends GameTypes = GameTypes> {
  /** Answers per rollout; with `until`, the most there may be. */
  readonly answers: number;
  /** Number of answers that are evaluated once more at each step; none by default. */
  readonly shortlist?: number;
  /**
   * Share of the budget for a play-off: the leading answers are compared in the same determinizations with the same chance,
   * and everybody answers greedily. None by default. It pays where averages from elsewhere say little, and where luck hides
   * the differences between answers.
   */
  readonly playOff?: number;
  /** Where rollouts end, instead of after a number of answers. */
  readonly until?: StopPoints<T>;
}

/**
 * Steps at which positions can be compared, such as the choice of a role: in the middle of what all do in turn, those who
 * have done it already look better than they are. A rollout ends at the `count`-th of them or later, counted from the root,
 * so that none looks better for being shorter.
 */
export interface StopPoints<T extends GameTypes = GameTypes> {
  readonly steps: readonly T['step']['kind'][];
  readonly count: number;
}
