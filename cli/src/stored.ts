import { BadInput, type SavedGame, SPECTATOR, type View, type Viewer, viewAfter } from '@ludoteca/kernel';

/** The kernel's `viewAfter` for an untrusted file: the step and the seat must exist, and the stored patches must fit. */
export function storedView(saved: SavedGame, step: number, viewer: Viewer): View {
  const { seats } = saved.config;
  if (step < 0 || step > saved.entries.length) throw new BadInput(`step ${step}; allowed: 0 to ${saved.entries.length}`);
  if (viewer !== SPECTATOR && !(viewer >= 0 && viewer < seats)) throw new BadInput(`seat ${viewer}; allowed: 0 to ${seats - 1}`);
  const { all, seats: own } = saved.opening;
  if (!isObject(all) || (viewer !== SPECTATOR && !isObject(own?.[viewer]))) throw new BadInput('the stored views are not complete');
  for (const [index, { shows }] of saved.entries.slice(0, step).entries()) mustBePatches(shows, viewer, index + 1);
  try {
    return viewAfter(saved, step, viewer);
  } catch (error) {
    if (error instanceof RangeError) throw new BadInput(error.message);
    throw error;
  }
}

function mustBePatches(shows: unknown, viewer: Viewer, move: number): void {
  const { all, seats } = (isObject(shows) ? shows : {}) as { all?: unknown; seats?: Readonly<Record<number, unknown>> };
  const isPatch = (patch: unknown): boolean =>
    Array.isArray(patch) && patch.every((change) => Array.isArray(change) && Array.isArray(change[0]));
  if (!isPatch(all) || (viewer !== SPECTATOR && !isPatch(seats?.[viewer]))) {
    throw new BadInput(`move ${move}: what it showed is missing or malformed`);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
