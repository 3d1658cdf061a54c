import type { Db, ShareRow, Trx } from './schema.ts';

export async function insertShare(trx: Trx, share: ShareRow): Promise<void> {
  await trx.insertInto('shares').values(share).execute();
}

/** The key to a table that this person has made and not withdrawn. */
export function shareBy(db: Db | Trx, table: string, identity: string): Promise<ShareRow | undefined> {
  return db
    .selectFrom('shares')
    .selectAll()
    .where('table_id', '=', table)
    .where('identity', '=', identity)
    .where('withdrawn', 'is', null)
    .executeTakeFirst();
}

export function findShare(db: Db, key: string): Promise<ShareRow | undefined> {
  return db.selectFrom('shares').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function withdrawShares(trx: Trx, table: string, identity: string, now: number): Promise<void> {
  await trx
    .updateTable('shares')
    .set({ withdrawn: now })
    .where('table_id', '=', table)
    .where('identity', '=', identity)
    .where('withdrawn', 'is', null)
    .execute();
}
