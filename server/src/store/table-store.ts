import { membersOf, type TableDoc } from '../table/doc.ts';
import { prepared } from './prepared.ts';
import type { Db, EntryRow, JobRow, TableRow, Trx } from './schema.ts';

/** A row of `tables` from a document. */
function rowOf(doc: TableDoc): TableRow {
  return {
    id: doc.id,
    version: doc.version,
    game: doc.game,
    phase: doc.phase,
    listed: doc.listed ? 1 : 0,
    invite: doc.invite,
    host: doc.host,
    bots: doc.seats.some(({ kind }) => kind === 'bot') ? 1 : 0,
    created: doc.created,
    touched: doc.touched,
    doc: JSON.stringify(doc),
  };
}

export async function insertTable(trx: Trx, doc: TableDoc): Promise<void> {
  await trx.insertInto('tables').values(rowOf(doc)).execute();
  await syncMembers(trx, doc, undefined);
}

const replacing = prepared<TableRow & { seen: number }>((db, { id, seen, version, phase, listed, invite, host, bots, touched, doc }) =>
  db
    .updateTable('tables')
    .set({ version, phase, listed, invite, host, bots, touched, doc })
    .where('id', '=', id)
    .where('version', '=', seen),
);

/** Replaces a document if nobody else has since it was read. */
export async function replaceTable(trx: Trx, doc: TableDoc): Promise<boolean> {
  const { rows } = await replacing(trx, { ...rowOf(doc), seen: doc.version - 1 });
  return rows === 1;
}

/** The people of a table: who sits or sat here, and who is invited while people gather. */
function ownersOf(doc: TableDoc): string[] {
  return [...membersOf(doc), ...(doc.phase === 'gathering' ? (doc.invited ?? []) : [])];
}

/** Keeps the index of who sits where. */
export async function syncMembers(trx: Trx, doc: TableDoc, before: TableDoc | undefined): Promise<void> {
  if (before?.seats === doc.seats && before.invited === doc.invited && before.phase === doc.phase) return;
  const now = new Set(ownersOf(doc));
  const then = new Set(before === undefined ? [] : ownersOf(before));
  for (const identity of then) {
    if (!now.has(identity)) await trx.deleteFrom('members').where('table_id', '=', doc.id).where('identity', '=', identity).execute();
  }
  for (const identity of now) {
    if (then.has(identity)) continue;
    await trx
      .insertInto('members')
      .values({ table_id: doc.id, identity })
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

const inserting = prepared<EntryRow>((db, { table_id, sequence, seat, move, decision, key, made, numbers, body }) =>
  db.insertInto('entries').values({ table_id, sequence, seat, move, decision, key, made, numbers, body }),
);

export async function insertEntry(trx: Trx, entry: EntryRow): Promise<void> {
  await inserting(trx, entry);
}

export async function insertSnapshot(trx: Trx, table: string, sequence: number, state: string): Promise<void> {
  await trx.insertInto('snapshots').values({ table_id: table, sequence, state }).execute();
}

/** Removes the jobs that are no longer wanted and adds the new ones. */
export async function changeJobs(trx: Trx, gone: readonly string[], fresh: readonly JobRow[]): Promise<void> {
  if (gone.length > 0) await trx.deleteFrom('jobs').where('id', 'in', gone).execute();
  if (fresh.length > 0) {
    await trx
      .insertInto('jobs')
      .values(fresh)
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

export async function loadTable(db: Db, id: string): Promise<TableDoc | undefined> {
  const row = await db.selectFrom('tables').select('doc').where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : readDoc(row.doc);
}

/** How often each of these tables has changed; far cheaper than reading the documents. */
export async function loadVersions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function loadTableByInvite(db: Db, invite: string): Promise<TableDoc | undefined> {
  const row = await db.selectFrom('tables').select('doc').where('invite', '=', invite).executeTakeFirst();
  return row === undefined ? undefined : readDoc(row.doc);
}

export function readDoc(text: string): TableDoc {
  return JSON.parse(text) as TableDoc;
}

/** The log after an entry, up to another. */
export function loadEntries(db: Db, table: string, after: number, upTo: number): Promise<EntryRow[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('sequence', '>', after)
    .where('sequence', '<=', upTo)
    .orderBy('sequence')
    .execute();
}

/** The latest snapshot taken at an entry or before it. */
export function loadSnapshot(db: Db, table: string, atMost: number): Promise<{ sequence: number; state: string } | undefined> {
  return db
    .selectFrom('snapshots')
    .select(['sequence', 'state'])
    .where('table_id', '=', table)
    .where('sequence', '<=', atMost)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether an entry with this key is in the log. */
export async function hasKey(db: Db, table: string, key: string): Promise<boolean> {
  const row = await db.selectFrom('entries').select('sequence').where('table_id', '=', table).where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}
