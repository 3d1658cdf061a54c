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

/** Runs in the page: makes the database anew as the first version of the page had it, with the whole record in the table. */
export async function storeAsFirstVersion(kept: KeptGame | undefined): Promise<void> {
  const done = (request: IDBRequest): Promise<void> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  await done(indexedDB.deleteDatabase('ludoteca'));
  const open = indexedDB.open('ludoteca', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('tables', { keyPath: 'id' });
  await done(open);
  await done(open.result.transaction('tables', 'readwrite').objectStore('tables').put(kept));
  open.result.close();
}
