import type { Frame, History, View } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import type { Change } from '../src/link/link.ts';
import { NOTHING, sinceOf, sinceWith } from '../src/link/since.ts';

/** A position in which these seats are asked. */
const view = (decision: number, ...must: readonly number[]): View =>
  ({ decision, asked: { must, may: [] }, answer: null }) as unknown as View;
const frame = (decision: number): Frame => ({ view: view(decision, 0), question: null, undo: 'HOUSE-OTHERS' });
const change = (n: number): Change => ({ viewer: 0, n, frame: frame(n), events: [] });
const numbers = ({ changes }: { readonly changes: readonly Change[] }): number[] => changes.map(({ n }) => n);

test('an answer begins anew only if the viewer has been told what happened before it', () => {
  const before = { ...NOTHING, changes: [change(3), change(4)] };
  const told = sinceWith(before, change(5), frame(4), { answered: true, isTold: true });
  expect([numbers(told), told.answered, told.from?.view.decision]).toEqual([[5], true, 4]);
  const untold = sinceWith(before, change(5), frame(4), { answered: true, isTold: false });
  expect([numbers(untold), untold.answered]).toEqual([[3, 4, 5], true]);
  expect(numbers(sinceWith(before, change(5), frame(4), { answered: false, isTold: false }))).toEqual([3, 4, 5]);
});

test('a viewer who comes back is told everything since the last answer, or since they were told last', () => {
  // The viewer answers with the first and the third change; the second and the fourth are others'.
  const views = [view(1, 0), view(2, 1), view(3, 0), view(4, 1), view(5, 0)].map((one, n) => ({ n, view: one }));
  const history = { events: [], moments: [1, 2, 3, 4].map((n) => ({ n, events: [] })) } as unknown as History;
  expect(numbers(sinceOf(history, views, 0, null, undefined))).toEqual([3, 4]);
  expect(numbers(sinceOf(history, views, 0, null, 1))).toEqual([2, 3, 4]);
  expect(sinceOf(history, views, 1, null, undefined).answered).toBe(true);
  expect(sinceOf(history, views, 2, null, undefined).answered).toBe(false);
});
