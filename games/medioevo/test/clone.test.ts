import { clone as generic, quick, rigged, same, sealed, seedFrom } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { clone } from '../src/rules/clone.ts';
import { begin, given, march, type Table, wanderTo } from './table.ts';

/** All lists and objects reachable from a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

function stories(): Table[] {
  const players = [{ cemetery: ['b19a', 'b02a'] }, { cemetery: ['b22a', 'b04a'] }] as const;
  const renovation = march(
    given({ round: 4, now: ['b01a', 'b01b', 'b16a'], next: ['b03a', 'b05a', 'b08a'], players, events: ['renovation'] }),
    2,
  );
  renovation.by(1, 'restore b22a');
  return [begin(2), wanderTo(begin(3), 11), wanderTo(begin(5), 7), begin(4).wander('end'), renovation];
}

describe('the quick copy', () => {
  test('equals the generic one', () => {
    for (const { state } of stories()) expect(same(clone(state), generic(state))).toBe(true);
  });

  test('shares nothing that changes', () => {
    for (const { state } of stories()) {
      const fixed = new Set([...parts(state.config), ...parts(state.agenda.slice()).slice(1), ...parts(state.answers).slice(1)]);
      const copied = new Set(parts(clone(state)));
      expect(parts(state).filter((part) => !fixed.has(part) && copied.has(part))).toEqual([]);
    }
  });

  test('copies every kind of chance', () => {
    const { state } = begin(2);
    const fast = quick('x');
    for (const chance of [
      fast,
      sealed(seedFrom('x')),
      rigged([1, 2], fast),
      rigged([1], sealed(seedFrom('y'))),
      rigged([3], rigged([4], fast)),
    ]) {
      state.chance = chance;
      const copy = clone(state).chance;
      expect(copy).toEqual(chance);
      expect(parts(copy).some((part) => parts(chance).includes(part))).toBe(false);
    }
  });
});
