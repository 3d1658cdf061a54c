import type { BuildingId } from '../data/buildings.ts';
import { factory } from './icons.ts';

let pictures = $state.raw<Readonly<Partial<Record<BuildingId, string>>>>({});

/**
 * Fetches the pictures. A board without them can be played, so they come when it is there and the page is at rest, and a
 * failure costs nothing else.
 */
export function fetchPictures(): void {
  const fetchNow = (): void =>
    void import('./pictures.ts').then(
      (drawn) => {
        pictures = drawn.PICTURES;
      },
      () => undefined,
    );
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchNow, { timeout: 1_000 });
  else setTimeout(fetchNow, 100);
}

/** The picture of a violet building: a plain house until the real one has arrived. */
export function pictureOf(building: BuildingId): string {
  return pictures[building] ?? factory;
}
