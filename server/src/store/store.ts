import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeBackup } from '../operations/backup.ts';
import { type Channel, FileChannel } from './channel.ts';
import { GroupCommit, type GroupSettings } from './group-commit.ts';
import { takeLocks } from './locks.ts';
import { migrate } from './migrate.ts';
import type { Db, Trx } from './schema.ts';
import { FILE, lockDirectory, mustBeSound, openSqlite, refusalFor } from './sqlite.ts';
import { StoreRefusal } from './store-refusal.ts';

/** The database. The queries are the same for both kinds; what differs stays behind this interface. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** The name of this process among those that share the database. */
  readonly self: string;
  /** For reading. */
  readonly db: Db;
  readonly channel: Channel;
  /** Changes waiting for the disk. */
  readonly waiting: number;
  /**
   * Writes, and resolves only when it is durable. The work may be run more than once. `touches` names what it changes (see
   * locks.ts); a change that does not name it shuts out the other processes while it runs.
   */
  write<T>(work: (trx: Trx) => Promise<T>, ...touches: readonly string[]): Promise<T>;
  /** Calls back when something could not be written (with the reason), and without a reason when the connection broke. */
  onTrouble(listener: (error: unknown) => void): void;
  /** Writes what was handed in before, and closes; later writes are refused. */
  close(): Promise<void>;
}

export interface StoreSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens the store, alone in its directory for SQLite, and brings the schema up to date. */
export function openStore(settings: StoreSettings): Promise<Store> {
  return settings.databaseUrl === undefined ? openEmbedded(settings.dataDir) : openShared(settings.databaseUrl, settings.dataDir);
}

async function openEmbedded(dataDir: string): Promise<Store> {
  const file = join(dataDir, FILE);
  let release = (): void => undefined;
  try {
    release = lockDirectory(dataDir);
    mustBeSound(file);
    const db = openSqlite(file);
    await migrate(db, (version) => writeBackup(db, backupFile(dataDir, version)));
    return embedded(db, release);
  } catch (error) {
    release();
    throw refusalFor(error, file);
  }
}

/** For the operator's commands: beside a running server, so nothing is locked and the schema is left alone. */
export async function openForOperator({ dataDir, databaseUrl }: StoreSettings): Promise<Store> {
  if (databaseUrl !== undefined) return openShared(databaseUrl, dataDir);
  const db = openSqlite(join(dataDir, FILE), { mustExist: true });
  await migrate(db, () => Promise.reject(new StoreRefusal('the database has an older schema: start the server once')));
  return embedded(db, () => undefined);
}

function embedded(db: Db, release: () => void): Store {
  const counter = async (): Promise<number> => {
    const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(db);
    return rows[0]?.data_version ?? 0;
  };
  return assembled('sqlite', db, new FileChannel(counter), release);
}

async function openShared(url: string, dataDir: string): Promise<Store> {
  // Loaded only here: a server on the embedded database starts without it.
  const [{ openPostgres, postgresRefusal, underAdvisoryLock }, { PostgresChannel }] = await Promise.all([
    import('./postgres.ts'),
    import('./postgres-channel.ts'),
  ]);
  const { db } = openPostgres(url);
  try {
    await underAdvisoryLock(db, (alone) => migrate(alone, (version) => writeBackup(alone, backupFile(dataDir, version))));
  } catch (error) {
    await db.destroy();
    throw postgresRefusal(error, url);
  }
  const self = randomUUID();
  const channel = new PostgresChannel(url, self, (name, text) => sql`select pg_notify(${name}, ${text})`.execute(db));
  await channel.open();
  const around = { before: takeLocks, after: (trx: Trx) => channel.flush(trx) };
  return assembled('postgres', db, channel, () => undefined, self, around);
}

function assembled(
  kind: Store['kind'],
  db: Db,
  channel: Channel,
  release: () => void,
  self: string = randomUUID(),
  around: GroupSettings = {},
): Store {
  const listeners: ((error: unknown) => void)[] = [];
  const trouble = (error: unknown): void => {
    for (const listener of listeners) listener(error);
  };
  const commits = new GroupCommit(db, { ...around, failed: trouble });
  channel.onLoss(() => trouble(undefined));
  return {
    kind,
    self,
    db,
    channel,
    get waiting() {
      return commits.waiting;
    },
    write: (work, ...touches) => commits.write(work, touches),
    onTrouble: (listener) => void listeners.push(listener),
    close: async () => {
      await commits.close();
      await channel.close();
      await db.destroy();
      release();
    },
  };
}

function backupFile(dataDir: string, version: number): string {
  return join(dataDir, 'backups', `before-schema-${version + 1}-${new Date().toISOString().replaceAll(':', '-')}.jsonl.gz`);
}
