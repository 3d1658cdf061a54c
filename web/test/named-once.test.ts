import { expect, test } from 'vitest';
import { namedOnce } from '../src/advice/named-once.ts';

const said = (...words: readonly string[]) => words.map((one, place) => ({ words: one, place }));

test('answers that read the same are named once, the best of them', () => {
  expect(namedOnce(said('market', 'market', 'mill', 'market')).map(({ place }) => place)).toEqual([0, 2]);
});

test('answers without words are not taken for one another', () => {
  expect(namedOnce(said('', 'mill', '')).map(({ place }) => place)).toEqual([0, 1, 2]);
});
