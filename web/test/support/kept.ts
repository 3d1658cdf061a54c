import type { KeptGame } from '../../src/saved/shelf-db.ts';

/** Runs in the page: the table of the address as the browser has stored it, with its record. */
export async function readKept(): Promise<KeptGame | undefined> {
  const id = location.pathname.split('/').at(-1) ?? '';
  const result = <R>(request: IDBRequest<R>): Promise<R> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await result(indexedDB.open('ludoteca'));
  const stores = database.transaction(['tables', 'records', 'entries']);
  const [table, record, entries] = await Promise.all([
    result(stores.objectStore('tables').get(id)),
    result(stores.objectStore('records').get(id)),
    result(stores.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]))),
  ]);
  database.close();
  if (table === undefined) return undefined;
  return { ...table, saved: { ...record.saved, entries: entries.map(({ entry }) => entry) } };
}
