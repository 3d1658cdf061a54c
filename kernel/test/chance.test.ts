import { expect, test } from 'vitest';
import { type ChanceState, drawInt, quick, range, rigged, Stream, sealed, seedFrom, streamFrom } from '../src/index.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const draws = (state: ChanceState, n: number, count: number): number[] => range(count).map(() => drawInt(state, n));

test('a sealed stream is a function of seed and counter', () => {
  const first = draws(sealed(SEED), 1000, 50);
  expect(draws(sealed(SEED), 1000, 50)).toEqual(first);
  const later: ChanceState = { kind: 'sealed', seed: SEED, counter: 20 };
  const skipped = sealed(SEED);
  for (let i = 0; i < 20; i++) drawInt(skipped, 0x100000000);
  expect(skipped).toEqual(later);
  expect(drawInt(skipped, 1000)).toBe(drawInt(later, 1000));
});

test('two sealed streams read by turns do not disturb each other', () => {
  const alone = draws(sealed(SEED), 100, 20);
  const one = sealed(SEED);
  const other = sealed(seedFrom('another'));
  const mixed = range(20).map(() => {
    drawInt(other, 100);
    return drawInt(one, 100);
  });
  expect(mixed).toEqual(alone);
});

test('every bit of the seed matters', () => {
  const last = `${SEED.slice(0, -1)}e`;
  expect(draws(sealed(last), 1000, 10)).not.toEqual(draws(sealed(SEED), 1000, 10));
  expect(draws(quick('one'), 1000, 10)).not.toEqual(draws(quick('two'), 1000, 10));
});

test('a stream goes on after being written down and read back', () => {
  for (const state of [sealed(SEED), quick('words'), rigged([1, 2], quick('words'))]) {
    draws(state, 6, 5);
    const back = JSON.parse(JSON.stringify(state)) as ChanceState;
    expect(draws(back, 1000, 20)).toEqual(draws(state, 1000, 20));
  }
});

test('outcomes are spread evenly', () => {
  for (const state of [sealed(SEED), quick('even')]) {
    const counts = range(6).map(() => 0);
    for (const die of draws(state, 6, 12_000)) counts[die] = (counts[die] ?? 0) + 1;
    // Chi-squared with five degrees of freedom: beyond 25 once in ten thousand fair streams.
    const excess = counts.map((count) => (count - 2000) ** 2 / 2000).reduce((a, b) => a + b);
    expect(excess).toBeLessThan(25);
  }
});

test('every order of a shuffle comes up about equally often', () => {
  const orders = new Map<string, number>();
  const stream = streamFrom('orders');
  for (let i = 0; i < 6000; i++) {
    const list = [1, 2, 3];
    stream.shuffle(list);
    orders.set(String(list), (orders.get(String(list)) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('rigged outcomes come first, in order, and then the stream behind, even a rigged one', () => {
  const state = rigged([5, 0], rigged([3], quick('behind')));
  expect(draws(state, 6, 3)).toEqual([5, 0, 3]);
  expect(drawInt(state, 1000)).toBe(drawInt(quick('behind'), 1000));
  expect(() => drawInt(rigged([6], quick('behind')), 6)).toThrow('rigged outcome 6 is not below 6');
});

test('numbers that chance cannot draw from are refused', () => {
  for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => new Stream(quick('odd')).int(n)).toThrow(RangeError);
  expect(new Stream(quick('even')).int(1)).toBe(0);
});
