import { begin, configure, nextToAnswer, play, printMove, quick, randomAnswer, streamFrom } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { staufer } from '../src/rules/index.ts';

/* Simulations and bots play with nobody listening. */
test.each([
  ['a game of two', 2, {}],
  ['a game of five', 5, {}],
  ['shared offices and second envoys', 4, { privileges: '2-3-5-8-13-14' }],
  ['points and free ways', 3, { privileges: '1-6-9-11-15-16' }],
] as const)('nobody listening: %s goes the same way', (seed, seats, options) => {
  const heard = Story.begin(staufer, { seats, options }, seed);
  const unheard = begin(staufer, configure(staufer, { seats, options }), quick(seed));
  const chance = streamFrom(seed);
  for (let seat = nextToAnswer(staufer, unheard); seat !== undefined; seat = nextToAnswer(staufer, unheard)) {
    const move = randomAnswer(staufer, unheard, seat, chance);
    heard.by(seat, printMove(staufer.moves, move));
    play(staufer, unheard, seat, move);
  }
  expect(unheard.open).toEqual(heard.state.open);
  expect(heard.standing().final).toBe(true);
});
