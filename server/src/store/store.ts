import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeBackup } from '../operations/backup.ts';
import { type Channel, FileChannel, PostgresChannel } from './channel.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { openPostgres, underAdvisoryLock } from './postgres.ts';
import type { Db, Trx } from './schema.ts';
import { FILE, lockDirectory, openSqlite } from './sqlite.ts';
import { StoreRefusal } from './store-refusal.ts';

/** Where everything is kept. The queries are the same for both databases; what differs stays behind this interface. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** The name of this process among those that share the database. */
  readonly self: string;
  /** For reading. */
  readonly db: Db;
  readonly channel: Channel;
  /** Changes waiting for the disk. */
  readonly waiting: number;
  /** Writes, and answers only when it is durable. The work may be run more than once. */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Calls back when something could not be written, and with `lost` when the connection broke. */
  onTrouble(listener: (lost: boolean) => void): void;
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
  const release = lockDirectory(dataDir);
  try {
    const db = openSqlite(join(dataDir, FILE));
    await migrate(db, (version) => writeBackup(db, backupFile(dataDir, version)));
    return embedded(db, release);
  } catch (error) {
    release();
    throw error;
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
  const { db } = openPostgres(url);
  await underAdvisoryLock(db, (alone) => migrate(alone, (version) => writeBackup(alone, backupFile(dataDir, version))));
  const self = randomUUID();
  const channel = new PostgresChannel(url, self);
  await channel.open();
  return assembled('postgres', db, channel, () => undefined, self);
}

function assembled(kind: Store['kind'], db: Db, channel: Channel, release: () => void, self: string = randomUUID()): Store {
  const listeners: ((lost: boolean) => void)[] = [];
  const trouble = (lost: boolean): void => {
    for (const listener of listeners) listener(lost);
  };
  const commits = new GroupCommit(db, () => trouble(false));
  channel.onLoss(() => trouble(true));
  return {
    kind,
    self,
    db,
    channel,
    get waiting() {
      return commits.waiting;
    },
    write: (work) => commits.write(work),
    onTrouble: (listener) => void listeners.push(listener),
    close: async () => {
      await channel.close();
      await db.destroy();
      release();
    },
  };
}

function backupFile(dataDir: string, version: number): string {
  return join(dataDir, 'backups', `before-schema-${version + 1}-${new Date().toISOString().replaceAll(':', '-')}.jsonl.gz`);
}
