import { begin, configure, nextToAnswer, play, printMove, quick, randomAnswer, streamFrom } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';

/* Simulations and bots play with nobody listening. */
test.each([
  ['every module', 3, { shields: true, tradeRoutes: true, inns: true, whiteCastles: true, extraTiles: true, boards: 'posts' }],
  ['a team game', 4, { mode: 'team', whiteCastles: true, extraTiles: true }],
  ['a solo game', 1, { mode: 'solo' }],
  ['dealt duchies', 4, { boards: 'random' }],
  ['duchies chosen together', 2, { boards: 'chosen', choosing: 'together' }],
  ['a duchy for all', 3, { boards: 'same', extraTiles: true }],
] as const)('nobody listening: %s goes the same way', (seed, seats, options) => {
  const heard = Story.begin(burgundy, { seats, options }, seed);
  const unheard = begin(burgundy, configure(burgundy, { seats, options }), quick(seed));
  const chance = streamFrom(seed);
  for (let seat = nextToAnswer(burgundy, unheard); seat !== undefined; seat = nextToAnswer(burgundy, unheard)) {
    const move = randomAnswer(burgundy, unheard, seat, chance);
    heard.by(seat, printMove(burgundy.moves, move));
    play(burgundy, unheard, seat, move);
    // Simulations play on in one position, a table copies it at each answer: nothing may hang on to what changes later.
    expect(unheard.open.order).toEqual(heard.state.open.order);
  }
  expect(unheard.open).toEqual(heard.state.open);
  expect(heard.standing().final).toBe(true);
});
