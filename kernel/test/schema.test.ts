import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNotAMove, parseMove, printMove, readMove, sampleMove, streamFrom } from '../src/index.ts';
import { MOVES as CHAIN } from './toys/chain/types.ts';
import { MOVES } from './toys/market/types.ts';

const problem = (text: string): string => {
  const result = parseMove(MOVES, text);
  return isNotAMove(result) ? result.problem : 'none';
};

test('a move is written as its kind and its fields', () => {
  expect(printMove(MOVES, { kind: 'done' })).toBe('done');
  expect(printMove(CHAIN, { kind: 'sweep', tile: null } as { kind: string })).toBe('sweep -');
  expect(printMove(MOVES, { kind: 'offer', give: [2, 0, 0], want: [0, 0, 1], to: [1, 2] } as { kind: string })).toBe(
    'offer salt,salt silk 1,2',
  );
});

test('every move reads back from its text', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const move = sampleMove(MOVES, Object.keys(MOVES), streamFrom(seed));
      expect(parseMove(MOVES, printMove(MOVES, move))).toEqual(move);
      expect(readMove(MOVES, JSON.parse(JSON.stringify(move)))).toEqual(move);
    }),
  );
});

test('extra spaces do no harm', () => {
  expect(parseMove(MOVES, '  offer   salt  silk 1 ')).toEqual({ kind: 'offer', give: [1, 0, 0], want: [0, 0, 1], to: [1] });
});

test('people are told what is wrong with a text', () => {
  expect(problem('ofer salt silk 1')).toContain('unknown move "ofer"; allowed: offer, counter, accept');
  expect(problem('offer salt')).toBe('"offer salt": expected "offer <give> <want> <to>"');
  expect(problem('offer salt gold 1')).toContain('offer: want "gold" is not kinds of salt, figs, silk');
  expect(problem('')).toContain('unknown move ""');
  expect(problem('toString')).toContain('unknown move "toString"');
});

test('a text too long is refused, not cut: cut it could be another move', () => {
  const long = `offer salt silk ${'1,'.repeat(1200)}1`;
  expect(problem(long)).toBe(`a move of ${long.length} characters: at most 2000 are accepted`);
});

test('a move from untrusted JSON is rebuilt from the fields of the schema', () => {
  const given = { kind: 'offer', give: [1, 0, 0], want: [0, 1, 0], to: [2, 1] };
  const read = readMove(MOVES, given);
  expect(read).toEqual({ ...given, to: [1, 2] });
  expect((read as unknown as typeof given).give).not.toBe(given.give);
  for (const junk of [
    null,
    7,
    'offer',
    [],
    {},
    { kind: 'done', extra: 1 },
    { kind: 'offer' },
    { ...given, give: [1, 0] },
    { kind: '__proto__' },
  ]) {
    expect(isNotAMove(readMove(MOVES, junk))).toBe(true);
  }
});

test('an unknown kind cannot be printed', () => {
  expect(() => printMove(MOVES, { kind: 'fly' })).toThrow('no move "fly" in this game');
});
