import { Problem } from '../problem.ts';
import { failureOf } from '../store/failure.ts';
import { claimJobs, dueChores, type Free, freeAllJobs, nextDue, postponeJob, removeJob, waitingTurns } from '../store/job-store.ts';
import { touches } from '../store/locks.ts';
import type { JobRow } from '../store/schema.ts';
import type { House } from '../table/house.ts';
import { allotment, FairChoice } from './sharing.ts';

/** The outcome of a job: done, gone already (removed with the change it made), or to be retried at a later time. */
export type Outcome = 'done' | 'gone' | { readonly again: number };
/** Runs a job. A bot's turn gets its milliseconds of thread time. */
export type Worker = (job: JobRow, allotted: number) => Promise<Outcome>;

/** What the runner needs of a house. */
type RunnerHouse = Pick<House, 'store' | 'log' | 'now'>;

export interface RunnerSettings {
  /** Interval between polls for jobs of other or dead processes. */
  readonly pollMs: number;
  /** Lease of a job: a process that has not finished by then counts as dead, and another may take the job. */
  readonly leaseMs: number;
  /** Maximum number of chores at once. */
  readonly chores: number;
  /** Maximum number of bot turns at once: the number of threads. */
  readonly turns: number;
  /** Called with the tables whose bots have waited for long. */
  readonly waiting?: (tables: readonly string[]) => void;
}

/** Maximum number of owners whose waiting bot turns are read. */
const MOST_OWNERS = 500;
/** Waiting time after which people at the table are told. */
const LONG_MS = 3_000;

/**
 * Runs the durable jobs: each is claimed by one process, and a process that dies leaves its jobs to the others. Running a job twice
 * would be harmless (the table knows which turn it was for); claiming saves the work. Turns of bots stay in the database
 * until a thread is free for them.
 */
export class JobRunner {
  private readonly house: RunnerHouse;
  private readonly workers: Readonly<Record<string, Worker>>;
  private readonly settings: RunnerSettings;
  private readonly running = new Map<string, Promise<void>>();
  private readonly choice = new FairChoice();
  /** Number of bot turns that wait or run, as far as known. */
  queued = 0;
  private thinking = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private again = false;
  private stopped = false;

  constructor(house: RunnerHouse, workers: Readonly<Record<string, Worker>>, settings: RunnerSettings) {
    this.house = house;
    this.workers = workers;
    this.settings = settings;
  }

  async begin(): Promise<void> {
    if (this.house.store.kind === 'sqlite') await this.house.store.write(freeAllJobs);
    // Another process may have created jobs for us, if a thread is free.
    this.house.store.channel.onWord(({ table }) => table !== undefined && this.thinking < this.settings.turns && this.wakeSoon());
    this.wake();
  }

  /** Looks for due jobs now. */
  wake(): void {
    this.again = true;
    if (this.looking || this.stopped) return;
    this.looking = true;
    void this.look();
  }

