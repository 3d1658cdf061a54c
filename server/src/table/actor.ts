import { isRefusal, redo } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import { failureOf } from '../store/failure.ts';
import { Closing } from '../store/group-commit.ts';
import { touches } from '../store/locks.ts';
import type { EntryRow } from '../store/schema.ts';
import {
  changeJobs,
  insertEntry,
  insertSnapshot,
  loadEntries,
  loadTable,
  loadVersions,
  replaceTable,
  syncMembers,
} from '../store/table-store.ts';
import { TableAudience } from './audience.ts';
import type { Command, Table, Update } from './command.ts';
import type { TableDoc } from './doc.ts';
import type { House } from './house.ts';
import type { LiveGame } from './live-game.ts';
import { Queue } from './queue.ts';
import { Departed, resume, SNAPSHOT_EVERY } from './resume.ts';
import { taskChanges, tasksOf } from './tasks.ts';

/** Another process has changed the table since we last looked. */
class Conflict extends Error {
  override readonly name = 'Conflict';
}

const ATTEMPTS = 8;
/** Maximum number of positions kept for undo; beyond that the game is resumed from the log. */
const DEEPEST = 300;

/** The authority over one table in this process: runs one command after another, each durable before anybody hears of it. */
export class TableActor implements Table {
  readonly house: House;
  readonly audience: TableAudience;
  /** Keys of recent entries, so that a re-sent one is recognised at once. */
  private readonly keys = new Set<string>();
  lastUsed: number;
  /** The number of the last line of chat that was told here. */
  lastChat = 0;
  private current: TableDoc;
  private live: LiveGame | undefined;
  private readonly queue = new Queue();
  /** The memory may differ from the store. */
  private stale = false;

  constructor(house: House, doc: TableDoc) {
    this.house = house;
    this.current = doc;
    this.lastUsed = house.now();
    this.audience = new TableAudience(house, () => this.current);
  }

  get doc(): TableDoc {
    return this.current;
  }

  get isIdle(): boolean {
    return this.queue.length === 0 && this.audience.size === 0;
  }

  /** The game; resumed from the log when it is not in memory. Only between commands. */
  async game(): Promise<LiveGame> {
    if (this.live !== undefined) return this.live;
    try {
      const { game, keys } = await resume(this.house.store.db, this.house.roomOf(this.doc.game), this.doc);
      this.live = game;
      for (const key of keys) this.keys.add(key);
      return game;
    } catch (error) {
      if (!(error instanceof Departed)) throw error;
      return this.freezeDeparted(error);
    }
  }

  isRecent(key: string): boolean {
    return this.keys.has(key);
  }

  /** A version of the rules that would lead a running game elsewhere must not go on with it. The log holds the whole game. */
  private async freezeDeparted({ message, last }: Departed): Promise<never> {
    if (this.doc.phase === 'playing' && this.doc.frozen === null) {
      this.house.log.error({ table: this.doc.id, entry: last?.sequence, move: last?.move }, `${message}: the table is frozen`);
      const { seat = 0, move = '' } = last ?? {};
      const tell = await this.store({ doc: { frozen: { error: message, seat, decision: last?.decision ?? this.doc.decision, move } } });
      tell();
    }
    throw new Problem('frozen');
  }

