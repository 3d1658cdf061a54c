import type { Room } from '@ludoteca/games';
import { type AnyEvent, HoldingLog, heardBy, type SavedEntry, type Seat } from '@ludoteca/kernel';
import type { Db, EntryRow } from '../store/schema.ts';
import { loadEntries } from '../store/table-store.ts';
import type { TableDoc } from './doc.ts';

/** Number of latest entries that are searched; older ones are no news. */
const TAIL = 40;

/**
 * The latest thing that happened to a seat since its own last answer, as far as the seat may know of it; if there is none,
 * the latest thing that anybody else did.
 */
export async function latelyFor(db: Db, { text }: Room, doc: TableDoc, seat: Seat): Promise<AnyEvent | undefined> {
  const log = new HoldingLog<EntryRow>();
  for (const row of await loadEntries(db, doc.id, Math.max(0, doc.sequence - TAIL), doc.sequence)) log.take(row.move, row);
  const own = log.entries.findLastIndex((row) => row.seat === seat);
  const events = log.entries.slice(own + 1).flatMap((row) => heardIn(row, seat));
  return (
    events.findLast((event) => (text.impact?.(event, seat) ?? 0) !== 0) ??
    events.findLast((event) => event.seat !== undefined && event.seat !== seat && text.quiet?.includes(event.kind) !== true)
  );
}

function heardIn({ body }: EntryRow, seat: Seat): AnyEvent[] {
  const { events } = JSON.parse(body) as Pick<SavedEntry, 'events'>;
  return heardBy(events, seat);
}
