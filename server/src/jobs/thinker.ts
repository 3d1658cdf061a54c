import { setFlagsFromString } from 'node:v8';
import { BotPool, type Budget } from '@ludoteca/bots';
import type { House } from '../table/house.ts';
import type { Thinker } from './bot-turn.ts';

/** Bots in worker threads; always a legal answer in time. */
export class PooledThinker implements Thinker {
  private readonly log: House['log'];
  private readonly threads: number | undefined;
  private readonly budget: Budget;
  private pool: BotPool | undefined;
  /** Requests that are being thought about. */
  waiting = 0;

  constructor(log: House['log'], milliseconds: number, threads?: number) {
    this.log = log;
    this.threads = threads;
    this.budget = { milliseconds };
  }

  async think({ game, level, view, seed, said, memory }: Parameters<Thinker['think']>[0]): Promise<unknown> {
    // The threads start with the first bot: a server without bots does without them.
    this.pool ??= this.openPool();
    this.waiting += 1;
    try {
      const answered = await this.pool.answer({ gameId: game, level, view, seed, said, memory, budget: this.budget });
      if (answered.fallback) this.log.warn({ game, level, why: answered.why }, 'a bot failed; its answer was drawn by lot');
      return answered.move;
    } finally {
      this.waiting -= 1;
    }
  }

  private openPool(): BotPool {
    // The server makes do with a small nursery for new objects (see server/flags.json); threads that search need Node's own.
    setFlagsFromString('--max-semi-space-size=0');
    return new BotPool({ threads: this.threads });
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }
}
