import {
  at,
  BadInput,
  begin,
  configure,
  nextToAnswer,
  play,
  quick,
  range,
  type Seat,
  type State,
  sideOf,
  streamFrom,
  sum,
  viewOf,
} from '@ludoteca/kernel';
import { answerOrFallback } from '../answer.ts';
import type { Player } from '../bot.ts';
import { levelOf } from '../levels.ts';
import { deviationOf } from '../statistics.ts';
import type { Experiment } from './experiment.ts';
import { type Comparison, logisticRegression, logLoss } from './logistic.ts';

/** What is to be fitted. */
export interface FitPlan extends Experiment {
  readonly games: number;
  readonly onGame?: ((done: number) => void) | undefined;
}

/** The fitted weight of one term or fact. */
export interface Fitted {
  readonly name: string;
  /** Of a term: by what factor it should count (1: as it does). Of a fact: points beyond what the evaluation gives for it, each. */
  readonly worth: number;
  /** The standard error, over games. */
  readonly error: number;
}

/** The result of a fit. */
export interface Fit {
  readonly game: string;
  readonly games: number;
  readonly comparisons: number;
  readonly terms: readonly Fitted[];
  readonly facts: readonly Fitted[];
  /** The mean log loss about who comes out ahead in games held out: by the evaluation as it is, and fitted. */
  readonly surprise: { readonly asItIs: number; readonly fitted: number };
}

/** One game in this many is held out for the test. */
const HELD_BACK = 4;
/** Bootstrap samples for the standard errors. */
const BOOTSTRAPS = 8;

/** One seat's position in numbers: the potential, the terms, the facts. */
type Features = readonly number[];
interface Columns {
  readonly terms: string[];
  readonly facts: string[];
}

/**
 * Finds weights for the parts of a game's evaluation from how games end: in positions that can be compared, the seats
 * that came out ahead are set against the others, and a logistic regression finds by which factors the terms tell them
 * apart. A fit finds what goes together with winning; whether bots play better by it, the arena tells.
 */
export function fit(plan: FitPlan): Fit {
  const { room, games } = plan;
  const columns: Columns = { terms: [], facts: [] };
  const played = range(games).map((game) => {
    const comparisons = comparisonsOf(plan, columns, `${plan.seed}:${game}`);
    plan.onGame?.(game + 1);
    return comparisons;
  });
  const names = [...columns.terms, ...columns.facts];
  const parts = (all: readonly Comparison[]): Comparison[] =>
    all.map(({ differences, isAhead }) => ({ isAhead, differences: names.map((_, place) => differences[place + 1] ?? 0) }));
  const whole = (all: readonly Comparison[]): Comparison[] =>
    all.map(({ differences, isAhead }) => ({ isAhead, differences: [at(differences, 0)] }));
  const worths = (chosen: readonly (readonly Comparison[])[]): number[] => {
    const all = chosen.flat();
    const unit = at(logisticRegression(whole(all), 1), 0);
    return logisticRegression(parts(all), names.length).map((weight) => weight / unit);
  };
  const chance = streamFrom(`${plan.seed}:redrawn`);
  const found = worths(played);
  const others = range(BOOTSTRAPS).map(() => worths(played.map(() => at(played, chance.int(games)))));
  const fitted = names.map((name, place) => ({
    name,
    worth: at(found, place),
    error: deviationOf(others.map((other) => at(other, place))),
  }));
  const isHeldBack = (game: number): boolean => game % HELD_BACK === HELD_BACK - 1;
  const [learnt, tested] = [false, true].map((held) => played.filter((_, game) => isHeldBack(game) === held).flat());
  return {
    game: room.game.meta.id,
    games,
    comparisons: sum(played.map(({ length }) => length)),
    terms: fitted.slice(0, columns.terms.length),
    facts: fitted.slice(columns.terms.length),
    surprise: {
      asItIs: logLoss(whole(tested ?? []), logisticRegression(whole(learnt ?? []), 1)),
      fitted: logLoss(parts(tested ?? []), logisticRegression(parts(learnt ?? []), names.length)),
    },
  };
}

/** Plays a game and compares every two seats of different sides wherever positions can be compared. */
function comparisonsOf(plan: FitPlan, columns: Columns, seed: string): Comparison[] {
  const { room, budget, seats = 2, options = {} } = plan;
  const { game } = room;
  const bot = levelOf(plan.level);
  const state = begin(game, configure(game, { seats, options }), quick(seed));
  const isComparable = comparable(room, state);
  const positions: Features[][] = [];
  let decisions = 0;
  for (let seat = nextToAnswer(game, state); seat !== undefined && decisions < game.meta.longest; seat = nextToAnswer(game, state)) {
    if (isComparable(state, seat)) positions.push(state.seats.map((_, other) => featuresOf(room, state, other, columns)));
    play(game, state, seat, answerOrFallback(room, bot, viewOf(game, state, seat), `${seed}:${decisions++}`, { budget }).move);
  }
  const { sides } = game.standing(state);
  const ranks = state.seats.map((_, seat) => sideOf(sides, seat).rank);
  return positions.flatMap((features) => pairsOf(features, ranks));
}

function pairsOf(features: readonly Features[], ranks: readonly number[]): Comparison[] {
  const pairs = ranks.flatMap((_, first) => range(first).map((second) => [first, second] as const));
  return pairs
    .filter(([first, second]) => ranks[first] !== ranks[second])
    .map(([first, second]) => ({
      isAhead: at(ranks, first) < at(ranks, second),
      differences: at(features, first).map((value, place) => value - (at(features, second)[place] ?? 0)),
    }));
}

/** The stop points of the search; without any, wherever another seat is asked. */
function comparable({ evaluation }: Player, { seats }: State): (state: State, seat: Seat) => boolean {
  const steps: readonly string[] | undefined = evaluation.horizon?.(seats.length).until?.steps;
  let last: Seat | undefined;
  return (state, seat) => {
    const isOther = seat !== last;
    last = seat;
    return steps === undefined ? isOther : steps.includes(at(state.agenda, state.agenda.length - 1).kind);
  };
}

function featuresOf({ game, evaluation }: Player, state: State, seat: Seat, columns: Columns): Features {
  const terms = evaluation.terms?.(state, seat) ?? [];
  if (terms.length === 0) throw new BadInput(`${game.meta.id}: the evaluation has no terms, so there is nothing to fit`);
  const facts = evaluation.facts?.(state, seat) ?? [];
  if (columns.terms.length === 0) {
    columns.terms.push(...terms.map(({ term }) => term));
    columns.facts.push(...facts.map(({ term }) => term));
  }
  const named = (list: readonly { term: string; value: number }[], name: string): number =>
    list.find(({ term }) => term === name)?.value ?? 0;
  return [
    evaluation.potential(state, seat),
    ...columns.terms.map((name) => named(terms, name)),
    ...columns.facts.map((name) => named(facts, name)),
  ];
}
