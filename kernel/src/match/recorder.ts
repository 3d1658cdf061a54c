import { last } from '../at.ts';
import { ownPart, showsOf } from '../audience/audience.ts';
import { allViews } from '../audience/frame.ts';
import { type ChanceState, sealed } from '../chance/chance.ts';
import { commitmentTo, parseSeed, type Seed } from '../chance/seed.ts';
import { sha256 } from '../chance/sha256.ts';
import type { Config, Game, GameTypes, State, View } from '../contract.ts';
import { canonical } from '../plain.ts';
import { isRefusal, type Refusal } from '../play/answer.ts';
import type { Told } from '../play/context.ts';
import { printEntry } from './entry.ts';
import { type Done, Match } from './match.ts';
import type { SavedEntry, SavedGame } from './saved.ts';
import { fromScenario } from './scenario.ts';

/** Digest of a whole position. It never leaves the authority before the end: a small secret could be found by brute force. */
export function digestOf(state: State): string {
  return sha256(canonical(state));
}

/** Turns each accepted entry of a match into a record entry. It keeps only the last views of all audiences, no entries. */
export class EntryWriter<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  /** The views of all audiences. */
  views: readonly View<T>[];
  private readonly digest: (state: State) => string;

  /** `digest` may be a faster SHA-256 of the platform. */
  constructor(match: Match<T>, digest: (state: State) => string = digestOf) {
    this.match = match;
    this.digest = digest;
    this.views = allViews(match);
  }

  /** The record of the set-up, before the first entry. */
  opening(): SavedGame['opening'] {
    const [all, ...seats] = this.views;
    return { digest: this.digest(this.match.state), events: this.match.opening, all, seats: seats.map(ownPart) };
  }

  /** The record of the entry that was just accepted. */
  write({ events }: Done<T>): SavedEntry {
    const { match } = this;
    const entry = last(match.log);
    const views = allViews(match);
    const shows = showsOf(this.views, views);
    this.views = views;
    const decision = entry.kind === 'answer' ? { decision: entry.decision } : {};
    return { seat: entry.seat, ...decision, move: printEntry(match, entry), digest: this.digest(match.state), events, shows };
  }
}

/** Plays a match and keeps its whole record. */
export class Recorder<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly seed: Seed;
  private readonly scenario: object | undefined;
  private readonly writer: EntryWriter<T>;
  private readonly opening: SavedGame['opening'];
  private readonly entries: SavedEntry[] = [];

  /** Begins a game, or continues from a scenario, which has its own configuration. */
  constructor(game: Game<T>, config: Config<T['options']>, seed: Seed, scenario?: object) {
    const chance = sealed(parseSeed(seed));
    this.match = scenario === undefined ? Match.begin(game, config, chance) : matchFrom(game, scenario, chance);
    this.seed = seed;
    this.scenario = scenario;
    this.writer = new EntryWriter(this.match);
    this.opening = this.writer.opening();
  }

  /** The views of all audiences. */
  get views(): readonly View<T>[] {
    return this.writer.views;
  }

  /** Runs one action on the match and records it if it was accepted. */
  do(act: (match: Match<T>) => Done<T> | Refusal): Done<T> | Refusal {
    const result = act(this.match);
    if (!isRefusal(result)) this.entries.push(this.writer.write(result));
    return result;
  }

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
