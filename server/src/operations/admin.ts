import type { Room } from '@ludoteca/games';
import { BadInput } from '@ludoteca/kernel';
import { findByName, setPassword } from '../identity/people.ts';
import { endSessions } from '../identity/sessions.ts';
import { touches } from '../store/locks.ts';
import type { IdentityRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { loadTable, readDoc, replaceTable } from '../store/table-store.ts';
import type { TableDoc } from '../table/doc.ts';
import { fullRecord } from '../table/record.ts';
import { tasksOf } from '../table/tasks.ts';

const DAY_MS = 24 * 3_600_000;

/** A line of the operator's list of tables. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly frozen: boolean;
  readonly people: readonly string[];
  readonly entries: number;
  readonly touched: string;
}

export async function listTables(store: Store, phase: string | undefined): Promise<TableLine[]> {
  const query = store.db.selectFrom('tables').select('doc').orderBy('touched', 'desc').limit(1_000);
  const rows = await (phase === undefined ? query : query.where('phase', '=', phase)).execute();
  return rows.map(({ doc }) => {
    const { id, game, phase: now, frozen, seats, sequence, touched } = readDoc(doc);
    const people = seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.level : '-'));
    return { id, game, phase: now, frozen: frozen !== null, people, entries: sequence, touched: new Date(touched).toISOString() };
  });
}

export function closeTable(store: Store, id: string): Promise<void> {
  return change(store, id, () => ({ phase: 'closed', invite: null, asked: [], waiting: [], proposal: null }));
}

/** Unfreezes a table; its bots and clocks go on too. */
export function thawTable(store: Store, id: string): Promise<void> {
  return change(store, id, () => ({ frozen: null }));
}

/** Changes a document. Running servers notice by the version, or by the notification. */
async function change(store: Store, id: string, make: (doc: TableDoc) => Partial<TableDoc>): Promise<void> {
  const now = Date.now();
  const done = await store.write(async (trx) => {
    const doc = await loadTable(trx, id);
    if (doc === undefined) throw new BadInput(`there is no table "${id}"`);
    const next: TableDoc = { ...doc, ...make(doc), version: doc.version + 1, touched: now };
    if (!(await replaceTable(trx, next))) return false;
    await trx.deleteFrom('jobs').where('table_id', '=', id).where('kind', 'in', ['bot', 'clock']).execute();
    const jobs = tasksOf(next, now, (from, to) => to - from);
    if (jobs.length > 0) await trx.insertInto('jobs').values(jobs).execute();
    store.channel.say(trx, { table: id });
    return true;
  }, touches.table(id));
  if (!done) throw new BadInput(`table "${id}" is changing just now: try again`);
}

/** Everything needed to reproduce a failure. It includes the seed: not for players of a running game. */
export async function reproducer(store: Store, roomOf: (game: string) => Room | Promise<Room>, id: string): Promise<object> {
  const doc = await loadTable(store.db, id);
  if (doc === undefined) throw new BadInput(`there is no table "${id}"`);
  if (doc.seed === null) throw new BadInput(`table "${id}" has not started`);
  return { frozen: doc.frozen, record: await fullRecord(store.db, await roomOf(doc.game), doc) };
}

export async function resetPassword(store: Store, who: string, password: string): Promise<void> {
  const { id } = await person(store, who);
  await setPassword(store, id, password);
  await endSessions(store, id, {});
}

export async function setBanned(store: Store, who: string, banned: boolean): Promise<void> {
  const { id } = await person(store, who);
  const value = banned ? 1 : 0;
  await store.write((trx) => trx.updateTable('identities').set({ banned: value }).where('id', '=', id).execute(), touches.person(id));
  if (banned) await endSessions(store, id, {});
}

/** Deletes guests who have not been seen for this long and sit at no unfinished table. */
export async function purgeGuests(store: Store, days: number, now: number): Promise<number> {
  // It may touch any person and any table: one of the few writes that lock out all others.
  return store.write(async (trx) => {
    const busy = trx
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select('members.identity')
      .where('tables.phase', 'in', ['gathering', 'playing']);
    const rows = await trx
      .selectFrom('identities')
      .select('id')
      .where('password', 'is', null)
      .where('seen', '<', now - days * DAY_MS)
      .where('id', 'not in', busy)
      .execute();
    for (const { id } of rows) {
      for (const table of ['sessions', 'notices', 'pushes', 'members', 'shares'] as const)
        await trx.deleteFrom(table).where('identity', '=', id).execute();
      await trx.deleteFrom('identities').where('id', '=', id).execute();
    }
    return rows.length;
  });
}

async function person(store: Store, who: string): Promise<IdentityRow> {
  const byId = await store.db.selectFrom('identities').selectAll().where('id', '=', who).executeTakeFirst();
  const found = byId ?? (await findByName(store, who));
  if (found === undefined) throw new BadInput(`there is nobody called "${who}"; a claimed name or the id of an identity expected`);
  return found;
}
