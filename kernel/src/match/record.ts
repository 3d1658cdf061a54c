import { last } from '../at.ts';
import { type ChanceState, sealed } from '../chance/chance.ts';
import { commitmentTo, parseSeed, type Seed } from '../chance/seed.ts';
import { sha256 } from '../chance/sha256.ts';
import { configure } from '../config.ts';
import type { Config, Game, GameTypes, Seat, State, Viewer } from '../contract.ts';
import { SPECTATOR } from '../contract.ts';
import { diff, type Patch } from '../diff.ts';
import { BadInput } from '../input/bad-input.ts';
import { Reader } from '../input/reader.ts';
import { isNotAMove, parseMove, printMove } from '../moves/schema.ts';
import { canonical } from '../plain.ts';
import { isRefusal } from '../play/answer.ts';
import type { Told } from '../play/context.ts';
import { viewOf } from '../secrecy/view.ts';
import { type Done, type Entry, Match } from './match.ts';
import { fromScenario } from './scenario.ts';

/** One entry of a saved game. `digest` is the whole position after it, `shows` what it changed for each audience. */
export interface SavedEntry {
  readonly seat: Seat;
  /** The answer in notation, or "retract", or "undo 2". */
  readonly move: string;
  readonly decision?: number;
  readonly digest: string;
  readonly events: readonly Told[];
  /** What everybody saw change, and what each seat saw change besides. */
  readonly shows: { readonly all: Patch; readonly seats: readonly Patch[] };
}

/** A saved game: one JSON file with everything needed to go on, to step through it, and to verify it. */
export interface SavedGame {
  readonly ludoteca: 1;
  readonly game: string;
  readonly rules: string;
  readonly shape: number;
  readonly config: Config;
  readonly seed: Seed;
  readonly commitment: string;
  /** The described position from which the game was played, where it did not begin with the set-up. */
  readonly scenario?: object;
  readonly opening: {
    readonly digest: string;
    readonly events: readonly Told[];
    readonly all: unknown;
    readonly seats: readonly unknown[];
  };
  readonly entries: readonly SavedEntry[];
}

/** Digest of a whole position. It never leaves the authority before the end: a small secret could be found by trying. */
export function digestOf(state: State): string {
  return sha256(canonical(state));
}

/** What a seat sees beyond what everybody sees. */
function privatePart<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Viewer): unknown {
  const { mine, answer } = viewOf(game, state, seat);
  return { mine, answer };
}

/** Plays a match and writes it down at the same time. */
export class Recorder<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  private readonly seed: Seed;
  private readonly scenario: object | undefined;
  private readonly opening: SavedGame['opening'];
  private readonly entries: SavedEntry[] = [];
  private all: unknown;
  private seats: unknown[];

  /** Begins a game, or goes on from a described position, which brings its own configuration along. */
  constructor(game: Game<T>, config: Config<T['options']>, seed: Seed, scenario?: object) {
    const chance = sealed(parseSeed(seed));
    this.match = scenario === undefined ? Match.begin(game, config, chance) : matchFrom(game, scenario, chance);
    this.seed = seed;
    this.scenario = scenario;
    this.all = viewOf(game, this.match.state, SPECTATOR);
    this.seats = this.match.state.seats.map((_, seat) => privatePart(game, this.match.state, seat));
    this.opening = { digest: digestOf(this.match.state), events: this.match.opening, all: this.all, seats: this.seats };
  }

  /** Does one thing at the table and writes it down when it was accepted. */
  do(act: (match: Match<T>) => ReturnType<Match<T>['answer']>): ReturnType<Match<T>['answer']> {
    const result = act(this.match);
    if (!isRefusal(result)) this.write(result);
    return result;
  }

  private write(done: Done<T>): void {
    const { game, state, log } = this.match;
    const all = viewOf(game, state, SPECTATOR);
    const seats = state.seats.map((_, seat) => privatePart(game, state, seat));
    const shows = { all: diff(this.all, all), seats: seats.map((part, seat) => diff(this.seats[seat], part)) };
    this.all = all;
    this.seats = seats;
    this.entries.push({ ...written(game, log[log.length - 1] as Entry<T>), digest: digestOf(state), events: done.events, shows });
  }

  /** What was written down last. */
  lastEntry(): SavedEntry {
    return last(this.entries);
  }

  /** The game so far as one JSON value. */
  saved(): SavedGame {
    const { game, state } = this.match;
    const { id, rules, shape } = game.meta;
    const commitment = commitmentTo(this.seed);
    return {
      ludoteca: 1,
      game: id,
      rules,
      shape,
      config: state.config,
      seed: this.seed,
      commitment,
      ...(this.scenario === undefined ? {} : { scenario: this.scenario }),
      opening: this.opening,
      entries: [...this.entries],
    };
  }
}

function matchFrom<T extends GameTypes>(game: Game<T>, scenario: object, chance: ChanceState): Match<T> {
  const opening: Told<T['event']>[] = [];
  return Match.from(
    game,
    fromScenario(game, scenario, (told) => opening.push(told), chance),
    opening,
  );
}

/** The recorder at the beginning of a saved game. */
function recorderOf<T extends GameTypes>(game: Game<T>, saved: SavedGame): Recorder<T> {
  return new Recorder(game, configure(game, saved.config as never), saved.seed, saved.scenario);
}

