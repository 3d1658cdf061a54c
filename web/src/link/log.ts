import type { AnyEvent, History } from '@ludoteca/kernel';
import type { Change } from './link.ts';

/** A line of the log: an event, or (null) that something was taken back. */
export interface LogLine {
  readonly key: string;
  readonly n: number;
  readonly event: AnyEvent | null;
  /** The event no longer counts: it was taken back. */
  readonly undone?: boolean;
}

function linesOf(n: number, events: readonly AnyEvent[]): LogLine[] {
  return events.map((event, index) => ({ key: `${n}.${index}`, n, event }));
}

/** The log of a history. */
export function logOf({ events, moments }: History): readonly LogLine[] {
  return moments.reduce(withLines, linesOf(0, events));
}

/** The log with the lines of a change; what the change takes back is struck out. */
export function withLines(log: readonly LogLine[], { n, events, undone }: Pick<Change, 'n' | 'events' | 'undone'>): readonly LogLine[] {
  if (undone === undefined) return [...log, ...linesOf(n, events)];
  const struck = log.map((line) => (undone.includes(line.n) && line.event !== null ? { ...line, undone: true } : line));
  return [...struck, { key: `${n}`, n, event: null }, ...linesOf(n, events)];
}
