import { expect, test } from 'vitest';
import {
  begin,
  configure,
  extend,
  type Game,
  nextToAnswer,
  playRandomly,
  quick,
  randomAnswer,
  same,
  streamFrom,
  violationOf,
} from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import { pay } from './toys/chain/purchase.ts';
import type { Chain } from './toys/chain/types.ts';
import { chain } from './toys/chain.ts';
import { hands } from './toys/hands.ts';
import { market } from './toys/market.ts';

test('random answers are legal, and all listed answers come up', () => {
  const story = Story.given(market, {
    position: {
      goods: [
        [1, 1, 1],
        [1, 1, 1],
      ],
    },
  });
  const chance = streamFrom('answers');
  const kinds = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const move = randomAnswer(story.game, story.state, 0, chance);
    expect(violationOf(story.game, story.state, 0, move)).toBeUndefined();
    kinds.add(JSON.stringify(move));
  }
  // Done, and every offer of one or two goods for one or two of other kinds to the only other seat.
  expect(kinds.size).toBeGreaterThan(15);
});

test('a random game is over or has reached the cap', () => {
  const fresh = () => begin(hands, configure(hands, {}), quick('random game'));
  const whole = fresh();
  const { decisions, finished } = playRandomly(hands, whole, streamFrom('player'));
  expect(finished).toBe(true);
  expect(hands.over(whole)).toBe(true);
  expect(playRandomly(hands, fresh(), streamFrom('player'), decisions - 1)).toEqual({ decisions: decisions - 1, finished: false });
  expect(playRandomly(hands, fresh(), streamFrom('player'), decisions)).toEqual({ decisions, finished: true });
});

test('the same streams give the same game', () => {
  const [one, other] = [0, 1].map(() => begin(chain, configure(chain, { seats: 3 }), quick('twice')));
  for (const state of [one, other]) if (state) playRandomly(chain, state, streamFrom('player'));
  expect(same(one, other)).toBe(true);
});

test('seats are asked in order, those who have answered are passed over', () => {
  const story = Story.given(hands, { seats: 3, position: { hands: [[1], [2], [3]] } });
  expect(nextToAnswer(story.game, story.state)).toBe(0);
  story.by(0, 'bid -');
  story.by(2, 'bid -');
  expect(nextToAnswer(story.game, story.state)).toBe(1);
});

test('an extend that leads nowhere, or loops, is detected', () => {
  const rich = { position: { stores: [['mill'], []], coins: [[5], []], row: ['vault'] } };
  const broken = (items: { item: number }[]): Game<Chain> => ({
    ...chain,
    steps: { ...chain.steps, pay: { ...pay, extend: () => ({ items, whole: false }) } },
  });
  for (const game of [broken([]), broken([{ item: 5 }])]) {
    const story = Story.given(game, rich);
    story.play('buy vault');
    expect(() => randomAnswer(game, story.state, 0, streamFrom('lost'))).toThrow('a half-made answer cannot be finished');
    expect(extend(game, story.state, 0, { shape: 'selection', head: { kind: 'pay' }, items: [] }).whole).toBe(false);
  }
});