function written<T extends GameTypes>(game: Game<T>, entry: Entry<T>): Pick<SavedEntry, 'seat' | 'move' | 'decision'> {
  if (entry.kind === 'answer') return { seat: entry.seat, decision: entry.decision, move: printMove(game.moves, entry.move) };
  return { seat: entry.seat, move: entry.kind === 'undo' ? `undo ${entry.steps}` : 'retract' };
}

/** Checks the outer form of a saved game from a stranger; its moves are checked by playing them. */
export function readSaved(value: unknown): SavedGame {
  const fields = new Reader(value, 'saved game').fields(
    'ludoteca',
    'game',
    'rules',
    'shape',
    'config',
    'seed',
    'commitment',
    'scenario',
    'opening',
    'entries',
    'players',
    'result',
    'dice',
  );
  fields.ludoteca.integer(1, 1);
  fields.game.text();
  fields.rules.text();
  fields.shape.integer(1, 1_000_000);
  const config = fields.config.fields('seats', 'options');
  config.seats.integer(1, 99);
  parseSeed(fields.seed.text());
  fields.commitment.text();
  fields.opening.fields('digest', 'events', 'all', 'seats').digest.text();
  for (const entry of fields.entries.list(0, 1_000_000)) {
    const { seat, move, digest } = entry.fields('seat', 'move', 'decision', 'digest', 'events', 'shows');
    seat.integer(0, 98);
    move.text();
    digest.text();
  }
  return value as SavedGame;
}

/** What can be wrong with a saved game. */
export type Fault =
  | 'rules'
  | 'commitment'
  | 'setup'
  | 'refused'
  | 'position'
  | 'events'
  | 'shows'
  | 'decision'
  /** What a record says beyond the game itself: how the seed was made, and how it ended. */
  | 'promise'
  | 'seed'
  | 'result';

/** Where a re-run departs from what was saved; entry 0 is the set-up. `reason` is for engineers. */
export interface Departure {
  readonly entry: number;
  readonly fault: Fault;
  readonly reason: string;
}

/** Plays a saved game again up to `until` entries. Throws BadInput naming the first entry that cannot be played. */
export function replay<T extends GameTypes>(game: Game<T>, saved: SavedGame, until = saved.entries.length): Recorder<T> {
  const recorder = recorderOf(game, saved);
  for (const [index, entry] of saved.entries.slice(0, until).entries()) redo(game, recorder, entry, index + 1);
  return recorder;
}

function redo<T extends GameTypes>(game: Game<T>, recorder: Recorder<T>, entry: SavedEntry, number: number): void {
  const undo = /^undo (\d{1,6})$/.exec(entry.move);
  const result = recorder.do((match) => {
    if (entry.move === 'retract') return match.retract(entry.seat);
    if (undo) return match.takeBack(entry.seat, Number(undo[1]));
    const move = parseMove(game.moves, entry.move);
    if (isNotAMove(move)) return { refused: 'HOUSE-FORM', detail: move.problem };
    return match.answer({ seat: entry.seat, decision: match.state.decision, move });
  });
  if (isRefusal(result)) throw new BadInput(`move ${number} ("${entry.move}" by seat ${entry.seat}): ${result.detail ?? result.refused}`);
}

/** Re-runs a saved game and compares the commitment and every position. Undefined when all of it holds. */
export function verify<T extends GameTypes>(
  game: Game<T>,
  saved: SavedGame,
  onEntry?: (done: number, of: number) => void,
): Departure | undefined {
  const { rules } = game.meta;
  if (saved.rules !== rules) return { entry: 0, fault: 'rules', reason: `played with rules ${saved.rules}, these are ${rules}` };
  if (commitmentTo(saved.seed) !== saved.commitment)
    return { entry: 0, fault: 'commitment', reason: 'the seed does not match the commitment' };
  const recorder = recorderOf(game, saved);
  if (canonical(recorder.saved().opening) !== canonical(saved.opening)) return { entry: 0, fault: 'setup', reason: 'the set-up differs' };
  for (const [index, entry] of saved.entries.entries()) {
    const departure = departureAt(game, recorder, entry, index + 1);
    if (departure !== undefined) return departure;
    onEntry?.(index + 1, saved.entries.length);
  }
  return undefined;
}

/** Plays one entry again and compares everything that was written down about it. */
function departureAt<T extends GameTypes>(game: Game<T>, recorder: Recorder<T>, entry: SavedEntry, number: number): Departure | undefined {
  try {
    redo(game, recorder, entry, number);
  } catch (error) {
    if (error instanceof BadInput) return { entry: number, fault: 'refused', reason: error.message };
    throw error;
  }
  const again = recorder.lastEntry();
  if (again.digest !== entry.digest)
    return { entry: number, fault: 'position', reason: `the position after move ${number} ("${entry.move}") differs` };
  if (canonical(again.events) !== canonical(entry.events))
    return { entry: number, fault: 'events', reason: `the events of move ${number} differ` };
  if (canonical(again.shows) !== canonical(entry.shows))
    return { entry: number, fault: 'shows', reason: `what move ${number} shows differs` };
  if (entry.decision !== undefined && entry.decision !== again.decision)
    return { entry: number, fault: 'decision', reason: `move ${number} answers decision ${again.decision}, not ${entry.decision}` };
  return undefined;
}
