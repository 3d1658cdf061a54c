import { claimJob, dueJobs, freeAllJobs, nextDue, postponeJob, removeJob } from '../store/job-store.ts';
import type { JobRow } from '../store/schema.ts';
import type { House } from '../table/house.ts';

/** What became of a job: done (and gone), or to be looked at again at a later moment. */
export type Outcome = 'done' | { readonly again: number };
export type Worker = (job: JobRow) => Promise<Outcome>;

export interface RunnerSettings {
  /** How often to look for jobs of others, or left by the dead, when nothing wakes us. */
  readonly pollMs: number;
  /** A process that does not finish a job in this time has died: somebody else may take it. */
  readonly leaseMs: number;
  /** So many jobs at once. */
  readonly most: number;
}

/**
 * Does the durable jobs: each is claimed by one process, and whoever dies leaves them to the others. Doing a job twice
 * would be harmless (the table knows which turn it was for), claiming saves the work.
 */
export class JobRunner {
  private readonly house: House;
  private readonly workers: Readonly<Record<string, Worker>>;
  private readonly settings: RunnerSettings;
  private readonly running = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private again = false;
  private stopped = false;

  constructor(house: House, workers: Readonly<Record<string, Worker>>, settings: RunnerSettings) {
    this.house = house;
    this.workers = workers;
    this.settings = settings;
  }

  /** How many jobs are being done. */
  get active(): number {
    return this.running.size;
  }

  async begin(): Promise<void> {
    if (this.house.store.kind === 'sqlite') await this.house.store.write(freeAllJobs);
    this.wake();
  }

  /** Looks for due jobs now. */
  wake(): void {
    this.again = true;
    if (this.looking || this.stopped) return;
    this.looking = true;
    void this.look().finally(() => {
      this.looking = false;
    });
  }

  /** Lets the jobs in hand come to an end, for a while; what is not finished then is taken up after the next start. */
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

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    let wait = this.settings.pollMs;
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        await this.take();
      }
      const now = this.house.now();
      const next = await nextDue(this.house.store.db, now);
      if (next !== undefined) wait = Math.min(wait, Math.max(1, next - now));
    } catch (error) {
      this.house.log.warn({ err: error }, 'jobs could not be looked up');
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => this.wake(), wait);
    this.timer.unref();
  }

  private async take(): Promise<void> {
    const room = this.settings.most - this.running.size;
    if (room <= 0) return;
    const due = await dueJobs(this.house.store.db, this.house.now(), room);
    await Promise.all(due.map((job) => this.claim(job)));
  }

  private async claim(job: JobRow): Promise<void> {
    if (this.running.has(job.id)) return;
    const now = this.house.now();
    const { store } = this.house;
    if (!(await store.write((trx) => claimJob(trx, job.id, store.self, now, now + this.settings.leaseMs)))) return;
    const work = this.carryOut(job).finally(() => {
      this.running.delete(job.id);
      this.wake();
    });
    this.running.set(job.id, work);
  }

  private async carryOut(job: JobRow): Promise<void> {
    const { store, log } = this.house;
    try {
      const outcome = (await this.workers[job.kind]?.(job)) ?? 'done';
      if (outcome === 'done') await store.write((trx) => removeJob(trx, job.id));
      else await store.write((trx) => postponeJob(trx, job.id, outcome.again));
    } catch (error) {
      // It stays claimed until the lease ends and is then tried again.
      if (!this.stopped) log.warn({ err: error, job: job.id }, 'a job failed');
    }
  }
}