  /**
   * Runs a command when all earlier ones are done: it decides, its update is made durable, the sender gets the result, and
   * only then everybody is told. If another process was quicker, the command runs again on the document that one stored.
   */
  run<I, R>(command: Command<I, R>, input: I): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      void this.inTurn(async () => {
        const { update, result, problem } = await command(this, input);
        const tell = update === undefined ? undefined : await this.store(update);
        if (problem === undefined) resolve(result);
        else reject(problem);
        if (tell === undefined) return;
        await afterReplies();
        this.announce(tell);
      }).catch(reject);
    });
  }

  /** What is stored stays stored, even if telling it fails. */
  private announce(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.house.log.error({ err: error, table: this.doc.id }, 'a change could not be told');
    }
  }

  /** Runs something between two commands; again if it fails because another process was quicker. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = this.house.now();
    return this.queue.run(async () => {
      for (let attempt = 1; ; attempt++) {
        if (this.stale) await this.reload();
        try {
          return await work();
        } catch (error) {
          // A command that failed after playing must leave no trace.
          if (this.live !== undefined && this.live.sequence !== this.doc.sequence) this.stale = true;
          if (!(error instanceof Conflict)) throw error;
          if (attempt === ATTEMPTS) throw new Problem('unavailable', { detail: 'too many changes at once' });
        }
      }
    });
  }

  /** Makes an update durable; returns the function that tells everybody. */
  private async store({ doc: change, entry, begins }: Update): Promise<() => void> {
    const before = this.doc;
    const now = this.house.now();
    const after: TableDoc = { ...before, ...change, version: before.version + 1, touched: now };
    const jobs = taskChanges(tasksOf(before, now, this.house.elapsed), tasksOf(after, now, this.house.elapsed));
    const game = begins ?? this.live;
    const snapshot = entry !== undefined && after.sequence > 0 && after.sequence % SNAPSHOT_EVERY === 0;
    const state = snapshot && game !== undefined ? JSON.stringify(game.match.state) : undefined;
    const written = await this.written(async (trx) => {
      if (!(await replaceTable(trx, after))) return false;
      await syncMembers(trx, after, before);
      if (entry !== undefined) await insertEntry(trx, entry.row);
      if (state !== undefined) await insertSnapshot(trx, after.id, after.sequence, state);
      await changeJobs(trx, jobs.gone, jobs.fresh);
      this.house.store.channel.say(trx, { table: after.id });
      return true;
    });
    if (!written) {
      this.stale = true;
      throw new Conflict();
    }
    if (entry?.row.key != null) this.keys.add(entry.row.key);
    if (entry !== undefined) this.house.played(this.house.now() - now);
    this.current = after;
    this.live = game !== undefined && game.match.depth > DEEPEST ? undefined : game;
    return () => {
      this.house.changed(before, after);
      if (jobs.fresh.length > 0) this.house.tasked();
      this.audience.tellUpdate(before, entry?.changes ?? [], begins);
    };
  }

  private async written(work: Parameters<House['store']['write']>[0]): Promise<unknown> {
    try {
      return await this.house.store.write(work, touches.table(this.doc.id));
    } catch (error) {
      this.stale = true;
      // Writes that come too late because the server stops are repeated after the next start.
      // An outage is logged once, by the failed heartbeat.
      const isSaid = error instanceof Closing || failureOf(error) !== 'failing';
      if (!isSaid) this.house.log.error({ err: error, table: this.doc.id }, 'a change could not be stored');
      throw new Problem('unavailable', { detail: 'the change could not be stored' });
    }
  }

  /** Drops what a failed change may have left in memory and goes on from the store. */
  private async reload(): Promise<void> {
    const stored = await loadTable(this.house.store.db, this.doc.id);
    if (stored === undefined) throw new Problem('no-table');
    const moved = stored.version !== this.doc.version;
    this.current = stored;
    this.audience.recheck();
    this.live = undefined;
    this.stale = false;
    if (!moved) return;
    this.audience.showTable();
    if (stored.seed !== null && this.audience.size > 0) this.audience.tellState(await this.game());
  }

  /** Tells those who wait for a bot that it will take longer. Not stored: the bot's next answer brings the new state. */
  showBusy(): void {
    // While several seats are asked, nobody may know who has answered.
    if (this.doc.busy === true || this.doc.asked.length !== 1 || this.queue.length > 0) return;
    this.current = { ...this.doc, busy: true };
    this.audience.showTable();
  }

  /** Whether the store is newer than the memory. */
  isBehind(stored: number): boolean {
    return this.stale || stored !== this.doc.version;
  }

  /** Catches up with another process, entry by entry, so that everybody here sees it happen. */
  catchUp(): Promise<void> {
    return this.queue.run(async () => {
      if (this.stale) return this.reload();
      const before = this.doc;
      const version = (await loadVersions(this.house.store.db, [before.id])).get(before.id);
      if (version === undefined || version <= before.version) return;
      const stored = await loadTable(this.house.store.db, before.id);
      if (stored === undefined || stored.version <= before.version) return;
      const fresh = await loadEntries(this.house.store.db, before.id, before.sequence, stored.sequence);
      const game = this.live;
      this.current = stored;
      this.audience.recheckAfter(before);
      if (game === undefined || before.seed === null) {
        this.live = undefined;
        this.audience.showTable();
        if (stored.seed !== null && this.audience.size > 0) this.audience.tellState(await this.game());
        return;
      }
      this.audience.showTableAfter(before);
      for (const row of fresh) if (row.sequence > 0) this.follow(game, row);
    });
  }

  private follow(game: LiveGame, row: EntryRow): void {
    const played = game.play((match) => redo(match, row.seat, row.move));
    if (isRefusal(played) || played.entry.digest !== (JSON.parse(row.body) as { digest: string }).digest) {
      this.stale = true;
      return;
    }
    if (row.key !== null) this.keys.add(row.key);
    this.audience.tellChanges(played.changes);
  }
}

/** Resolves after the caller of a command has continued: the reply is sent before the changes. */
function afterReplies(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
