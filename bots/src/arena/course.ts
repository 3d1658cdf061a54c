import {
  asked,
  at,
  begin,
  type ChanceState,
  type Config,
  type GameTypes,
  type Listener,
  nextToAnswer,
  play,
  type Seat,
  type State,
  type View,
  viewOf,
} from '@ludoteca/kernel';
import type { Budget, Player, Said } from '../bot.ts';
import { remember } from '../lookahead/offers.ts';
import { Memory } from '../search/memory.ts';

/** A game among bots before anybody has sat down. */
export interface Setting<T extends GameTypes> {
  readonly player: Player<T>;
  readonly config: Config<T['options']>;
  readonly chance: ChanceState;
  readonly budget: Budget;
  /** The bots' own fate; it depends on the seat, never on the level that sits there. */
  readonly seed: string;
}

/** What a seat is asked, with all that it may know. */
export interface Turn<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: View<T>;
  readonly seed: string;
  readonly said: readonly Said<T['move']>[];
  readonly memory: Memory;
  /** Whether the seat may also say nothing. */
  readonly optional: boolean;
}

/** How a game among bots went. */
export interface GameResult<T extends GameTypes> {
  readonly state: State<T>;
  readonly decisions: number;
  /** False when the game was stopped at its cap. */
  readonly finished: boolean;
  /** By seat, how many answers had to come from elsewhere because the bot failed. */
  readonly fallbacks: readonly number[];
}

/** What came of asking. An undefined move is silence. */
export interface Reply<M> {
  readonly move: M | undefined;
  readonly fallback: boolean;
}

/**
 * The course of one game from set-up to end: yields every question and is told the reply, so that bots of this thread and
 * programs at the end of a pipe can be asked alike. Where seats may speak without having to, each is heard once before
 * the seat that must answer.
 */
export function* courseOf<T extends GameTypes>(
  setting: Setting<T>,
  listener?: Listener<T['event']>,
): Generator<Turn<T>, GameResult<T>, Reply<T['move']>> {
  const { game } = setting.player;
  const state = begin(game, setting.config, setting.chance, listener);
  const said: Said<T['move']>[][] = state.seats.map(() => []);
  const memories = state.seats.map(() => new Memory());
  const fallbacks = state.seats.map(() => 0);
  let heard: Seat[] = [];
  let decisions = 0;
  while (decisions < game.meta.longest) {
    const must = nextToAnswer(game, state);
    if (must === undefined) break;
    const seat = asked(game, state).may.find((other) => other !== must && !heard.includes(other)) ?? must;
    heard = seat === must ? [] : [...heard, seat];
    const seed = `${setting.seed}:${seat}:${decisions}:${heard.length}`;
    const view = viewOf(game, state, seat);
    const reply = yield { seat, view, seed, said: at(said, seat), memory: at(memories, seat), optional: seat !== must };
    if (reply.fallback) fallbacks[seat] = at(fallbacks, seat) + 1;
    if (reply.move === undefined) continue;
    said[seat] = remember(at(said, seat), state.decision, reply.move);
    play(game, state, seat, reply.move, listener);
    decisions++;
  }
  return { state, decisions, finished: nextToAnswer(game, state) === undefined, fallbacks };
}
