import { begin, configure, nextToAnswer, play, printMove, quick, randomAnswer, streamFrom } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { catan } from '../src/rules/index.ts';

/* Simulations and bots play with nobody listening. */
test.each([
  ['a base game', 4, { playerTrade: false }],
  ['Cities & Knights', 3, { mode: 'cities-and-knights', playerTrade: false }],
  ['Seafarers', 4, { map: 'through-the-desert', playerTrade: false }],
] as const)('nobody listening: %s goes the same way', (seed, seats, options) => {
  const heard = Story.begin(catan, { seats, options }, seed);
  const unheard = begin(catan, configure(catan, { seats, options }), quick(seed));
  const chance = streamFrom(seed);
  for (let seat = nextToAnswer(catan, unheard); seat !== undefined; seat = nextToAnswer(catan, unheard)) {
    const move = randomAnswer(catan, unheard, seat, chance);
    heard.by(seat, printMove(catan.moves, move));
    play(catan, unheard, seat, move);
  }
  expect(unheard.open).toEqual(heard.state.open);
  expect(heard.standing().final).toBe(true);
});
