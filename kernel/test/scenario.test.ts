import { expect, test } from 'vitest';
import { BadInput, fromScenario } from '../src/index.ts';
import { hands } from './toys/hands.ts';
import { teams } from './toys/teams.ts';

const position = { hands: [[1], [2]] };
const complaint = (json: unknown): string => {
  try {
    fromScenario(hands, json);
    return 'none';
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
};

test('a few lines describe a position that leads to its question', () => {
  const state = fromScenario(hands, { game: 'hands', position: { ...position, deck: [3, 3, 0, 4, 5] } });
  // The prize is the top card, then both hands take two.
  expect(state.seats.map(({ own }) => own.hand)).toEqual([
    [0, 1, 4],
    [2, 3, 3],
  ]);
  expect(state.agenda.find(({ kind }) => kind === 'prize')).toEqual({ kind: 'prize', hidden: { card: 5 } });
});

test('the same description gives the same position, another seed another one', () => {
  const described = (seed: string) => fromScenario(hands, { game: 'hands', seed, position }).hidden.deck;
  expect(described('a')).toEqual(described('a'));
  expect(described('a')).not.toEqual(described('b'));
});

test('dice to come can be fixed', () => {
  const state = fromScenario(teams, { game: 'teams', dice: [5, 1], position: { purses: [0, 0] } });
  expect(state.open.dice).toEqual([2, 6]);
});

test('errors name the field and what is allowed', () => {
  expect(complaint({ game: 'chess', position })).toBe('scenario.game: "chess" found, one of hands expected');
  expect(complaint({ game: 'hands' })).toContain('scenario.position: nothing found');
  expect(complaint({ game: 'hands', position, seats: 7 })).toBe('hands: 7 seats; allowed: 2 to 4');
  expect(complaint({ game: 'hands', position, options: { rounds: 9 } })).toContain('option rounds "9"; allowed: 2, 4');
  expect(complaint({ game: 'hands', position, options: { turbo: true } })).toContain('unknown field "turbo"; allowed: rounds');
  expect(complaint({ game: 'hands', position: { hands: [[1], [9]] } })).toBe(
    'scenario.position.hands[1][0]: 9 found, a whole number from 0 to 5 expected',
  );
  expect(
    complaint({
      game: 'hands',
      position: {
        hands: [
          [1, 1, 1, 1],
          [1, 1],
        ],
      },
    }),
  ).toContain('more cards of one value than the five there are');
  expect(complaint({ game: 'hands', position, dice: ['six'] })).toContain('scenario.dice[0]: "six" found');
  expect(complaint([])).toContain('scenario: [] found');
});
