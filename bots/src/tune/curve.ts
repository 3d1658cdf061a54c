import { at, type Curve, sum } from '@ludoteca/kernel';
import { meanOf } from '../statistics.ts';
import { chancesFrom, pointWeight } from '../win-chance.ts';
import { solved } from './logistic.ts';

/** One position of a game whose end is known. */
export interface Position {
  readonly progress: number;
  /** By side: what it promised, and how much of the win was the side's in the end. */
  readonly worths: readonly number[];
  readonly won: readonly number[];
  /** By side: the chances by how the search weighs results, brought to a sum of 1. */
  readonly unfitted: readonly number[];
}

/** Games of one table, position by position. */
export type Games = readonly (readonly Position[])[];

const STEPS = 40;
/** Changes below this are none. */
const SETTLED = 1e-4;
/** The largest change of a figure in one step. */
const LONGEST_STEP = 0.5;
/** How firmly figures are held near 0, and those of a table near what all tables of a game have in common, in games. */
const RIDGE = 0.05;
const FIRM_START = 3;
const FIRM = 20;
const SMALLEST = 1e-6;

/** The chances that a curve gives the sides of a position. */
export function by(curve: Curve): (position: Position) => readonly number[] {
  return ({ worths, progress }) => chancesFrom(worths, pointWeight(curve, progress));
}

/**
 * The curves of the tables of a game, by maximum likelihood; each game counts the same, however many positions it has. How
 * weights grow with the game is drawn towards what all tables have in common, so that few games are not taken too literally.
 */
export function curvesFor(tables: readonly Games[]): Curve[] {
  const common = curveFor(tables.flat());
  return tables.map((games) => rounded(curveFor(games, common)));
}

/** Newton's method on the curve of some games, drawn towards another one. */
function curveFor(games: Games, common?: Curve): Curve {
  const towards = common === undefined ? [0, 0, 0] : [common.start, common.growth, common.bend];
  const firmness = common === undefined ? [0, RIDGE, RIDGE] : [FIRM_START, FIRM, FIRM];
  const figures = common === undefined ? [-Math.log(spreadOf(games)), 0, 0] : [...towards];
  for (let step = 0; step < STEPS; step++) {
    const slope = figures.map((figure, place) => at(firmness, place) * (at(towards, place) - figure));
    const bend = figures.map((_, row) => figures.map((__, column) => (row === column ? at(firmness, row) : 0)));
    for (const positions of games) {
      for (const position of positions) learn(position, figures, 1 / positions.length, slope, bend);
    }
    const changes = solved(bend, slope).map((change) => Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, change)));
    for (const [place, change] of changes.entries()) figures[place] = at(figures, place) + change;
    if (Math.max(...changes.map(Math.abs)) < SETTLED) break;
  }
  return { start: at(figures, 0), growth: at(figures, 1), bend: at(figures, 2) };
}

/** Adds what one position says about the figures: the slope of the likelihood, and how it bends. */
function learn({ progress, worths, won }: Position, figures: readonly number[], counts: number, slope: number[], bend: number[][]): void {
  const features = [1, progress, progress * progress];
  const weight = Math.exp(sum(features.map((feature, place) => feature * at(figures, place))));
  const chances = chancesFrom(worths, weight);
  const expected = sum(worths.map((worth, side) => worth * at(chances, side)));
  const reached = sum(worths.map((worth, side) => worth * at(won, side)));
  const variance = sum(worths.map((worth, side) => at(chances, side) * (worth - expected) ** 2));
  for (const [row, feature] of features.entries()) {
    slope[row] = at(slope, row) + counts * weight * (reached - expected) * feature;
    const line = at(bend, row);
    for (const [column, other] of features.entries())
      line[column] = at(line, column) + counts * weight * weight * variance * feature * other;
  }
}

/** How far apart promises usually are. */
function spreadOf(games: Games): number {
  const gaps = games.flat().map(({ worths }) => Math.max(...worths) - Math.min(...worths));
  return Math.max(SMALLEST, gaps.length === 0 ? 1 : meanOf(gaps));
}

function rounded({ start, growth, bend }: Curve): Curve {
  const short = (value: number): number => Number(value.toFixed(3));
  return { start: short(start), growth: short(growth), bend: short(bend) };
}
