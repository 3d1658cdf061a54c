import { expect, test } from 'vitest';
import { at, type OfferShape, offerExtension, streamFrom, sum } from '../src/index.ts';
import { randomOffer } from '../src/play/random-offer.ts';

interface Offer {
  readonly kind: 'offer';
  readonly give: readonly number[];
  readonly want: readonly number[];
  readonly to: readonly number[];
}

const shape: OfferShape<Offer> = { head: { kind: 'offer' }, give: [1, 0, 2], want: [2, 2, 2], to: [0, 2, 3], inAll: 2 };
const many = (offer: OfferShape<Offer>): Offer[] => {
  const chance = streamFrom('offers');
  return Array.from({ length: 500 }, () => randomOffer(offer, chance) as Offer);
};

test('random offers keep all the bounds, addressees in rising order', () => {
  for (const { kind, give, want, to } of many(shape)) {
    expect(kind).toBe('offer');
    expect(offerExtension(shape, { shape: 'offer', head: shape.head, give, want, to }).whole).toBe(true);
    expect(sum(want)).toBeLessThanOrEqual(2);
    expect([...to].sort((a, b) => a - b)).toEqual(to);
  }
});

test('every kind and every seat comes up, alone and together', () => {
  const offers = many(shape);
  const kinds = (side: 'give' | 'want') =>
    new Set(offers.flatMap((offer) => offer[side].flatMap((count, kind) => (count > 0 ? [kind] : []))));
  expect([...kinds('give')].sort()).toEqual([0, 2]);
  expect([...kinds('want')].sort()).toEqual([0, 1, 2]);
  expect(new Set(offers.map(({ to }) => to.join())).size).toBe(7);
  expect(new Set(offers.map(({ give }) => at(give, 2)))).toEqual(new Set([0, 1, 2]));
});

test('the last kind that could be wanted is never given away', () => {
  for (const { give, want } of many({ ...shape, give: [1, 1, 0], want: [0, 3, 0] }))
    expect([give, at(want, 1) > 0]).toEqual([[1, 0, 0], true]);
  expect(() => many({ ...shape, give: [0, 1, 0], want: [0, 3, 0] })).toThrow('an offer that nobody could make');
});

test('an offer with conditions of its own is built item by item', () => {
  const { inAll: _, ...bounds } = shape;
  expect(randomOffer(bounds, streamFrom('offers'))).toBeUndefined();
});
