import { availableParallelism } from 'node:os';
import { range } from '@ludoteca/kernel';
import type { Piscina } from 'piscina';
import { type Answered, randomFallback } from '../answer.ts';
import type { BlockPlan, BlockResult } from '../arena/block.ts';
import type { Budget } from '../bot.ts';
import { LEVELS, levelOf } from '../levels.ts';
import type { BlockJob, Request, ThinkJob } from './jobs.ts';
import { roomsFrom } from './rooms.ts';

/** Milliseconds beyond the budget after which a thread counts as stuck; on a busy machine, late is not stuck. */
const PATIENCE = 15_000;

/** How a pool is set up. */
export interface PoolOptions {
  /** Worker threads; one per core by default. */
  readonly threads?: number | undefined;
  /** Address of a module that exports `roomOf`; the registry of the house by default. */
  readonly registry?: string | undefined;
}

/** The pool has been closed: requests are rejected. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

/** An answer; `level` says which bot gave it where that is not the one that was asked. */
export interface PoolAnswer extends Answered<unknown> {
  readonly level?: string;
}

/**
 * Bots in worker threads. A request waits until a thread is free for it, and only then its time begins. Every request gets
 * a legal answer: when a bot crashes or does not come to an end, its thread is replaced and the next quicker level tried;
 * only when all of them fail the answer is a random one, and says so.
 */
export class BotPool {
  private readonly workers: Promise<Piscina>;
  private readonly registry: string | undefined;
  /** Settles when all threads have loaded the rooms; a thread that cannot will fail each request by itself. */
  private readonly awake: Promise<unknown>;
  private readonly queue: (() => void)[] = [];
  private free: number;
  private closed = false;

  constructor({ threads = availableParallelism(), registry }: PoolOptions = {}) {
    this.registry = registry;
    this.free = threads;
    this.workers = startThreads(threads);
    this.awake = Promise.allSettled(range(threads).map(async () => (await this.workers).run(registry, { name: 'wake' })));
  }

  /** The bot's answer. `patience` is how long a thread may take for it, in milliseconds, before it counts as stuck. */
  async answer(request: Request, patience = patienceFor(request.budget)): Promise<PoolAnswer> {
    levelOf(request.level);
    const { roomOf } = await roomsFrom(this.registry);
    const room = await roomOf(request.gameId);
    let why = '';
    for (const level of [request.level, ...quickerThan(request.level)]) {
      const tried = await this.attempt({ ...request, level }, patience);
      if (typeof tried !== 'string' && !tried.fallback) return level === request.level ? tried : { ...tried, level, why };
      why ||= typeof tried === 'string' ? tried : (tried.why ?? '');
    }
    return randomFallback(room, request.view, request.seed, why);
  }

  /** One level's answer, or what went wrong. */
  private async attempt(request: Request, patience: number): Promise<Answered<unknown> | string> {
    try {
      return await this.inThread<Answered<unknown>>(patience, 'answer', request);
    } catch (error) {
      if (this.closed) throw new PoolClosed('the bots have gone');
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** The move of a bot whose seat may answer but need not; undefined: none, also when it is late or fails. */
  async remark(request: Request, patience = patienceFor(request.budget)): Promise<unknown> {
    levelOf(request.level);
    return this.inThread<unknown>(patience, 'remark', request).catch(() => undefined);
  }

  /** Runs a task on the next free thread, and stops the thread if it gets stuck. */
  private async inThread<R>(patience: number, name: string, request: Request): Promise<R> {
    await this.awake;
    await this.turn();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    try {
      const job: ThinkJob = { ...request, registry: this.registry };
      return await (await this.workers).run(job, { name, signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) throw new Error(`${request.level} took longer than ${patience} ms`);
      throw error;
    } finally {
      clearTimeout(timer);
      this.handOver();
    }
  }

  /** Waits for a thread, in the order of arrival. */
  private async turn(): Promise<void> {
    if (this.free <= 0) return new Promise<void>((go) => this.queue.push(go));
    this.free -= 1;
  }

  private handOver(): void {
    const next = this.queue.shift();
    if (next === undefined) this.free += 1;
    else next();
  }

  /** Plays one block of an arena in a worker thread. */
  async block(gameId: string, plan: BlockPlan, block: number): Promise<BlockResult> {
    const job: BlockJob = { registry: this.registry, gameId, plan, block };
    return (await this.workers).run(job, { name: 'block' });
  }

  /** Stops all threads. Requests still open are rejected. */
  async close(): Promise<void> {
    this.closed = true;
    await (await this.workers).destroy();
  }
}

/** The levels to try when one fails: each quicker than the one before, without random. */
function quickerThan(level: string): string[] {
  return LEVELS.slice(1, Math.max(1, LEVELS.indexOf(level))).reverse();
}

/** The thread library is loaded with the first pool, because most commands do not need it. */
async function startThreads(count: number): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const workers = new Piscina({ filename: new URL('./boot.mjs', import.meta.url).href, minThreads: count, maxThreads: count });
  // A crash outside any task has no caller to report to; the pool replaces the thread, and tasks report their own failures.
  workers.on('error', () => undefined);
  return workers;
}

function patienceFor(budget: Budget | undefined): number {
  return (budget !== undefined && 'milliseconds' in budget ? budget.milliseconds : 0) + PATIENCE;
}
