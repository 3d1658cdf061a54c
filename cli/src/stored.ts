import { BadInput, type Patch, patched, type SavedGame, SPECTATOR, type View, type Viewer } from '@ludoteca/kernel';

/**
 * What a viewer saw after so many moves, rebuilt from the differences stored with the moves alone: no rules are run,
 * so games played with older rules can be stepped through as well.
 */
export function storedView(saved: SavedGame, step: number, viewer: Viewer): View {
  const { seats } = saved.config;
  if (step < 0 || step > saved.entries.length) throw new BadInput(`step ${step}; allowed: 0 to ${saved.entries.length}`);
  if (viewer !== SPECTATOR && !(viewer >= 0 && viewer < seats)) throw new BadInput(`seat ${viewer}; allowed: 0 to ${seats - 1}`);
  let all: unknown = saved.opening.all;
  let own: unknown = viewer === SPECTATOR ? { mine: null, answer: null } : saved.opening.seats[viewer];
  for (const [index, { shows }] of saved.entries.slice(0, step).entries()) {
    all = apply(all, shows?.all, index + 1);
    if (viewer !== SPECTATOR) own = apply(own, shows?.seats?.[viewer], index + 1);
  }
  if (!isObject(all) || !isObject(own)) throw new BadInput('the stored views are not complete');
  return { ...all, ...own, viewer } as unknown as View;
}

function apply(value: unknown, patch: Patch | undefined, move: number): unknown {
  if (!Array.isArray(patch) || !patch.every((change) => Array.isArray(change) && Array.isArray(change[0]))) {
    throw new BadInput(`move ${move}: what it showed is missing or malformed`);
  }
  try {
    return patched(value, patch);
  } catch (error) {
    if (error instanceof RangeError) throw new BadInput(`move ${move}: ${error.message}`);
    throw error;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
