import { at, type Seat } from '@ludoteca/kernel';
import { OWN_SPACES, SHARED_SPACES, SPACES, type Space } from '../data/team.ts';
import { estateOf } from './estates.ts';
import type { Open } from './types.ts';

/*
 * Where seats share an estate, its storage is common and every seat has spaces of its own besides, which lie behind those of the
 * estates in the list. Where nobody shares, a seat simply has the storage of its estate.
 */

const ROOM: Record<Space, number> = { shared: SHARED_SPACES, own: OWN_SPACES };

/** The tiles in one kind of space of a seat that shares an estate. */
export function storeOf(open: Open, seat: Seat, space: Space): number[] {
  return at(open.storage, space === 'shared' ? estateOf(open, seat) : open.layouts.length + seat);
}

/** Every tile that a seat can use. */
export function storedBy(open: Open, seat: Seat): readonly number[] {
  if (open.estates === undefined) return at(open.storage, seat);
  return [...storeOf(open, seat, 'shared'), ...storeOf(open, seat, 'own')];
}

/** Every tile of an estate, of all its seats. */
export function storedIn(open: Open, estate: number): readonly number[] {
  if (open.estates === undefined) return at(open.storage, estate);
  const { layouts, storage } = open;
  return [...at(storage, estate), ...open.estates.flatMap((owner, seat) => (owner === estate ? at(storage, layouts.length + seat) : []))];
}

/** The kinds of space of a sharing seat that have room for one more tile. */
export function spacesWithRoom(open: Open, seat: Seat): Space[] {
  return SPACES.filter((space) => storeOf(open, seat, space).length < ROOM[space]);
}

/** Whether a tile that the seat cannot use lies in a space of its partner. */
export function isPartners(open: Open, seat: Seat, tile: number): boolean {
  if (open.estates === undefined) return false;
  const estate = estateOf(open, seat);
  return open.estates.some((owner, other) => owner === estate && storeOf(open, other, 'own').includes(tile));
}

/** Whether no space holds more than it can. */
export function spacesHold(open: Open): boolean {
  if (open.estates === undefined) return true;
  return open.estates.every((_, seat) => SPACES.every((space) => storeOf(open, seat, space).length <= ROOM[space]));
}
