import { expect, test } from 'vitest';
import { Story } from '../src/testing/index.ts';
import { teams } from './toys/teams.ts';

const given = (mode: string, purses: number[], dice: number[], round = 3) =>
  Story.given(teams, { options: { mode }, position: { purses, round }, dice: dice.map((die) => die - 1) });

test('TEAMS-BANK-01 TEAMS-BANK-02 the order of the dice decides what they are worth', () => {
  const story = given('duel', [0, 0], [2, 5], 1);
  expect(story.options()).toEqual(['bank 2,5', 'bank 5,2', 'reroll no', 'reroll yes']);
  expect(story.refusal('bank 5,5')).toBe('TEAMS-BANK-02');
  story.play('bank 5,2');
  expect(story.state.open.purses).toEqual([7, 0]);
});

test('TEAMS-GIVE-01 TEAMS-GIVE-02 the partner uses the dice for the same purse', () => {
  const story = given('teams', [0, 0], [2, 5], 1);
  story.play('give');
  expect(story.next()).toBe(2);
  expect(story.refusal('give')).toBe('TEAMS-GIVE-02');
  story.play('bank 5,2');
  expect(story.state.open.purses).toEqual([7, 0]);
  expect(story.next()).toBe(1);
  expect(given('duel', [0, 0], [1, 1]).refusal('give')).toBe('TEAMS-GIVE-01');
});

test('TEAMS-REROLL-01 one may roll again once, the lower die or both', () => {
  const story = given('duel', [0, 0], [2, 5, 6], 1);
  story.play('reroll no');
  expect(story.state.open.dice).toEqual([5, 6]);
  expect(story.refusal('reroll yes')).toBe('TEAMS-REROLL-01');
});

test('TEAMS-BANK-01 a side has two seats that win together', () => {
  const story = given('teams', [20, 10], [1, 1]);
  for (let turn = 0; turn < 4; turn++) story.play(story.options().find((line) => line.startsWith('bank')) ?? '');
  expect(story.standing()).toMatchObject({
    final: true,
    sides: [
      { seats: [0, 2], rank: 1, won: true },
      { seats: [1, 3], rank: 2, won: false },
    ],
  });
});

test('TEAMS-SOLO-01 alone one wins or loses, in the first place either way', () => {
  const outcome = (purse: number): unknown => {
    const story = given('solo', [purse], [1, 1]);
    story.play('bank 1,1');
    return story.standing().sides[0];
  };
  expect(outcome(12)).toMatchObject({ seats: [0], rank: 1, score: 13, won: false });
  expect(outcome(13)).toMatchObject({ seats: [0], rank: 1, score: 14, won: true });
});

test('TEAMS-TIE-01 fewer rerolls break a tie, else the victory is shared', () => {
  const shared = given('duel', [5, 5], [1, 1, 1, 1]);
  shared.play('bank 1,1', 'bank 1,1');
  expect(shared.standing().sides.map(({ won }) => won)).toEqual([true, true]);
  const broken = given('duel', [5, 5], [1, 1, 1, 1, 1]);
  broken.play('reroll no', 'bank 1,1', 'bank 1,1');
  expect(broken.standing().sides.map(({ rank, score }) => [rank, score])).toEqual([
    [2, 6],
    [1, 6],
  ]);
});
