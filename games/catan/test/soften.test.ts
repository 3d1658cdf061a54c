import { expect, test } from 'vitest';
import { softened } from '../src/board/soften.ts';

const parts = (name: string): string[] => softened(name).split('\u00AD');

test('long names of cards can be broken between syllables, also before two consonants that belong together', () => {
  expect(parts('Merchant Fleet')).toEqual(['Mer', 'chant Fleet']);
  expect(parts('Commercial')).toEqual(['Com', 'mer', 'cial']);
  expect(parts('Matrimonio')).toEqual(['Ma', 'tri', 'mo', 'nio']);
});
