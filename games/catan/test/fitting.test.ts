import { expect, test } from 'vitest';
import { fitting } from '../src/board/fitting.ts';

const ones = (kinds: number): number[] => Array.from({ length: kinds }, () => 1);

test('a row of known cards: numbers beside the signs, then on them, then the rest is counted', () => {
  expect(fitting(ones(4), true, 240)).toEqual({ tight: false, shown: 4 });
  expect(fitting(ones(6), true, 240)).toEqual({ tight: true, shown: 6 });
  expect(fitting(ones(8), true, 180)).toEqual({ tight: true, shown: 3 });
  expect(fitting(ones(8), false, 20)).toEqual({ tight: true, shown: 0 });
});

test('five kinds with small numbers stand side by side where there is a warning before them, with great ones they do not', () => {
  expect(fitting([2, 3, 1, 1, 2], false, 188)).toEqual({ tight: false, shown: 5 });
  expect(fitting([12, 3, 1, 1, 2], false, 188)).toEqual({ tight: true, shown: 5 });
});

test('before the row is measured everything is shown', () => {
  expect(fitting(ones(8), true, 0)).toEqual({ tight: false, shown: 8 });
});
