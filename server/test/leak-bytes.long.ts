import { roomOf } from '@ludoteca/games';
import { range, SPECTATOR } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, leaksOf } from './support/byte-leaks.ts';

describe.each(GAMES)('%s', (id, counts) => {
  test.each(counts)('with %i seats: re-dealing what an audience cannot see leaves every byte sent to it unchanged', async (seats) => {
    const audiences = range(seats + 1).map((place) => place + SPECTATOR);
    const { leaks, elsewhere, answers } = await leaksOf(roomOf(id), seats, audiences);
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(elsewhere).toBeGreaterThan((answers * audiences.length) / 2);
  });
});
