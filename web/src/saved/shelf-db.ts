import type { SavedEntry, SavedGame, Standing } from '@ludoteca/kernel';
import type { Facts } from '../link/link.ts';
import type { LocalSitter } from '../worker/messages.ts';

/** A table of this browser, without its record. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly LocalSitter[];
  readonly created: number;
  readonly touched: number;
  readonly asked: readonly number[];
  readonly standing: Standing | null;
  /** Somebody has gone back beyond the barrier: the game does not count. */
  readonly practice?: boolean;
  /** The options it is played with; missing at tables of earlier versions. */
  readonly options?: Facts['options'];
}

/** A table with its record. */
export interface KeptGame extends KeptTable {
  readonly saved: SavedGame;
}

/** A record without its entries. */
interface KeptRecord {
  readonly id: string;
  readonly saved: Omit<SavedGame, 'entries'>;
}

/** One entry of a record; the first has number 1. */
interface KeptEntry {
  readonly table: string;
  readonly number: number;
  readonly entry: SavedEntry;
}

/* With every move the table is rewritten, which is small, and one entry is added. */
const STORES = ['tables', 'records', 'entries'] as const;

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('ludoteca', 2);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
    request.onsuccess = () => {
      // A tab with a newer version of the page must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  return opening;
}

/** In the first version a table contained its whole record. */
function upgrade({ result, transaction }: IDBOpenDBRequest, oldVersion: number): void {
  if (oldVersion < 1) result.createObjectStore('tables', { keyPath: 'id' });
  result.createObjectStore('records', { keyPath: 'id' });
  result.createObjectStore('entries', { keyPath: ['table', 'number'] });
  if (oldVersion < 1 || transaction === null) return;
  const tables = transaction.objectStore('tables');
  const request: IDBRequest<KeptGame[]> = tables.getAll();
  request.onsuccess = () => {
    for (const { saved, ...table } of request.result) {
      tables.put(table);
      putRecord(transaction, table.id, saved, 0);
    }
  };
}

/** Puts a record into its stores, except for the first entries, which are there already. */
function putRecord(transaction: IDBTransaction, id: string, { entries, ...saved }: SavedGame, kept: number): void {
  if (kept === 0) transaction.objectStore('records').put({ id, saved } satisfies KeptRecord);
  const store = transaction.objectStore('entries');
  for (const [index, entry] of entries.slice(kept).entries()) {
    store.put({ table: id, number: kept + index + 1, entry } satisfies KeptEntry);
  }
}

/** Runs one transaction; resolves when it is durable. */
async function write(act: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = (await database()).transaction(STORES, 'readwrite');
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('the browser refused to store'));
    transaction.oncomplete = () => resolve();
    transaction.onerror = fail;
    transaction.onabort = fail;
    act(transaction);
  });
}

function result<R>(request: IDBRequest<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused to read'));
  });
}

/** All entries of a table. */
function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

/** Stores a table and the entries of its record after the first `kept`, which are stored already; 0 stores the whole record. */
export function keepTable(table: KeptTable, saved: SavedGame, kept: number): Promise<void> {
  return write((transaction) => {
    if (kept === 0) transaction.objectStore('entries').delete(entriesOf(table.id));
    transaction.objectStore('tables').put(table);
    putRecord(transaction, table.id, saved, kept);
  });
}

export async function keptTable(id: string): Promise<KeptGame | undefined> {
  const transaction = (await database()).transaction(STORES);
  const [table, record, entries] = await Promise.all([
    result<KeptTable | undefined>(transaction.objectStore('tables').get(id)),
    result<KeptRecord | undefined>(transaction.objectStore('records').get(id)),
    result<KeptEntry[]>(transaction.objectStore('entries').getAll(entriesOf(id))),
  ]);
  if (table === undefined || record === undefined) return undefined;
  return { ...table, saved: { ...record.saved, entries: entries.map(({ entry }) => entry) } };
}

/** All tables of this browser, the last used first. */
export async function keptTables(): Promise<KeptTable[]> {
  const all = await result<KeptTable[]>((await database()).transaction('tables').objectStore('tables').getAll());
  return all.sort((a, b) => b.touched - a.touched);
}

export function forgetTable(id: string): Promise<void> {
  return write((transaction) => {
    transaction.objectStore('tables').delete(id);
    transaction.objectStore('records').delete(id);
    transaction.objectStore('entries').delete(entriesOf(id));
  });
}
