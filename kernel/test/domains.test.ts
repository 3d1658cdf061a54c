import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bag, counts, type Domain, flag, int, label, list, name, optional, streamFrom } from '../src/index.ts';

const words = ['salt', 'figs', 'silk'];
const DOMAINS: readonly [string, Domain<unknown>][] = Object.entries({
  int: int(-3, 12),
  name: name(['left', 'right']),
  label: label(words),
  flag,
  optional: optional(int(0, 5)),
  bag: bag(int(0, 5), 4),
  list: list(label(words), 3),
  counts: counts(words, 2),
} as Record<string, Domain<unknown>>);

describe.each(DOMAINS)('%s', (_, domain) => {
  const sample = fc.string().map((seed) => domain.sample(streamFrom(seed)));

  test('prints one word that parses back', () => {
    fc.assert(
      fc.property(sample, (value) => {
        const text = domain.print(value);
        expect(text).toMatch(/^\S+$/);
        expect(domain.parse(text)).toEqual(value);
      }),
    );
  });

  test('reads back what it sampled, as a fresh value', () => {
    fc.assert(
      fc.property(sample, (value) => {
        const back = domain.read(JSON.parse(JSON.stringify(value)));
        expect(back).toEqual(value);
        if (Array.isArray(value)) expect(domain.read(value)).not.toBe(value);
      }),
    );
  });

  test('what it accepts from untrusted input is in its normal form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 4 })), (value) => {
        const read = domain.read(value);
        if (read !== undefined) expect(domain.parse(domain.print(read))).toEqual(read);
        const parsed = domain.parse(typeof value === 'string' ? value : '1,0,2');
        if (parsed !== undefined) expect(domain.read(parsed)).toEqual(parsed);
      }),
    );
  });
});

test('a bag does not mind the order, a list does', () => {
  expect(bag(int(0, 9), 3).parse('3,1,2')).toEqual([1, 2, 3]);
  expect(bag(int(0, 9), 3).read([3, 1, 2])).toEqual([1, 2, 3]);
  expect(list(int(0, 9), 3).parse('3,1,2')).toEqual([3, 1, 2]);
});

test('bounds hold in text and in JSON alike', () => {
  expect([int(0, 5).parse('6'), int(0, 5).read(6), int(0, 5).parse('1.0'), int(0, 5).read('1')]).toEqual(Array(4).fill(undefined));
  expect([bag(int(0, 9), 2).parse('1,2,3'), bag(int(0, 9), 2).read([1, 2, 3])]).toEqual([undefined, undefined]);
  expect([counts(words, 2).parse('salt,salt,salt'), counts(words, 2).read([3, 0, 0])]).toEqual([undefined, undefined]);
  expect(counts(words, 2).parse('silk,salt,silk')).toEqual([1, 0, 2]);
});

test('people are told what is expected', () => {
  expect(optional(int(0, 5)).expects).toBe('a number from 0 to 5, or -');
  expect(label(words).expects).toBe('one of salt, figs, silk');
  expect(flag.expects).toBe('yes or no');
});
