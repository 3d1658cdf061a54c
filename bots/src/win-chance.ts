import { at, type Curve, type Evaluation, type GameTypes, range, type Side, type State, sideOf } from '@ludoteca/kernel';
import type { Player } from './bot.ts';
import { meanOf } from './statistics.ts';

/** In a game whose curve nobody has fitted, a lead of this part of the mean promise wins three games in four. */
const DECISIVE = 0.14;
const SMALLEST = 0.5;

/**
 * The chance of winning of each seat, from 0 to 1: the one measure of prospects that people are shown, in hints, cards,
 * graphs and reviews. Seats of one side have the same; over the sides the chances sum to 1. It reads the whole state, so
 * show it imagined states while the game goes on.
 */
export function prospectsOf<T extends GameTypes>({ game, evaluation }: Player<T>, state: State<T>): number[] {
  const { sides } = game.standing(state);
  if (game.over(state)) return finalChances(sides, state.seats.length);
  const worths = sides.map(({ seats }) => meanOf(seats.map((seat) => evaluation.potential(state, seat))));
  const chances = chancesFrom(worths, weightOf(evaluation, state, worths));
  return state.seats.map((_, seat) =>
    at(
      chances,
      sides.findIndex((side) => side.seats.includes(seat)),
    ),
  );
}

/** The chances of sides that promise this much, each point weighed so. */
export function chancesFrom(worths: readonly number[], weight: number): number[] {
  const most = Math.max(...worths);
  const odds = worths.map((worth) => Math.exp((worth - most) * weight));
  const all = odds.reduce((total, odd) => total + odd, 0);
  return odds.map((odd) => odd / all);
}

/** What a point of promise weighs at this stage of a game. */
export function pointWeight({ start, growth, bend }: Curve, progress: number): number {
  return Math.exp(start + growth * progress + bend * progress * progress);
}

/** Of a finished game, by seat: the sides that won share the one, all others have nothing. */
export function finalChances(sides: readonly Side[], seats: number): number[] {
  const winners = sides.filter(({ won }) => won).length;
  return range(seats).map((seat) => (sideOf(sides, seat).won ? 1 / winners : 0));
}

/** What a point weighs in this position, where the sides promise so much. */
export function weightOf<T extends GameTypes>({ winning }: Evaluation<T>, state: State<T>, worths: readonly number[]): number {
  const curve = winning?.curves[winning.table(state.config)];
  if (winning !== undefined && curve !== undefined) return pointWeight(curve, winning.progress(state));
  return 1 / Math.max(SMALLEST, DECISIVE * meanOf(worths.map(Math.abs)));
}
