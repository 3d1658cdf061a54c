import { HoldingLog } from '@ludoteca/kernel';
import type { EntryRow } from '../store/schema.ts';
import { numbersOfEntry } from './live-game.ts';

/** Goes through the rows of a log in order; entries are known by their numbers for each audience. */
export class NumberedLog {
  readonly holding = new HoldingLog<readonly number[]>();
  private last: readonly number[];

  /** `base` is the row before the first one. */
  constructor(base: EntryRow) {
    this.last = numbersOf(base);
  }

  /** Takes the next row; returns the entries that it takes back, undefined when it takes none back. */
  take(row: EntryRow): readonly (readonly number[])[] | undefined {
    const before = this.last;
    this.last = numbersOf(row);
    return this.holding.take(row.move, numbersOfEntry(before, this.last));
  }
}

export function numbersOf({ numbers }: EntryRow): number[] {
  return JSON.parse(numbers) as number[];
}
