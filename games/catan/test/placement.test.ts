import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { catan } from '../src/rules/index.ts';
import { counts, given, handOf } from './table.ts';

/** The start of a game on the beginners' island; `dice` are the throws for the first player, counted from 0. */
const start = (dice: number[], more: Record<string, unknown> = {}) => given({ at: 'opening' }, { dice, ...more });

it('CAT-SETUP-01: the highest throw starts, equals throw again among themselves', () => {
  const clear = start([0, 0, 5, 4, 2, 2]);
  expect(clear.events('starterFound')).toEqual([{ kind: 'starterFound', seat: 1, rule: 'CAT-SETUP-01' }]);
  const tied = start([0, 0, 5, 4, 4, 5, 3, 3, 5, 5]);
  expect(tied.events('startRolled').map(({ seat }) => seat)).toEqual([0, 1, 2, 1, 2]);
  expect(tied.state.open.starter).toBe(2);
  expect(tied.next()).toBe(2);
});

it('CAT-SETUP-02: clockwise, a settlement that keeps the distance and a road that touches it', () => {
  const story = start([0, 0, 5, 4, 2, 2]);
  expect(story.options()).toHaveLength(54);
  story.play('settlement V10');
  expect(story.options()).toEqual(['road E12', 'road E13', 'road E7']);
  expect(story.refusal('road E14')).toBe('CAT-SETUP-02');
  story.play('road E13');
  expect(story.next()).toBe(2);
  expect(story.refusal('settlement V10')).toBe('CAT-SETUP-02');
  expect(story.refusal('settlement V11')).toBe('CAT-SETUP-02');
  // Two steps away is far enough, even at the end of somebody's road.
  expect(story.options()).toHaveLength(54 - 4);
  expect(story.options()).toContain('settlement V12');
});

it('CAT-SETUP-03 and CAT-SETUP-05: back again from the last player, and the starting player begins', () => {
  const story = start([0, 0, 5, 4, 2, 2]);
  story.play('settlement V10', 'road E13', 'settlement V40', 'road E56', 'settlement V35', 'road E37');
  expect(story.next()).toBe(0);
  expect(story.refusal('settlement V35')).toBe('CAT-SETUP-03');
  story.play('settlement V19');
  // The second road belongs to the second settlement, which need not be near the first.
  expect(story.refusal('road E36')).toBe('CAT-SETUP-03');
  story.play('road E25', 'settlement V44', 'road E52');
  expect(story.next()).toBe(1);
  story.play('settlement V29', 'road E41');
  expect(story.asking).toBe('beforeRoll');
  expect(story.next()).toBe(1);
  expect(story.events('turnBegun')).toEqual([{ kind: 'turnBegun', seat: 1, turn: 1, rule: 'CAT-TURN-01' }]);
});

it('CAT-SETUP-04: the second settlement brings a card for each hex, the desert none', () => {
  const story = start([5, 5, 0, 0, 0, 1]);
  story.play('settlement V10', 'road E13', 'settlement V40', 'road E56', 'settlement V35', 'road E37');
  expect(handOf(story, 0)).toEqual([0, 0, 0, 0, 0]);
  story.play('settlement V32');
  expect(handOf(story, 2)).toEqual(counts('1 grain, 1 ore'));
  story.play('road E43', 'settlement V19');
  expect(handOf(story, 1)).toEqual(counts('1 brick, 1 lumber, 1 grain'));
  story.play('road E25', 'settlement V53');
  expect(handOf(story, 0)).toEqual(counts('1 wool'));
  expect(story.state.open.bank).toEqual([18, 18, 18, 17, 18]);
});

it('CAT-SETUP-06 and CAT-SETUP-07: beginners find their pieces on the board, red left out of three', () => {
  const options = { map: 'beginner', starts: 'beginner' };
  const three = Story.begin(catan, { seats: 3, options }, 'beginners');
  expect([44, 40, 35, 19, 13, 42].map((vertex) => three.state.open.owners[vertex])).toEqual([0, 0, 1, 1, 2, 2]);
  expect([52, 56, 37, 25, 15, 58].map((edge) => three.state.open.roads[edge])).toEqual([0, 0, 1, 1, 2, 2]);
  expect(three.state.open.owners[10]).toBe(-1);
  expect([0, 1, 2].map((seat) => handOf(three, seat))).toEqual([
    counts('1 brick, 1 lumber, 1 ore'),
    counts('1 brick, 1 lumber, 1 grain'),
    counts('2 grain, 1 ore'),
  ]);
  expect(three.asking).toBe('beforeRoll');
  expect(three.next()).toBe(three.state.open.starter);
  expect(three.broken()).toEqual([]);
  const four = Story.begin(catan, { seats: 4, options }, 'beginners');
  expect([10, 29].map((vertex) => four.state.open.owners[vertex])).toEqual([0, 0]);
  expect(handOf(four, 0)).toEqual(counts('2 lumber, 1 grain'));
});
