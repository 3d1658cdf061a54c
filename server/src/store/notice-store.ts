import type { Db, NoticeRow, Trx } from './schema.ts';

/** Records that a table waits for a person, and plans a notice in case they do not look. */
export async function noteTurn(trx: Trx, identity: string, table: string, seat: number, now: number, due: number): Promise<void> {
  await trx
    .insertInto('notices')
    .values({ identity, table_id: table, since: now, unread: 1, sent: 0 })
    .onConflict((c) => c.columns(['identity', 'table_id']).doUpdateSet({ since: now, unread: 1 }))
    .execute();
  const id = `notice:${identity}:${table}`;
  await trx
    .insertInto('jobs')
    .values({ id, kind: 'notice', table_id: table, seat, decision: 0, due, claimed_by: null, claimed_until: 0, owner: identity })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** The person has seen the table, or is not waited for any more. Returns whether anything changed. */
export async function markRead(trx: Trx, identity: string, table: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('notices')
    .set({ unread: 0 })
    .where('identity', '=', identity)
    .where('table_id', '=', table)
    .where('unread', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function unreadNotices(db: Db, identity: string): Promise<NoticeRow[]> {
  return db.selectFrom('notices').selectAll().where('identity', '=', identity).where('unread', '=', 1).orderBy('since', 'desc').execute();
}

export function findNotice(db: Db, identity: string, table: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('notices').selectAll().where('identity', '=', identity).where('table_id', '=', table).executeTakeFirst();
}

export async function markSent(trx: Trx, identity: string, table: string, now: number): Promise<void> {
  await trx.updateTable('notices').set({ sent: now }).where('identity', '=', identity).where('table_id', '=', table).execute();
}
