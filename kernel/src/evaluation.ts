import type { GameTypes, Seat, State } from './contract.ts';

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
