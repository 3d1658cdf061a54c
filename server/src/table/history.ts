import { type AnyEvent, hears, type Patch, type SavedEntry, type SavedGame, SPECTATOR, type Told, type Viewer } from '@ludoteca/kernel';
import type { Db, EntryRow } from '../store/schema.ts';
import { loadEntries } from '../store/table-store.ts';
import type { TableDoc } from './doc.ts';
import { numbersFor, placeOf } from './frame.ts';
import { HoldingLog, numbersOf } from './holding.ts';

/** What one audience noticed of one entry. */
export interface Moment {
  readonly n: number;
  /** When it happened. */
  readonly at: number;
  readonly events: readonly AnyEvent[];
  /** What changed in the audience's view. */
  readonly patch: Patch;
  /** The moments that no longer hold because this one takes them back. */
  readonly undone?: readonly number[];
}

/** A game as one audience saw it so far: the first view, then moment by moment. */
export interface History {
  readonly audience: Viewer;
  readonly view: unknown;
  readonly events: readonly AnyEvent[];
  readonly moments: readonly Moment[];
}

/** Entries read in one go; then it is everybody else's turn. */
const PAGE = 25;

/**
 * Entries that this audience could not notice are not in it, nor do the numbers betray them. A long game is read in pages,
 * and the event loop is free between them.
 */
export async function historyOf(db: Db, doc: TableDoc, audience: Viewer, after: number): Promise<History> {
  const [begin] = await loadEntries(db, doc.id, -1, 0);
  if (begin === undefined) return { audience, view: null, events: [], moments: [] };
  const opening = JSON.parse(begin.body) as SavedGame['opening'];
  const own = audience === SPECTATOR ? {} : (opening.seats[audience] as object);
  const view = { ...(opening.all as object), ...own, viewer: audience };
  const log = new HoldingLog(begin);
  const moments: Moment[] = [];
  let last = 0;
  // An audience never has more numbers than there are entries, so nothing it has not seen comes before entry `after`.
  for (let from = Math.max(0, after - 1); from < doc.sequence; from += PAGE) {
    for (const row of await loadEntries(db, doc.id, from, Math.min(doc.sequence, from + PAGE))) {
      const gone = log.take(row);
      const n = numbersOf(row)[placeOf(audience)] ?? 0;
      if (n > last && n > after) moments.push(momentOf(row, n, audience, gone && numbersFor(audience, gone)));
      last = n;
    }
    await new Promise((ready) => setImmediate(ready));
  }
  return { audience, view, events: heard(opening.events, audience), moments };
}

function momentOf(row: EntryRow, n: number, audience: Viewer, undone: readonly number[] | undefined): Moment {
  const { events, shows } = JSON.parse(row.body) as Pick<SavedEntry, 'events' | 'shows'>;
  const patch = audience === SPECTATOR ? shows.all : [...shows.all, ...(shows.seats[audience] ?? [])];
  return { n, at: row.made, events: heard(events, audience), patch, ...(undone === undefined ? {} : { undone }) };
}

function heard(told: readonly Told[], audience: Viewer): AnyEvent[] {
  return told.filter((one) => hears(one, audience)).map(({ event }) => event);
}
