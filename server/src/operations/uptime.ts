import type { FastifyBaseLogger } from 'fastify';
import { type Failure, failureOf } from '../store/failure.ts';
import { touches } from '../store/locks.ts';
import type { Db } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const KEY = 'alive';
const ROOM_KEY = 'room';
/** Test write after a failure: storing works again only when this much fits, since moves need room. */
const ROOM = 'x'.repeat(64 * 1_024);
/** Retry interval while storing fails, so that recovery does not wait for the next heartbeat. */
const TRY_AGAIN_MS = 250;

interface Gap {
  readonly began: number;
  readonly ended: number;
}

/**
 * Knows when no server was up or could store anything, so that no clock runs meanwhile. Every server writes a heartbeat
 * regularly; a server that finds the last heartbeat too old stores the gap, and so does a server that could not store for a
 * while, however short.
 */
export class Uptime {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly everyMs: number;
  private readonly notBefore: (moment: number) => void;
  private readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'> | undefined;
  /** Gaps not stored yet. */
  private missing: Gap[] = [];
  private gaps: Gap[] = [];
  private timer: NodeJS.Timeout | undefined;
  /** When storing last worked. */
  private good = 0;
  /** Since when it has not; undefined while it works. */
  private since: number | undefined;
  private doubting = false;
  private damaged = false;
  private beating: Promise<void> | undefined;
  private ended = false;
  /** Undefined while storing works, else what went wrong last. */
  failure: Failure | undefined = undefined;

  /** `notBefore` receives the last heartbeat of any server: the server's time must not go back behind it. */
  constructor(
    store: Store,
    now: () => number,
    everyMs: number,
    notBefore: (moment: number) => void = () => undefined,
    log?: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  ) {
    this.log = log;
    this.store = store;
    this.now = now;
    this.everyMs = everyMs;
    this.notBefore = notBefore;
  }

  /** Stores the gap before this start, if there was one. */
  async begin(): Promise<void> {
    this.notBefore((await lastSign(this.store.db)) ?? 0);
    // Alone on the database, any time since the last heartbeat was down-time; with others on it, only a long silence was.
    await this.sign(this.store.kind === 'sqlite' ? 0 : this.silenceMs);
    this.store.onTrouble((error) => this.doubt(error));
    this.plan();
  }

  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.beating;
  }

  /** The machine's clock jumped ahead: that time counts on no clock. */
  skipped(began: number, ended: number): void {
    this.missing.push({ began, ended });
    this.gaps = joined([...this.gaps, { began, ended }]);
  }

  /** Milliseconds between two moments without the gaps. */
  elapsed = (from: number, to: number): number => {
    let total = to - from;
    for (const { began, ended } of this.gaps) total -= Math.max(0, Math.min(to, ended) - Math.max(from, began));
    return Math.max(0, total);
  };

  /** Something could not be stored, or the connection broke: checks at once whether everything fails. */
  private doubt(error: unknown): void {
    if (this.ended) return;
    this.doubting = true;
    if (error === undefined) this.fail('unreachable', this.now());
    // Damaged pages do not heal, even if this heartbeat happens to be on sound ones.
    this.damaged ||= error !== undefined && failureOf(error) === 'damaged';
    void this.beat();
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.timer = setTimeout(() => void this.beat(), this.since === undefined ? this.everyMs : Math.min(TRY_AGAIN_MS, this.everyMs));
    this.timer.unref();
  }

  /** One heartbeat at a time; concurrent callers share the running one. */
  private beat(): Promise<void> {
    this.beating ??= this.tryToSign().finally(() => {
      this.beating = undefined;
      this.plan();
    });
    return this.beating;
  }

  private async tryToSign(): Promise<void> {
    try {
      if (this.doubting) await this.store.write(proveRoom, touches.house);
      await this.sign(this.silenceMs);
      this.doubting = false;
      if (this.since !== undefined) this.log?.warn({ milliseconds: this.now() - this.since }, 'storing works again');
      this.since = undefined;
      this.failure = this.damaged ? 'damaged' : undefined;
    } catch (error) {
      this.doubting = true;
      this.fail(failureOf(error), this.good);
    }
  }

  private fail(failure: Failure, since: number): void {
    if (this.failure !== failure && !this.ended) this.log?.error({ failure }, 'nothing can be stored: nothing is acknowledged meanwhile');
    this.since ??= since;
    this.failure = failure;
  }

  private get silenceMs(): number {
    return this.everyMs * 3;
  }

  private async sign(silenceMs: number): Promise<void> {
    const now = this.now();
    const { missing } = this;
    await this.store.write(async (trx) => {
      for (const { began, ended } of missing) await noteGap(trx, began, ended);
      const last = await lastSign(trx);
      const began = this.gapBefore(now, last, silenceMs);
      if (began !== undefined) await noteGap(trx, began, now);
      await trx
        .insertInto('meta')
        .values({ key: KEY, value: String(now) })
        .onConflict((c) => c.column('key').doUpdateSet({ value: String(now) }))
        .execute();
    }, touches.house);
    this.good = now;
    this.missing = this.missing.filter((gap) => !missing.includes(gap));
    const stored = await this.store.db.selectFrom('downtimes').selectAll().orderBy('began', 'desc').limit(200).execute();
    this.gaps = joined([...stored, ...this.missing]);
  }

  /** The time since which nobody could store; what others have stored meanwhile does not belong to it. */
  private gapBefore(now: number, stored: number | undefined, silenceMs: number): number | undefined {
    if (stored === undefined) return undefined;
    // Another server's clock may be behind: we need not read that we were up ourselves.
    const last = Math.max(stored, this.good);
    if (now - last > silenceMs) return this.since === undefined ? last : Math.max(last, this.since);
    const began = this.since === undefined ? now : Math.max(last, this.since);
    return began < now ? began : undefined;
  }
}

/** Gaps without overlaps: two servers may have stored the same time, each as it saw it. */
function joined(gaps: readonly Gap[]): Gap[] {
  const list: Gap[] = [];
  for (const gap of [...gaps].sort((a, b) => a.began - b.began)) {
    const last = list.at(-1);
    if (last === undefined || gap.began > last.ended) list.push(gap);
    else list[list.length - 1] = { began: last.began, ended: Math.max(last.ended, gap.ended) };
  }
  return list;
}

async function proveRoom(trx: Db): Promise<void> {
  await trx.insertInto('meta').values({ key: ROOM_KEY, value: ROOM }).execute();
  await trx.deleteFrom('meta').where('key', '=', ROOM_KEY).execute();
}

async function noteGap(trx: Db, began: number, ended: number): Promise<void> {
  await trx
    .insertInto('downtimes')
    .values({ began, ended })
    .onConflict((c) => c.doNothing())
    .execute();
}

async function lastSign(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row === undefined ? undefined : Number(row.value);
}
