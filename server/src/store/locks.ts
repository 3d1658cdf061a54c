import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { JobRow, Trx } from './schema.ts';

/*
 * The order of locks on PostgreSQL. A change names everything it touches: a table with all that belongs to it (members,
 * log, snapshots, chat, its jobs), a person (identity, sessions, notices and their jobs), a claimed name, a push address,
 * or the signs of life. Two changes that could wait for the same row therefore name the same thing.
 *
 *   1. The whole database: shared by changes that name what they touch, exclusive for one that does not.
 *   2. The things named by all changes of a group, sorted by number.
 *   3. Rows: nobody else who could want them is running any more.
 *   4. PostgreSQL's own lock on the queue of notifications, taken while committing.
 *
 * Nobody ever waits for something that comes earlier than what they hold, so nobody waits in a circle. Jobs are claimed
 * outside of this: a claim skips locked rows and so never waits (see job-store.ts).
 */

const HOUSE = '7235002';

export const touches = {
  table: (id: string): string => `table:${id}`,
  person: (id: string): string => `person:${id}`,
  name: (key: string): string => `name:${key}`,
  push: (endpoint: string): string => `push:${endpoint}`,
  /** Heartbeats and rows that exist once in the database. */
  house: 'house',
  /** A notice belongs to a person, every other job to its table. */
  job: ({ kind, id, table_id }: Pick<JobRow, 'kind' | 'id' | 'table_id'>): string =>
    kind === 'notice' ? `person:${id.split(':')[1] ?? ''}` : `table:${table_id}`,
} as const;

/** Takes the locks of a group of changes. An empty list in it means a change that may touch anything. */
export async function takeLocks(trx: Trx, changes: readonly (readonly string[])[]): Promise<void> {
  if (changes.some((names) => names.length === 0)) {
    await sql`select pg_advisory_xact_lock(${HOUSE}::bigint)`.execute(trx);
    return;
  }
  const numbers = lockNumbers(changes.flat());
  await sql`select pg_advisory_xact_lock_shared(${HOUSE}::bigint)`.execute(trx);
  await sql`select pg_advisory_xact_lock(number) from unnest(${numbers}::bigint[]) as number`.execute(trx);
}

/** The numbers of names, each once and in ascending order. Two names with the same number only wait without need. */
export function lockNumbers(names: readonly string[]): string[] {
  const numbers = new Set(names.map((name) => createHash('sha256').update(name).digest().readBigInt64BE()));
  return [...numbers].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String);
}
