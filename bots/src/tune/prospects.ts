import {
  at,
  BadInput,
  begin,
  type Curve,
  configure,
  copyOf,
  type GameTypes,
  nextToAnswer,
  play,
  quick,
  range,
  type State,
  streamFrom,
  sum,
  viewOf,
} from '@ludoteca/kernel';
import type { Player } from '../bot.ts';
import { chancesFrom, finalChances, pointWeight } from '../judge/prospects.ts';
import { levelOf } from '../levels.ts';
import { meanOf } from '../sample.ts';
import { Utilities } from '../search/utilities.ts';
import { answerInTime } from '../think.ts';
import type { Experiment } from './experiment.ts';
import { solved } from './logit.ts';

/** What prospects are fitted to. */
export interface ProspectsPlan<T extends GameTypes> extends Experiment<T> {
  readonly games: number;
  readonly onGame?: ((done: number) => void) | undefined;
}

/** One position of a game whose end is known. */
export interface Position {
  readonly progress: number;
  /** By side: what it promised, and how much of the win was the side's in the end. */
  readonly worths: readonly number[];
  readonly won: readonly number[];
  /** By side: the chances by how the search weighs results, which is what people were shown before. */
  readonly unfitted: readonly number[];
}

/** How well chances foretell games: over all sides of all positions, every game counting the same. */
export interface Score {
  /** The mean surprise about the winner, in nats. */
  readonly logLoss: number;
  /** The mean squared error of the chance of a side. */
  readonly brier: number;
  readonly bins: readonly Bin[];
}

/** Of all chances in one tenth: what was said on average, what came, and in how much of all that was said. */
export interface Bin {
  readonly said: number;
  readonly came: number;
  readonly part: number;
}

/** What fitting has come to, told by games that were not fitted to. */
export interface FittedProspects {
  readonly game: string;
  readonly table: string;
  readonly games: number;
  readonly curve: Curve;
  /** By the search's own weights, by the curve in use (undefined when there is none), and by the new one. */
  readonly heldBack: { readonly unfitted: Score; readonly inUse: Score | undefined; readonly fitted: Score };
  /** The fitted score of the first, second and last third of games. */
  readonly thirds: readonly { readonly unfitted: Score; readonly fitted: Score }[];
}

/** Every so many-th game is not fitted to. */
const HELD_BACK = 3;
const STEPS = 40;
/** How firmly the figures are held near 0, in games. */
const RIDGE = 0.05;
/** The largest change of a figure in one step. */
const LONGEST_STEP = 0.5;
const BINS = 10;
const SMALLEST = 1e-6;
const SAMPLES = 6;

/** Plays games of a level against itself and fits the curve that turns promises into chances of winning. */
export function fitProspects<T extends GameTypes>(plan: ProspectsPlan<T>): FittedProspects {
  const { room, games, seats = 2, options = {} } = plan;
  const { winning } = room.evaluation;
  const { id } = room.game.meta;
  if (winning === undefined) throw new BadInput(`${id}: the evaluation says nothing about winning, so there is nothing to fit`);
  const table = winning.table(configure(room.game, { seats, options }));
  const played = range(games).map((game) => {
    const positions = positionsOf(plan, `${plan.seed}:${game}`);
    plan.onGame?.(game + 1);
    return positions;
  });
  const isHeldBack = (game: number): boolean => game % HELD_BACK === HELD_BACK - 1;
  const [learnt, tested] = [false, true].map((held) => played.filter((_, game) => isHeldBack(game) === held));
  const curve = rounded(curveFor(learnt ?? []));
  const inUse = winning.curves[table];
  const part = (from: number, to: number): Position[][] =>
    (tested ?? []).map((game) => game.filter(({ progress }) => progress >= from && progress < to)).filter(({ length }) => length > 0);
  return {
    ...{ game: id, table, games, curve },
    heldBack: {
      unfitted: scoreOf(tested ?? [], ({ unfitted }) => unfitted),
      inUse: inUse === undefined ? undefined : scoreOf(tested ?? [], by(inUse)),
      fitted: scoreOf(tested ?? [], by(curve)),
    },
    thirds: range(3).map((third) => {
      const games = part(third / 3, third === 2 ? 2 : (third + 1) / 3);
      return { unfitted: scoreOf(games, ({ unfitted }) => unfitted), fitted: scoreOf(games, by(curve)) };
    }),
  };
}

