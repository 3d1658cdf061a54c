import {
  begin,
  type ChanceState,
  type Config,
  configure,
  copyOf,
  type Game,
  nextToAnswer,
  play,
  playRandomly,
  type Question,
  questionFor,
  randomAnswer,
  range,
  type State,
  Stream,
  streamFrom,
} from '@ludoteca/kernel';
import { keep, type Measure, rate } from './measure.ts';

const STATES = 60;
const GAMES_PER_CONFIG = 60;

/** Each mode of a game beyond the usual one, with the name its measurements have. */
export function furtherModes({ meta: { id, options } }: Game): { readonly name: string; readonly mode: string }[] {
  const modes = (options.mode?.values ?? []).filter((mode) => mode !== options.mode?.default);
  return modes.map((mode) => ({ name: `${id}-${mode}`, mode: String(mode) }));
}

/** The measurements of one game and of each further mode it has: random play on one core without events, copies, width of decisions. */
export function gameMeasures(game: Game): Measure[] {
  const { id } = game.meta;
  return [
    ...playMeasures(game, id, {}),
    { name: `${id}/largest-decision`, unit: 'answers', run: () => largestDecision(game) },
    ...furtherModes(game).flatMap(({ name, mode }) => playMeasures(game, name, { mode })),
  ];
}

/** All numbers of seats in turn, so that each counts with as many games; then each number alone. */
function playMeasures(game: Game, name: string, options: object): Measure[] {
  const configs = seatings(game, options);
  let played: { games: number; decisions: number } | undefined;
  const random = (): { games: number; decisions: number } => {
    played ??= randomPlay(game, configs);
    return played;
  };
  const alone = configs.map((config): Measure => {
    const run = (): number => randomPlay(game, [config]).games;
    return { name: `${name}/random-games-per-second-${config.seats}-players`, unit: 'games/s', run };
  });
  return [
    { name: `${name}/random-games-per-second`, unit: 'games/s', run: () => random().games },
    { name: `${name}/decisions-per-second`, unit: 'decisions/s', run: () => random().decisions },
    ...(alone.length > 1 ? alone : []),
    { name: `${name}/clone-us`, unit: 'µs', run: () => cloneTime(game, configs) },
  ];
}

/** The game with its defaults except for some options, once for every number of seats. */
export function seatings(game: Game, options: object): Config[] {
  const { min, max } = game.meta.seats;
  return range(max - min + 1).flatMap((more) => configurable(game, min + more, options));
}

/** All seatings, and each option value in turn besides. */
function variants(game: Game): Config[] {
  const { min, max } = game.meta.seats;
  const single = Object.entries(game.meta.options).flatMap(([option, { values }]) => values.map((value) => ({ [option]: value })));
  return range(max - min + 1).flatMap((more) => [{}, ...single].flatMap((options) => configurable(game, min + more, options)));
}

/** The configuration, or nothing where the game does not allow it. */
function configurable(game: Game, seats: number, options: object): Config[] {
  try {
    return [configure(game, { seats, options: options as Record<string, unknown> })];
  } catch {
    return [];
  }
}

function fresh(chance: Stream): ChanceState {
  return { kind: 'quick', words: range(4).map(() => chance.int(0x100000000) | 0) };
}

/** Games and decisions per second. */
function randomPlay(game: Game, configs: readonly Config[]): { games: number; decisions: number } {
  const chance = streamFrom('bench');
  let games = 0;
  let decisions = 0;
  const gamesPerSecond = rate(() => {
    for (const config of configs) {
      decisions += playRandomly(game, begin(game, config, fresh(chance)), chance).decisions;
      games++;
    }
    return configs.length;
  });
  return { games: gamesPerSecond, decisions: (gamesPerSecond * decisions) / games };
}

function cloneTime(game: Game, configs: readonly Config[]): number {
  const states = configs.flatMap((config) => middles(game, config));
  const copyAll = (): number => {
    for (const state of states) keep(copyOf(game, state));
    return states.length;
  };
  return 1e6 / rate(copyAll, 1);
}

/** Positions from the middle of random games. */
function middles(game: Game, config: Config): State[] {
  const chance = streamFrom('middle');
  const { decisions } = playRandomly(game, begin(game, config, fresh(chance)), chance);
  return range(STATES).map(() => {
    const state = begin(game, config, fresh(chance));
    playRandomly(game, state, chance, Math.floor(decisions / 2));
    return state;
  });
}

function largestDecision(game: Game): number {
  const chance = new Stream(fresh(streamFrom('width')));
  let largest = 0;
  for (const config of variants(game)) {
    for (let n = 0; n < GAMES_PER_CONFIG; n++) largest = Math.max(largest, widest(game, begin(game, config, fresh(chance)), chance));
  }
  return largest;
}

function widest(game: Game, state: State, chance: Stream): number {
  let largest = 0;
  for (let decisions = 0; decisions < game.meta.longest; decisions++) {
    const seat = nextToAnswer(game, state);
    if (seat === undefined) break;
    largest = Math.max(largest, width(questionFor(game, state, seat)));
    play(game, state, seat, randomAnswer(game, state, seat, chance));
  }
  return largest;
}

/** A question as it is written: its list, and one for each selection and offer. */
function width(question: Question<unknown>): number {
  return (question.list?.length ?? 0) + (question.selections?.length ?? 0) + (question.offers?.length ?? 0);
}
