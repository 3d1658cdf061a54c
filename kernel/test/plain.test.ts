import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesWith } from '../src/battery/properties/copies.ts';
import { canonical, clone, notPlain, same } from '../src/index.ts';
import { plainData } from './plain-data.ts';

test('a clone is equal and shares nothing', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      const copied = clone(value);
      expect(same(copied, value)).toBe(true);
      expect(sharesWith(value, copied)).toBe(false);
    }),
  );
});

test('equality is the equality of JSON, whatever the order of keys', () => {
  fc.assert(
    fc.property(plainData, plainData, (a, b) => {
      expect(same(a, b)).toBe(canonical(a) === canonical(b));
      expect(same(JSON.parse(canonical(a)), a)).toBe(true);
    }),
  );
  expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(canonical({ a: 1, b: [2] })).toBe(canonical({ b: [2], a: 1 }));
});

test('a missing key is not an undefined one, and a list is not an object', () => {
  expect(same({ a: undefined }, {})).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same([1], [1, 2])).toBe(false);
  expect(same(null, {})).toBe(false);
});

test('what JSON would lose is found and its place named', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      expect(notPlain(value)).toBeUndefined();
    }),
  );
  const named = {
    a: [new Date(0)],
    b: { c: undefined },
    d: 0.5,
    e: () => 1,
    f: new Map(),
    g: new Array(2),
    h: Object.assign([1], { i: 2 }),
  };
  for (const key of ['a', 'b', 'd', 'e', 'f', 'g', 'h'] as const) expect(notPlain({ [key]: named[key] })).toContain(`$.${key}`);
});
