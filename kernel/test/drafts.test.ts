import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  completed,
  type Draft,
  draftOf,
  draftOfOffer,
  extended,
  type OfferShape,
  offerExtension,
  type Selection,
  selectionExtension,
  selectionsOf,
} from '../src/index.ts';

interface Pick {
  readonly kind: 'pick';
  readonly items: readonly number[];
}
interface Offer {
  readonly kind: 'offer';
  readonly give: readonly number[];
  readonly want: readonly number[];
  readonly to: readonly number[];
}
const selection = (from: number[], min: number, max: number): Selection<Pick> => ({ head: { kind: 'pick' }, from, min, max });
const texts = (moves: readonly Pick[] | undefined): string[] | undefined => moves?.map(({ items }) => items.join(''));

test('every selection is written out once, however often a value occurs', () => {
  expect(texts(selectionsOf(selection([2, 1, 2], 0, 2), 100))).toEqual(['', '1', '12', '2', '22']);
  expect(texts(selectionsOf(selection([3, 3, 3], 2, 2), 100))).toEqual(['33']);
  expect(texts(selectionsOf(selection([1], 2, 2), 100))).toEqual([]);
});

test('selections too many to list are not listed', () => {
  expect(selectionsOf(selection([1, 2, 3, 4], 0, 4), 16)?.length).toBe(16);
  expect(selectionsOf(selection([1, 2, 3, 4], 0, 4), 15)).toBeUndefined();
});

test('walking a selection item by item reaches exactly the selections written out', () => {
  const small = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(small, fc.nat(3), fc.nat(3), (from, min, more) => {
      const choice = selection(from, min, min + more);
      const reached = new Set<string>();
      const walk = (items: readonly number[]): void => {
        const { items: next, whole } = selectionExtension(choice, items);
        if (whole) reached.add([...items].sort().join(''));
        for (const item of next) if ('item' in item) walk([...items, item.item]);
      };
      walk([]);
      expect([...reached].sort()).toEqual([...(texts(selectionsOf(choice, 1000)) ?? [])].sort());
    }),
  );
});

test('what is not in the selection is neither whole nor goes on', () => {
  expect(selectionExtension(selection([1, 2], 0, 2), [1, 1])).toEqual({ items: [], whole: false });
  expect(selectionExtension(selection([1, 2], 0, 1), [1, 2])).toEqual({ items: [], whole: false });
  expect(selectionExtension(selection([1], 2, 3), []).items).toEqual([]);
});

test('a draft grows by items and becomes a move with its items in rising order', () => {
  const start = draftOf(selection([1, 2, 3], 0, 3));
  const draft = extended(extended(start, { item: 3 }), { item: 1 });
  expect(completed(draft)).toEqual({ kind: 'pick', items: [1, 3] });
  expect(start).toEqual({ shape: 'selection', head: { kind: 'pick' }, items: [] });
  expect(() => extended(start, { give: 1 })).toThrow(RangeError);
});

const offer: OfferShape<Offer> = { head: { kind: 'offer' }, give: [1, 0], want: [2, 2], to: [1, 2] };
const drafted = (give: number[], want: number[], to: number[]): Extract<Draft<Offer>, { shape: 'offer' }> => ({
  shape: 'offer',
  head: { kind: 'offer' },
  give,
  want,
  to,
});

test('an offer gives something for something else to somebody', () => {
  const empty = draftOfOffer(offer);
  expect(empty).toEqual(drafted([0, 0], [0, 0], []));
  // The only kind that can be given must not be wanted.
  expect(offerExtension(offer, drafted([0, 0], [0, 0], [])).items).toEqual([{ give: 0 }, { want: 1 }, { to: 1 }, { to: 2 }]);
  expect(offerExtension(offer, drafted([1, 0], [0, 1], [2]))).toEqual({ items: [{ want: 1 }, { to: 1 }], whole: true });
  expect(completed(extended(drafted([1, 0], [0, 1], [2]), { to: 1 }))).toEqual({ kind: 'offer', give: [1, 0], want: [0, 1], to: [1, 2] });
});

test('an offer beyond its bounds is not whole', () => {
  const beyond = [
    drafted([2, 0], [0, 1], [1]),
    drafted([1, 0], [1, 0], [1]),
    drafted([1, 0], [0, 1], [3]),
    drafted([1, 0], [0, 1], [1, 1]),
    drafted([1, 0], [0, 1], []),
  ];
  for (const draft of beyond) expect(offerExtension(offer, draft).whole).toBe(false);
  expect(() => extended(drafted([0, 0], [0, 0], []), { item: 1 })).toThrow(RangeError);
});

test('an offer that cannot be finished has no items', () => {
  expect(offerExtension({ ...offer, want: [2, 0] }, drafted([0, 0], [0, 0], [])).items).toEqual([]);
  expect(offerExtension({ ...offer, to: [] }, drafted([0, 0], [0, 0], [])).items).toEqual([]);
});
