import { at, type Curve, type Evaluation, range, type Side, type State, sideOf } from '@ludoteca/kernel';
import type { Player } from './bot.ts';
import { meanOf } from './statistics.ts';

/** The lead that wins three games in four where no curve was fitted: a part of the mean potential, and no less than the second. */
const DECISIVE_PART = 0.14;
const DECISIVE_LEAST = 0.5;

/**
 * Each seat's chance of winning, from 0 to 1: the one measure that people are shown, in hints, cards, graphs and reviews.
 * Seats of one side have the same; over the sides the chances sum to 1, and a single side has what its goal leaves it. It
 * reads the whole state, so show it determinizations while the game goes on.
 */
export function winChances({ game, evaluation }: Player, state: State): number[] {
  const { sides } = game.standing(state);
  if (game.over(state)) return finalChances(sides, state.seats.length);
  const potentials = sides.map(({ seats }) => meanOf(seats.map((seat) => evaluation.potential(state, seat))));
  const chances = chancesIn(evaluation, state, potentials);
  return state.seats.map((_, seat) =>
    at(
      chances,
      sides.findIndex((side) => side.seats.includes(seat)),
    ),
  );
}

/** The chances of the sides of a position, which have these potentials. */
export function chancesIn(evaluation: Evaluation, state: State, potentials: readonly number[]): number[] {
  const rivals = rivalsIn(evaluation, state, potentials);
  return softmax(rivals, pointWeightIn(evaluation, state, rivals)).slice(0, potentials.length);
}

/** The potentials that are compared: those of the sides, or that of a single side and its goal. Without a goal nothing is known of it. */
export function rivalsIn({ winning }: Evaluation, state: State, potentials: readonly number[]): readonly number[] {
  const [only] = potentials;
  return only === undefined || potentials.length > 1 ? potentials : [only, winning?.goal?.(state) ?? only];
}

/** Chances of sides with these potentials, each point with this weight. */
export function softmax(potentials: readonly number[], weight: number): number[] {
  const most = Math.max(...potentials);
  const odds = potentials.map((potential) => Math.exp((potential - most) * weight));
  const all = odds.reduce((total, odd) => total + odd, 0);
  return odds.map((odd) => odd / all);
}

/** The weight of a point at this stage of a game. */
export function pointWeight({ start, growth, bend }: Curve, progress: number): number {
  return Math.exp(start + growth * progress + bend * progress * progress);
}

/** By seat of a finished game: the sides that won share 1, all others have 0. */
export function finalChances(sides: readonly Side[], seats: number): number[] {
  const winners = sides.filter(({ won }) => won).length;
  return range(seats).map((seat) => (sideOf(sides, seat).won ? 1 / winners : 0));
}

/** The weight of a point in this position, where the sides have these potentials. */
function pointWeightIn({ winning }: Evaluation, state: State, potentials: readonly number[]): number {
  const curve = winning?.curves[winning.table(state.config)];
  if (winning !== undefined && curve !== undefined) return pointWeight(curve, winning.progress(state));
  return 1 / Math.max(DECISIVE_LEAST, DECISIVE_PART * meanOf(potentials.map(Math.abs)));
}