/** The chances that a curve gives the sides of a position. */
export function by(curve: Curve): (position: Position) => readonly number[] {
  return ({ worths, progress }) => chancesFrom(worths, pointWeight(curve, progress));
}

/** Plays one game and notes every position in which somebody was asked. */
export function positionsOf<T extends GameTypes>(plan: Omit<ProspectsPlan<T>, 'games'>, seed: string): Position[] {
  const { room, budget, seats = 2, options = {} } = plan;
  const { game, evaluation } = room;
  const bot = levelOf(plan.level);
  const state = begin(game, configure(game, { seats, options }), quick(seed));
  const unfitted = unfittedChances(room, state);
  const noted: Omit<Position, 'won'>[] = [];
  const { sides } = game.standing(state);
  let decisions = 0;
  for (let seat = nextToAnswer(game, state); seat !== undefined && decisions < game.meta.longest; seat = nextToAnswer(game, state)) {
    noted.push({
      progress: evaluation.winning?.progress(state) ?? 0,
      worths: sides.map((side) => meanOf(side.seats.map((member) => evaluation.potential(state, member)))),
      unfitted: unfitted(state, sides),
    });
    play(game, state, seat, answerInTime(room, bot, viewOf(game, state, seat), `${seed}:${decisions++}`, { budget }).move);
  }
  const chances = finalChances(game.standing(state).sides, state.seats.length);
  const won = sides.map((side) => at(chances, at(side.seats, 0)));
  return noted.map((position) => ({ ...position, won }));
}

/** What the search makes of positions, without the own points and brought to a sum of 1. */
function unfittedChances<T extends GameTypes>({ game, evaluation }: Player<T>, state: State<T>) {
  const samples = range(SAMPLES).map(() => copyOf(game, state));
  const utilities = new Utilities(game, { ...evaluation, ownShare: 0 }, state, samples, streamFrom('unfitted'));
  return (position: State<T>, sides: readonly { readonly seats: readonly number[] }[]): number[] => {
    const worth = utilities.promised(position);
    const chances = sides.map(({ seats }) => at(worth, at(seats, 0)));
    return chances.map((chance) => chance / sum(chances));
  };
}

/** Maximum likelihood by Newton's method; each game counts the same, however many positions it has. */
export function curveFor(games: readonly (readonly Position[])[]): Curve {
  const figures = [Math.log(1 / spreadOf(games)), 0, 0];
  for (let step = 0; step < STEPS; step++) {
    const slope = figures.map((figure, place) => (place === 0 ? 0 : -RIDGE * figure));
    const bend = figures.map((_, row) => figures.map((__, column) => (row === column ? RIDGE : 0)));
    for (const positions of games) {
      for (const position of positions) learn(position, figures, 1 / positions.length, slope, bend);
    }
    for (const [place, change] of solved(bend, slope).entries())
      figures[place] = at(figures, place) + Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, change));
  }
  return { start: at(figures, 0), growth: at(figures, 1), bend: at(figures, 2) };
}

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
function spreadOf(games: readonly (readonly Position[])[]): number {
  const gaps = games.flat().map(({ worths }) => Math.max(...worths) - Math.min(...worths));
  return Math.max(SMALLEST, gaps.length === 0 ? 1 : meanOf(gaps));
}

function rounded({ start, growth, bend }: Curve): Curve {
  const short = (value: number): number => Number(value.toFixed(3));
  return { start: short(start), growth: short(growth), bend: short(bend) };
}

/** How well chances foretell these games. */
export function scoreOf(games: readonly (readonly Position[])[], chancesOf: (position: Position) => readonly number[]): Score {
  let logLoss = 0;
  let brier = 0;
  const bins = range(BINS).map(() => ({ said: 0, came: 0, part: 0 }));
  for (const positions of games) {
    for (const position of positions) {
      const counts = 1 / (games.length * positions.length);
      for (const [side, chance] of chancesOf(position).entries()) {
        const share = at(position.won, side);
        const counted = counts / position.won.length;
        logLoss -= counts * share * Math.log(Math.max(SMALLEST, chance));
        brier += counted * (chance - share) ** 2;
        const bin = at(bins, Math.min(BINS - 1, Math.floor(chance * BINS)));
        bin.said += counted * chance;
        bin.came += counted * share;
        bin.part += counted;
      }
    }
  }
  const mean = bins.map(({ said, came, part }) => ({ said: part === 0 ? 0 : said / part, came: part === 0 ? 0 : came / part, part }));
  return { logLoss, brier, bins: mean };
}
