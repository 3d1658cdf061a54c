import { expect, test } from 'vitest';
import { BadInput, commitmentTo, parseSeed, seedFrom } from '../src/index.ts';

const SEED = 'f'.repeat(32);

test('a seed has at least 128 bits', () => {
  expect(parseSeed(SEED)).toBe(SEED);
  for (const bad of ['', 'f'.repeat(31), 'F'.repeat(32), 'g'.repeat(32), 'f'.repeat(129), `${SEED}\n`]) {
    expect(() => parseSeed(bad)).toThrow(BadInput);
  }
});

test('words become a seed, and a seed stays what it is', () => {
  expect(seedFrom('hello')).toMatch(/^[0-9a-f]{64}$/);
  expect(seedFrom('hello')).toBe(seedFrom('hello'));
  expect(seedFrom('hello')).not.toBe(seedFrom('hello '));
  expect(seedFrom(SEED)).toBe(SEED);
});

test('a commitment fits one seed only and does not give it away', () => {
  expect(commitmentTo(SEED)).toBe(commitmentTo(SEED));
  expect(commitmentTo(SEED)).not.toBe(commitmentTo(`${SEED.slice(0, -1)}0`));
  expect(commitmentTo(SEED)).not.toContain(SEED);
});
