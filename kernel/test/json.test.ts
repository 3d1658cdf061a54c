import { expect, test } from 'vitest';
import { BadInput, parseJson } from '../src/index.ts';

test('ordinary JSON comes through as it is', () => {
  expect(parseJson('{"a": [1, "]]]]{{{{", null], "b": {"c": "\\"[["}}')).toEqual({ a: [1, ']]]]{{{{', null], b: { c: '"[[' } });
});

test('deep JSON is refused before the parser sees it', () => {
  expect(() => parseJson('['.repeat(5_000_000))).toThrow('JSON nested deeper than 40 levels');
  expect(() => parseJson(`${'[['}1${']]'}`, { size: 100, depth: 1 })).toThrow(BadInput);
  expect(parseJson(`${'['.repeat(40)}${']'.repeat(40)}`)).toBeInstanceOf(Array);
});

test('huge JSON is refused', () => {
  expect(() => parseJson(`"${'x'.repeat(200)}"`, { size: 100, depth: 40 })).toThrow('JSON of 202 characters: at most 100 are accepted');
});

test('keys that poison prototypes are refused wherever they are', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    expect(() => parseJson(`{"a": [{"${key}": {"x": 1}}]}`)).toThrow(`JSON key "${key}" at $.a[0] is not accepted`);
  }
  expect(() => parseJson('{"\\u005f_proto__": 1}')).toThrow(BadInput);
});

test('what is not JSON is refused in one line', () => {
  for (const text of ['', '{', '{"a":\n\n1,}', 'undefined', '[1]]']) {
    expect(() => parseJson(text)).toThrow(/^not JSON: .*$/);
  }
});
