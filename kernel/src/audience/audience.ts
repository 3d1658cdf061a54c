import {
  type AnyEvent,
  type Asked,
  type Game,
  type GameTypes,
  type Seat,
  SPECTATOR,
  type State,
  type View,
  type Viewer,
} from '../contract.ts';
import { diff, type Patch } from '../diff.ts';
import { hears, type Told } from '../play/context.ts';
import { asked } from '../play/engine.ts';

/* An audience is a seat, or all spectators together. Lists of audiences begin with the spectators. */

export function audiencesOf(seats: number): Viewer[] {
  return Array.from({ length: seats + 1 }, (_, place) => place + SPECTATOR);
}

/** The index of an audience in a list of audiences. */
export function placeOf(viewer: Viewer): number {
  return viewer - SPECTATOR;
}

/** The events that a viewer may hear. */
export function heardBy<E extends AnyEvent>(told: readonly Told<E>[], viewer: Viewer): E[] {
  return told.filter((one) => hears(one, viewer)).map(({ event }) => event);
}

/** What one entry changed: for everybody, and for each seat besides. Records keep it in this form. */
export interface Shows {
  readonly all: Patch;
  readonly seats: readonly Patch[];
}

/** The differences between the views of all audiences before and after an entry. What everybody sees is compared once. */
export function showsOf(before: readonly View[], after: readonly View[]): Shows {
  const [from, ...fromSeats] = before;
  const [to, ...toSeats] = after;
  return { all: diff(from, to), seats: toSeats.map((view, seat) => diff(ownPart(fromSeats[seat]), ownPart(view))) };
}

/** What a seat sees beyond what everybody sees. */
export function ownPart(view: View | undefined): Pick<View, 'mine' | 'answer'> {
  return { mine: view?.mine ?? null, answer: view?.answer ?? null };
}

/** The patch that leads an audience from its view before an entry to its view after it. */
export function patchFor({ all, seats }: Shows, viewer: Viewer): Patch {
  return viewer === SPECTATOR ? all : [...all, ...(seats[viewer] ?? [])];
}

/** The seats that a decision waits for, as everybody sees it: those who must answer, else the first who may. */
export function waitedFor({ must, may }: Asked): readonly Seat[] {
  return must.length > 0 ? must : may.slice(0, 1);
}

/** Those of them that have not answered yet. Only the authority knows it while answers are private. */
export function waitingSeats<T extends GameTypes>(game: Game<T>, state: State<T>): Seat[] {
  return waitedFor(asked(game, state)).filter((seat) => state.answers[seat] === null);
}
