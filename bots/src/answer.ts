import { type GameTypes, isNotAMove, readMove, type View, violationOf } from '@ludoteca/kernel';
import { type Bot, type Budget, DEFAULT_BUDGET, type Player, type Said } from './bot.ts';
import { random } from './levels/random.ts';
import { levelOf } from './levels.ts';
import { imagined, seatAsked } from './lookahead/context.ts';
import type { Memory } from './search/memory.ts';

/** An answer, and whether it had to be drawn by lot because the bot failed; `why` then says how. */
export interface Answered<M> {
  readonly move: M;
  readonly fallback: boolean;
  readonly why?: string;
}

/** What a caller may settle about a bot's thinking. */
export interface Thinking<M = unknown> {
  readonly budget?: Budget | undefined;
  readonly said?: readonly Said<M>[] | undefined;
  /** What the bot may keep from one answer of the seat to the next; without it every answer is thought out anew. */
  readonly memory?: Memory | undefined;
}

/** Thinks in this thread and answers. The same level, view, budget in iterations and seed give the same answer. */
export function think<T extends GameTypes>(
  player: Player<T>,
  level: string,
  view: View<T>,
  seed: string,
  thinking: Thinking<T['move']> = {},
): T['move'] {
  return answerInTime(player, levelOf(level), view, seed, thinking).move;
}

/** What a bot says when its seat may speak but need not; undefined: nothing. A bot that fails says nothing. */
export function remarkInTime<T extends GameTypes>(
  player: Player<T>,
  bot: Bot,
  view: View<T>,
  seed: string,
  thinking: Thinking<T['move']> = {},
): T['move'] | undefined {
  try {
    const move = bot.remark(player, view, thinking.budget ?? DEFAULT_BUDGET, seed, thinking.said);
    return move === undefined || refusalOf(player, view, move) !== undefined ? undefined : move;
  } catch {
    return undefined;
  }
}

/** Always a legal answer: a bot that throws, or answers what it may not, is replaced by the lot. */
export function answerInTime<T extends GameTypes>(
  player: Player<T>,
  bot: Bot,
  view: View<T>,
  seed: string,
  thinking: Thinking<T['move']> = {},
): Answered<T['move']> {
  try {
    const move = bot.answer(player, view, thinking.budget ?? DEFAULT_BUDGET, seed, thinking.said, thinking.memory);
    const broken = refusalOf(player, view, move);
    return broken === undefined ? { move, fallback: false } : byLot(player, view, seed, `${bot.level} answered against ${broken}`);
  } catch (error) {
    return byLot(player, view, seed, error instanceof Error ? error.message : String(error));
  }
}

/** A legal answer drawn by lot, with the reason why it came to that. */
export function byLot<T extends GameTypes>(player: Player<T>, view: View<T>, seed: string, why: string): Answered<T['move']> {
  return { move: random.answer(player, view, DEFAULT_BUDGET, seed), fallback: true, why };
}

/** The rule that an answer would break, as far as the seat itself can tell. */
function refusalOf<T extends GameTypes>(player: Player<T>, view: View<T>, move: T['move']): string | undefined {
  const read = readMove(player.game.moves, move);
  if (isNotAMove(read)) return read.problem;
  const { state } = imagined(player.game, view, 'check');
  return violationOf(player.game, state, seatAsked(view), read as T['move']);
}
