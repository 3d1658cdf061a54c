import type { Db } from '../store/schema.ts';
import { readDoc } from '../store/table-store.ts';
import type { TableDoc } from './doc.ts';

const MOST = 100;

/** Listed tables with a seat to take, newest first. */
export async function listOpen(db: Db): Promise<TableDoc[]> {
  const docs = await listed(db, 'gathering');
  return docs.filter(({ seats }) => seats.some(({ kind }) => kind === 'open'));
}

/** Listed tables at which a game is going on. */
export function listWatchable(db: Db): Promise<TableDoc[]> {
  return listed(db, 'playing');
}

async function listed(db: Db, phase: string): Promise<TableDoc[]> {
  const rows = await db
    .selectFrom('tables')
    .select('doc')
    .where('phase', '=', phase)
    .where('listed', '=', 1)
    .orderBy('created', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ doc }) => readDoc(doc));
}
