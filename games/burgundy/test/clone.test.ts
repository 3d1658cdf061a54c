import { clone as generic, quick, rigged, sealed, seedFrom } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { clone } from '../src/rules/clone.ts';
import { fresh, type Table } from './table.ts';

/** All lists and objects reachable from a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

/** A game after some answers. */
function later(seats: number, options: Record<string, unknown>, answers: number): Table {
  let count = 0;
  return fresh(seats, options, 'copies').wander('copies', () => count++ === answers);
}

const modules = { shields: true, tradeRoutes: true, inns: true, whiteCastles: true, extraTiles: true, boards: 'posts' };

test.each([
  ['at the start', 2, { boards: 'chosen', choosing: 'together' }, 1],
  ['in a base game', 4, { boards: 'random' }, 60],
  ['with every module', 3, modules, 120],
  ['in the team game', 4, { mode: 'team' }, 60],
  ['in the solo game', 1, { mode: 'solo' }, 60],
] as const)('a copy %s equals the state and shares nothing that changes', (_, seats, options, answers) => {
  const { state } = later(seats, options, answers);
  const copy = clone(state);
  expect(copy).toEqual(generic(state));
  const fixed = new Set([...parts(state.config), ...state.agenda.flatMap(parts), ...state.answers.flatMap(parts)]);
  const copied = new Set(parts(copy));
  expect(parts(state).filter((part) => !fixed.has(part) && copied.has(part))).toEqual([]);
});

test('every kind of chance is copied', () => {
  const { state } = fresh(2);
  for (const chance of [quick('x'), sealed(seedFrom('x')), rigged([1, 2], quick('y')), rigged([3], rigged([4], quick('z')))]) {
    state.chance = chance;
    const copy = clone(state).chance;
    expect(copy).toEqual(chance);
    expect(parts(copy).some((part) => parts(chance).includes(part))).toBe(false);
  }
});
