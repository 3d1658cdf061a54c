import { expect, test } from 'vitest';
import { BadInput, Reader } from '../src/index.ts';

const reader = (value: unknown): Reader => new Reader(value, 'position');

test('errors say where, what was found and what is allowed', () => {
  expect(() => reader(7).integer(1, 6)).toThrow('position: 7 found, a whole number from 1 to 6 expected');
  expect(() =>
    reader({ a: { b: 'x' } })
      .fields('a')
      .a.fields('b')
      .b.flag(),
  ).toThrow('position.a.b: "x" found, true or false expected');
  expect(() =>
    reader([1, 'two'])
      .list()
      .map((item) => item.integer(0, 9)),
  ).toThrow('position[1]: "two" found');
  expect(() => reader('red').oneOf(['blue', 'green'])).toThrow('position: "red" found, one of blue, green expected');
  expect(() => reader(undefined).text()).toThrow('position: nothing found, a text expected');
});

test('unknown fields are named with the allowed ones', () => {
  expect(() => reader({ hand: [] }).fields('hands', 'deck')).toThrow('position: unknown field "hand"; allowed: hands, deck');
  for (const value of [null, [], 'text', 3, undefined]) expect(() => reader(value).fields('hands')).toThrow(BadInput);
});

test('numbers must be whole and within bounds', () => {
  for (const value of [0.5, Number.NaN, '1', null, -1, 7]) expect(() => reader(value).integer(0, 6)).toThrow(BadInput);
  expect(reader(6).integer(0, 6)).toBe(6);
});

test('lists have their length checked', () => {
  expect(() => reader([1]).list(2, 2)).toThrow('a list of 2 expected');
  expect(() => reader([1, 2, 3]).list(0, 2)).toThrow('a list of 0 to 2 expected');
  expect(() => reader({ length: 1 }).list()).toThrow(BadInput);
  expect(reader([]).list()).toEqual([]);
});

test('a missing value takes the fallback, a wrong one does not', () => {
  expect(reader(undefined).or(3, (value) => value.integer(0, 9))).toBe(3);
  expect(reader(5).or(3, (value) => value.integer(0, 9))).toBe(5);
  expect(() => reader(null).or(3, (value) => value.integer(0, 9))).toThrow(BadInput);
});

test('errors about long values stay short', () => {
  expect(() => reader('x'.repeat(10_000)).flag()).toThrow(/^.{1,140}$/);
});
