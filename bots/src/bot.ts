import type { Evaluation, Game, GameTypes, View } from '@ludoteca/kernel';
import type { Memory } from './search/memory.ts';

/** What a bot knows about the game it plays. Every room of the registry is one. */
export interface Player<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly evaluation: Evaluation<T>;
}

/**
 * How long a bot may think: so many imagined plays (then the same view, budget and seed give the same answer on every
 * machine), or so many milliseconds.
 */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** What bots get when nobody says anything: some ten milliseconds of thought. */
export const DEFAULT_BUDGET: Budget = { iterations: 1_000 };

/** An offer that this seat has made, with the number of the decision in which it made it. */
export interface Said<M = unknown> {
  readonly decision: number;
  readonly move: M;
}

/**
 * A player without a face. It gets a View, never a State, so it cannot know more than a person in its seat would.
 *
 * `answer` gives a legal answer of the view's seat; the same arguments give the same answer (budgets in milliseconds
 * excepted). `said` holds the offers the seat has made of late, which it will not repeat; a bot that is not told
 * (undefined) makes no offers. Callers that want offers keep the list with `remember`. `memory` is what the bot may keep
 * from one answer of the seat to the next; what it holds is then one of the arguments.
 */
export interface Bot {
  readonly level: string;
  answer<T extends GameTypes>(
    player: Player<T>,
    view: View<T>,
    budget: Budget,
    seed: string,
    said?: readonly Said<T['move']>[],
    memory?: Memory,
  ): T['move'];
  /** What a seat says that may speak but need not: something that is better said than not, or nothing (undefined). */
  remark<T extends GameTypes>(
    player: Player<T>,
    view: View<T>,
    budget: Budget,
    seed: string,
    said?: readonly Said<T['move']>[],
  ): T['move'] | undefined;
}
