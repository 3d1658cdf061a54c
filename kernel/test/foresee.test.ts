import { expect, test } from 'vitest';
import { clone, foresee, nextToAnswer, parseMove, viewOf } from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import { chain } from './toys/chain.ts';
import { hands } from './toys/hands.ts';

const move = (line: string) => parseMove(chain.moves, line) as never;

test('what is certain is told with the position afterwards, and the state stays as it was', () => {
  const story = Story.given(chain, { position: { stores: [['castle', 'mill'], []] } });
  const before = clone(story.state);
  const { events, view } = foresee(chain, story.state, 0, move('place castle'));
  expect(story.state).toEqual(before);
  story.play('place castle');
  expect(events).toEqual(story.events('places'));
  expect(view).toEqual(viewOf(chain, story.state, 0));
});

test('nothing is foretold beyond a draw or a reveal', () => {
  const story = Story.given(hands, { position: { hands: [[5], [4]], deck: [0, 1, 0, 1, 3] }, dice: [0] });
  story.by(1, 'bid 1');
  const seat = nextToAnswer(hands, story.state) ?? 0;
  const { events, view } = foresee(hands, story.state, seat, parseMove(hands.moves, 'bid 5') as never);
  expect(events).toEqual([]);
  expect(view).toBeNull();
});
