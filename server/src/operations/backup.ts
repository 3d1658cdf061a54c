import { createReadStream, createWriteStream, mkdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BadInput } from '@ludoteca/kernel';
import type { Insertable } from 'kysely';
import { schemaVersion } from '../store/migrate.ts';
import { MIGRATIONS, REFILLS } from '../store/migrations.ts';
import { type Db, type Schema, TABLES } from '../store/schema.ts';

const PAGE = 500;

/**
 * Writes everything into one file: compressed lines of JSON, the same for both databases, so that a backup of one can be
 * restored into the other. It is one consistent picture, taken while the server goes on, and appears whole or not at all.
 */
export async function writeBackup(db: Db, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.part`;
  // SQLite ignores the isolation level: there every transaction is a snapshot.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => pipeline(Readable.from(lines(trx)), createGzip(), createWriteStream(temporary)));
  const handle = await open(temporary, 'r+');
  await handle.sync();
  await handle.close();
  renameSync(temporary, file);
}

async function* lines(db: Db): AsyncGenerator<string> {
  yield `${JSON.stringify({ ludoteca: 'backup', schema: await schemaVersion(db) })}\n`;
  // Before an older database is brought up to date it is backed up as it is, without the tables that are to come.
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const table of TABLES.filter((name) => there.has(name))) {
    for (let offset = 0; ; offset += PAGE) {
      const rows = await page(db, table, offset);
      for (const row of rows) yield `${JSON.stringify([table, row])}\n`;
      if (rows.length < PAGE) break;
    }
  }
  yield `${JSON.stringify({ end: true })}\n`;
}

const ORDER: { readonly [T in keyof Schema]: readonly (keyof Schema[T] & string)[] } = {
  meta: ['key'],
  identities: ['id'],
  sessions: ['id'],
  tables: ['id'],
  members: ['identity', 'table_id'],
  entries: ['table_id', 'sequence'],
  snapshots: ['table_id', 'sequence'],
  jobs: ['id'],
  notices: ['identity', 'table_id'],
  pushes: ['endpoint'],
  downtimes: ['began'],
  chat: ['table_id', 'number'],
  shares: ['key'],
  blocks: ['identity', 'blocked'],
};

async function page<T extends keyof Schema>(db: Db, table: T, offset: number): Promise<object[]> {
  let query = db.selectFrom(table as 'meta').selectAll();
  for (const column of ORDER[table]) query = query.orderBy(column as 'key');
  return query.limit(PAGE).offset(offset).execute();
}

/** Fills an empty database from a backup, all of it or nothing. */
export async function readBackup(db: Db, file: string): Promise<number> {
  const taken = await db.selectFrom('tables').select('id').limit(1).executeTakeFirst();
  const known = await db.selectFrom('identities').select('id').limit(1).executeTakeFirst();
  if (taken !== undefined || known !== undefined) throw new BadInput('the database is not empty: restore into a new DATA_DIR or database');
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('meta').execute();
    let rows = 0;
    await readable(file, () =>
      pipeline(createReadStream(file), createGunzip(), async (source) => {
        rows = await restoreLines(trx, createInterface({ input: source as Readable }), file);
      }),
    );
    await raise(trx);
    return rows;
  });
}

/** What a backup of an earlier schema lacks is filled in. */
async function raise(db: Db): Promise<void> {
  for (const step of MIGRATIONS.slice(await schemaVersion(db))) await REFILLS.get(step)?.(db);
  await db
    .updateTable('meta')
    .set({ value: String(MIGRATIONS.length) })
    .where('key', '=', 'schema')
    .execute();
}

/** Reports a file that is no backup, or is truncated, as bad input. */
async function readable(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = String((error as { code?: unknown }).code ?? '');
    if (error instanceof SyntaxError || /^Z_/.test(code)) throw new BadInput(`${file}: not a backup, or a damaged one`);
    throw error;
  }
}

async function restoreLines(db: Db, from: AsyncIterable<string>, file: string): Promise<number> {
  let rows = 0;
  let ended = false;
  for await (const line of from) {
    const value: unknown = JSON.parse(line);
    if (Array.isArray(value)) {
      rows += 1;
      await restoreRow(db, value);
    } else ended = readFrame(value) || ended;
  }
  if (!ended) throw new BadInput(`${file}: the backup breaks off`);
  return rows;
}

/** Checks the first and last line; returns whether it was the last. */
function readFrame(value: unknown): boolean {
  const { schema, end } = value as { schema?: number; end?: boolean };
  if (schema !== undefined && schema > MIGRATIONS.length) {
    throw new BadInput(
      `the backup has schema ${schema}, this Ludoteca ${MIGRATIONS.length}: a newer one wrote it, restore it with that one`,
    );
  }
  return end === true;
}

async function restoreRow(db: Db, [table, row]: unknown[]): Promise<void> {
  const name = TABLES.find((candidate) => candidate === table);
  if (name === undefined) throw new BadInput(`the backup has an unknown table "${String(table)}"`);
  await db
    .insertInto(name as 'meta')
    .values(row as Insertable<Schema['meta']>)
    .execute();
}
