import { sql } from 'kysely';
import type { Db, JobRow, Trx } from './schema.ts';

/** What makes a job free: nobody has claimed it, the claim has run out, or it ends too far ahead to have been made by this clock. */
export interface Free {
  readonly now: number;
  readonly leaseMs: number;
}

const isFree = ({ now, leaseMs }: Free) => sql<boolean>`(claimed_until < ${now} or claimed_until > ${now + 2 * leaseMs})`;

/** Jobs that are due and that nobody is doing, bots' turns excepted. */
export function dueChores(db: Db, free: Free, most: number): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '!=', 'bot')
    .where('due', '<=', free.now)
    .where(isFree(free))
    .orderBy('due')
    .limit(most)
    .execute();
}

/** A bot's turn that waits, and how many of its owner's wait with it. */
export type WaitingTurn = JobRow & { readonly place: number; readonly siblings: number };

/** Bots' turns that wait: of each owner only the first few, so that nobody fills the list alone. */
export async function waitingTurns(db: Db, free: Free, perOwner: number, most: number): Promise<WaitingTurn[]> {
  const { rows } = await sql<WaitingTurn>`
    select * from (
      select jobs.*,
        row_number() over (partition by owner order by due, id) as place,
        count(*) over (partition by owner) as siblings
      from jobs where kind = 'bot' and ${isFree(free)}
    ) as waiting
    where place <= ${perOwner} order by place, due limit ${most}`.execute(db);
  return rows;
}

/** When the next chore is due. */
export async function nextDue(db: Db, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('due')
    .where('kind', '!=', 'bot')
    .where('due', '>', now)
    .orderBy('due')
    .limit(1)
    .executeTakeFirst();
  return row?.due;
}

/**
 * Claims jobs for one process until a moment; returns those it got. Rows that another process is changing are skipped,
 * so a claim never waits.
 */
export async function claimJobs(db: Db, ids: readonly string[], self: string, free: Free): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const open = db.selectFrom('jobs').select('id').where('id', 'in', ids).where(isFree(free)).forUpdate().skipLocked();
  const rows = await db
    .updateTable('jobs')
    .set({ claimed_by: self, claimed_until: free.now + free.leaseMs })
    .where('id', 'in', open)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
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
