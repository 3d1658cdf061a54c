import { expect, test } from 'vitest';
import { checkAnswer, draftOf, extend, isEmpty, isRefusal, movesOf, questionFor, violationOf } from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import { chain } from './toys/chain.ts';
import { hands } from './toys/hands.ts';
import { market } from './toys/market.ts';

const atHome = () => Story.given(hands, { position: { hands: [[0, 1, 1], [5]], deck: [3, 3, 0, 0, 4] } });
const paying = () => {
  const story = Story.given(chain, { position: { stores: [['mill'], []], coins: [[1, 1, 2, 5], []], row: ['vault'] } });
  story.play('buy vault');
  return story;
};

test('selections are written out among the moves, offers are not', () => {
  const { game, state } = atHome();
  // The prize is the 4, and the first hand drew two zeros: 0, 0, 0, 1, 1.
  expect(movesOf(game, state, 0)?.length).toBe(1 + 2 + 3);
  expect(movesOf(game, state, 0, 5)).toBeUndefined();
  const trade = Story.given(market, {
    position: {
      goods: [
        [1, 1, 1],
        [1, 1, 1],
      ],
    },
  });
  expect(trade.options()).toEqual(['done']);
  expect(trade.question().offers?.length).toBe(1);
});

test('a condition beyond the numbers of a selection filters what is written out', () => {
  expect(paying().options()).toEqual(['pay 1,2', 'pay 5']);
});

test('a step with its own extend lists only what leads somewhere', () => {
  const { game, state } = paying();
  const [selection] = questionFor(game, state, 0).selections ?? [];
  if (selection === undefined) throw new Error('a selection was expected');
  const start = draftOf(selection);
  const after = (...items: number[]): unknown => extend(game, state, 0, { ...start, items } as typeof start);
  expect(after()).toEqual({ items: [{ item: 1 }, { item: 2 }, { item: 5 }], whole: false });
  expect(after(1)).toEqual({ items: [{ item: 2 }], whole: false });
  expect(after(1, 2)).toEqual({ items: [], whole: true });
});

test('a draft under a head that is not asked for goes nowhere', () => {
  const { game, state } = atHome();
  expect(extend(game, state, 0, { shape: 'selection', head: { kind: 'bury' }, items: [] })).toEqual({ items: [], whole: false });
  expect(extend(game, state, 7, { shape: 'selection', head: { kind: 'bid' }, items: [] })).toEqual({ items: [], whole: false });
});

test('a seat that is not asked has no moves', () => {
  const story = paying();
  expect(movesOf(story.game, story.state, 1)).toEqual([]);
  expect(violationOf(story.game, story.state, 1, { kind: 'skip' })).toBe('HOUSE-SEAT');
  expect(violationOf(story.game, story.state, 0, { kind: 'skip' })).toBe('HOUSE-KIND');
});

test('answers are refused by a HOUSE rule for the first thing that is wrong with them', () => {
  const { game, state } = atHome();
  const refusal = (seat: number, decision: number, move: unknown): string => {
    const result = checkAnswer(game, state, { seat, decision, move });
    return isRefusal(result) ? result.refused : 'none';
  };
  const { decision } = state;
  expect(refusal(2, decision, { kind: 'bid', items: [] })).toBe('HOUSE-SEAT');
  expect(refusal(0, decision - 1, { kind: 'bid', items: [] })).toBe('HOUSE-STALE');
  expect(refusal(0, decision, { kind: 'bid', items: 'all' })).toBe('HOUSE-FORM');
  expect(refusal(0, decision, { kind: 'lead', seat: 0 })).toBe('HOUSE-KIND');
  expect(refusal(0, decision, { kind: 'bid', items: [5] })).toBe('HANDS-CARDS-01');
  expect(refusal(0, decision, { kind: 'bid', items: [1] })).toBe('none');
});

test('a question without a possible answer is empty', () => {
  expect(isEmpty({})).toBe(true);
  expect(isEmpty({ list: [], selections: [{ head: { kind: 'a' } as never, from: [1], min: 2, max: 2 }] })).toBe(true);
  expect(isEmpty({ selections: [{ head: { kind: 'a' } as never, from: [1], min: 1, max: 2 }] })).toBe(false);
});