  /** Lets running jobs finish for a while; the rest is resumed after the next start. */
  async end(graceMs: number): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((done) => {
      timer = setTimeout(done, graceMs);
    });
    await Promise.race([Promise.allSettled(this.running.values()), patience]);
    clearTimeout(timer);
  }

  private wakeSoon(): void {
    if (this.looking || this.stopped) return;
    this.wakeIn(WORD_MS);
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    let wait = this.settings.pollMs;
    try {
      // A wake-up that comes while the next time is looked up makes it look again: the new job is not in that answer.
      do {
        this.again = false;
        // Read before the chores are: one that falls due in between counts as the next.
        const begun = this.house.now();
        await this.takeChores();
        await this.takeTurns();
        const next = await nextDue(this.house.store.db, begun);
        wait = next === undefined ? this.settings.pollMs : Math.min(this.settings.pollMs, Math.max(1, next - this.house.now()));
      } while (this.again && !this.stopped);
    } catch (error) {
      wait = this.settings.pollMs;
      // While the database is away, /healthz reports it; the log need not.
      if (!this.stopped && failureOf(error) === 'failing') this.house.log.warn({ err: error }, 'jobs could not be looked up');
    }
    this.looking = false;
    this.wakeIn(wait);
  }

  private wakeIn(milliseconds: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => this.wake(), milliseconds);
    this.timer.unref();
  }

  private get free(): Free {
    return { now: this.house.now(), leaseMs: this.settings.leaseMs };
  }

  private async takeChores(): Promise<void> {
    const room = this.settings.chores - (this.running.size - this.thinking);
    if (room <= 0) return;
    const due = await dueChores(this.house.store.db, this.free, room + this.running.size);
    const fresh = due.filter(({ id }) => !this.running.has(id)).slice(0, room);
    const mine = await this.claim(fresh);
    for (const job of fresh) if (mine.has(job.id)) this.carryOut(job, 0, () => undefined);
  }

  private async takeTurns(): Promise<void> {
    const { turns } = this.settings;
    const perOwner = 2 * turns + 1;
    const found = await waitingTurns(this.house.store.db, this.free, perOwner, MOST_OWNERS * perOwner);
    const waiting = found.filter(({ id }) => !this.running.has(id));
    this.queued = waiting.length + this.thinking;
    const owners = new Set([...waiting.map(({ owner }) => owner), ...this.choice.owners]).size;
    const chosen = this.choice.choose(waiting, turns - this.thinking);
    const mine = await this.claim(chosen);
    for (const turn of chosen) {
      if (!mine.has(turn.id)) {
        this.choice.end(turn.owner);
        continue;
      }
      this.thinking += 1;
      this.carryOut(turn, allotment(turns, owners, turn.siblings), () => {
        this.thinking -= 1;
        this.choice.end(turn.owner);
      });
    }
    this.tellWaiting(waiting.filter((turn) => !chosen.includes(turn)));
  }

  private tellWaiting(turns: readonly JobRow[]): void {
    const since = this.house.now() - LONG_MS;
    const tables = turns.filter(({ due }) => due < since).map(({ table_id }) => table_id);
    if (tables.length > 0) this.settings.waiting?.(tables);
  }

  /** Claims jobs. Where only one process uses the database, no claim is needed. */
  private async claim(jobs: readonly JobRow[]): Promise<ReadonlySet<string>> {
    const ids = jobs.map(({ id }) => id);
    const { store } = this.house;
    return store.kind === 'sqlite' ? new Set(ids) : claimJobs(store.db, ids, store.self, this.free);
  }

  private carryOut(job: JobRow, allotted: number, ended: () => void): void {
    const whole = async (): Promise<void> => {
      const isDone = await this.work(job, allotted);
      ended();
      if (!isDone) await this.release(job);
    };
    const work = whole().finally(() => {
      this.running.delete(job.id);
      this.wake();
    });
    this.running.set(job.id, work);
    void work.catch(() => undefined);
  }

  private async work(job: JobRow, allotted: number): Promise<boolean> {
    const { store, log } = this.house;
    try {
      const outcome = (await this.workers[job.kind]?.(job, allotted)) ?? 'done';
      if (outcome === 'gone') return true;
      const end = outcome === 'done' ? undefined : outcome.again;
      await store.write((trx) => (end === undefined ? removeJob(trx, job.id) : postponeJob(trx, job.id, end)), touches.job(job));
      return true;
    } catch (error) {
      const isOutage = error instanceof Problem ? error.code === 'unavailable' : failureOf(error) !== 'failing';
      if (!this.stopped && !isOutage) log.warn({ err: error, job: job.id }, 'a job failed');
      return false;
    }
  }

  /** Retries a failed job after a pause, in any process; if this process dies, after the lease. */
  private async release(job: JobRow): Promise<void> {
    const { store } = this.house;
    for (let waited = 0; waited < this.settings.leaseMs && !this.stopped; waited += AGAIN_MS) {
      await pause(AGAIN_MS);
      if (store.kind === 'sqlite') return;
      try {
        return await store.write((trx) => postponeJob(trx, job.id, job.due), touches.job(job));
      } catch {
        // The database is still away.
      }
    }
  }
}

/** Debounce time for notifications of other processes. */
const WORD_MS = 50;
const AGAIN_MS = 1_000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds).unref();
  });
}
