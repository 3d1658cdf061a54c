/**
 * Checked indexing: the element, or a loud error. As fast as raw indexing, and the only way rules read
 * an array cell without pretending that a missing one is zero.
 */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

/** The last element of a non-empty list. */
export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** Adds `by` to the integer at `index`; the cell must exist. */
export function add(list: number[], index: number, by: number): void {
  list[index] = at(list, index) + by;
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
