import { createHash } from 'node:crypto';
import type { Room } from '@ludoteca/games';
import {
  audiencesOf,
  canonical,
  type Done,
  EntryWriter,
  type Frame,
  framesOf,
  HoldingLog,
  isRefusal,
  Match,
  parseSeed,
  placeOf,
  type Refusal,
  type SavedEntry,
  type SavedGame,
  type State,
  sealed,
  stepsUndone,
} from '@ludoteca/kernel';
import { type Change, changesOf } from './changes.ts';

/** An accepted entry: what to store and what to tell. */
export interface Played {
  readonly entry: SavedEntry;
  /** The last message number of each audience after it. */
  readonly numbers: readonly number[];
  readonly changes: readonly Change[];
}

/** A game in progress: the kernel's match, and what every audience has been shown of it. It knows no storage and no network. */
export class LiveGame {
  readonly match: Match;
  frames: readonly Frame[];
  /** The last message number of each audience. */
  numbers: readonly number[];
  /** Entries so far. */
  sequence: number;
  private readonly writer: EntryWriter;
  /** Of each entry that still holds, the number it has for each audience; 0 where an audience has not noticed it. */
  private readonly holding: HoldingLog<readonly number[]>;

  constructor(match: Match, sequence: number, numbers: readonly number[], holding = new HoldingLog<readonly number[]>()) {
    this.match = match;
    this.sequence = sequence;
    this.numbers = numbers;
    this.holding = holding;
    this.writer = new EntryWriter(match, digestOf);
    this.frames = framesOf(match, this.writer.views);
  }

  /** Deals. Nothing exists of the game before this. */
  static begin(room: Room, config: State['config'], seed: string): LiveGame {
    const match = Match.begin(room.game, config, sealed(parseSeed(seed)));
    return new LiveGame(
      match,
      0,
      audiencesOf(config.seats).map(() => 0),
    );
  }

  /** The record of the set-up. */
  opening(): SavedGame['opening'] {
    return this.writer.opening();
  }

  /** Plays one entry. Neither a refusal nor a rule that throws changes anything. */
  play(act: (match: Match) => Done | Refusal): Played | Refusal {
    const { match, holding } = this;
    const done = act(match);
    if (isRefusal(done)) return done;
    const entry = this.writer.write(done);
    const before = this.frames;
    this.frames = framesOf(match, this.writer.views);
    const undone = stepsUndone(entry.move) === undefined ? undefined : holding.take(entry.move, []);
    const changes = changesOf(entry, before, this.frames, this.numbers, undone);
    const numbers = [...this.numbers];
    for (const { audience, n } of changes) numbers[placeOf(audience)] = n;
    if (undone === undefined) holding.take(entry.move, numbersOfEntry(this.numbers, numbers));
    this.numbers = numbers;
    this.sequence += 1;
    return { entry, numbers, changes };
  }

  /** The numbers of the last entries that still hold, for each audience. */
  numbersOfLast(steps: number): readonly (readonly number[])[] {
    const { entries } = this.holding;
    return entries.slice(entries.length - steps);
  }
}

/** The number an entry has for each audience; 0 where an audience has not noticed it. */
export function numbersOfEntry(before: readonly number[], after: readonly number[]): number[] {
  return after.map((n, place) => (n > (before[place] ?? 0) ? n : 0));
}

/** The kernel's digest of a position, by the platform's own SHA-256, because every move needs one. */
export function digestOf(state: State): string {
  return createHash('sha256').update(canonical(state)).digest('hex');
}
