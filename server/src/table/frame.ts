import {
  type AnyEvent,
  type AnyMove,
  asked,
  diff,
  type Game,
  hears,
  isAsked,
  type Match,
  type Patch,
  type Question,
  questionFor,
  type RuleId,
  type Seat,
  SPECTATOR,
  type State,
  type Told,
  type View,
  type Viewer,
  viewOf,
} from '@ludoteca/kernel';

/** All that one audience is shown of a position. Nothing else about the game is ever sent. */
export interface Frame {
  readonly view: View;
  /** What the seat may answer; null when it is not asked. */
  readonly question: Question<AnyMove> | null;
  /** Why the seat's last answer cannot be taken back; null when it can. Spectators have nothing to take back. */
  readonly undo: RuleId | null;
}

/** A numbered change for one audience. Its patch comes in two parts, since the first is the same for all. */
export interface Message {
  readonly audience: Viewer;
  readonly n: number;
  readonly all: Patch;
  readonly own: Patch;
  readonly events: readonly AnyEvent[];
  /** The numbers of earlier messages that no longer hold because this one takes them back. */
  readonly undone: readonly number[];
}

export function frameOf(match: Match, viewer: Viewer): Frame {
  const { game, state } = match;
  const view = viewOf(game, state, viewer);
  if (viewer === SPECTATOR) return { view, question: null, undo: 'HOUSE-NOTHING' };
  const question = isAsked(view.asked, viewer) ? questionFor(game, state, viewer) : null;
  return { view, question, undo: view.over ? 'HOUSE-OVER' : (match.undoRefusal(viewer) ?? null) };
}

/** The frames of all audiences: spectators first, then seat by seat. */
export function framesOf(match: Match): Frame[] {
  return audiencesOf(match.state.seats.length).map((viewer) => frameOf(match, viewer));
}

export function audiencesOf(seats: number): Viewer[] {
  return Array.from({ length: seats + 1 }, (_, place) => place + SPECTATOR);
}

/** Where an audience stands in lists of audiences. */
export function placeOf(viewer: Viewer): number {
  return viewer - SPECTATOR;
}

/** What one entry changed: for everybody, and for each seat besides. The form in which records keep it. */
export interface Shows {
  readonly all: Patch;
  readonly seats: readonly Patch[];
}

/** The differences between the frames of all audiences before and after an entry. What all see is compared once. */
export function showsOf(before: readonly Frame[], after: readonly Frame[]): Shows {
  const [from, ...fromSeats] = before.map(({ view }) => view);
  const [to, ...toSeats] = after.map(({ view }) => view);
  return { all: diff(from, to), seats: toSeats.map((view, seat) => diff(ownPart(fromSeats[seat]), ownPart(view))) };
}

/** What a seat sees beyond what everybody sees. */
export function ownPart(view: View | undefined): Pick<View, 'mine' | 'answer'> {
  return { mine: view?.mine ?? null, answer: view?.answer ?? null };
}

/** What an entry brought, as far as it is the same for several audiences: put together once. */
export class News {
  readonly shows: Shows;
  readonly all: Patch;
  private readonly told: readonly Told[];
  private readonly gone: readonly (readonly number[])[];
  /** What everybody hears, where there is nothing else to hear. */
  private readonly common: readonly AnyEvent[] | undefined;

  /** `gone` are the entries that it takes back, by their numbers for each audience. */
  constructor(shows: Shows, told: readonly Told[], gone: readonly (readonly number[])[]) {
    this.shows = shows;
    this.gone = gone;
    this.all = inView(shows.all);
    this.told = told;
    this.common = told.every((one) => hears(one, SPECTATOR)) ? told.map(({ event }) => event) : undefined;
  }

  /** The message that leads an audience from one frame to the next; undefined when it has noticed nothing. */
  messageFor(viewer: Viewer, before: Frame, after: Frame, last: number): Message | undefined {
    const seen = viewer === SPECTATOR ? [] : (this.shows.seats[viewer] ?? []);
    const rest = diff({ question: before.question, undo: before.undo }, { question: after.question, undo: after.undo });
    const own = [...inView(seen), ...rest];
    const events = this.common ?? this.told.filter((one) => hears(one, viewer)).map(({ event }) => event);
    if (this.all.length === 0 && own.length === 0 && events.length === 0) return undefined;
    return { audience: viewer, n: last + 1, all: this.all, own, events, undone: numbersFor(viewer, this.gone) };
  }
}

/** The numbers under which an audience knows entries; what it has not noticed has none. */
export function numbersFor(viewer: Viewer, entries: readonly (readonly number[])[]): number[] {
  return entries.map((numbers) => numbers[placeOf(viewer)] ?? 0).filter((n) => n > 0);
}

function inView(patch: Patch): Patch {
  return patch.map((change) => (change.length === 1 ? [['view', ...change[0]]] : [['view', ...change[0]], change[1]]));
}

/** Who must answer, as everybody sees it. Where nobody must, the first who may is waited for, as simulations do. */
export function askedSeats(game: Game, state: State): Seat[] {
  const { must, may } = asked(game, state);
  return must.length > 0 ? [...must] : may.slice(0, 1);
}

/** Those of them that have not answered. */
export function waitingSeats(game: Game, state: State): Seat[] {
  return askedSeats(game, state).filter((seat) => state.answers[seat] === null);
}
