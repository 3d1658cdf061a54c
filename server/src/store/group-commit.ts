import { failureOf } from './failure.ts';
import type { Db, Trx } from './schema.ts';

interface Waiting {
  readonly work: (trx: Trx) => Promise<unknown>;
  readonly touches: readonly string[];
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** What a database does before and after the changes of a group. */
export interface GroupSettings {
  /** Called before the changes, with what each of them touches. */
  readonly before?: (trx: Trx, touches: readonly (readonly string[])[]) => Promise<void>;
  /** Called after the changes, in the same transaction. */
  readonly after?: (trx: Trx) => Promise<void>;
  /** Called when something could not be written even by itself. */
  readonly failed?: (error: unknown) => void;
}

/** Maximum number of changes in one commit. */
const MOST = 200;
const ATTEMPTS = 3;
/** Error codes of transactions that PostgreSQL aborted in favour of another (deadlock, serialization): they can be retried. */
const GIVEN_UP = ['40P01', '40001'];

/** The store is closing: later writes are refused, which is no fault. */
export class Closing extends Error {
  override readonly name = 'Closing';
}

/**
 * Gathers the changes of several tables into one transaction, so that they wait for the disk once. Each caller gets its result
 * only after the commit. A change may be run twice (alone, after a common transaction failed), so it must do nothing but
 * write to the transaction it is given.
 */
export class GroupCommit {
  private readonly db: Db;
  private readonly settings: GroupSettings;
  private queue: Waiting[] = [];
  private draining: Promise<void> | undefined;
  private closed = false;

  constructor(db: Db, settings: GroupSettings = {}) {
    this.db = db;
    this.settings = settings;
  }

  /** Number of changes that wait for the disk. */
  get waiting(): number {
    return this.queue.length;
  }

  write<T>(work: (trx: Trx) => Promise<T>, touches: readonly string[] = []): Promise<T> {
    if (this.closed) return Promise.reject(new Closing('the store is closing'));
    return new Promise<T>((done, failed) => {
      this.queue.push({ work, touches, done: done as (value: unknown) => void, failed });
      // Everything that has arrived by then belongs to the first commit.
      this.draining ??= new Promise<void>((ready) => setImmediate(ready)).then(() => this.drain());
    });
  }

  /** Accepts nothing more, and waits until everything accepted is written. */
  async close(): Promise<void> {
    this.closed = true;
    await this.draining;
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      const group = this.queue.slice(0, MOST);
      this.queue = this.queue.slice(MOST);
      await this.together(group);
      // The embedded database never leaves the event loop; sockets must get their turn between two commits.
      await new Promise((ready) => setImmediate(ready));
    }
    this.draining = undefined;
  }

  private async together(group: readonly Waiting[], attempt = 1): Promise<void> {
    try {
      const results = await this.db.transaction().execute((trx) => this.inside(trx, group));
      for (const [index, { done }] of group.entries()) done(results[index]);
    } catch (error) {
      if (attempt < ATTEMPTS && GIVEN_UP.includes(codeOf(error))) return this.together(group, attempt + 1);
      // One that broke a constraint must not harm the others; where every write fails, each need not find out by itself.
      if (group.length > 1 && failureOf(error) === 'failing') for (const one of group) await this.together([one]);
      else {
        for (const { failed } of group) failed(error);
        this.settings.failed?.(error);
      }
    }
  }

  private async inside(trx: Trx, group: readonly Waiting[]): Promise<unknown[]> {
    await this.settings.before?.(
      trx,
      group.map(({ touches }) => touches),
    );
    const values: unknown[] = [];
    for (const { work } of group) values.push(await work(trx));
    await this.settings.after?.(trx);
    return values;
  }
}

function codeOf(error: unknown): string {
  return String((error as { readonly code?: unknown } | null)?.code ?? '');
}
