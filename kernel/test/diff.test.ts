import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched, same } from '../src/index.ts';
import { plainData } from './plain-data.ts';

test('a difference, sent as JSON, turns the one value into the other', () => {
  fc.assert(
    fc.property(plainData, plainData, (before, after) => {
      const sent = JSON.parse(JSON.stringify(diff(before, after)));
      expect(same(patched(before, sent), after)).toBe(true);
    }),
  );
});

test('equal values have no difference', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      expect(diff(value, JSON.parse(JSON.stringify(value)))).toEqual([]);
    }),
  );
});

test('a small change makes a small patch', () => {
  const before = { hands: [[1, 2], [3]], round: 1, offer: { to: 2 } };
  const after = {
    hands: [
      [1, 2],
      [3, 4],
    ],
    round: 2,
  };
  expect(diff(before, after)).toEqual([[['offer']], [['hands', 1, 1], 4], [['round'], 2]]);
  expect(diff([1, 2, 3, 4], [1, 9])).toEqual([[[1], 9], [[2]]]);
});

test('patching leaves the original alone', () => {
  const before = { list: [{ a: 1 }] };
  patched(before, [[['list', 0, 'a'], 2]]);
  expect(before).toEqual({ list: [{ a: 1 }] });
});

test('a patch that does not fit is an error', () => {
  const value = { list: [1], object: {} };
  const misfits = [
    ['list', 3],
    ['list', -1],
    ['list', 0.5],
    ['list', 'x'],
    ['object', 'a', 'b'],
    ['__proto__', 'x'],
    ['list', 0, 'a'],
  ];
  for (const path of misfits) expect(() => patched(value, [[path, 1]])).toThrow(RangeError);
  expect(({} as { x?: number }).x).toBeUndefined();
});
