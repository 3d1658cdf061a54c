import { viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { catan } from '../src/rules/index.ts';
import knightsGuide from '../src/shelf/guide-cities-and-knights.json' with { type: 'json' };
import { text } from '../src/text/index.ts';
import { dice, realm, table } from './cities-and-knights/table.ts';
import { given } from './table.ts';

/** The chain of a seat's turn as keys and states. */
function chainOf(story: ReturnType<typeof realm>, seat: number): string[] {
  return (text.chain?.(viewOf(catan, story.state, seat)) ?? []).map(({ message, state }) => `${message.key} ${state}`);
}

test('the chain of a turn: a seven asks for discards, then the robber, then the actions', () => {
  const hand = ['brick', 'brick', 'lumber', 'lumber', 'wool', 'wool', 'grain', 'ore'];
  const story = realm({ at: 'beforeRoll', landings: 1, players: [{ settlements: ['V10'], hand }] }, { dice: dice(3, 4, 'trade') });
  expect(chainOf(story, 0)).toEqual(['chain.roll now', 'chain.action next', 'chain.end next']);
  story.play('roll');
  expect(chainOf(story, 0).slice(0, 3)).toEqual(['chain.rolled done', 'chain.discard now', 'chain.robber next']);
});

test('the chain of a turn: a card played before the dice has them still to come', () => {
  const story = given({ at: 'beforeRoll', players: [{ settlements: ['V10'], cards: ['knight', 'roads'] }] });
  story.play('knight');
  expect(chainOf(story, 0)).toEqual(['chain.robber now', 'chain.roll next', 'chain.action next', 'chain.end next']);
});

test('what others did to a seat: a theft and a lost road hurt, what happens to others does not', () => {
  expect(text.impact?.({ kind: 'stolenUnseen', seat: 1, victim: 0, rule: 'CAT-ROB-04' }, 0)).toBeLessThan(0);
  expect(text.impact?.({ kind: 'longestRoad', seat: 1, length: 6, from: 0, rule: 'CAT-LR-04' }, 0)).toBe(-2);
  expect(text.impact?.({ kind: 'stolenUnseen', seat: 1, victim: 2, rule: 'CAT-ROB-04' }, 0)).toBe(0);
});

test('the guided opening of Cities & Knights: the barbarians land, and the learner keeps the city', () => {
  const story = Story.given(catan, knightsGuide.scenario);
  for (const { before = [], move } of knightsGuide.steps) {
    story.play(...before.map((line) => line.replace(/^\d: /, '')));
    if (move !== undefined) story.by(knightsGuide.seat, move);
  }
  expect(table(story).landings).toBe(1);
  expect(story.state.open.citiesLeft).toEqual([3, 4, 4]);
});
