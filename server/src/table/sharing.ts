import { Problem } from '../problem.ts';
import type { ShareInfo } from '../protocol.ts';
import { touches } from '../store/locks.ts';
import { findShare, insertShare, shareBy, withdrawShares } from '../store/share-store.ts';
import { isFinished, seatsOf, type TableDoc } from './doc.ts';
import type { Hall } from './hall.ts';
import type { House } from './house.ts';
import { newId } from './ids.ts';
import type { Person } from './person.ts';

/** Makes a key to a finished game. A person who has one gets the same again. */
export async function share({ store, now }: House, doc: TableDoc, person: Person): Promise<ShareInfo> {
  mustHaveSat(doc, person);
  // Before the end the record would tell every secret of the game.
  if (!isFinished(doc.phase) || doc.seed === null) throw new Problem('secret-until-end');
  await store.write(async (trx) => {
    if ((await shareBy(trx, doc.id, person.id)) !== undefined) return;
    await insertShare(trx, { key: newId(), table_id: doc.id, identity: person.id, created: now(), withdrawn: null });
  }, touches.table(doc.id));
  return shareInfo({ store }, doc, person);
}

export async function shareInfo({ store }: Pick<House, 'store'>, doc: TableDoc, person: Person): Promise<ShareInfo> {
  mustHaveSat(doc, person);
  const found = await shareBy(store.db, doc.id, person.id);
  return { key: found?.key ?? null, nameless: doc.nameless ?? [] };
}

/** Withdraws the person's key. */
export async function withdraw({ store, now }: House, doc: TableDoc, person: Person): Promise<ShareInfo> {
  mustHaveSat(doc, person);
  await store.write((trx) => withdrawShares(trx, doc.id, person.id, now()), touches.table(doc.id));
  return shareInfo({ store }, doc, person);
}

/** The game behind a key, for anybody. */
export async function sharedTable(hall: Hall, key: string): Promise<TableDoc> {
  const found = await findShare(hall.house.store.db, key);
  if (found === undefined) throw new Problem('no-share');
  if (found.withdrawn !== null) throw new Problem('share-withdrawn');
  return (await hall.table(found.table_id)).doc;
}

function mustHaveSat(doc: TableDoc, { id }: Person): void {
  // The table is treated as missing: only those who sat there may be sure that it exists.
  if (seatsOf(doc, id).length === 0) throw new Problem(doc.listed ? 'not-yours' : 'no-table');
}
