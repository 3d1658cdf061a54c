import { nameShape } from '../identity/names.ts';
import type { Db } from './schema.ts';

/** One step of the schema. Steps are never changed once released; the database remembers how many it has taken. */
export type Migration = (db: Db) => Promise<void>;

async function people(db: Db): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('email', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('banned', 'integer', (c) => c.notNull())
    .addColumn('notices', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('agent', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_of').on('sessions').column('identity').execute();
}

async function tables(db: Db): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('invite', 'text', (c) => c.unique())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('touched', 'bigint', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tables_by_phase').on('tables').columns(['phase', 'listed', 'created']).execute();
  await db.schema
    .createTable('members')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('members_key', ['identity', 'table_id'])
    .execute();
}

async function logs(db: Db): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('move', 'text', (c) => c.notNull())
    .addColumn('decision', 'integer')
    .addColumn('key', 'text')
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addColumn('numbers', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'sequence'])
    .execute();
  await db.schema.createIndex('entries_once').unique().on('entries').columns(['table_id', 'key']).execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'sequence'])
    .execute();
}

async function jobs(db: Db): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('decision', 'integer', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').column('due').execute();
  await db.schema
    .createTable('downtimes')
    .addColumn('began', 'bigint', (c) => c.primaryKey())
    .addColumn('ended', 'bigint', (c) => c.notNull())
    .execute();
}

async function messages(db: Db): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('unread', 'integer', (c) => c.notNull())
    .addColumn('sent', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['identity', 'table_id'])
    .execute();
  await db.schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
    .execute();
}

async function sharing(db: Db): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('withdrawn', 'bigint')
    .execute();
  await db.schema.createIndex('shares_of').on('shares').columns(['table_id', 'identity']).execute();
}

/** Records for every table whose it is and whether bots sit there, and for every job for whom it is done. */
async function owners(db: Db): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('host', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('bots', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('jobs')
    .addColumn('owner', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await fillOwners(db);
  await db.schema.createIndex('tables_by_host').on('tables').columns(['host', 'phase']).execute();
}

async function fillOwners(db: Db): Promise<void> {
  const rows = await db.selectFrom('tables').select('id').execute();
  for (const { id } of rows) {
    const { doc } = await db.selectFrom('tables').select('doc').where('id', '=', id).executeTakeFirstOrThrow();
    const { host, seats } = JSON.parse(doc) as { host: string; seats: readonly { kind: string }[] };
    const bots = seats.some(({ kind }) => kind === 'bot') ? 1 : 0;
    await db.updateTable('tables').set({ host, bots }).where('id', '=', id).execute();
    await db.updateTable('jobs').set({ owner: host }).where('table_id', '=', id).execute();
  }
}

/** Protects claimed names against names that look like them, and lets people block others. */
async function imitationsAndBlocks(db: Db): Promise<void> {
  await db.schema.alterTable('identities').addColumn('name_shape', 'text').execute();
  await db.schema.createIndex('identities_by_shape').on('identities').column('name_shape').execute();
  await fillShapes(db);
  await db.schema
    .createTable('blocks')
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('blocked', 'text', (c) => c.notNull())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['identity', 'blocked'])
    .execute();
}

async function fillShapes(db: Db): Promise<void> {
  const claimed = await db.selectFrom('identities').select(['id', 'name']).where('name_key', 'is not', null).execute();
  for (const { id, name } of claimed)
    await db
      .updateTable('identities')
      .set({ name_shape: nameShape(name) })
      .where('id', '=', id)
      .execute();
}

/** Tokens for programs: sessions with scopes. */
async function tokens(db: Db): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('label', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('scopes', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('expires', 'bigint').execute();
}

export const MIGRATIONS: readonly Migration[] = [
  async (db) => {
    await people(db);
    await tables(db);
    await logs(db);
    await jobs(db);
    await messages(db);
  },
  sharing,
  owners,
  imitationsAndBlocks,
  tokens,
];

/** What a step computes from older data: a backup of an earlier schema lacks it. */
export const REFILLS: ReadonlyMap<Migration, Migration> = new Map([
  [owners, fillOwners],
  [imitationsAndBlocks, fillShapes],
]);
