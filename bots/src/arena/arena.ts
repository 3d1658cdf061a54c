import { availableParallelism } from 'node:os';
import { at, BadInput, type ConfigRequest, range, sum } from '@ludoteca/kernel';
import { type Budget, DEFAULT_BUDGET, type Player } from '../bot.ts';
import { BotPool } from '../pool/pool.ts';
import { checkSeat } from '../protocol/seats.ts';
import { type Interval, intervalOf, shareInterval } from '../statistics.ts';
import { type BlockPlan, type BlockResult, playBlock, sidesBySeat } from './block.ts';

/** Plan of a measurement. */
export interface ArenaPlan {
  /** A room of the registry, or any game with its evaluation when no worker threads are used. */
  readonly room: Player;
  /** One level or program (`cmd:python3 mybot.py`) per side, so partners play at one level; a level may be listed twice. */
  readonly levels: readonly string[];
  readonly blocks: number;
  readonly seed: string;
  readonly budget?: Budget | undefined;
  /** With more sides than levels, the levels repeat around the table. */
  readonly seats?: number | undefined;
  readonly options?: ConfigRequest['options'];
  /** Worker threads; 1 plays in this thread. The result does not depend on it (budgets in milliseconds excepted). */
  readonly threads?: number | undefined;
  /** A pool that is already running, instead of threads of its own. */
  readonly pool?: BotPool | undefined;
  /** Called after every finished block. */
  readonly onBlock?: ((done: number, blocks: number) => void) | undefined;
}

/** The result of one level. `low` and `high` bound the win share; all intervals are 95 % over blocks. */
export interface LevelResult {
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly meanRank: number;
  readonly meanScore: number;
  /** Score minus the mean of the others' scores. */
  readonly scoreDifference: Interval;
  /** Fallback answers: of a bot that failed, which is a bug, or of a program that lost its seat. */
  readonly fallbacks: number;
}

/** The outcome of an arena. */
export interface ArenaResult {
  readonly game: string;
  readonly seats: number;
  readonly levels: { readonly [level: string]: LevelResult };
  readonly blocks: number;
  readonly games: number;
  /** Games stopped at their cap, without a winner. */
  readonly capped: number;
  readonly decisionsPerGame: number;
}

/** Measures levels against each other: paired seeds, full rotation of seats, intervals over blocks. */
export async function arena(plan: ArenaPlan): Promise<ArenaResult> {
  const { room, levels, blocks } = plan;
  const shared = checked(plan);
  const results = await playAll(plan, shared);
  const by = (pick: (result: BlockResult) => readonly number[], level: number): number[] =>
    results.map((result) => at(pick(result), level));
  const fared = (level: number): LevelResult => {
    const share = shareInterval(by((result) => result.winShare, level));
    return {
      winShare: share.mean,
      low: share.low,
      high: share.high,
      meanRank: intervalOf(by((result) => result.rank, level)).mean,
      meanScore: intervalOf(by((result) => result.score, level)).mean,
      scoreDifference: intervalOf(by((result) => result.difference, level)),
      fallbacks: sum(by((result) => result.fallbacks, level)),
    };
  };
  const games = blocks * levels.length;
  return {
    game: room.game.meta.id,
    seats: shared.seats,
    levels: Object.fromEntries(labels(levels).map((label, level) => [label, fared(level)])),
    blocks,
    games,
    capped: sum(results.map((result) => result.capped)),
    decisionsPerGame: sum(results.map((result) => result.decisions)) / games,
  };
}

function checked(plan: ArenaPlan): BlockPlan {
  const { room, levels, blocks, seed, budget = DEFAULT_BUDGET, seats = plan.levels.length, options = {} } = plan;
  if (levels.length === 0) throw new BadInput('levels: none given; at least one expected');
  for (const level of levels) checkSeat(level);
  if (!Number.isInteger(blocks) || blocks < 1) throw new BadInput(`blocks: ${blocks} found, a whole number from 1 expected`);
  const sides = new Set(sidesBySeat(room, { seats, options, seed })).size;
  if (sides < levels.length) throw new BadInput(`${levels.length} levels and ${sides} sides; at most one level per side`);
  return { levels, seats, options, budget, seed };
}

/** All blocks in order, independent of which thread finished first. */
async function playAll(plan: ArenaPlan, shared: BlockPlan): Promise<BlockResult[]> {
  const { room, blocks, onBlock, threads = availableParallelism() } = plan;
  let done = 0;
  const noted = (result: BlockResult): BlockResult => {
    onBlock?.(++done, blocks);
    return result;
  };
  if (plan.pool === undefined && threads <= 1) {
    const results: BlockResult[] = [];
    for (const block of range(blocks)) results.push(noted(await playBlock(room, shared, block)));
    return results;
  }
  const pool = plan.pool ?? new BotPool({ threads: Math.min(threads, blocks) });
  try {
    return await Promise.all(range(blocks).map(async (block) => noted(await pool.block(room.game.meta.id, shared, block))));
  } finally {
    if (plan.pool === undefined) await pool.close();
  }
}

/** Names for the result: the second "medium" is "medium#2". */
function labels(levels: readonly string[]): string[] {
  return levels.map((level, place) => {
    const earlier = levels.slice(0, place).filter((other) => other === level).length;
    return earlier === 0 ? level : `${level}#${earlier + 1}`;
  });
}
