import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { failureOf } from './failure.ts';
import type { Schema } from './schema.ts';
import { StoreRefusal } from './store-refusal.ts';

export const FILE = 'ludoteca.db';
const WAIT_MS = 5_000;

/** Opens (or creates) the file. Every commit reaches the disk before it is reported: WAL with synchronous=FULL. */
export function openSqlite(file: string, options: { readonly mustExist?: boolean } = {}): Kysely<Schema> {
  if (options.mustExist && !existsSync(file)) throw new StoreRefusal(`${file}: no such database`);
  makeFolder(dirname(file));
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout=${WAIT_MS}`);
  database.exec('PRAGMA journal_mode=WAL');
  database.exec('PRAGMA synchronous=FULL');
  const statements = new Map<string, Database.Statement>();
  // The dialect prepares every query again; caching the statements makes writing a move three times faster.
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const made = sql === 'rollback' ? rollback(database) : database.prepare(sql);
    if (statements.size < 500) statements.set(sql, made);
    return made;
  };
  const close = (): void => {
    tidy(database);
    database.close();
  };
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: { prepare, close } as never }) });
}

/** Checkpoints the WAL, so that a closed database is one file. While others read, it stays. */
function tidy(database: Database.Database): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Only for tidiness: the next start reads the WAL as well.
  }
}

/**
 * Whether the file can be trusted. An empty file beside a WAL is not a new database but what is left of an old one:
 * opening it would throw the WAL away.
 */
export function mustBeSound(file: string): void {
  const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0)
    throw new StoreRefusal(`${file}: empty, but there are changes beside it (${FILE}-wal): restore a backup, or move both away`);
  if (sizeOf(file) === 0) return;
  const database = new Database(file);
  try {
    const found = database.prepare('PRAGMA quick_check(1)').all() as { quick_check?: string }[];
    const verdict = found[0]?.quick_check ?? 'ok';
    if (verdict !== 'ok') throw new StoreRefusal(`${file}: damaged (${verdict.split('\n').at(-1)}): restore a backup`);
  } finally {
    database.close();
  }
}

/** A folder and those above it, one at a time: where no folder can be (as in /proc), making them all at once never ends. */
function makeFolder(directory: string): void {
  const path = resolve(directory);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

const NO_FOLDER: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'read-only',
  ENOTDIR: 'part of the path is not a folder',
  EEXIST: 'not a folder',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
};

/** What the operator can mend, in one line. */
export function refusalFor(error: unknown, file: string): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const [said, words] = [String(code ?? ''), String(message ?? '')];
  if (failureOf(error) === 'damaged') return new StoreRefusal(`${file}: not a database, or a damaged one: restore a backup`);
  const reason = NO_FOLDER[said];
  if (reason !== undefined)
    return new StoreRefusal(`${dirname(file)}: cannot be used (${reason}); set DATA_DIR to a folder that can be written`);
  if (/SQLITE_(READONLY|CANTOPEN|PERM)/.test(said) || /readonly|unable to open/i.test(words))
    return new StoreRefusal(`${file}: cannot be opened for writing; set DATA_DIR to a folder that can be written`);
  if (failureOf(error) === 'disk-full') return new StoreRefusal(`${file}: the disk is full`);
  // What a full disk looks like when there is no room for the shared memory of the log.
  return /SQLITE_IOERR/.test(said) || /disk I\/O error/i.test(words)
    ? new StoreRefusal(`${file}: the disk cannot be read or written; perhaps it is full`)
    : error;
}

/** SQLite rolls a transaction back by itself when the disk is full; a second rollback would hide the reason. */
function rollback(database: Database.Database): Database.Statement {
  const statement = database.prepare('rollback');
  const run = (): Database.RunResult => (database.inTransaction ? statement.run() : { changes: 0, lastInsertRowid: 0 });
  return { reader: false, run } as unknown as Database.Statement;
}

/**
 * Takes the directory for this process alone. The lock is the operating system's, on a file of its own, so it vanishes
 * with the process however it dies, and backups may read meanwhile.
 */
export function lockDirectory(directory: string): () => void {
  makeFolder(directory);
  const lock = new Database(join(directory, 'ludoteca.lock'));
  try {
    lock.exec('PRAGMA busy_timeout=0');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const busy = error instanceof Error && /lock|busy/i.test(error.message);
    if (!busy) throw error;
    throw new StoreRefusal(`${directory}: another Ludoteca is using this directory; stop it or set DATA_DIR`);
  }
  return () => lock.close();
}
