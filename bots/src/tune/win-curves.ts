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
  type Seat,
  type State,
  streamFrom,
  sum,
  viewOf,
  type Wish,
} from '@ludoteca/kernel';
import { answerInTime } from '../answer.ts';
import type { Player } from '../bot.ts';
import { levelOf } from '../levels.ts';
import { Utilities } from '../search/value.ts';
import { meanOf } from '../statistics.ts';
import { finalChances } from '../win-chance.ts';
import { type Score, scoreOf } from './calibration.ts';
import { by, curvesFor, type Games, type Position } from './curve.ts';
import type { Experiment } from './experiment.ts';

/** What prospects are fitted to: so many games at every table that the evaluation names. */
export interface ProspectsPlan<T extends GameTypes> extends Pick<Experiment<T>, 'room' | 'level' | 'budget' | 'seed'> {
  readonly games: number;
  readonly onGame?: ((done: number, of: number) => void) | undefined;
}

/** What came of one table, told by games that were not fitted to. */
export interface FittedTable {
  readonly table: string;
  readonly games: number;
  /** The curve fitted to all games, which is the one to use. */
  readonly curve: Curve;
  /** By how the search weighs results, and by a curve that was fitted to the other games. */
  readonly unfitted: Score;
  readonly fitted: Score;
  /** The same for the first, the second and the last third of games. */
  readonly thirds: readonly { readonly unfitted: Score; readonly fitted: Score }[];
}

/** Every so many-th game is held back to tell how well the others foretell it. */
const HELD_BACK = 3;
const THIRDS = 3;
const SAMPLES = 6;

/** Plays games of a level against itself and fits the curves that turn promises into chances of winning. */
export function fitProspects<T extends GameTypes>(plan: ProspectsPlan<T>): FittedTable[] {
  const { room, games, seed } = plan;
  const { winning } = room.evaluation;
  const { id } = room.game.meta;
  if (winning === undefined) throw new BadInput(`${id}: the evaluation says nothing about winning, so there is nothing to fit`);
  let done = 0;
  const tables = winning.tables.map((wish) => {
    const table = winning.table(configure(room.game, wish));
    const played = range(games).map((game) => {
      const positions = positionsOf(plan, wish, `${seed}:${table}:${game}`);
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
      fitted: scoreOf(some, by(at(learnt, place))),
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
export function positionsOf<T extends GameTypes>(
  { room, level, budget }: Pick<Experiment<T>, 'room' | 'level' | 'budget'>,
  wish: Wish,
  seed: string,
): Position[] {
  const { game, evaluation } = room;
  const bot = levelOf(level);
  const state = begin(game, configure(game, wish), quick(seed));
  const unfitted = unfittedChances(room, state);
  const noted: Omit<Position, 'won'>[] = [];
  const sides = game.standing(state).sides.map(({ seats }) => seats);
  let decisions = 0;
  for (let seat = nextToAnswer(game, state); seat !== undefined && decisions < game.meta.longest; seat = nextToAnswer(game, state)) {
    noted.push({
      progress: evaluation.winning?.progress(state) ?? 0,
      worths: sides.map((seats) => meanOf(seats.map((member) => evaluation.potential(state, member)))),
      unfitted: unfitted(state, sides),
    });
    play(game, state, seat, answerInTime(room, bot, viewOf(game, state, seat), `${seed}:${decisions++}`, { budget }).move);
  }
  const chances = finalChances(game.standing(state).sides, state.seats.length);
  const won = sides.map((seats) => at(chances, at(seats, 0)));
  return noted.map((position) => ({ ...position, won }));
}

/** What the search makes of positions, without the own points and brought to a sum of 1. */
function unfittedChances<T extends GameTypes>({ game, evaluation }: Player<T>, state: State<T>) {
  const samples = range(SAMPLES).map(() => copyOf(game, state));
  const utilities = new Utilities(game, { ...evaluation, ownShare: 0 }, state, samples, streamFrom('unfitted'));
  return (position: State<T>, sides: readonly (readonly Seat[])[]): number[] => {
    const worth = utilities.promised(position);
    const chances = sides.map((seats) => at(worth, at(seats, 0)));
    return chances.map((chance) => chance / sum(chances));
  };
}
