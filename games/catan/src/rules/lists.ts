/*
 * The kernel's `at` serves lists of every sort, which keeps the virtual machine from specialising it. Lists of whole numbers and
 * tables of lists are read millions of times here, so each has a reader of its own; they check as `at` does.
 */

/** The number at a place of a list of whole numbers. */
export function num(list: readonly number[], index: number): number {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no number ${index} in a list of ${list.length}`);
  return value;
}

/** The list at a place of a table. */
export function row<T extends object>(table: readonly T[], index: number): T {
  const value = table[index];
  if (value === undefined) throw new RangeError(`no row ${index} in a table of ${table.length}`);
  return value;
}

/** Adds to a number of a list. */
export function raise(list: number[], index: number, by: number): void {
  list[index] = num(list, index) + by;
}
