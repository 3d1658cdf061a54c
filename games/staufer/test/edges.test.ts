import { expect, test } from 'vitest';
import { staufer } from '../src/rules/index.ts';
import { court, envoys, everyChestBut, given, scored, standingIn } from './table.ts';

test('STA-TAKE-05 a piece of the supply may be declined, also by a player who can pay no office', () => {
  const story = given(4, { players: [{ court: [0, 0], paid: { milano: [15, 3] } }] });
  story.play('supply S4 next -');
  expect(story.options()).toEqual(['fetch milano', 'pass']);
  story.play('pass');
  expect(court(story, 0)).toEqual([0, 0]);
});

test('STA-TU-08 the right piece of an office is protected once; the left one goes', () => {
  const most = ['most', 'king', 'fewest', 'most', 'king'];
  const players = [{ offices: envoys('nijmegen-3') }, { offices: envoys('nijmegen-3'), chests: ['TU_IMMUNE', 'TU_IMMUNE'] }];
  const story = scored(4, { rowsB: most, players }, '2-3-4-5-6-10');
  expect(story.options()).toEqual(['pass', 'protect nijmegen-3 envoy']);
  story.play('protect nijmegen-3 envoy');
  expect(story.asking).not.toBe('protect');
  expect(story.events('protected')).toMatchObject([{ seat: 1, rule: 'STA-TU-08' }]);
  expect(standingIn(story, 'nijmegen-3')).toEqual(['1:envoy']);
});

test('STA-CH-03 STA-PU-05 STA-BON-09 what cannot be had is told by its rule', () => {
  const most = ['most', 'king', 'fewest', 'most', 'king'];
  const rowsA = ['augsburg', 'aachen', 'nijmegen', 'strasbourg', 'palermo'];
  const none = given(2, { chests: { S4: ['PU'] }, players: [{ chests: ['PU'], privileges: [1, 4, 7, 10, 13, 16] }] });
  none.play('supply S4 next -');
  expect(none.events('noPrivilege')).toMatchObject([{ rule: 'STA-PU-05' }]);
  const players = [{ offices: envoys('augsburg-3') }, { offices: envoys('augsburg-1') }];
  const chests = { 'palermo-0': everyChestBut('TU_MOVE') };
  const short = scored(4, { rowsA, rowsB: most, chests, pile: ['TU_MOVE'], players });
  expect(short.events('nothingToPick')).toMatchObject([{ seat: 0, rule: 'STA-BON-09' }]);
  expect(short.events('pileEmpty').map(({ rule }) => rule)).toContain('STA-CH-03');
});

test('the round is counted for every viewer, and the options say what may be written', () => {
  expect(staufer.rounds?.(given(4, { round: 3 }).state)).toBe(3);
  expect(staufer.meta.options.privileges).toMatchObject({
    default: 'first',
    entry: { kind: 'numbers', count: 6, words: 'privilege' },
  });
  expect(staufer.meta.options.numbers).toMatchObject({ entry: { kind: 'document' } });
  expect(staufer.meta.options.numbers?.values).toEqual([staufer.meta.options.numbers?.default]);
});

test.each([
  ['pick', 'STA-BON-08', ['pick', 'pass']],
  ['protect', 'STA-TU-08', ['protect', 'pass']],
  ['fetch', 'STA-TAKE-01', ['fetch', 'pass']],
] as const)('%s is asked by %s', (kind, rule, answers) => {
  expect(staufer.steps[kind]).toMatchObject({ rule, answers });
});
