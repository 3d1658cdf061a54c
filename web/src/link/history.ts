import { hears, patched, type SavedGame, SPECTATOR, type Told, type View, type Viewer } from '@ludoteca/kernel';
import type { History } from './link.ts';

/** A saved game as one audience saw it. */
export function historyOf(saved: SavedGame, viewer: Viewer): History {
  const own = viewer === SPECTATOR ? {} : (saved.opening.seats[viewer] as object);
  const heard = (told: readonly Told[]) => told.filter((one) => hears(one, viewer)).map(({ event }) => event);
  const undone = takenBackBy(saved);
  return {
    view: { ...(saved.opening.all as object), ...own, viewer } as View,
    events: heard(saved.opening.events),
    moments: saved.entries.map((entry, index) => ({
      n: index + 1,
      events: heard(entry.events),
      patch: viewer === SPECTATOR ? entry.shows.all : [...entry.shows.all, ...(entry.shows.seats[viewer] ?? [])],
      ...(undone[index] === undefined ? {} : { undone: undone[index] }),
    })),
  };
}

/** For each entry that takes others back, the numbers of those. */
function takenBackBy(saved: SavedGame): (readonly number[] | undefined)[] {
  const holding: number[] = [];
  return saved.entries.map(({ move }, index) => {
    const steps = Number(/^undo (\d{1,6})$/.exec(move)?.[1] ?? 0);
    if (steps > 0) return holding.splice(Math.max(0, holding.length - steps));
    holding.push(index + 1);
    return undefined;
  });
}

/** The views of a history, the first one included. */
export function viewsOf(history: History): View[] {
  const views = [history.view];
  for (const { patch } of history.moments) views.push(patched(views[views.length - 1], patch) as View);
  return views;
}
