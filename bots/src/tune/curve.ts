import { at, type Curve, sum } from '@ludoteca/kernel';
import { meanOf } from '../statistics.ts';
import { pointWeight, softmax } from '../win-chance.ts';
import { solve } from './logistic.ts';

/** One position of a game whose end is known. */
export interface Position {
  readonly progress: number;
  /** By side: the potential, and the share of the win in the end. */
  readonly potentials: readonly number[];
  readonly won: readonly number[];
  /** By side: the chances by the search's value model, normalised. */
  readonly unfitted: readonly number[];
}

/** Games of one table, position by position. */
export type Games = readonly (readonly Position[])[];

const STEPS = 40;
/** The iteration has converged when no parameter changes more than this. */
const CONVERGED = 1e-4;
/** The largest change of a parameter in one step. */
const LONGEST_STEP = 0.5;
/** Ridge penalties, in games: towards 0, and of a table towards what all tables of a game have in common. */
const RIDGE = 0.05;
const TABLE_RIDGE_START = 3;
const TABLE_RIDGE = 20;
const SMALLEST = 1e-6;

/** The chances that a curve gives the sides of a position. */
export function chancesBy(curve: Curve): (position: Position) => readonly number[] {
  return ({ potentials, progress }) => softmax(potentials, pointWeight(curve, progress));
}

/**
 * The curves of the tables of a game, by maximum likelihood; each game counts the same, however many positions it has. How
 * weights grow with the game is drawn towards what all tables have in common, so that few games are not overfitted.
 */
export function curvesFor(tables: readonly Games[]): Curve[] {
  const common = curveFor(tables.flat());
  return tables.map((games) => rounded(curveFor(games, common)));
}

/** Newton's method on the curve of some games, drawn towards another one. */
function curveFor(games: Games, common?: Curve): Curve {
  const towards = common === undefined ? [0, 0, 0] : [common.start, common.growth, common.bend];
  const ridge = common === undefined ? [0, RIDGE, RIDGE] : [TABLE_RIDGE_START, TABLE_RIDGE, TABLE_RIDGE];
  const parameters = common === undefined ? [-Math.log(spreadOf(games)), 0, 0] : [...towards];
  for (let step = 0; step < STEPS; step++) {
    const gradient = parameters.map((parameter, place) => at(ridge, place) * (at(towards, place) - parameter));
    const hessian = parameters.map((_, row) => parameters.map((__, column) => (row === column ? at(ridge, row) : 0)));
    for (const positions of games) {
      for (const position of positions) learn(position, parameters, 1 / positions.length, gradient, hessian);
    }
    const changes = solve(hessian, gradient).map((change) => Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, change)));
    for (const [place, change] of changes.entries()) parameters[place] = at(parameters, place) + change;
    if (Math.max(...changes.map(Math.abs)) < CONVERGED) break;
  }
  return { start: at(parameters, 0), growth: at(parameters, 1), bend: at(parameters, 2) };
}

/** Adds one position's gradient and curvature of the likelihood. */
function learn(
  { progress, potentials, won }: Position,
  parameters: readonly number[],
  counts: number,
  gradient: number[],
  hessian: number[][],
): void {
  const features = [1, progress, progress * progress];
  const weight = Math.exp(sum(features.map((feature, place) => feature * at(parameters, place))));
  const chances = softmax(potentials, weight);
  const expected = sum(potentials.map((potential, side) => potential * at(chances, side)));
  const reached = sum(potentials.map((potential, side) => potential * at(won, side)));
  const variance = sum(potentials.map((potential, side) => at(chances, side) * (potential - expected) ** 2));
  for (const [row, feature] of features.entries()) {
    gradient[row] = at(gradient, row) + counts * weight * (reached - expected) * feature;
    const line = at(hessian, row);
    for (const [column, other] of features.entries())
      line[column] = at(line, column) + counts * weight * weight * variance * feature * other;
  }
}

/** The usual distance between the highest and the lowest potential. */
function spreadOf(games: Games): number {
  const gaps = games.flat().map(({ potentials }) => Math.max(...potentials) - Math.min(...potentials));
  return Math.max(SMALLEST, gaps.length === 0 ? 1 : meanOf(gaps));
}

function rounded({ start, growth, bend }: Curve): Curve {
  const short = (value: number): number => Number(value.toFixed(3));
  return { start: short(start), growth: short(growth), bend: short(bend) };
}
