import { expect, test } from 'vitest';
import { fitting } from '../src/board/fitting.ts';

test('a row of known cards: numbers beside the signs, then on them, then the rest is counted', () => {
  expect(fitting(4, true, 240)).toEqual({ tight: false, shown: 4 });
  expect(fitting(6, true, 240)).toEqual({ tight: true, shown: 6 });
  expect(fitting(8, true, 180)).toEqual({ tight: true, shown: 3 });
  expect(fitting(8, false, 20)).toEqual({ tight: true, shown: 0 });
});

test('before the row is measured everything is shown', () => {
  expect(fitting(8, true, 0)).toEqual({ tight: false, shown: 8 });
});
