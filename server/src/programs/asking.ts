import type { Seat } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { TableDoc } from '../table/doc.ts';

/** A seat may be asked several times in one decision: the number of its entries tells the questions apart. */
export function questionId(doc: TableDoc, seat: Seat): string {
  return `${doc.decision}.${doc.turns[seat] ?? 0}`;
}

/** The decision that an id of a question names, and how many entries the seat had made. */
export function questionNamed(id: string): { readonly decision: number; readonly turn: number } {
  const [, decision, turn] = /^(\d{1,9})\.(\d{1,9})$/.exec(id) ?? [];
  if (decision === undefined || turn === undefined) throw new Problem('bad-request', { detail: 'the id is that of no question' });
  return { decision: Number(decision), turn: Number(turn) };
}

/** Time limit told to a program where there is no clock. */
const NO_HURRY_MS = 24 * 3_600_000;

/** The time that a seat has left for its answer. */
export function timeFor({ clock, clocks }: TableDoc, seat: Seat, now: number): number {
  const shown = clocks?.shown[seat];
  if (clock.kind === 'none' || shown === undefined) return NO_HURRY_MS;
  const used = shown.since === null ? 0 : now - shown.since;
  return Math.max(0, (clock.kind === 'live' ? clock.move * 1_000 : 0) + shown.left - used);
}
