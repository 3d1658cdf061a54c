import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';
import guide from '../src/shelf/guide.json' with { type: 'json' };
import solo from '../src/shelf/guide-solo.json' with { type: 'json' };
import { of } from './table.ts';

/** The table of the guided opening after some of its steps; nobody else has to answer in it. */
function after(steps: number) {
  const table = Story.given(burgundy, guide.scenario);
  for (const { move } of guide.steps.slice(0, steps)) if (move !== undefined) table.by(guide.seat, move);
  return table;
}

test('the guided opening: the ship brings a red good and the first turn of the next round', () => {
  expect(after(3).state.open.bridge[0]).toBe(guide.seat);
  expect(of(after(3)).goods).toEqual({ red: 2, brown: 1 });
  expect(of(after(4))).toMatchObject({ storage: ['watchtower'], coins: 0 });
  expect(after(5).state.open).toMatchObject({ active: guide.seat, phase: 0, round: 2 });
});

test('the guided opening: a worker makes the 2 a 3, the watchtower earns 15 points, two red goods 4 and a coin', () => {
  const [before, placed, sold] = [5, 6, 7].map((steps) => of(after(steps)));
  expect(placed).toMatchObject({ workers: (before?.workers ?? 0) - 1, points: (before?.points ?? 0) + 15 });
  expect(sold).toMatchObject({ points: (placed?.points ?? 0) + 4, coins: (placed?.coins ?? 0) + 1 });
});

test('the guide of the solo game: five goods for a face-down tile, and the counter goes from 4 to 15', () => {
  const table = Story.given(burgundy, solo.scenario);
  for (const { move } of solo.steps) if (move !== undefined) table.by(solo.seat, move);
  expect(of(table)).toMatchObject({ storage: ['watchtower', 'blackTile'], goods: {}, points: 15 });
});
