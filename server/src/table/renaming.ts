import { tablesOf } from '../identity/own-data.ts';
import { touches } from '../store/locks.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';
import type { TableActor } from './actor.ts';
import { commands } from './commands.ts';
import { isFinished } from './doc.ts';
import { encode } from './encode.ts';
import type { Person } from './person.ts';

/** Carries a new name to every table that is not finished, for everybody to see at once: seats, chat, and those who watch. */
export async function spreadName({ hall, house, connections }: World, person: Person): Promise<void> {
  const { store } = house;
  const sockets = connections.of(person.id);
  for (const socket of sockets) socket.person = person;
  const running = (await tablesOf(store, person.id)).filter(({ phase }) => !isFinished(phase));
  const seated = await Promise.all(running.map(({ id }) => hall.table(id)));
  for (const actor of seated) await actor.run(commands.rename, { person });
  await renameLines(store, person);
  const watched = sockets.flatMap(({ tables }) => tables);
  const text = (actor: TableActor): string => encode({ kind: 'renamed', table: actor.doc.id, id: person.id, name: person.name });
  for (const actor of new Set([...seated, ...watched])) {
    if (isFinished(actor.doc.phase)) continue;
    actor.audience.subscribers.tellAll(text(actor));
    if (!seated.includes(actor)) actor.audience.showTable();
  }
}

/** Lines of chat at tables that are not finished carry the new name. */
async function renameLines(store: Store, person: Person): Promise<void> {
  const spoken = await store.db
    .selectFrom('chat')
    .innerJoin('tables', 'tables.id', 'chat.table_id')
    .select('chat.table_id')
    .distinct()
    .where('chat.identity', '=', person.id)
    .where('tables.phase', 'in', ['gathering', 'playing'])
    .execute();
  const ids = spoken.map(({ table_id }) => table_id);
  if (ids.length === 0) return;
  await store.write(
    (trx) => trx.updateTable('chat').set({ name: person.name }).where('identity', '=', person.id).where('table_id', 'in', ids).execute(),
    ...ids.map(touches.table),
  );
}
