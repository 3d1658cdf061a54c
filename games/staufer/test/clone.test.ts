import { clone as generic } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { clone } from '../src/rules/clone.ts';
import { staufer } from '../src/rules/index.ts';
import { envoys, given, scored } from './table.ts';

/** All lists and objects reachable from a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

const bonus = { rowsA: ['augsburg', 'nijmegen', 'strasbourg', 'milano', 'palermo'], pile: ['PU', 'BR'] };
const players = [{ offices: envoys('augsburg-3') }, { offices: envoys('augsburg-2') }];

test.each([
  ['at the start', () => Story.begin(staufer, { seats: 5, options: {} }, 'copies')],
  ['with chests to pick', () => scored(4, { ...bonus, players })],
  ['with payments and privileges', () => given(3, { players: [{ paid: { milano: [2, 1] }, privileges: [1], chests: ['PU'] }] })],
  ['after the end', () => Story.begin(staufer, { seats: 2, options: {} }, 'copies').wander('copies')],
] as const)('a copy %s equals the state and shares nothing that changes', (_, story) => {
  const { state } = story();
  const copy = clone(state);
  expect(copy).toEqual(generic(state));
  const fixed = new Set([...parts(state.config), ...state.agenda.flatMap(parts), ...state.answers.flatMap(parts)]);
  const copied = new Set(parts(copy));
  expect(parts(state).filter((part) => !fixed.has(part) && copied.has(part))).toEqual([]);
});
