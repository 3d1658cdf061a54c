import { expect, test } from 'vitest';
import { goalOf, HERE } from '../src/board/routes.ts';

test('a discarded tile fades where it lay: it does not go back onto the pile', () => {
  expect(goalOf('tile-5', [{ kind: 'discarded', tile: 5, rule: 'MED-ROUND-05' }])).toBe(HERE);
});

test('a tile that is taken goes to its estate, a lost one to the cemetery', () => {
  expect(goalOf('tile-5', [{ kind: 'tilePlaced', seat: 1, tile: 5, estate: 2, rule: 'MED-TURN-04' }])).toBe('estate-1-2');
  expect(goalOf('tile-5', [{ kind: 'buried', seat: 0, tile: 5, rule: 'MED-BARR-03' }])).toBe('grave-0');
});
