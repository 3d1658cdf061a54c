/*
 * Checked indexing: the element, or a RangeError. Rules read array cells only through these functions, so that a missing
 * cell is never taken for zero. `at` reads lists of every sort, which keeps the virtual machine from specialising it; where
 * a rule runs millions of times, `num` and `row` read lists of integers and tables of objects without that cost.
 */

/** The element at a place of a list. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  return value === undefined ? missing(list, index) : value;
}

/** The same for a list of integers. */
export function num(list: readonly number[], index: number): number {
  return list[index] ?? missing(list, index);
}

/** The same for a list of lists or of other objects. */
export function row<T extends object>(table: readonly T[], index: number): T {
  return table[index] ?? missing(table, index);
}

// The error is made elsewhere: functions as short as these readers are always inlined.
function missing(list: readonly unknown[], index: number): never {
  throw new RangeError(`no element ${index} in a list of ${list.length}`);
}

/** The list with another value at a place. */
export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** The last element of a non-empty list. */
export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** Adds `by` to the integer at `index`; the cell must exist. */
export function add(list: number[], index: number, by: number): void {
  list[index] = num(list, index) + by;
}

/** Sum of a list of integers. */
export function sum(list: readonly number[]): number {
  let total = 0;
  for (const value of list) total += value;
  return total;
}

/** The integers 0 … count-1. */
export function range(count: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < count; number++) numbers.push(number);
  return numbers;
}

/** A list of `count` equal numbers. */
export function filled(count: number, value: number): number[] {
  const list: number[] = [];
  for (let place = 0; place < count; place++) list.push(value);
  return list;
}
