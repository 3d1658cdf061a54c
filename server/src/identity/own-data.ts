import { touches } from '../store/locks.ts';
import type { IdentityRow, Trx } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readDoc } from '../store/table-store.ts';
import type { TableActor } from '../table/actor.ts';
import { commands } from '../table/commands.ts';
import { isResigned, seatsOf, type TableDoc } from '../table/doc.ts';
import type { Hall } from '../table/hall.ts';
import { blockedBy } from './blocks.ts';
import { personOf } from './people.ts';
import { listSessions } from './sessions.ts';

/** Everything the server knows about a person, as one JSON value. */
export async function exportData(store: Store, who: IdentityRow): Promise<object> {
  const { password, ...identity } = who;
  const tables = (await tablesOf(store, who.id)).map((doc) => ({
    id: doc.id,
    game: doc.game,
    phase: doc.phase,
    created: doc.created,
    seats: seatsOf(doc, who.id),
    result: doc.result,
  }));
  const chat = await store.db.selectFrom('chat').selectAll().where('identity', '=', who.id).execute();
  const notices = await store.db.selectFrom('notices').selectAll().where('identity', '=', who.id).execute();
  const pushes = await store.db.selectFrom('pushes').select(['endpoint', 'created']).where('identity', '=', who.id).execute();
  const shares = await store.db
    .selectFrom('shares')
    .select(['key', 'table_id', 'created', 'withdrawn'])
    .where('identity', '=', who.id)
    .execute();
  const blocked = await blockedBy(store.db, who.id);
  const sessions = await listSessions(store, who.id);
  return { identity, claimed: password !== null, sessions, tables, chat, notices, pushes, shares, blocked };
}

/** The tables of a person, the last used first; with `unfinished` those that are not over. */
export async function tablesOf(
  store: Store,
  identity: string,
  { most, unfinished }: { readonly most?: number; readonly unfinished?: boolean } = {},
): Promise<TableDoc[]> {
  const all = store.db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select('tables.doc')
    .where('members.identity', '=', identity)
    .orderBy('tables.touched', 'desc');
  const query = unfinished === true ? all.where('tables.phase', 'in', ['gathering', 'playing']) : all;
  const rows = await (most === undefined ? query : query.limit(most)).execute();
  return rows.map(({ doc }) => readDoc(doc));
}

/**
 * Forgets a person: seats are given up, names at old tables and in chats disappear, everything else is removed. The games
 * themselves stay, for the others who played them.
 */
export async function deleteData(hall: Hall, who: IdentityRow): Promise<void> {
  const { store } = hall.house;
  const tables = await tablesOf(store, who.id);
  for (const { id } of tables) await giveUp(await hall.table(id), who);
  const forget = async (trx: Trx): Promise<void> => {
    await trx.updateTable('chat').set({ name: '', identity: '' }).where('identity', '=', who.id).execute();
    await trx.deleteFrom('notices').where('identity', '=', who.id).execute();
    await trx.deleteFrom('shares').where('identity', '=', who.id).execute();
    await trx.deleteFrom('pushes').where('identity', '=', who.id).execute();
    await trx
      .deleteFrom('blocks')
      .where((is) => is.or([is('identity', '=', who.id), is('blocked', '=', who.id)]))
      .execute();
    await trx.deleteFrom('members').where('identity', '=', who.id).execute();
    await trx.deleteFrom('sessions').where('identity', '=', who.id).execute();
    await trx.deleteFrom('identities').where('id', '=', who.id).execute();
  };
  await store.write(forget, touches.person(who.id), ...tables.map(({ id }) => touches.table(id)));
}

async function giveUp(actor: TableActor, who: IdentityRow): Promise<void> {
  const person = personOf(who);
  for (const seat of seatsOf(actor.doc, who.id)) {
    if (actor.doc.phase === 'gathering') await actor.run(commands.leave, { person, seat });
    else if (actor.doc.phase === 'playing' && actor.doc.frozen === null && !isResigned(actor.doc.seats[seat]))
      await actor.run(commands.resign, { person, seat });
  }
  await actor.run(commands.forgetPerson, { person });
}
