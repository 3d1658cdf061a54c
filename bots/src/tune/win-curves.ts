import {
  at,
  BadInput,
  begin,
  type ConfigRequest,
  type Curve,
  configure,
  copyOf,
  nextToAnswer,
  play,
  quick,
  range,
  type Seat,
  type State,
  streamFrom,
  sum,
  viewOf,
} from '@ludoteca/kernel';
import { answerOrFallback } from '../answer.ts';
import type { Player } from '../bot.ts';
import { levelOf } from '../levels.ts';
import { ValueModel } from '../search/value.ts';
import { meanOf } from '../statistics.ts';
import { finalChances, rivalsIn } from '../win-chance.ts';
import { type Score, scoreOf } from './calibration.ts';
import { chancesBy, curvesFor, type Games, type Position } from './curve.ts';
import type { Experiment } from './experiment.ts';

/** What the curves are fitted to: games at every table that the evaluation names. */
export interface WinCurvesPlan extends Pick<Experiment, 'room' | 'level' | 'budget' | 'seed'> {
  readonly games: number;
  readonly onGame?: ((done: number, of: number) => void) | undefined;
}

/** The result of one table, tested on games held out. */
export interface FittedTable {
  readonly table: string;
  readonly games: number;
  /** The curve fitted to all games, which is the one to use. */
  readonly curve: Curve;
  /** By the search's value model, and by a curve that was fitted to the other games. */
  readonly unfitted: Score;
  readonly fitted: Score;
  /** The same for the first, the second and the last third of games. */
  readonly thirds: readonly { readonly unfitted: Score; readonly fitted: Score }[];
}

/** One game in this many is held out for the test. */
const HELD_BACK = 3;
const THIRDS = 3;
const SAMPLES = 6;

/** Plays games of a level against itself and fits the curves that turn potentials into chances of winning. */
export function fitWinCurves(plan: WinCurvesPlan): FittedTable[] {
  const { room, games, seed } = plan;
  const { winning } = room.evaluation;
  const { id } = room.game.meta;
  if (winning === undefined) throw new BadInput(`${id}: the evaluation says nothing about winning, so there is nothing to fit`);
  let done = 0;
  const tables = winning.tables.map((request) => {
    const table = winning.table(configure(room.game, request));
    const played = range(games).map((game) => {
      const positions = positionsOf(plan, request, `${seed}:${table}:${game}`);
      plan.onGame?.(++done, games * winning.tables.length);
      return positions;
    });
    return { table, played };
  });
  return fittedTo(tables);
}

/** The games that were played at a table. */
export interface PlayedTable {
  readonly table: string;
  readonly played: Games;
}

/** Fits the curves of some tables whose games have been played. Tables that differ only in how many play learn from each other. */
export function fittedTo(tables: readonly PlayedTable[]): FittedTable[] {
  const familyOf = ({ table }: PlayedTable): string => table.replace(/\d+$/, '');
  const families = new Set(tables.map(familyOf));
  return [...families].flatMap((family) => fittedTogether(tables.filter((table) => familyOf(table) === family)));
}

function fittedTogether(tables: readonly PlayedTable[]): FittedTable[] {
  const isHeldBack = (game: number): boolean => game % HELD_BACK === HELD_BACK - 1;
  const curves = curvesFor(tables.map(({ played }) => played));
  const learnt = curvesFor(tables.map(({ played }) => played.filter((_, game) => !isHeldBack(game))));
  return tables.map(({ table, played }, place) => {
    const tested = played.filter((_, game) => isHeldBack(game));
    const scores = (some: Games) => ({
      unfitted: scoreOf(some, ({ unfitted }) => unfitted),
      fitted: scoreOf(some, chancesBy(at(learnt, place))),
    });
    const inThird = (third: number): Games =>
      tested
        .map((game) => game.filter(({ progress }) => Math.min(THIRDS - 1, Math.floor(progress * THIRDS)) === third))
        .filter(({ length }) => length > 0);
    const thirds = range(THIRDS).map((third) => scores(inThird(third)));
    return { table, games: played.length, curve: at(curves, place), ...scores(tested), thirds };
  });
}

/** Plays one game and notes every position in which somebody was asked. */
export function positionsOf(
  { room, level, budget }: Pick<Experiment, 'room' | 'level' | 'budget'>,
  request: ConfigRequest,
  seed: string,
): Position[] {
  const { game, evaluation } = room;
  const bot = levelOf(level);
  const state = begin(game, configure(game, request), quick(seed));
  const unfitted = unfittedChances(room, state);
  const noted: Omit<Position, 'won'>[] = [];
  const sides = game.standing(state).sides.map(({ seats }) => seats);
  let decisions = 0;
  for (let seat = nextToAnswer(game, state); seat !== undefined && decisions < game.meta.longest; seat = nextToAnswer(game, state)) {
    noted.push({
      progress: evaluation.winning?.progress(state) ?? 0,
      potentials: rivalsIn(
        evaluation,
        state,
        sides.map((seats) => meanOf(seats.map((member) => evaluation.potential(state, member)))),
      ),
      unfitted: unfitted(state, sides),
    });
    play(game, state, seat, answerOrFallback(room, bot, viewOf(game, state, seat), `${seed}:${decisions++}`, { budget }).move);
  }
  const chances = finalChances(game.standing(state).sides, state.seats.length);
  const won = withGoal(sides.map((seats) => at(chances, at(seats, 0))));
  return noted.map((position) => ({ ...position, won }));
}

/** The search's values of positions, without the own points, normalised. */
function unfittedChances({ game, evaluation }: Player, state: State) {
  const samples = range(SAMPLES).map(() => copyOf(game, state));
  const valueModel = new ValueModel(game, { ...evaluation, ownShare: 0 }, state, samples, streamFrom('unfitted'));
  return (position: State, sides: readonly (readonly Seat[])[]): number[] => {
    const values = valueModel.evaluateOpen(position);
    const chances = withGoal(sides.map((seats) => at(values, at(seats, 0))));
    return chances.map((chance) => chance / sum(chances));
  };
}

/** The chances of the sides. With a single side, the rest is its goal's. */
function withGoal(chances: readonly number[]): readonly number[] {
  const [only] = chances;
  return only === undefined || chances.length > 1 ? chances : [only, 1 - only];
}
