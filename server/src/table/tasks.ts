import type { JobRow } from '../store/schema.ts';
import { type Elapsed, remaining } from './clock-rule.ts';
import { isPlayedByBot, type TableDoc } from './doc.ts';

/** The jobs of a table: turns of bots, and clocks that run out. A function of the document alone. */
export function tasksOf(doc: TableDoc, now: number, elapsed: Elapsed): JobRow[] {
  if (doc.phase !== 'playing' || doc.frozen !== null) return [];
  return doc.waiting.flatMap((seat) => (isPlayedByBot(doc.seats[seat]) ? [botTurn(doc, seat, now)] : clockExpiry(doc, seat, now, elapsed)));
}

/** Due at once; the moment only says who has waited longest. */
function botTurn(doc: TableDoc, seat: number, now: number): JobRow {
  const id = `bot:${doc.id}:${seat}:${doc.decision}:${doc.turns[seat] ?? 0}`;
  return { id, kind: 'bot', table_id: doc.id, seat, decision: doc.decision, due: now, claimed_by: null, claimed_until: 0, owner: doc.host };
}

function clockExpiry(doc: TableDoc, seat: number, now: number, elapsed: Elapsed): JobRow[] {
  const clock = doc.clocks?.seats[seat];
  const left = remaining(doc.clock, clock, now, elapsed);
  if (left === undefined) return [];
  const id = `clock:${doc.id}:${seat}:${clock?.since ?? 0}`;
  const due = now + left;
  return [{ id, kind: 'clock', table_id: doc.id, seat, decision: doc.decision, due, claimed_by: null, claimed_until: 0, owner: doc.host }];
}

/** The changes of the list of jobs from one document to the next. */
export function taskChanges(before: readonly JobRow[], after: readonly JobRow[]): { gone: string[]; fresh: JobRow[] } {
  const kept = new Set(after.map(({ id }) => id));
  const had = new Set(before.map(({ id }) => id));
  return { gone: before.map(({ id }) => id).filter((id) => !kept.has(id)), fresh: after.filter(({ id }) => !had.has(id)) };
}
