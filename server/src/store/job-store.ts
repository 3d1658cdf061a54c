import type { Db, JobRow, Trx } from './schema.ts';

/** Jobs that are due and that nobody is doing. */
export function dueJobs(db: Db, now: number, most: number): Promise<JobRow[]> {
  return db.selectFrom('jobs').selectAll().where('due', '<=', now).where('claimed_until', '<', now).orderBy('due').limit(most).execute();
}

/** When the next job that nobody is doing is due. */
export async function nextDue(db: Db, now: number): Promise<number | undefined> {
  const row = await db.selectFrom('jobs').select('due').where('due', '>', now).orderBy('due').limit(1).executeTakeFirst();
  return row?.due;
}

/** Takes a job for one process until a moment; false when another one has it. */
export async function claimJob(trx: Trx, id: string, self: string, now: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ claimed_by: self, claimed_until: until })
    .where('id', '=', id)
    .where('claimed_until', '<', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts a job off, free for everybody. */
export async function postponeJob(trx: Trx, id: string, due: number): Promise<void> {
  await trx.updateTable('jobs').set({ due, claimed_by: null, claimed_until: 0 }).where('id', '=', id).execute();
}

export async function removeJob(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Frees the jobs of processes that are known to be gone: all of them, where a database serves one process only. */
export async function freeAllJobs(trx: Trx): Promise<void> {
  await trx.updateTable('jobs').set({ claimed_by: null, claimed_until: 0 }).execute();
}
