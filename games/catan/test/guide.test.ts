import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { catan } from '../src/rules/index.ts';
import { openPoints } from '../src/rules/points.ts';
import guide from '../src/shelf/guide.json' with { type: 'json' };
import { counts, handOf } from './table.ts';

/** The table of the guided opening after some of its steps, the answers of the others before the next one included. */
function after(steps: number) {
  const table = Story.given(catan, guide.scenario);
  for (const { before = [], move } of guide.steps.slice(0, steps)) {
    table.play(...before.map((line) => line.replace(/^\d: /, '')));
    if (move !== undefined) table.by(guide.seat, move);
  }
  table.play(...(guide.steps[steps]?.before ?? []).map((line) => line.replace(/^\d: /, '')));
  return table;
}

test('the guided opening: the 6 brings brick and grain, the harbour the missing lumber, and the hand becomes a settlement', () => {
  expect(handOf(after(1), guide.seat)).toEqual(counts('2 brick, 1 lumber, 4 wool, 1 grain'));
  expect(handOf(after(3), guide.seat)).toEqual(counts('1 brick, 1 lumber, 1 wool, 1 grain'));
  expect(handOf(after(4), guide.seat)).toEqual(counts(''));
  expect(openPoints(after(4).state.open, guide.seat)).toBe(3);
});

test('the guided opening: a 9 of others brings lumber, then a 7 brings ore from whoever stands on the mountains', () => {
  expect(handOf(after(5), guide.seat)).toEqual(counts('1 lumber'));
  expect(after(6).state.open.dice).toEqual([3, 4]);
  expect(handOf(after(7), guide.seat)).toEqual(counts('1 lumber, 1 ore'));
});
