import type { SavedGame, Standing } from '@ludoteca/kernel';
import type { LocalSitter } from '../worker/messages.ts';

/** A table of this browser as it is kept. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly LocalSitter[];
  readonly saved: SavedGame;
  readonly created: number;
  readonly touched: number;
  readonly asked: readonly number[];
  readonly standing: Standing | null;
  /** Somebody has gone back beyond the barrier: the game does not count. */
  readonly practice?: boolean;
}

const NAME = 'ludoteca';
const STORE = 'tables';

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  return opening;
}

async function run<R>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const store = (await database()).transaction(STORE, mode).objectStore(STORE);
  return new Promise((resolve, reject) => {
    const request = act(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused to store'));
  });
}

export async function keepTable(table: KeptTable): Promise<void> {
  await run('readwrite', (store) => store.put(table));
}

export function keptTable(id: string): Promise<KeptTable | undefined> {
  return run('readonly', (store) => store.get(id) as IDBRequest<KeptTable | undefined>);
}

/** All tables of this browser, the last used first. */
export async function keptTables(): Promise<KeptTable[]> {
  const all = await run('readonly', (store) => store.getAll() as IDBRequest<KeptTable[]>);
  return all.sort((a, b) => b.touched - a.touched);
}

export async function forgetTable(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}
