import { expect, test } from 'vitest';
import { configsOf } from '../src/battery/index.ts';
import { choiceOption, flagOption, type Game } from '../src/index.ts';
import { hands } from './toys/hands.ts';
import type { Teams } from './toys/teams/types.ts';
import { teams } from './toys/teams.ts';

test('every value and every number of seats comes up, and all are valid', () => {
  const configs = configsOf(hands, 'any');
  expect(new Set(configs.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  expect(new Set(configs.map(({ options }) => options.rounds))).toEqual(new Set([2, 4]));
  for (const config of configsOf(teams, 'any')) expect(teams.valid?.(config)).toBeUndefined();
});

test('values that exclude others are reached all the same', () => {
  const configs = configsOf(teams, 'any');
  expect(configs).toContainEqual({ seats: 1, options: { mode: 'solo', target: 18 } });
  expect(new Set(configs.map(({ options }) => options.mode))).toEqual(new Set(['duel', 'teams', 'solo']));
});

test('an option that means something only beside certain values comes up beside them', () => {
  const narrow: Game<Teams> = {
    ...teams,
    meta: { ...teams.meta, options: { ...teams.meta.options, pace: choiceOption(['slow', 'quick'], 'slow', { mode: ['solo'] }) } },
    valid: ({ seats, options: { mode } }) => ((mode === 'solo') === (seats === 1) ? undefined : 'one seat in mode solo'),
  };
  const quick = configsOf(narrow, 'any').filter(({ options }) => (options as { pace?: string }).pace === 'quick');
  expect(quick.some(({ options }) => options.mode === 'solo')).toBe(true);
  expect(configsOf(narrow, 'any').every((config) => narrow.valid?.(config) === undefined)).toBe(true);
});

test('no configuration comes twice, and the seed decides which pairs do', () => {
  const many: Game<Teams> = {
    ...teams,
    meta: {
      ...teams.meta,
      options: { a: flagOption(false), b: flagOption(false), c: choiceOption([1, 2, 3, 4, 5], 1), d: flagOption(true) },
    },
    valid: () => undefined,
  };
  const texts = configsOf(many, 'one').map((config) => JSON.stringify(config));
  expect(new Set(texts).size).toBe(texts.length);
  expect(configsOf(many, 'one')).toEqual(configsOf(many, 'one'));
  expect(configsOf(many, 'one')).not.toEqual(configsOf(many, 'two'));
  expect(texts.length).toBeGreaterThan(12);
});
