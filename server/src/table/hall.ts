import { Problem } from '../problem.ts';
import { insertTable, loadTable } from '../store/table-store.ts';
import { TableActor } from './actor.ts';
import { hearChat } from './chatting.ts';
import type { TableDoc } from './doc.ts';
import type { House } from './house.ts';

export interface HallSettings {
  /** Tables that nobody has used for so long leave memory. */
  readonly coldAfterMs: number;
}

/** All tables that are in memory. Each has one actor; cold ones leave and come back from the log. */
export class Hall {
  readonly house: House;
  private readonly actors = new Map<string, Promise<TableActor>>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(house: House, { coldAfterMs }: HallSettings) {
    this.house = house;
    this.sweeper = setInterval(() => void this.sweep(coldAfterMs), Math.min(coldAfterMs, 30_000));
    this.sweeper.unref();
    const { channel } = house.store;
    channel.onWord(({ table, chat }) => table !== undefined && void this.catchUp(table, chat));
    channel.onGap(() => void this.catchUpAll());
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.actors.size;
  }

  /** The actor of a table, which is loaded when it is cold. */
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

  /** Stores a new table. */
  async add(doc: TableDoc): Promise<TableActor> {
    await this.house.store.write((trx) => insertTable(trx, doc));
    const actor = new TableActor(this.house, doc);
    this.actors.set(doc.id, Promise.resolve(actor));
    this.house.changed(undefined, doc);
    return actor;
  }

  /** Puts tables out of memory that are idle and have not been used for so long. */
  async sweep(coldAfterMs: number): Promise<void> {
    const now = this.house.now();
    for (const [id, loading] of this.actors) {
      const actor = await loading.catch(() => undefined);
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

  private async catchUp(id: string, chat?: number): Promise<void> {
    try {
      const actor = await this.actors.get(id);
      if (actor === undefined) return;
      await (chat === undefined ? actor.catchUp() : hearChat(actor, chat));
    } catch (error) {
      this.house.log.warn({ err: error, table: id }, 'could not catch up with another process');
    }
  }

  private async catchUpAll(): Promise<void> {
    for (const id of this.actors.keys()) await this.catchUp(id);
  }
}
