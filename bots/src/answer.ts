import { type AnyMove, isNotAMove, readMove, type View, violationOf } from '@ludoteca/kernel';
import { type Bot, type Budget, DEFAULT_BUDGET, type PastOffer, type Player } from './bot.ts';
import { sampleWorld, seatAsked } from './determinization.ts';
import { random } from './levels/random.ts';
import { levelOf } from './levels.ts';
import type { Memory } from './search/memory.ts';

/** An answer, and whether it is a random one because the bot failed; `why` then tells how. */
export interface Answered<M> {
  readonly move: M;
  readonly fallback: boolean;
  readonly why?: string;
}

/** Options of a call besides the view. */
export interface ThinkOptions {
  readonly budget?: Budget | undefined;
  readonly pastOffers?: readonly PastOffer[] | undefined;
  /** State that the bot keeps from one answer of the seat to the next; without it every search starts from scratch. */
  readonly memory?: Memory | undefined;
}

/** Thinks in this thread and answers. The same level, view, budget in iterations and seed give the same answer. */
export function think(player: Player, level: string, view: View, seed: string, options: ThinkOptions = {}): AnyMove {
  return answerOrFallback(player, levelOf(level), view, seed, options).move;
}

/** The move of a bot whose seat may answer but need not; undefined: none. A bot that fails stays silent. */
export function remarkOrSilence(player: Player, bot: Bot, view: View, seed: string, options: ThinkOptions = {}): AnyMove | undefined {
  try {
    const move = bot.remark(player, view, options.budget ?? DEFAULT_BUDGET, seed, options.pastOffers);
    return move === undefined || refusalOf(player, view, move) !== undefined ? undefined : move;
  } catch {
    return undefined;
  }
}

/** Always a legal answer: a bot that throws or answers illegally is replaced by a random answer. */
export function answerOrFallback(player: Player, bot: Bot, view: View, seed: string, options: ThinkOptions = {}): Answered<AnyMove> {
  try {
    const move = bot.answer(player, view, options.budget ?? DEFAULT_BUDGET, seed, options.pastOffers, options.memory);
    const broken = refusalOf(player, view, move);
    return broken === undefined ? { move, fallback: false } : randomFallback(player, view, seed, `${bot.level} answered against ${broken}`);
  } catch (error) {
    return randomFallback(player, view, seed, error instanceof Error ? error.message : String(error));
  }
}

/** A random legal answer, with the reason the bot's own answer could not be used. */
export function randomFallback(player: Player, view: View, seed: string, why: string): Answered<AnyMove> {
  return { move: random.answer(player, view, DEFAULT_BUDGET, seed), fallback: true, why };
}

/** The rule that an answer would break, as far as the seat itself can tell. */
function refusalOf({ game }: Player, view: View, move: AnyMove): string | undefined {
  const read = readMove(game.moves, move);
  if (isNotAMove(read)) return read.problem;
  return violationOf(game, sampleWorld(game, view, 'check').state, seatAsked(view), read);
}
