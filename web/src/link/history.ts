import { hears, patched, type SavedGame, SPECTATOR, type Told, type View, type Viewer } from '@ludoteca/kernel';
import type { History } from './link.ts';

/** A saved game as one audience saw it. */
export function historyOf(saved: SavedGame, viewer: Viewer): History {
  const own = viewer === SPECTATOR ? {} : (saved.opening.seats[viewer] as object);
  const heard = (told: readonly Told[]) => told.filter((one) => hears(one, viewer)).map(({ event }) => event);
  return {
    view: { ...(saved.opening.all as object), ...own, viewer } as View,
    events: heard(saved.opening.events),
    moments: saved.entries.map((entry, index) => ({
      n: index + 1,
      events: heard(entry.events),
      patch: viewer === SPECTATOR ? entry.shows.all : [...entry.shows.all, ...(entry.shows.seats[viewer] ?? [])],
    })),
  };
}

/** The views of a history, the first one included. */
export function viewsOf(history: History): View[] {
  const views = [history.view];
  for (const { patch } of history.moments) views.push(patched(views[views.length - 1], patch) as View);
  return views;
}
