import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';
import { StoreRefusal } from './store-refusal.ts';

export const FILE = 'ludoteca.db';
const WAIT_MS = 5_000;

/** Opens (or creates) the file. Every commit reaches the disk before it is reported: WAL with synchronous=FULL. */
export function openSqlite(file: string, options: { readonly mustExist?: boolean } = {}): Kysely<Schema> {
  if (options.mustExist && !existsSync(file)) throw new StoreRefusal(`${file}: no such database`);
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout=${WAIT_MS}`);
  database.exec('PRAGMA journal_mode=WAL');
  database.exec('PRAGMA synchronous=FULL');
  const statements = new Map<string, Database.Statement>();
  // The dialect prepares every query anew; keeping the statements makes writing a move three times quicker.
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const made = sql === 'rollback' ? rollback(database) : database.prepare(sql);
    if (statements.size < 500) statements.set(sql, made);
    return made;
  };
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } as never }) });
}

/** SQLite takes a transaction back by itself when the disk is full; asked to do it again, it would hide why. */
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
  mkdirSync(directory, { recursive: true });
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
