import { at } from '../at.ts';
import { quick, Stream, streamFrom } from '../chance/chance.ts';
import { configure } from '../config.ts';
import type { Config, Game, GameTypes, State } from '../contract.ts';
import { BadInput } from '../input/bad-input.ts';
import { Reader } from '../input/reader.ts';
import { type Configs, surveyed } from './configs.ts';
import { type Effort, lookAt, Playthrough } from './fuzz.ts';
import { type Exercised, type Failure, Judge } from './judge.ts';
import { Probe } from './probe.ts';

/** What to play, and how thoroughly. The same request gives the same report. */
export interface BatteryRequest<T extends GameTypes> extends Partial<Effort> {
  /** Seed, in any words: all randomness of the battery comes from it. */
  readonly seed: string;
  /** Minimum number of games; every configuration that `configsOf` finds is played at least once. */
  readonly games: number;
  /** Only this configuration. */
  readonly config?: Config<T['options']>;
  /** Whether sampled pairs of options are played too, besides every value of every option; they are unless it is false. */
  readonly pairs?: boolean;
}

/** What was played, how often each property was really exercised, and the first failure of each. */
export interface BatteryReport {
  readonly game: string;
  readonly seed: string;
  readonly configs: readonly Config[];
  readonly games: number;
  /** All answers given in all games. */
  readonly decisions: number;
  /** Games stopped before their end. */
  readonly capped: number;
  readonly exercised: Exercised;
  /** How often each kind of move was played. A kind at 0 is untested. */
  readonly played: { readonly [kind: string]: number };
  readonly failures: readonly Failure[];
}

const ORDINARY: Effort = { every: 1, width: 16 };

/** Runs the whole battery over a game. A game conforms when there are no failures. */
export function battery<T extends GameTypes>(game: Game<T>, request: BatteryRequest<T>): BatteryReport {
  const { configs, unreachable } = request.config === undefined ? surveyed(game, request.seed, request.pairs) : onlyOne(request.config);
  const judge = new Judge();
  const [first] = configs;
  const place = { config: first ?? { seats: 0, options: {} }, seed: request.seed, answers: [] };
  judge.hold('configs', place, (that) => {
    that(configs.length > 0, () => 'no configuration is valid');
    const [setting] = unreachable;
    that(setting === undefined, () => `${setting?.name} ${setting?.value} is valid with no other settings`);
  });
  if (first !== undefined) judge.hold('scenario', place, (that) => checkScenario(game, first, that));
  const effort = { ...ORDINARY, ...request };
  const games = first === undefined ? 0 : Math.max(request.games, configs.length);
  let decisions = 0;
  let capped = 0;
  for (let i = 0; i < games; i++) {
    const config = at(configs, i % configs.length);
    // Every configuration gets orderly and disorderly games, even when the number of configurations is even.
    const orderly = (i + Math.floor(i / configs.length)) % 2 === 0;
    const played = new Playthrough(game, config, `${request.seed}/${i}`, judge, effort).play(orderly);
    decisions += played.answers;
    if (!played.finished) capped++;
  }
  return { game: game.meta.id, seed: request.seed, configs, games, decisions, capped, ...resultsOf(game, judge) };
}

function resultsOf<T extends GameTypes>(game: Game<T>, judge: Judge): Pick<BatteryReport, 'exercised' | 'played' | 'failures'> {
  const played = Object.fromEntries(Object.keys(game.moves).map((kind) => [kind, judge.played[kind] ?? 0]));
  return { exercised: judge.exercised, played, failures: judge.failures };
}

function onlyOne<O extends object>(config: Config<O>): Configs<O> {
  return { configs: [config], unreachable: [] };
}

/** One random game in a random configuration with every property on. A fuzzer calls it in a loop with new seeds. */
export function fuzzOnce<T extends GameTypes>(game: Game<T>, seed: string, effort: Partial<Effort> = {}): BatteryReport {
  const chance = streamFrom(`fuzz:${seed}`);
  const { configs } = surveyed(game, seed);
  const config = configs.length === 0 ? configure(game, {}) : at(configs, chance.int(configs.length));
  const judge = new Judge();
  const played = new Playthrough(game, config, seed, judge, { ...ORDINARY, ...effort }).play(chance.int(2) === 0);
  const capped = played.finished ? 0 : 1;
  return { game: game.meta.id, seed, configs: [config], games: 1, decisions: played.answers, capped, ...resultsOf(game, judge) };
}

/** Checks a single position, such as a scenario, against every property about positions. The state is not changed. */
export function checkPosition<T extends GameTypes>(game: Game<T>, state: State<T>, seed: string): readonly Failure[] {
  const judge = new Judge();
  const probe = new Probe(game, state, streamFrom(`position:${seed}`), ORDINARY.width);
  lookAt(probe, judge, { config: state.config, seed, answers: [] }, true);
  return judge.failures;
}

const NONSENSE: readonly unknown[] = [undefined, null, 7, 'nonsense', [1], { 'no such field': 1 }];

function checkScenario<T extends GameTypes>(
  game: Game<T>,
  config: Config<T['options']>,
  that: (ok: boolean, message: () => string) => void,
): void {
  for (const junk of NONSENSE) {
    const outcome = outcomeOf(() => game.scenario(config, new Reader(junk, 'position'), new Stream(quick('scenario'))));
    that(outcome === 'refused', () => `the description ${JSON.stringify(junk)} is not refused as bad input: ${outcome}`);
  }
}

function outcomeOf(act: () => void): string {
  try {
    act();
    return 'accepted';
  } catch (error) {
    return error instanceof BadInput ? 'refused' : String(error);
  }
}
