/*
 * The kernel's `at` serves lists of every sort, which keeps the virtual machine from specialising it. Lists of whole numbers and
 * tables of lists are read millions of times here, so each has a reader of its own; they check as `at` does.
 * Complaints are made elsewhere: readers this short are always inlined.
 */

/** The number at a place of a list of whole numbers. */
export function num(list: readonly number[], index: number): number {
  return list[index] ?? missing(list, index);
}

/** The list at a place of a table. */
export function row<T extends object>(table: readonly T[], index: number): T {
  return table[index] ?? missing(table, index);
}

function missing(list: readonly unknown[], index: number): never {
  throw new RangeError(`no place ${index} in a list of ${list.length}`);
}

/** The list with another value at a place. */
export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** Adds to a number of a list. */
export function raise(list: number[], index: number, by: number): void {
  list[index] = num(list, index) + by;
}
