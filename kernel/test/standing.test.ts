import { expect, test } from 'vitest';
import { type Contender, ranked, sideOf } from '../src/index.ts';

const side = (seat: number, points: number, ...ties: number[]): Contender => ({
  seats: [seat],
  lines: [{ label: 'points', points, rule: 'R-1' }],
  ties: ties.map((value) => ({ rule: 'R-2', value })),
});
const places = (...sides: Contender[]): number[] => ranked(sides, true).map(({ rank }) => rank);

test('more points come first', () => {
  expect(places(side(0, 3), side(1, 9), side(2, 5))).toEqual([3, 1, 2]);
});

test('equal sides share a place and the next one is left out', () => {
  expect(places(side(0, 5), side(1, 5), side(2, 4))).toEqual([1, 1, 3]);
  expect(ranked([side(0, 5), side(1, 5)], true).map(({ won }) => won)).toEqual([true, true]);
});

test('tie-breaks are compared in their order', () => {
  expect(places(side(0, 5, 1, 9), side(1, 5, 2, 0), side(2, 5, 1, 10))).toEqual([3, 1, 2]);
});

test('nobody has won before the end', () => {
  expect(ranked([side(0, 5), side(1, 4)], false).map(({ won, rank }) => [won, rank])).toEqual([
    [false, 1],
    [false, 2],
  ]);
});

test('the score is the sum of its lines', () => {
  const lines = [3, -1, 4].map((points) => ({ label: 'x', points, rule: 'R-1' }));
  expect(ranked([{ seats: [0, 1], lines, ties: [] }], true)[0]?.score).toBe(6);
});

test('a seat is found on its side', () => {
  const sides = ranked([{ ...side(0, 1), seats: [0, 2] }, side(1, 2)], true);
  expect(sideOf(sides, 2).seats).toEqual([0, 2]);
  expect(() => sideOf(sides, 3)).toThrow('seat 3 belongs to no side');
});
