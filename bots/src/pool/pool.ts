import { availableParallelism } from 'node:os';
import { range } from '@ludoteca/kernel';
import { Piscina } from 'piscina';
import type { BlockPlan, BlockResult } from '../arena/block.ts';
import type { Budget } from '../bot.ts';
import { levelOf } from '../levels.ts';
import { type Answered, byLot } from '../think.ts';
import type { BlockJob, Request, ThinkJob } from './jobs.ts';
import { roomsFrom } from './rooms.ts';

/** How long a bot with a budget in iterations may take at the very most, in milliseconds. */
const PATIENCE = 10_000;
/** What a bot with a budget in milliseconds may be late: the way to the worker and back, and a thread that has to start. */
const GRACE = 3_000;

/** How a pool is set up. */
export interface PoolOptions {
  /** Worker threads; one per core unless said otherwise. */
  readonly threads?: number | undefined;
  /** Address of a module that exports `roomOf`; the registry of the house unless said otherwise. */
  readonly registry?: string | undefined;
}

/**
 * Bots in worker threads. Every request gets a legal answer within its deadline: when a bot is late its thread is
 * stopped, when it crashes its thread is replaced, and in both cases the answer is drawn by lot and says so.
 */
export class BotPool {
  private readonly workers: Piscina;
  private readonly registry: string | undefined;
  /** Settles when all threads have loaded the rooms; a thread that cannot will fail each request by itself. */
  private readonly awake: Promise<unknown>;

  constructor({ threads = availableParallelism(), registry }: PoolOptions = {}) {
    this.registry = registry;
    this.workers = new Piscina({ filename: new URL('./boot.mjs', import.meta.url).href, minThreads: threads, maxThreads: threads });
    // A crash outside any task has nobody to tell; the pool replaces the thread, and tasks report their own failures.
    this.workers.on('error', () => undefined);
    this.awake = Promise.allSettled(range(threads).map(() => this.workers.run(registry, { name: 'wake' })));
  }

  /**
   * The bot's answer. `deadline` is in milliseconds, waiting for a free thread included; while the threads are starting
   * for the first time the clock stands still.
   */
  async answer(request: Request, deadline = deadlineFor(request.budget)): Promise<Answered<unknown>> {
    levelOf(request.level);
    const { roomOf } = await roomsFrom(this.registry);
    const room = roomOf(request.gameId);
    try {
      return await this.before<Answered<unknown>>(deadline, 'answer', request);
    } catch (error) {
      return byLot(room, request.view, request.seed, error instanceof Error ? error.message : String(error));
    }
  }

  /** What a bot says whose seat may speak but need not; undefined: nothing, also when it is late or fails. */
  async remark(request: Request, deadline = deadlineFor(request.budget)): Promise<unknown> {
    levelOf(request.level);
    return this.before<unknown>(deadline, 'remark', request).catch(() => undefined);
  }

  /** Has a worker do something, and stops it at the deadline. */
  private async before<R>(deadline: number, name: string, request: Request): Promise<R> {
    await this.awake;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), deadline);
    try {
      const job: ThinkJob = { ...request, registry: this.registry };
      return await this.workers.run(job, { name, signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) throw new Error(`${request.level} took longer than ${deadline} ms`);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Plays one block of an arena in a worker thread. */
  block(gameId: string, plan: BlockPlan, block: number): Promise<BlockResult> {
    const job: BlockJob = { registry: this.registry, gameId, plan, block };
    return this.workers.run(job, { name: 'block' });
  }

  /** Stops all threads. Requests still open are answered by lot. */
  async close(): Promise<void> {
    await this.workers.destroy();
  }
}

function deadlineFor(budget: Budget | undefined): number {
  return budget !== undefined && 'milliseconds' in budget ? budget.milliseconds + GRACE : PATIENCE;
}
