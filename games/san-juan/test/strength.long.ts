import { at, configure, quick, range, type State, sideOf, streamFrom, sum } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { type Bot, DEFAULT_BUDGET, levelOf, playGame } from '../../../bots/src/index.ts';
import { room } from '../src/room.ts';
import type { SanJuan } from '../src/rules/index.ts';
import { greedyAnswer } from './greedy.ts';

/** The sparring partner as a bot; it plays this game only. */
const greedy: Bot = {
  level: 'greedy',
  answer: (_player, view, _budget, seed) => greedyAnswer(view as never, streamFrom(seed)) as never,
  remark: () => undefined,
};

interface Tally {
  /** Share of games won by the first bot; a shared victory counts by its share. */
  readonly won: number;
  readonly winner: number;
  readonly rounds: number;
}

/** Plays each set-up once for every seat of the first bot; the second one has all the others. */
function match(bots: readonly [Bot, Bot], setups: number, seats = 2): Tally {
  const config = configure(room.game, { seats });
  const games = range(setups * seats).map((n) => {
    const first = n % seats;
    const seated = range(seats).map((seat) => (seat === first ? bots[0] : bots[1]));
    const seed = `strength ${Math.floor(n / seats)}`;
    const { state, fallbacks } = playGame({ player: room, config, chance: quick(seed), bots: seated, budget: DEFAULT_BUDGET, seed });
    expect(sum(fallbacks)).toBe(0);
    const { sides } = room.game.standing(state);
    const winners = sides.filter(({ won }) => won);
    const share = sideOf(sides, first).won ? 1 / winners.length : 0;
    return { share, winner: at(winners, 0).score, rounds: (state as State<SanJuan>).open.round };
  });
  const mean = (values: number[]): number => sum(values) / games.length;
  return {
    won: mean(games.map(({ share }) => share)),
    winner: mean(games.map(({ winner }) => winner)),
    rounds: mean(games.map(({ rounds }) => rounds)),
  };
}

test('medium wins 98 of 100 games against random', () => {
  expect(match([levelOf('medium'), levelOf('random')], 100).won).toBeGreaterThanOrEqual(0.98);
});

test('medium wins 55 % of 1,000 games against a partner who looks at printed points only', () => {
  expect(match([levelOf('medium'), greedy], 500).won).toBeGreaterThanOrEqual(0.55);
});

test('among themselves four medium bots win with 34 points or more after 12 to 15 rounds', () => {
  const { winner, rounds } = match([levelOf('medium'), levelOf('medium')], 25, 4);
  expect(winner).toBeGreaterThanOrEqual(34);
  expect(rounds).toBeGreaterThanOrEqual(12);
  expect(rounds).toBeLessThanOrEqual(15);
});
