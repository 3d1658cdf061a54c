import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { BotPool } from '@ludoteca/bots';
import type { House } from '../table/house.ts';
import type { Thinker } from './bot-turn.ts';

/** How an answer was made: in full time, in less time or at a faster level ('hurried'), or at random because all levels failed ('random'). */
export type How = 'full' | 'hurried' | 'random';

/** Bots in worker threads; always a legal answer. */
export class PooledThinker implements Thinker {
  readonly threads: number;
  readonly fullMs: number;
  private readonly log: House['log'];
  private readonly answered: (how: How) => void;
  private pool: BotPool | undefined;

  constructor(
    log: House['log'],
    milliseconds: number,
    threads: number = availableParallelism(),
    answered: (how: How) => void = () => undefined,
  ) {
    this.answered = answered;
    this.log = log;
    this.threads = threads;
    this.fullMs = milliseconds;
  }

  async think({ game, level, view, seed, pastOffers, memory, milliseconds, hurried }: Parameters<Thinker['think']>[0]): Promise<unknown> {
    // The threads start with the first bot turn: a server without bots needs none.
    this.pool ??= this.openPool();
    const answered = await this.pool.answer({ gameId: game, level, view, seed, pastOffers, memory, budget: { milliseconds } });
    this.answered(answered.fallback ? 'random' : hurried || answered.level !== undefined ? 'hurried' : 'full');
    if (answered.fallback) {
      this.log.warn({ game, level, why: answered.why }, 'a bot failed; its answer is random');
    } else if (answered.level !== undefined) {
      this.log.warn({ game, level, played: answered.level, why: answered.why }, 'a bot failed; a faster level played');
    }
    return answered.move;
  }

  private openPool(): BotPool {
    // The server runs with a small young generation (see server/flags.json); search threads need Node's default.
    setFlagsFromString('--max-semi-space-size=0');
    return new BotPool({ threads: this.threads });
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }
}
