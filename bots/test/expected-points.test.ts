import { rooms } from '@ludoteca/games';
import { begin, configure, quick, range, sum } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { levelOf, type Player, playGame } from '../src/index.ts';

/* Hints and reviews show the potential as expected points, so it must be about what games then bring. */

/** Medium plays with a small budget here, so potentials may be too high by a little more. */
const NEAR = 0.35;

type Options = Readonly<Record<string, unknown>>;

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function expected({ game, evaluation }: Player, options: Options, seats: number): number {
  const state = begin(game, configure(game, { seats, options }), quick('promise'));
  return mean(range(seats).map((seat) => evaluation.potential(state, seat)));
}

function reached(player: Player, options: Options, seats: number): number {
  const { game } = player;
  const bots = range(seats).map(() => levelOf('medium'));
  const config = configure(game, { seats, options });
  const { state } = playGame({ player, config, chance: quick('promise'), bots, budget: { iterations: 20 }, seed: 'promise' });
  return mean(game.standing(state).sides.map(({ score }) => score));
}

const houses = [
  ...rooms.map((room) => ({ name: room.game.meta.id, room, options: {} })),
  ...rooms
    .filter(({ game }) => game.meta.id === 'catan')
    .map((room) => ({ name: 'catan, cities and knights', room, options: { mode: 'cities-and-knights' } })),
];

test.each(houses)('$name: at the beginning about as many points are expected as games bring', ({ room, options }) => {
  const usual = reached(room, options, 4);
  expect(Math.abs(expected(room, options, 4) - usual)).toBeLessThan(NEAR * usual);
});
