import { Problem } from '../problem.ts';
import type { Word } from '../store/channel.ts';
import { failureOf } from '../store/failure.ts';
import { touches } from '../store/locks.ts';
import { insertTable, loadTable, loadVersions } from '../store/table-store.ts';
import { TableActor } from './actor.ts';
import { hearChat, hearMissedChat } from './chatting.ts';
import type { TableDoc } from './doc.ts';
import type { House } from './house.ts';

export interface HallSettings {
  /** Idle time after which a table is unloaded. */
  readonly coldAfterMs: number;
}

/** Number of tables compared with the database in one query. */
const AT_ONCE = 500;
/** Overlap for clock differences between processes: messages sent this long before a break may have been missed too. */
const OVERLAP_MS = 5_000;

/** All tables in memory. Each has one actor; idle ones are unloaded and resumed from the log. */
export class Hall {
  readonly house: House;
  private readonly actors = new Map<string, Promise<TableActor>>();
  private readonly sweeper: NodeJS.Timeout;
  /** Since when messages of other processes may have been missed. */
  private deafSince: number | undefined;

  constructor(house: House, { coldAfterMs }: HallSettings) {
    this.house = house;
    this.sweeper = setInterval(() => void this.sweep(coldAfterMs), Math.min(coldAfterMs, 30_000));
    this.sweeper.unref();
    const { channel } = house.store;
    channel.onWord((word) => word.table !== undefined && void this.hear(word.table, word));
    channel.onLoss(() => {
      this.deafSince ??= house.now();
    });
    channel.onGap(() => void this.catchUpAll());
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.actors.size;
  }

  /** The actor of a table, loaded when it is not in memory. */
  async table(id: string): Promise<TableActor> {
    const known = this.actors.get(id);
    if (known !== undefined) {
      const actor = await known;
      actor.lastUsed = this.house.now();
      return actor;
    }
    const loading = this.load(id);
    this.actors.set(id, loading);
    try {
      return await loading;
    } catch (error) {
      this.actors.delete(id);
      throw error;
    }
  }

  /** The actor of a table, no older than the store. While the database cannot be asked, the memory must do. */
  async fresh(id: string): Promise<TableActor> {
    const actor = await this.table(id);
    await this.catchUp(actor);
    return actor;
  }

  /** Tells people at these tables that their bots have to wait. */
  async showBusy(tables: readonly string[]): Promise<void> {
    for (const id of tables) (await this.actors.get(id)?.catch(() => undefined))?.showBusy();
  }

  /**
   * The actor of a table, surely no older than the store. A job may reach a process before the message about the change
   * that caused it: judged by the memory, it would seem to be obsolete.
   */
  async current(id: string): Promise<TableActor> {
    const actor = await this.table(id);
    await actor.catchUp();
    return actor;
  }

  /** Stores a new table. */
  async add(doc: TableDoc): Promise<TableActor> {
    await this.house.store.write((trx) => insertTable(trx, doc), touches.table(doc.id));
    const actor = new TableActor(this.house, doc);
    this.actors.set(doc.id, Promise.resolve(actor));
    this.house.changed(undefined, doc);
    return actor;
  }

  /** Unloads idle tables that have not been used for a while. */
  async sweep(coldAfterMs: number): Promise<void> {
    const now = this.house.now();
    for (const [id, loading] of this.actors) {
      const actor = await loading.catch(() => undefined);
      actor?.audience.announceVisitors();
      if (actor === undefined || (actor.isIdle && now - actor.lastUsed >= coldAfterMs)) this.actors.delete(id);
    }
  }

  close(): void {
    clearInterval(this.sweeper);
  }

  private async load(id: string): Promise<TableActor> {
    const doc = await loadTable(this.house.store.db, id);
    if (doc === undefined) throw new Problem('no-table');
    return new TableActor(this.house, doc);
  }

  /** Takes over what another process has done at a table that is in memory here. */
  private async hear(id: string, { chat, visitors, from }: Word): Promise<void> {
    const actor = await this.actors.get(id)?.catch(() => undefined);
    if (actor === undefined) return;
    if (visitors !== undefined) actor.audience.hearVisitors(from ?? '', visitors);
    else if (chat === undefined) await this.catchUp(actor);
    else await this.quietly(actor, () => hearChat(actor, chat));
  }

  private catchUp(actor: TableActor): Promise<void> {
    return this.quietly(actor, () => actor.catchUp());
  }

  private async quietly(actor: TableActor, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const isExpected = error instanceof Problem || failureOf(error) !== 'failing';
      if (!isExpected) this.house.log.warn({ err: error, table: actor.doc.id }, 'could not catch up with another process');
    }
  }

  /** Messages were missed: tables whose stored version differs from the one in memory are reloaded. */
  private async catchUpAll(): Promise<void> {
    const since = this.deafSince;
    this.deafSince = undefined;
    const ids = [...this.actors.keys()];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const versions = await loadVersions(this.house.store.db, ids.slice(from, from + AT_ONCE)).catch(() => undefined);
      for (const id of ids.slice(from, from + AT_ONCE)) await this.catchUpAfterGap(id, versions?.get(id), since);
    }
  }

  private async catchUpAfterGap(id: string, version: number | undefined, since: number | undefined): Promise<void> {
    const actor = await this.actors.get(id)?.catch(() => undefined);
    if (actor === undefined) return;
    if (version === undefined || actor.isBehind(version)) await this.catchUp(actor);
    if (since !== undefined && actor.audience.size > 0) await this.quietly(actor, () => hearMissedChat(actor, since - OVERLAP_MS));
  }
}
