import type { Store } from '../store/store.ts';
import type { Connections } from './connections.ts';

/** Cuts the sockets whose sessions have ended elsewhere: through another process, or by the operator. */
export async function recheckSessions(store: Store, connections: Connections, identity?: string): Promise<void> {
  const open = connections.sessions(identity);
  if (open.length === 0) return;
  const rows = await store.db.selectFrom('sessions').select('id').where('id', 'in', open).execute();
  const alive = new Set(rows.map(({ id }) => id));
  connections.endSessions(open.filter((session) => !alive.has(session)));
}
