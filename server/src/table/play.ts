import { createHash } from 'node:crypto';
import type { Room } from '@ludoteca/games';
import {
  canonical,
  type Done,
  isNotAMove,
  isRefusal,
  Match,
  parseMove,
  parseSeed,
  printMove,
  type Refusal,
  type SavedEntry,
  type SavedGame,
  type Seat,
  type State,
  sealed,
} from '@ludoteca/kernel';
import { audiencesOf, type Frame, framesOf, type Message, News, ownPart, placeOf, showsOf } from './frame.ts';

/** What an entry leaves behind in the log. */
export interface Written {
  readonly seat: Seat;
  readonly move: string;
  readonly decision: number | null;
  readonly numbers: readonly number[];
  readonly body: Pick<SavedEntry, 'digest' | 'events' | 'shows'>;
}

/** An accepted entry: what to store and what to tell. */
export interface Step {
  readonly written: Written;
  readonly messages: readonly Message[];
}

export type Act = (match: Match) => Done | Refusal;

/** A game in progress: the kernel's match, and what every audience has been shown of it. Knows no storage and no network. */
export class Play {
  readonly match: Match;
  frames: readonly Frame[];
  /** The last message number of each audience. */
  numbers: readonly number[];
  /** Entries so far. */
  sequence: number;
  /** Of each entry that still holds, the number it has for each audience; 0 where an audience has not noticed it. */
  private readonly noticed: number[][];

  constructor(match: Match, sequence: number, numbers: readonly number[], noticed: readonly (readonly number[])[] = []) {
    this.match = match;
    this.sequence = sequence;
    this.numbers = numbers;
    this.noticed = noticed.map((one) => [...one]);
    this.frames = framesOf(match);
  }

  /** Deals. Nothing exists of the game before this. */
  static begin(room: Room, config: State['config'], seed: string): Play {
    const match = Match.begin(room.game, config, sealed(parseSeed(seed)));
    return new Play(
      match,
      0,
      audiencesOf(config.seats).map(() => 0),
    );
  }

  /** What is written down of the set-up. */
  opening(): SavedGame['opening'] {
    const [all, ...seats] = this.frames.map(({ view }) => view);
    return { digest: digestOf(this.match.state), events: this.match.opening, all, seats: seats.map(ownPart) };
  }

  /** Plays one entry. A refusal changes nothing; a rule that throws neither. */
  step(act: Act): Step | Refusal {
    const { match } = this;
    const done = act(match);
    if (isRefusal(done)) return done;
    const before = this.frames;
    const after = framesOf(match);
    const shows = showsOf(before, after);
    const gone = this.takenBack();
    const messages = this.messages(before, after, new News(shows, done.events, gone));
    const numbers = [...this.numbers];
    for (const { audience, n } of messages) numbers[placeOf(audience)] = n;
    if (gone.length === 0) this.noticed.push(numbersOfEntry(this.numbers, numbers));
    this.frames = after;
    this.numbers = numbers;
    this.sequence += 1;
    const body = { digest: digestOf(match.state), events: done.events, shows };
    return { written: { ...written(match), numbers, body }, messages };
  }

  /** The numbers of the last entries that still hold, for each audience. */
  numbersOfLast(steps: number): readonly (readonly number[])[] {
    return this.noticed.slice(this.noticed.length - steps);
  }

  /** Forgets the entries that the last one took back; returns what they were numbered. */
  private takenBack(): readonly (readonly number[])[] {
    const entry = this.match.log[this.match.log.length - 1];
    return entry?.kind === 'undo' ? this.noticed.splice(this.noticed.length - entry.steps) : [];
  }

  private messages(before: readonly Frame[], after: readonly Frame[], news: News): Message[] {
    return audiencesOf(this.match.state.seats.length).flatMap((viewer) => {
      const place = placeOf(viewer);
      const from = before[place];
      const to = after[place];
      if (from === undefined || to === undefined) return [];
      return news.messageFor(viewer, from, to, this.numbers[place] ?? 0) ?? [];
    });
  }
}

/** Repeats an entry of the log. */
export function redo(move: string, seat: Seat): Act {
  return (match) => {
    if (move === 'retract') return match.retract(seat);
    const undo = /^undo (\d{1,6})$/.exec(move);
    if (undo) return match.takeBack(seat, Number(undo[1]));
    const read = parseMove(match.game.moves, move);
    if (isNotAMove(read)) return { refused: 'HOUSE-FORM', detail: read.problem };
    return match.answer({ seat, decision: match.state.decision, move: read });
  };
}

/** The number an entry has for each audience; 0 where an audience has not noticed it. */
export function numbersOfEntry(before: readonly number[], after: readonly number[]): number[] {
  return after.map((n, place) => (n > (before[place] ?? 0) ? n : 0));
}

function written(match: Match): Pick<Written, 'seat' | 'move' | 'decision'> {
  const entry = match.log[match.log.length - 1];
  if (entry === undefined) throw new Error('an accepted entry left no trace in the log');
  if (entry.kind === 'answer') return { seat: entry.seat, decision: entry.decision, move: printMove(match.game.moves, entry.move) };
  return { seat: entry.seat, decision: null, move: entry.kind === 'undo' ? `undo ${entry.steps}` : 'retract' };
}

/** The kernel's digest of a position, by the platform's own SHA-256: it is taken with every move. */
export function digestOf(state: State): string {
  return createHash('sha256').update(canonical(state)).digest('hex');
}
