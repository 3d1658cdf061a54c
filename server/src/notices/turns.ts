import type { Outcome } from '../jobs/runner.ts';
import { touches } from '../store/locks.ts';
import { findNotice, markRead, markSent, noteTurn, unreadNotices } from '../store/notice-store.ts';
import type { JobRow } from '../store/schema.ts';
import { isPlayedByBot, type TableDoc } from '../table/doc.ts';
import type { House } from '../table/house.ts';
import type { Courier } from './courier.ts';

/** Who is looking at which table, as far as this process knows. */
export interface Presence {
  isWatching(identity: string, table: string): boolean;
  /** Tells all connections of a person how many tables wait for them. */
  tellUnread(identity: string, tables: readonly string[]): void;
}

export interface NoticeSettings {
  /** Milliseconds that somebody may be away before a notice is sent. */
  readonly patienceMs: number;
  /** Minimum interval between notices for one table. */
  readonly everyMs: number;
  /** Called when a notice is planned, so that a job runner looks when it is due. */
  planned(): void;
}

/** Keeps track of the people who are waited for and are not looking, and has them notified. */
export class TurnNotices {
  private readonly house: House;
  private readonly presence: Presence;
  private readonly courier: Courier;
  private readonly settings: NoticeSettings;

  constructor(house: House, presence: Presence, courier: Courier, settings: NoticeSettings) {
    this.house = house;
    this.presence = presence;
    this.courier = courier;
    this.settings = settings;
    house.store.channel.onWord(({ identity }) => identity !== undefined && void this.tell(identity));
  }

  /** Called with every change of a table. */
  changed(before: TableDoc | undefined, after: TableDoc): void {
    const was = awaited(before);
    const is = awaited(after);
    for (const [identity, seat] of is)
      if (!was.has(identity) && !this.presence.isWatching(identity, after.id)) this.note(identity, after, seat);
    for (const [identity] of was)
      if (!is.has(identity) && !this.presence.isWatching(identity, after.id)) void this.read(identity, after.id);
  }

  /** The person looks at the table, or is not waited for any more. */
  async read(identity: string, table: string): Promise<void> {
    await this.quietly(async () => {
      const { store } = this.house;
      const isNews = await store.write(async (trx) => {
        const changed = await markRead(trx, identity, table);
        if (changed) store.channel.say(trx, { identity });
        return changed;
      }, touches.person(identity));
      if (isNews) await this.tell(identity);
    });
  }

  /** The job that sends a notice, if it is still unread by then. */
  async send(job: JobRow): Promise<Outcome> {
    const [, identity = '', table = ''] = job.id.split(':');
    const { store, now } = this.house;
    const notice = await findNotice(store.db, identity, table);
    if (notice === undefined || notice.unread === 0) return 'done';
    const next = notice.sent + this.settings.everyMs;
    if (notice.sent > 0 && next > now()) return { again: next };
    await this.courier.deliver(identity, table);
    await store.write((trx) => markSent(trx, identity, table, now()), touches.person(identity));
    return 'done';
  }

  private note(identity: string, doc: TableDoc, seat: number): void {
    void this.quietly(async () => {
      const { store } = this.house;
      const now = this.house.now();
      await store.write(async (trx) => {
        await noteTurn(trx, identity, doc.id, seat, now, now + this.settings.patienceMs);
        store.channel.say(trx, { identity });
      }, touches.person(identity));
      this.settings.planned();
      await this.tell(identity);
    });
  }

  private async tell(identity: string): Promise<void> {
    await this.quietly(async () => {
      const unread = await unreadNotices(this.house.store.db, identity);
      this.presence.tellUnread(
        identity,
        unread.map(({ table_id }) => table_id),
      );
    });
  }

  /** Logs a failed notice; the game goes on. */
  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.house.log.warn({ err: error }, 'a notice failed');
    }
  }
}

/** The people a table waits for, each with a seat. */
function awaited(doc: TableDoc | undefined): Map<string, number> {
  if (doc === undefined || doc.phase !== 'playing') return new Map();
  return new Map(
    doc.waiting.flatMap((index) => {
      const seat = doc.seats[index];
      return seat?.kind === 'person' && !isPlayedByBot(seat) ? [[seat.identity, index] as const] : [];
    }),
  );
}
