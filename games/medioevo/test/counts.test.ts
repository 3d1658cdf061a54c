import { copyOf, movesOf, nextToAnswer, play } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { medioevo } from '../src/rules/index.ts';
import type { MedioevoState } from '../src/rules/types.ts';
import { given } from './table.ts';

/** Number of sequences of answers of this length from a position. */
function sequences(state: MedioevoState, length: number): number {
  const seat = nextToAnswer(medioevo, state);
  if (length === 0 || seat === undefined) return 1;
  let total = 0;
  for (const move of movesOf(medioevo, state, seat) ?? []) {
    const next = copyOf(medioevo, state);
    play(medioevo, next, seat, move);
    total += sequences(next, length - 1);
  }
  return total;
}

describe('numbers of sequences, worked out by hand', () => {
  test('opening and first round of five players whose tiles ask nothing', () => {
    const rows = [
      ['b01a', 'b01b', 'b01c', 'b02a', 'b02b', 'b02c'],
      ['b04a', 'b04b', 'b04c', 'b05a', 'b05b', 'b05c'],
    ] as const;
    const { state } = given({ seats: 5, at: 'opening', rows });
    expect([1, 2, 3, 4, 5, 6].map((length) => sequences(state, length))).toEqual([6, 30, 120, 360, 720, 720 * 6]);
  });

  test('a Church, a Palace and a Rampart in the first round of two and three players', () => {
    const { state } = given({ now: ['b19a', 'b22a', 'b23a'], next: ['b04a', 'b04b', 'b04c'] });
    // Three tiles, eight estates, two tiles, 52 pairs.
    expect([1, 2, 3, 4].map((length) => sequences(state, length))).toEqual([3, 24, 48, 48 * 52]);
    const ramparts = given({ seats: 3, now: ['b10a', 'b10b', 'b11a', 'b16a'], next: ['b04a', 'b04b', 'b04c', 'b05a'] }).state;
    // Four tiles, eight tiles to explore, three tiles, seven tiles to explore, two tiles.
    expect([1, 2, 3, 4, 5].map((length) => sequences(ramparts, length))).toEqual([4, 32, 96, 672, 1344]);
  });

  test('two Palaces of one player: the second has neither the first token nor the first estate', () => {
    const players = [{ terrains: [['field', 'church']] }] as const;
    const { state } = given({ now: ['b22a', 'b22b', 'b23a'], next: ['b04a', 'b04b', 'b04c'], players });
    // Seven tokens and seven estates are left, and nine of the twelve forbidden pairs among them.
    expect(sequences(state, 2)).toBe(3 * (49 - 9));
  });

  test('a Village with three graves, then Renovation for two', () => {
    const players = [{ cemetery: ['b01a', 'b13a', 'b22a'] }, { cemetery: ['b02a', 'b14a'] }] as const;
    const setting = { round: 4, now: ['b07a', 'b05a', 'b16a'], next: ['b04a', 'b04b', 'b04c'], players, events: ['renovation'] } as const;
    // Three tiles, three graves, two tiles; then two graves each.
    expect([1, 2, 3, 4, 5].map((length) => sequences(given(setting).state, length))).toEqual([3, 9, 18, 36, 72]);
  });

  test('the last round asks nothing but what tiles ask', () => {
    const { state } = given({ round: 16, now: ['b19a', 'b22a', 'b23a'] });
    expect([1, 2, 3].map((length) => sequences(state, length))).toEqual([8, 8 * 52, 8 * 52]);
  });
});
