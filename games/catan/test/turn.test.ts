import { expect, it } from 'vitest';
import { cards, counts, given, handOf } from './table.ts';

const rich = cards('6 brick, 6 lumber, 4 wool, 4 grain, 4 ore');

it('CAT-TURN-01: the dice must be thrown, then anything goes, and turns pass clockwise', () => {
  const story = given({ at: 'beforeRoll', turn: 2, players: [{ settlements: ['V53'] }] }, { dice: [0, 0, 1, 0] });
  expect(story.options()).toEqual(['roll']);
  expect(story.refusal('end')).toBe('CAT-TURN-01');
  story.play('roll');
  expect(story.state.open.dice).toEqual([1, 1]);
  expect(story.refusal('roll')).toBe('CAT-TURN-01');
  story.play('end');
  expect(story.next()).toBe(0);
  story.play('roll', 'end');
  expect(story.next()).toBe(1);
  expect(story.events('rolled').map(({ total }) => total)).toEqual([2, 3]);
});

it('CAT-TURN-02: before the roll nothing is built or traded, but one card may be played', () => {
  const story = given({
    at: 'beforeRoll',
    players: [{ settlements: ['V10'], roads: ['E13'], hand: rich, cards: ['monopoly', 'plenty'] }, { hand: cards('1 ore') }],
  });
  for (const line of ['road E12', 'city V10', 'settlement V12', 'buy', 'bank 4 brick ore', 'offer brick ore 1'])
    expect(story.refusal(line)).toBe('CAT-TURN-02');
  expect(story.options()).toContain('monopoly ore');
  story.play('plenty ore,ore');
  expect(story.asking).toBe('beforeRoll');
  expect(story.options()).toEqual(['roll']);
  expect(handOf(story, 0)).toEqual(counts('6 brick, 6 lumber, 4 wool, 4 grain, 6 ore'));
});

it('CAT-TURN-03: a harbour can be used in the turn in which it was reached', () => {
  const story = given({ players: [{ settlements: ['V10'], roads: ['E7', 'E2'], hand: cards('1 brick, 1 lumber, 1 wool, 3 grain') }] });
  expect(story.refusal('bank 2 grain ore')).toBe('CAT-TRADE-07');
  story.play('settlement V3', 'bank 2 grain ore');
  expect(handOf(story, 0)).toEqual(counts('1 ore'));
});

it('CAT-TURN-04: the turn ends when its player says so', () => {
  const story = given({ players: [{ hand: rich }, { settlements: ['V10'] }] });
  expect(story.options()).toContain('end');
  story.play('end');
  expect(story.next()).toBe(1);
  expect(story.asking).toBe('beforeRoll');
  expect(story.state.open.turn).toBe(1);
  expect(story.events('turnEnded')).toMatchObject([{ seat: 0, rule: 'CAT-TURN-04' }]);
});

it('CAT-TURN-05: while the robber or a discard waits, nothing else can be done', () => {
  const seven = [2, 3];
  const story = given({ at: 'beforeRoll', players: [{ settlements: ['V10'], roads: ['E13'], hand: rich }] }, { dice: seven });
  story.play('roll');
  expect(story.asking).toBe('discard');
  expect(story.refusal('road E12')).toBe('CAT-TURN-05');
  story.play(`discard ${[...cards('6 brick, 6 lumber')].join(',')}`);
  expect(story.asking).toBe('robber');
  for (const line of ['end', 'road E12', 'buy', 'bank 4 wool ore', 'city V10', 'settlement V12'])
    expect(story.refusal(line)).toBe('CAT-TURN-05');
  story.play('robber H0 -');
  expect(story.asking).toBe('action');
  expect(story.options()).toContain('end');
});
