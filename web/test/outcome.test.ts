import { type Contender, ranked } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { figure, marksBetween, percent } from '../src/ending/figures.ts';
import { outcomeFor, placeOf, sourcesOf } from '../src/ending/outcome.ts';

/** A finished game of sides with these scores. */
function ended(scores: readonly number[], ties: readonly number[] = []) {
  const contender = (points: number, seat: number): Contender => ({
    seats: [seat],
    lines: [{ label: 'points', points, rule: 'R-1' }],
    ties: [{ rule: 'R-2', value: ties[seat] ?? 0 }],
  });
  return { final: true, sides: ranked(scores.map(contender), true) };
}

describe('the outcome for the viewer', () => {
  test('a victory names the side that came next', () => {
    expect(outcomeFor(ended([131, 129, 124]), [0])).toMatchObject({ kind: 'won', others: [], rival: { seats: [1], distance: 2 } });
  });

  test('a defeat names the winner, however many were in between', () => {
    expect(outcomeFor(ended([131, 155, 140]), [0])).toMatchObject({
      kind: 'placed',
      side: { rank: 3 },
      rival: { seats: [1], distance: 24 },
    });
  });

  test('a tie-break is a distance of nothing', () => {
    expect(outcomeFor(ended([20, 20], [1, 4]), [0])).toMatchObject({ kind: 'placed', rival: { seats: [1], distance: 0 } });
  });

  test('a victory can be shared, and can be without anybody behind', () => {
    expect(outcomeFor(ended([20, 20, 5]), [1])).toMatchObject({ kind: 'won', others: [0], rival: { seats: [2], distance: 15 } });
    expect(outcomeFor(ended([20]), [0])).toMatchObject({ kind: 'won', rival: undefined });
  });

  test('people around one device and spectators are told who won', () => {
    const watched = { kind: 'watched', winners: [1], score: 9, rival: { seats: [0], distance: 3 } };
    expect(outcomeFor(ended([6, 9]), [0, 1])).toEqual(watched);
    expect(outcomeFor(ended([6, 9]), [])).toEqual(watched);
  });
});

test('a single side that has not reached its goal has no place', () => {
  const [winner = expect.fail()] = ended([20]).sides;
  expect([placeOf(winner), placeOf({ ...winner, won: false })]).toEqual([1, undefined]);
  expect(ended([6, 9]).sides.map(placeOf)).toEqual([2, 1]);
});

test('sources of points are summed by label, and the best of each is told where they differ', () => {
  const line = (label: string, points: number) => ({ label, points, rule: 'R-1' });
  const contenders = [
    { seats: [0], ties: [], lines: [line('income', 4), line('income', 3), line('empty', -10), line('gifts', 0)] },
    { seats: [1], ties: [], lines: [line('income', 7), line('empty', -30), line('gifts', 0)] },
  ];
  expect(sourcesOf(ranked(contenders, true))).toEqual([
    { label: 'income', rule: 'R-1', points: [7, 7], best: undefined },
    { label: 'empty', rule: 'R-1', points: [-10, -30], best: -10 },
  ]);
});

test('figures have true minus signs, round marks and no false certainty', () => {
  expect([figure(-10), figure(0), figure(7)]).toEqual(['−10', '0', '7']);
  expect([percent(0.004), percent(0.996), percent(0), percent(1), percent(0.425)]).toEqual([1, 99, 0, 100, 43]);
  expect(marksBetween(0, 131, 4)).toEqual([0, 50, 100, 150]);
  expect(marksBetween(-12, 40, 3)).toEqual([-20, 0, 20, 40]);
  expect(marksBetween(0, 3, 4)).toEqual([0, 1, 2, 3]);
});
