import type { Review } from '@ludoteca/bots/browser';
import type { AnyMove, SavedGame, SavedRecord, Seat } from '@ludoteca/kernel';

/** Version of the review format; reviews of older versions are made again. */
const SHAPE = 2;
/** Maximum number of opened files that are kept. */
const FILES = 20;

/** A stored review, with the date and the person's own seats. */
export interface KeptReview {
  readonly key: string;
  readonly shape: number;
  readonly game: string;
  readonly made: number;
  readonly mine: readonly Seat[];
  readonly review: Review<AnyMove>;
}

/** A game file that was opened in this browser. */
export interface KeptFile {
  readonly id: string;
  readonly opened: number;
  readonly record: SavedRecord;
}

/** The same game has the same key, wherever its record comes from: the digests hold the whole positions. */
export function gameKey({ opening, entries }: SavedGame): string {
  return `${opening.digest}.${entries.length}.${entries[entries.length - 1]?.digest ?? ''}`;
}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('ludoteca-reviews', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('reviews', { keyPath: 'key' });
      request.result.createObjectStore('files', { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  return opening;
}

async function run<R>(name: 'reviews' | 'files', mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const store = (await database()).transaction(name, mode).objectStore(name);
  return new Promise((resolve, reject) => {
    const request = act(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused to store'));
  });
}

export async function keepReview(saved: SavedGame, mine: readonly Seat[], review: Review<AnyMove>): Promise<void> {
  const kept: KeptReview = { key: gameKey(saved), shape: SHAPE, game: saved.game, made: Date.now(), mine, review };
  await run('reviews', 'readwrite', (store) => store.put(kept));
}

export async function keptReview(saved: SavedGame): Promise<KeptReview | undefined> {
  const found = await run('reviews', 'readonly', (store) => store.get(gameKey(saved)) as IDBRequest<KeptReview | undefined>);
  return found?.shape === SHAPE ? found : undefined;
}

/** All reviews of games that the person of this browser played, the oldest first. */
export async function keptReviews(): Promise<KeptReview[]> {
  const all = await run('reviews', 'readonly', (store) => store.getAll() as IDBRequest<KeptReview[]>);
  return all.filter(({ shape, mine }) => shape === SHAPE && mine.length > 0).sort((a, b) => a.made - b.made);
}

/** Stores a file under an id of its own; the oldest ones are removed to make room. */
export async function keepFile(record: SavedRecord): Promise<string> {
  const id = gameKey(record).slice(0, 16) + record.entries.length;
  await run('files', 'readwrite', (store) => store.put({ id, opened: Date.now(), record } satisfies KeptFile));
  const all = await run('files', 'readonly', (store) => store.getAll() as IDBRequest<KeptFile[]>);
  const old = all.sort((a, b) => b.opened - a.opened).slice(FILES);
  for (const { id: gone } of old) await run('files', 'readwrite', (store) => store.delete(gone));
  return id;
}

export function keptFile(id: string): Promise<KeptFile | undefined> {
  return run('files', 'readonly', (store) => store.get(id) as IDBRequest<KeptFile | undefined>);
}

/** Deletes reviews and files. */
export async function forgetReviews(): Promise<void> {
  for (const name of ['reviews', 'files'] as const) await run(name, 'readwrite', (store) => store.clear());
}
