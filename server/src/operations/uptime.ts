import type { Db } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const KEY = 'alive';

interface Gap {
  readonly began: number;
  readonly ended: number;
}

/**
 * Knows when no server was up or could store anything, so that clocks do not burn meanwhile. Every server signs in
 * regularly; whoever finds the last sign too old writes the gap down.
 */
export class Uptime {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly everyMs: number;
  private gaps: Gap[] = [];
  private timer: NodeJS.Timeout | undefined;
  /** Undefined while storing works, else what went wrong last. */
  failure: string | undefined = undefined;

  constructor(store: Store, now: () => number, everyMs: number) {
    this.store = store;
    this.now = now;
    this.everyMs = everyMs;
  }

  /** Writes down the gap before this start, if there was one. */
  async begin(): Promise<void> {
    // Alone on the database, any time since the last sign was down-time; with others on it, only a long silence was.
    await this.sign(this.store.kind === 'sqlite' ? 0 : this.silenceMs);
    const next = (): void => {
      this.timer = setTimeout(() => void this.beat().finally(next), this.everyMs);
      this.timer.unref();
    };
    next();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Milliseconds between two moments without the gaps. */
  elapsed = (from: number, to: number): number => {
    let total = to - from;
    for (const { began, ended } of this.gaps) total -= Math.max(0, Math.min(to, ended) - Math.max(from, began));
    return Math.max(0, total);
  };

  private async beat(): Promise<void> {
    try {
      await this.sign(this.silenceMs);
      this.failure = undefined;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  private get silenceMs(): number {
    return this.everyMs * 3;
  }

  private async sign(silenceMs: number): Promise<void> {
    const now = this.now();
    await this.store.write(async (trx) => {
      const last = await lastSign(trx);
      if (last !== undefined && now - last > silenceMs) {
        await trx
          .insertInto('downtimes')
          .values({ began: last, ended: now })
          .onConflict((c) => c.doNothing())
          .execute();
      }
      await trx
        .insertInto('meta')
        .values({ key: KEY, value: String(now) })
        .onConflict((c) => c.column('key').doUpdateSet({ value: String(now) }))
        .execute();
    });
    this.gaps = await this.store.db.selectFrom('downtimes').selectAll().orderBy('began', 'desc').limit(200).execute();
  }
}

async function lastSign(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row === undefined ? undefined : Number(row.value);
}
