import type { AnyMove, Evaluation, Game, GameTypes, View } from '@ludoteca/kernel';
import type { Memory } from './search/memory.ts';

/** What a bot knows about the game it plays. Every room of the registry is one. */
export interface Player<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly evaluation: Evaluation<T>;
}

/**
 * How long a bot may think: a number of simulated plays (then the same view, budget and seed give the same answer on every
 * machine), or milliseconds.
 */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** The budget of a bot that is given none: about ten milliseconds. */
export const DEFAULT_BUDGET: Budget = { iterations: 1_000 };

/** An offer that a seat has made, with the number of the decision in which it made it. */
export interface PastOffer<M = unknown> {
  readonly decision: number;
  readonly move: M;
}

/**
 * A computer player. It gets a View, never a State, so it cannot know more than a person in its seat would.
 *
 * `answer` gives a legal answer of the view's seat; the same arguments give the same answer (budgets in milliseconds
 * excepted). `pastOffers` holds the offers the seat has made recently, which it will not repeat; a bot that is not told
 * (undefined) makes no offers. Callers that want offers keep the list with `rememberOffer`. `memory` is what the bot may
 * keep from one answer of the seat to the next; what it holds is then one of the arguments.
 */
export interface Bot {
  readonly level: string;
  answer(player: Player, view: View, budget: Budget, seed: string, pastOffers?: readonly PastOffer[], memory?: Memory): AnyMove;
  /** The answer of a seat that may speak but need not: something better than silence, or undefined. */
  remark(player: Player, view: View, budget: Budget, seed: string, pastOffers?: readonly PastOffer[]): AnyMove | undefined;
}
