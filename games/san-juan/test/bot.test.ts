import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { speaker } from '@ludoteca/text';
import { expect, test } from 'vitest';
import { evaluation } from '../src/bot/index.ts';
import { TYPE } from '../src/data/buildings.ts';
import { sanJuan } from '../src/rules/index.ts';
import { GOOD_ITEM } from '../src/rules/moves.ts';
import { text } from '../src/text/index.ts';
import { copies, given } from './table.ts';

const worth = (player: Record<string, unknown>): number => evaluation.potential(given(2, { players: [player] }).state, 0);

test('the terms add up to the potential, and each has a name', () => {
  const story = Story.begin(sanJuan, { seats: 3 }, 'terms');
  story.wander('terms', ({ state }) => state.open.round > 8);
  for (const seat of [0, 1, 2]) {
    const terms = evaluation.terms?.(story.state, seat) ?? [];
    const total = terms.reduce((all, { value }) => all + value, 0);
    expect(total).toBeCloseTo(evaluation.potential(story.state, seat), 9);
    const { say } = speaker(text, 'it');
    for (const { term } of terms) for (const way of ['more', 'less']) expect(say({ key: `${term}.${way}` })).not.toBe('');
  }
});

test('what helps is worth more', () => {
  const plain = worth({ display: ['indigo-plant'], hand: ['well', 'well'] });
  expect(worth({ display: ['indigo-plant'], hand: ['well', 'well', 'well'] })).toBeGreaterThan(plain);
  expect(worth({ display: ['indigo-plant', 'library'], hand: ['well', 'well'] })).toBeGreaterThan(plain + 3);
  expect(worth({ display: ['indigo-plant'], goods: ['indigo'], hand: ['well', 'well'] })).toBeGreaterThan(plain);
  expect(worth({ display: ['indigo-plant', 'chapel'], chapel: ['hero'], hand: ['well', 'well'] })).toBeGreaterThan(
    worth({ display: ['indigo-plant', 'chapel'], hand: ['well', 'well'] }),
  );
  expect(worth({ hand: ['hero', ...copies(5, 'sugar-mill')] })).toBeGreaterThan(
    worth({ hand: ['sugar-mill', ...copies(5, 'sugar-mill')] }),
  );
});

test('at the end only points count', () => {
  const eleven = [...copies(8, 'coffee-roaster'), 'guild-hall', 'palace', 'tower'];
  const story = given(2, { players: [{ display: eleven, hand: ['indigo-plant', 'well'] }] });
  story.play('role builder', 'build indigo-plant - 0 -', 'pass');
  const terms = evaluation.terms?.(story.state, 0) ?? [];
  expect(terms.slice(1).map(({ value }) => value)).toEqual([0, 0, 0, 0, 0]);
  expect(Math.abs(at(terms, 0).value - at(story.standing().sides, 0).score)).toBeLessThan(1);
});

test('wide choices are completed with the least useful cards, kept ones with the most useful', () => {
  const { state } = given(2, { players: [{ display: ['indigo-plant', 'library'], hand: ['library', 'hero', 'sugar-mill', 'well'] }] });
  const order = (head: Parameters<NonNullable<typeof evaluation.itemPreference>>[2]): string[] => {
    const preference = evaluation.itemPreference?.(state, 0, head) ?? expect.fail();
    return (['library', 'hero', 'well'] as const).toSorted((a, b) => preference(TYPE[b]) - preference(TYPE[a]));
  };
  // A second library cannot be built.
  expect(order({ kind: 'build', card: TYPE['sugar-mill'], over: null, extra: 0 })).toEqual(['library', 'well', 'hero']);
  expect(order({ kind: 'discard' })).toEqual(['library', 'well', 'hero']);
  expect(order({ kind: 'keep' })).toEqual(['hero', 'well', 'library']);
  const sells = evaluation.itemPreference?.(state, 0, { kind: 'sell' }) ?? expect.fail();
  expect(sells(4)).toBeGreaterThan(sells(0));
});

test('goods pay before cards that are worth more', () => {
  const { state } = given(2, { players: [{ display: ['indigo-plant', 'black-market'], goods: ['indigo'], hand: ['hero', 'palace'] }] });
  const preference = evaluation.itemPreference?.(state, 0, { kind: 'build', card: TYPE.palace, over: null, extra: 0 }) ?? expect.fail();
  expect(preference(GOOD_ITEM)).toBeGreaterThan(preference(TYPE.hero));
});
