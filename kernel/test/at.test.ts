import { expect, test } from 'vitest';
import { add, at, last, num, range, replaced, row, sum } from '../src/index.ts';

test('reading a cell that is not there is a loud error', () => {
  expect(at([7, 8], 1)).toBe(8);
  for (const index of [-1, 2, 0.5]) expect(() => at([7, 8], index)).toThrow(`no element ${index} in a list of 2`);
  expect(() => last([])).toThrow(RangeError);
  expect(last([1, 2, 3])).toBe(3);
});

test('lists of integers and tables are read as strictly', () => {
  expect(num([7, 0], 1)).toBe(0);
  expect(row([[1], [2]], 1)).toEqual([2]);
  for (const index of [-1, 2, 0.5]) {
    expect(() => num([7, 8], index)).toThrow(`no element ${index} in a list of 2`);
    expect(() => row([[1], [2]], index)).toThrow(`no element ${index} in a list of 2`);
  }
});

test('replacing leaves the list as it was', () => {
  const list = [1, 2, 3];
  expect(replaced(list, 1, 9)).toEqual([1, 9, 3]);
  expect(list).toEqual([1, 2, 3]);
});

test('adding needs a cell to add to', () => {
  const counts = [1, 0];
  add(counts, 1, 3);
  expect(counts).toEqual([1, 3]);
  expect(() => add(counts, 2, 1)).toThrow(RangeError);
});

test('sums and ranges', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, -2, 5])).toBe(4);
  expect(range(3)).toEqual([0, 1, 2]);
});
