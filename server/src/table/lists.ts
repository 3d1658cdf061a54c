import { sql } from 'kysely';
import { Problem } from '../problem.ts';
import type { Db } from '../store/schema.ts';
import { readDoc } from '../store/table-store.ts';
import type { TableDoc } from './doc.ts';

const MOST = 100;

/** Listed tables with a seat to take, newest first. */
export async function listOpen(db: Db): Promise<TableDoc[]> {
  const docs = await listed(db, 'gathering');
  return docs.filter(({ seats }) => seats.some(({ kind }) => kind === 'open'));
}

/** Listed tables with a running game. */
export function listWatchable(db: Db): Promise<TableDoc[]> {
  return listed(db, 'playing');
}

async function listed(db: Db, phase: string): Promise<TableDoc[]> {
  // First the newest table of each host, then the second newest: nobody fills the list alone.
  const { rows } = await sql<{ doc: string }>`
    select doc from (
      select doc, created, row_number() over (partition by host order by created desc) as place
      from tables where phase = ${phase} and listed = 1
    ) as found
    order by place, created desc limit ${MOST}`.execute(db);
  return rows.map(({ doc }) => readDoc(doc));
}

/** Limits per host: tables that wait for players, and tables that are played with bots. */
export async function mustHaveRoom(db: Db, host: string, what: 'gathering' | 'withBots', most: number): Promise<void> {
  const query = db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('host', '=', host)
    .where('phase', '=', what === 'gathering' ? 'gathering' : 'playing');
  const row = await (what === 'gathering' ? query : query.where('bots', '=', 1)).executeTakeFirst();
  if (Number(row?.count ?? 0) >= most) throw new Problem('too-many-tables');
}
