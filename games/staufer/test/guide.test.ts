import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { staufer } from '../src/rules/index.ts';
import guide from '../src/shelf/guide.json' with { type: 'json' };
import { area, court, held, points, region } from './table.ts';

/** The table of the guided opening after some of its steps. */
function after(steps: number) {
  const table = Story.given(staufer, guide.scenario);
  for (const { before = [], move } of guide.steps.slice(0, steps)) {
    table.play(...before.map((line) => line.replace(/^\d: /, '')));
    if (move !== undefined) table.by(guide.seat, move);
  }
  return table;
}

test('the guided opening: supply, the envoy of the space, and five pieces for an office', () => {
  expect(court(after(1), guide.seat)).toEqual([4, 1]);
  expect(court(after(2), guide.seat)).toEqual([5, 2]);
  expect(held(after(2), guide.seat)).toEqual(['TU_DEPLOY']);
  expect(court(after(3), guide.seat)).toEqual([6, 2]);
  expect(court(after(4), guide.seat)).toEqual([2, 1]);
  expect(points(after(4), guide.seat)).toBe(3);
});

test('the guided opening: a cheap deployment wins Palermo, both regions score, and the king gives back what he passes', () => {
  const [before, end] = [after(6), after(7)];
  expect(court(before, guide.seat)).toEqual([2, 1]);
  expect(points(end, guide.seat) - points(before, guide.seat)).toBe(10 + 8 + 3);
  expect(end.state.open).toMatchObject({ round: 2, king: region('strasbourg') });
  expect(area(before, guide.seat, 'strasbourg')).toEqual([1, 0]);
  expect(area(end, guide.seat, 'strasbourg')).toEqual([0, 0]);
  expect(end.next()).toBe(guide.seat);
});
