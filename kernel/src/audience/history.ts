import { type AnyEvent, SPECTATOR, type View, type Viewer } from '../contract.ts';
import { type Patch, patched } from '../diff.ts';
import { HoldingLog } from '../match/entry.ts';
import type { SavedGame } from '../match/saved.ts';
import { heardBy, patchFor } from './audience.ts';

/** What one audience noticed of one entry. */
export interface HistoryMoment {
  readonly n: number;
  /** When it happened, if the time was recorded. */
  readonly at?: number;
  readonly events: readonly AnyEvent[];
  /** What changed in the audience's view. */
  readonly patch: Patch;
  /** The entry takes earlier ones back: the numbers of those that this audience had noticed. */
  readonly undone?: readonly number[];
}

/** A game as one audience saw it: the first view, then moment by moment. No rules are needed to step through it. */
export interface History {
  readonly view: View;
  readonly events: readonly AnyEvent[];
  readonly moments: readonly HistoryMoment[];
}

/** The first view of an audience. */
export function openingView({ all, seats }: SavedGame['opening'], viewer: Viewer): View {
  const own = viewer === SPECTATOR ? {} : (seats[viewer] as object);
  return { ...(all as object), ...own, viewer } as View;
}

/** A saved game as one audience saw it; moments are numbered like the entries. */
export function historyOf(saved: SavedGame, viewer: Viewer): History {
  const log = new HoldingLog<number>();
  return {
    view: openingView(saved.opening, viewer),
    events: heardBy(saved.opening.events, viewer),
    moments: saved.entries.map(({ move, events, shows }, index) => {
      const undone = log.take(move, index + 1);
      return { n: index + 1, events: heardBy(events, viewer), patch: patchFor(shows, viewer), ...(undone === undefined ? {} : { undone }) };
    }),
  };
}

/** The views of a history, the first one included. */
export function viewsOf(history: History): View[] {
  const views = [history.view];
  for (const { patch } of history.moments) views.push(patched(views[views.length - 1], patch) as View);
  return views;
}

/** What a viewer saw after the first entries of a saved game. A patch that does not fit is a RangeError that names the move. */
export function viewAfter({ opening, entries }: SavedGame, step: number, viewer: Viewer): View {
  let view: unknown = openingView(opening, viewer);
  for (const [index, { shows }] of entries.slice(0, step).entries()) {
    try {
      view = patched(view, patchFor(shows, viewer));
    } catch (error) {
      throw error instanceof RangeError ? new RangeError(`move ${index + 1}: ${error.message}`) : error;
    }
  }
  return view as View;
}
