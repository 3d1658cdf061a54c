import {
  asked,
  at,
  begin,
  type ChanceState,
  type Config,
  type GameTypes,
  nextToAnswer,
  play,
  type Seat,
  type State,
  viewOf,
} from '@ludoteca/kernel';
import type { Bot, Budget, Player, Said } from '../bot.ts';
import { remember } from '../judge/offers.ts';
import { answerInTime, remarkInTime } from '../think.ts';

/** A game among bots: one bot per seat. */
export interface Pairing<T extends GameTypes> {
  readonly player: Player<T>;
  readonly config: Config<T['options']>;
  readonly chance: ChanceState;
  readonly bots: readonly Bot[];
  readonly budget: Budget;
  /** The bots' own fate; it depends on the seat, never on the level that sits there. */
  readonly seed: string;
}

/** How a game among bots went. */
export interface GameResult<T extends GameTypes> {
  readonly state: State<T>;
  readonly decisions: number;
  /** False when the game was stopped at its cap. */
  readonly finished: boolean;
  /** By seat, how many answers had to be drawn by lot because the bot failed. */
  readonly fallbacks: readonly number[];
}

/**
 * Plays one game in this thread from set-up to end. Each bot is shown its own view and nothing else. Where seats may
 * speak without having to, each is heard once before the seat that must answer.
 */
export function playGame<T extends GameTypes>(pairing: Pairing<T>): GameResult<T> {
  const { game } = pairing.player;
  const { longest } = game.meta;
  const state = begin(game, pairing.config, pairing.chance);
  const said: Said<T['move']>[][] = pairing.bots.map(() => []);
  const fallbacks = pairing.bots.map(() => 0);
  let heard: Seat[] = [];
  let decisions = 0;
  while (decisions < longest) {
    const must = nextToAnswer(game, state);
    if (must === undefined) break;
    const seat = asked(game, state).may.find((other) => other !== must && !heard.includes(other)) ?? must;
    heard = seat === must ? [] : [...heard, seat];
    const view = viewOf(game, state, seat);
    const thinking = { budget: pairing.budget, said: at(said, seat) };
    const seed = `${pairing.seed}:${seat}:${decisions}:${heard.length}`;
    const bot = at(pairing.bots, seat);
    const { move, fallback } =
      seat === must
        ? answerInTime(pairing.player, bot, view, seed, thinking)
        : { move: remarkInTime(pairing.player, bot, view, seed, thinking), fallback: false };
    if (fallback) fallbacks[seat] = at(fallbacks, seat) + 1;
    if (move === undefined) continue;
    said[seat] = remember(at(said, seat), state.decision, move);
    play(game, state, seat, move);
    decisions++;
  }
  return { state, decisions, finished: nextToAnswer(game, state) === undefined, fallbacks };
}
