import { roomOf } from '@ludoteca/games';
import { describe, expect, test } from 'vitest';
import { offeredOptions, settledOptions } from '../src/shelf/setup.ts';

const names = (game: string, seats: number, options: Record<string, string | number | boolean>): string[] => {
  const room = roomOf(game).game;
  return offeredOptions(room, seats, settledOptions(room, seats, options)).map(({ name }) => name);
};

describe('options of the set-up', () => {
  test('what belongs to Cities & Knights is not offered for the base game', () => {
    expect(names('catan', 3, { mode: 'base' })).not.toContain('nasty');
    expect(names('catan', 3, { mode: 'base' })).not.toContain('singleKindFleet');
    expect(names('catan', 3, { mode: 'cities-and-knights' })).toEqual(expect.arrayContaining(['nasty', 'singleKindFleet']));
  });

  test('a choice that no longer makes sense goes back to its default', () => {
    const { game } = roomOf('catan');
    const chosen = { ...settledOptions(game, 3, { mode: 'cities-and-knights', nasty: true, map: 'first-game' }), mode: 'base' };
    expect(settledOptions(game, 3, chosen)).toMatchObject({ mode: 'base', nasty: false, map: 'spiral' });
  });

  test('a game declares where an option means something', () => {
    expect(names('burgundy', 3, { boards: 'same' })).toContain('duchy');
    expect(names('burgundy', 3, { boards: 'random' })).not.toContain('duchy');
    expect(names('burgundy', 3, { boards: 'chosen' })).toContain('choosing');
  });

  test('what the number of seats asks for is taken by itself', () => {
    const { game } = roomOf('catan');
    expect(settledOptions(game, 2, {})).toMatchObject({ twoPlayers: true });
  });

  test('an option for few seats is not offered to more, and does not stay on when somebody sits down', () => {
    const { game } = roomOf('catan');
    for (const seats of [3, 4]) expect(names('catan', seats, {})).not.toContain('twoPlayers');
    expect(settledOptions(game, 3, settledOptions(game, 2, {}))).toMatchObject({ twoPlayers: false });
  });
});
