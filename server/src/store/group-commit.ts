import { failureOf } from './failure.ts';
import type { Db, Trx } from './schema.ts';

interface Waiting {
  readonly work: (trx: Trx) => Promise<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** So many changes go into one commit at most. */
const MOST = 200;

/**
 * Gathers the changes of several tables into one transaction: one wait for the disk serves them all. Each caller hears
 * only after the commit. Work may be run twice (alone, after a common transaction failed), so it must do nothing but
 * write to the transaction it is given.
 */
export class GroupCommit {
  private readonly db: Db;
  private readonly failed: () => void;
  private queue: Waiting[] = [];
  private busy = false;

  /** `failed` is called when something could not be written even by itself. */
  constructor(db: Db, failed: () => void = () => undefined) {
    this.db = db;
    this.failed = failed;
  }

  /** How many changes wait for the disk. */
  get waiting(): number {
    return this.queue.length;
  }

  write<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return new Promise<T>((done, failed) => {
      this.queue.push({ work, done: done as (value: unknown) => void, failed });
      if (this.busy) return;
      this.busy = true;
      // Everything that has arrived by now belongs to the first commit.
      setImmediate(() => void this.drain());
    });
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      const group = this.queue.slice(0, MOST);
      this.queue = this.queue.slice(MOST);
      await this.together(group);
      // The embedded database never leaves the event loop; sockets must get their turn between two commits.
      await new Promise(setImmediate);
    }
    this.busy = false;
  }

  private async together(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.db.transaction().execute(async (trx) => {
        const values: unknown[] = [];
        for (const { work } of group) values.push(await work(trx));
        return values;
      });
      for (const [index, { done }] of group.entries()) done(results[index]);
    } catch (error) {
      // One that broke a constraint must not harm the others; where nothing works, each need not find out by itself.
      if (group.length > 1 && failureOf(error) === 'failing') for (const one of group) await this.together([one]);
      else {
        for (const { failed } of group) failed(error);
        this.failed();
      }
    }
  }
}
