import { expect, test } from 'vitest';
import { choiceOption, configure, flagOption } from '../src/index.ts';
import { chain } from './toys/chain.ts';
import { hands } from './toys/hands.ts';
import { teams } from './toys/teams.ts';

test('missing options have their defaults', () => {
  expect(configure(hands, {})).toEqual({ seats: 2, options: { rounds: 2 } });
  expect(configure(hands, { seats: 3, options: { rounds: 4 } })).toEqual({ seats: 3, options: { rounds: 4 } });
});

test('a missing number of seats is the fewest that the options allow', () => {
  expect(configure(teams, {}).seats).toBe(2);
  expect(configure(teams, { options: { mode: 'teams' } }).seats).toBe(4);
  expect(configure(teams, { options: { mode: 'solo' } }).seats).toBe(1);
  expect(() => configure(teams, { options: { target: 18 } })).toThrow('teams: 1 seats in mode duel; allowed: 2');
});

test('options may come as texts', () => {
  expect(configure(hands, { options: { rounds: '4' } }).options).toEqual({ rounds: 4 });
  for (const yes of ['true', 'yes', 'on', true]) expect(configure(chain, { options: { rich: yes } }).options).toEqual({ rich: true });
  for (const no of ['false', 'no', 'off', false]) expect(configure(chain, { options: { rich: no } }).options).toEqual({ rich: false });
});

test('errors name the value and everything allowed', () => {
  expect(() => configure(hands, { seats: 5 })).toThrow('hands: 5 seats; allowed: 2 to 4');
  expect(() => configure(hands, { seats: 2.5 })).toThrow('hands: 2.5 seats');
  expect(() => configure(hands, { options: { rounds: 3 } })).toThrow('hands: option rounds "3"; allowed: 2, 4');
  expect(() => configure(hands, { options: { rounds: { toString: 0 } } })).toThrow('hands: option rounds');
  expect(() => configure(hands, { options: { round: 2 } })).toThrow('hands: unknown option "round"; allowed: rounds');
  expect(() => configure(chain, { options: { rich: 'maybe' } })).toThrow('chain: option rich "maybe"; allowed: false, true');
});

test('what does not go together is refused in the words of the game', () => {
  expect(() => configure(teams, { seats: 3 })).toThrow('teams: 3 seats in mode duel; allowed: 2');
  expect(() => configure(teams, { seats: 2, options: { target: 18 } })).toThrow('teams: target 18 in mode duel; allowed: 14');
  expect(configure(teams, { seats: 1, options: { mode: 'solo', target: '18' } }).seats).toBe(1);
});

test('options are made with their values', () => {
  expect(flagOption(true)).toEqual({ values: [false, true], default: true });
  expect(choiceOption(['a', 'b'], 'b')).toEqual({ values: ['a', 'b'], default: 'b' });
});
