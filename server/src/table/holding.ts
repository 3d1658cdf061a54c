import type { EntryRow } from '../store/schema.ts';
import { numbersOfEntry } from './play.ts';

/** What is left of a log after everything that was taken back. Entries are given by their numbers for each audience. */
export class HoldingLog {
  /** Of each entry that still holds, its number for each audience; 0 where an audience has not noticed it. */
  readonly entries: (readonly number[])[] = [];
  private last: readonly number[];

  /** `base` is the row before the first that is taken in. */
  constructor(base: EntryRow) {
    this.last = numbersOf(base);
  }

  /** Takes the next row in; returns the entries that it takes back, undefined when it takes none back. */
  take(row: EntryRow): readonly (readonly number[])[] | undefined {
    const before = this.last;
    this.last = numbersOf(row);
    const steps = Number(/^undo (\d{1,6})$/.exec(row.move)?.[1] ?? 0);
    if (steps > 0) return this.entries.splice(Math.max(0, this.entries.length - steps));
    this.entries.push(numbersOfEntry(before, this.last));
    return undefined;
  }
}

export function numbersOf({ numbers }: EntryRow): number[] {
  return JSON.parse(numbers) as number[];
}
