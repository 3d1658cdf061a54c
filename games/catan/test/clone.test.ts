import { clone as generic, quick, rigged, sealed, seedFrom } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { clone } from '../src/rules/clone.ts';
import { type Catan, catan } from '../src/rules/index.ts';

/** All lists and objects reachable from a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

/** A game after some answers. */
function later(seats: number, options: Record<string, unknown>, answers: number): Story<Catan> {
  let count = 0;
  return Story.begin(catan, { seats, options }, 'copies').wander('copies', () => count++ === answers);
}

test.each([
  ['at the start', 3, {}, 1],
  ['in a base game', 4, { map: 'random' }, 150],
  ['in Cities & Knights', 3, { mode: 'cities-and-knights' }, 200],
  ['in Seafarers', 3, { map: 'new-shores' }, 120],
  ['in Cities & Knights at sea', 4, { mode: 'cities-and-knights', map: 'through-the-desert' }, 120],
] as const)('a copy %s equals the state and shares nothing that changes', (_, seats, options, answers) => {
  const { state } = later(seats, options, answers);
  const copy = clone(state);
  expect(copy).toEqual(generic(state));
  const fixed = new Set([...parts(state.config), ...state.agenda.flatMap(parts), ...state.answers.flatMap(parts)]);
  const copied = new Set(parts(copy));
  expect(parts(state).filter((part) => !fixed.has(part) && copied.has(part))).toEqual([]);
});

test('every kind of chance is copied', () => {
  const { state } = Story.begin(catan, { seats: 3, options: {} }, 'chance');
  for (const chance of [quick('x'), sealed(seedFrom('x')), rigged([1, 2], quick('y')), rigged([3], rigged([4], quick('z')))]) {
    state.chance = chance;
    const copy = clone(state).chance;
    expect(copy).toEqual(chance);
    expect(parts(copy).some((part) => parts(chance).includes(part))).toBe(false);
  }
});
