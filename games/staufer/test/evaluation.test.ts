import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { evaluation } from '../src/bot/index.ts';
import { staufer } from '../src/rules/index.ts';
import { text } from '../src/text/index.ts';
import { envoys, given } from './table.ts';

test('the terms of the judgement add up and have words, all through a game', () => {
  const story = Story.begin(staufer, { seats: 3, options: { privileges: 'random' } }, 'judged');
  story.wander('judged', () => {
    const terms = evaluation.terms?.(story.state, 1) ?? [];
    const total = terms.reduce((sum, { value }) => sum + value, 0);
    expect(total).toBeCloseTo(evaluation.potential(story.state, 1), 9);
    for (const { term } of terms) for (const way of ['more', 'less']) expect(Object.keys(text.catalogues.it)).toContain(`${term}.${way}`);
    return false;
  });
  const [first] = story.standing().sides;
  expect(evaluation.potential(story.state, 0)).toBe(first?.score);
});

test('offices, pieces, chests and privileges are worth something', () => {
  const worth = (player: Record<string, unknown>): number => evaluation.potential(given(4, { players: [player] }).state, 0);
  const plain = worth({});
  expect(worth({ offices: envoys('nijmegen-3') })).toBeGreaterThan(plain);
  expect(worth({ court: [6, 1] })).toBeGreaterThan(plain);
  expect(worth({ chests: ['PU'] })).toBeGreaterThan(plain);
  expect(worth({ chests: ['BR', 'BR'] })).toBeGreaterThan(worth({ chests: ['BR'] }));
  expect(worth({ privileges: [4] })).toBeGreaterThan(plain);
});
