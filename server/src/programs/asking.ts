import type { Seat } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { TableDoc } from '../table/doc.ts';

/** A seat may be asked several times in one decision: the number of its entries tells the questions apart. */
export function questionId(doc: TableDoc, seat: Seat): string {
  return `${doc.decision}.${doc.turns[seat] ?? 0}`;
}

/** The decision that an id of a question names. */
export function decisionOf(id: string): number {
  const [, decision] = /^(\d{1,9})\.\d{1,9}$/.exec(id) ?? [];
  if (decision === undefined) throw new Problem('bad-request', { detail: 'the id is that of no question' });
  return Number(decision);
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
