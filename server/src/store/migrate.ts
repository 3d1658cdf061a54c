import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Db } from './schema.ts';
import { StoreRefusal } from './store-refusal.ts';

/**
 * Brings the schema up to date. A database written by a newer Ludoteca is refused; before an older one is changed,
 * `backup` is called. Must run under a lock of its own.
 */
export async function migrate(db: Db, backup: (version: number) => Promise<void>, steps: readonly Migration[] = MIGRATIONS): Promise<void> {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  const version = await schemaVersion(db);
  if (version > steps.length) {
    throw new StoreRefusal(`the database has schema ${version}, this Ludoteca knows ${steps.length}: a newer one wrote it, start that one`);
  }
  if (version > 0 && version < steps.length) await backup(version);
  for (const [index, step] of steps.entries()) if (index >= version) await take(db, step, index + 1);
}

async function take(db: Db, step: Migration, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await step(trx);
    await trx
      .insertInto('meta')
      .values({ key: 'schema', value: String(version) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(version) }))
      .execute();
  });
}

/** Number of steps that the database has taken. */
export async function schemaVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'schema').executeTakeFirst();
  return row === undefined ? 0 : Number(row.value);
}
