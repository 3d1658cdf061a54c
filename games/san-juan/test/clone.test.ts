import { clone as generic, quick, rigged, type State, sealed, seedFrom } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { clone } from '../src/rules/clone.ts';
import type { SanJuan } from '../src/rules/index.ts';
import { given } from './table.ts';

/** All lists and objects reachable from a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

const position = (): State<SanJuan> => {
  const players = [{ display: ['chapel', 'tower', 'crane'], covered: [['archive', 'tower']], chapel: ['hero'], hand: ['well', 'smithy'] }];
  const story = given(3, { at: 'round', round: 3, players, discards: ['palace'], turned: 1 });
  story.play('pass', 'role councillor');
  story.by(1, 'draw no');
  return story.state;
};

test('the quick copy equals the generic one, whatever the stream of chance', () => {
  const streams = [quick('a'), sealed(seedFrom('b')), rigged([1, 2], quick('c'))];
  for (const chance of streams) {
    const state = { ...position(), chance };
    expect(clone(state)).toEqual(generic(state));
  }
});

test('nothing that can change is shared with the original', () => {
  const state = position();
  const shared = [...parts(state.config), ...parts(state.agenda), ...parts(state.answers)];
  const original = new Set(parts(state).filter((part) => !shared.includes(part)));
  const copy = clone(state);
  const kept = parts(copy).filter((part) => original.has(part));
  expect(kept).toEqual([]);
  expect(copy.agenda).not.toBe(state.agenda);
  expect(copy.answers).not.toBe(state.answers);
});
