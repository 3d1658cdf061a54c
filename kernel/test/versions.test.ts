import { expect, test } from 'vitest';
import { BadInput, clone, play, restore, sum } from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import { chain } from './toys/chain.ts';
import { hands } from './toys/hands.ts';

/** A position as the first shape of the game stored it: an amount of money instead of coins. */
function firstShape(): Record<string, unknown> {
  const { state } = Story.given(chain, { position: { stores: [['mill'], []], coins: [[1, 2], [5]], row: ['vault'] } });
  const { coins, ...open } = clone(state.open);
  return JSON.parse(JSON.stringify({ ...state, shape: 1, rules: '1.0.0', open: { ...open, money: coins.map(sum) } }));
}

test('a stored position goes on where it stopped', () => {
  const { state } = Story.begin(hands, { seats: 3 }).wander('half way', ({ match }) => match.depth === 9);
  const restored = restore(hands, JSON.parse(JSON.stringify(state)));
  expect(restored).toEqual(state);
  expect(restored).not.toBe(state);
});

test('a position of an older shape is upgraded and can be played on', () => {
  const state = restore(chain, firstShape());
  expect([state.shape, state.open.coins]).toEqual([
    2,
    [
      [1, 1, 1],
      [1, 1, 1, 1, 1],
    ],
  ]);
  play(chain, state, 0, { kind: 'buy', tile: 4 });
  play(chain, state, 0, { kind: 'pay', items: [1, 1, 1] });
  expect(state.open.stores[0]).toEqual([0, 4]);
});

test('positions of other games, of newer shapes and things that are none are refused', () => {
  const { state } = Story.begin(hands, {});
  expect(() => restore(chain, state)).toThrow('state of game "hands": chain expected');
  expect(() => restore(hands, { ...state, shape: 2 })).toThrow('state.shape: 2 found, a whole number from 1 to 1 expected');
  expect(() => restore({ ...hands, meta: { ...hands.meta, shape: 2 } }, state)).toThrow(
    'state.shape: 1 found, and hands cannot upgrade it to 2',
  );
  for (const junk of [null, 7, 'state', undefined]) expect(() => restore(hands, junk)).toThrow(BadInput);
});
