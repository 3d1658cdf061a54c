import {
  type HistoryMoment,
  heardBy,
  openingView,
  patchFor,
  placeOf,
  type SavedEntry,
  type SavedGame,
  type Viewer,
} from '@ludoteca/kernel';
import type { HistoryInfo } from '../protocol.ts';
import type { Db, EntryRow } from '../store/schema.ts';
import { loadEntries } from '../store/table-store.ts';
import { numbersFor } from './changes.ts';
import type { TableDoc } from './doc.ts';
import { NumberedLog, numbersOf } from './numbered-log.ts';

/** Number of entries read at once, before the event loop is released. */
const PAGE = 25;

/**
 * Entries that this audience could not notice are left out, and the numbers do not betray them. A long game is read in pages,
 * and the event loop is free between them.
 */
export async function historyOf(db: Db, doc: TableDoc, audience: Viewer, after: number): Promise<HistoryInfo> {
  const [begin] = await loadEntries(db, doc.id, -1, 0);
  if (begin === undefined) throw new Error(`table ${doc.id} has no set-up in its log`);
  const opening = JSON.parse(begin.body) as SavedGame['opening'];
  const log = new NumberedLog(begin);
  const moments: HistoryInfo['moments'][number][] = [];
  let last = 0;
  // An audience never has more numbers than there are entries, so nothing it has not seen comes before entry `after`.
  for (let from = Math.max(0, after - 1); from < doc.sequence; from += PAGE) {
    for (const row of await loadEntries(db, doc.id, from, Math.min(doc.sequence, from + PAGE))) {
      const gone = log.take(row);
      const n = numbersOf(row)[placeOf(audience)] ?? 0;
      if (n > last && n > after) moments.push({ ...momentOf(row, n, audience, gone && numbersFor(audience, gone)), at: row.made });
      last = n;
    }
    await new Promise((ready) => setImmediate(ready));
  }
  return { audience, view: openingView(opening, audience), events: heardBy(opening.events, audience), moments };
}

function momentOf(row: EntryRow, n: number, audience: Viewer, undone: readonly number[] | undefined): HistoryMoment {
  const { events, shows } = JSON.parse(row.body) as Pick<SavedEntry, 'events' | 'shows'>;
  return { n, events: heardBy(events, audience), patch: patchFor(shows, audience), ...(undone === undefined ? {} : { undone }) };
}
