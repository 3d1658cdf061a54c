import { at, range, type Seat } from '@ludoteca/kernel';
import { FACE_MONASTERY, FACE_TYPE } from '../data/faces.ts';
import { LAYOUTS, type Layout } from './layout.ts';
import { hooks } from './module.ts';
import { EMPTY, type Open } from './types.ts';

/** The owner of a seat's duchy, storage, goods, coins and workers: the seat itself unless seats share them. */
export function estateOf(open: Open, seat: Seat): number {
  return open.estates === undefined ? seat : at(open.estates, seat);
}

/** Every estate. */
export function estatesIn(open: Open): number[] {
  return range(open.layouts.length);
}

/** Every seat. */
export function seatsIn(open: Open): Seat[] {
  return range(open.points.length);
}

/** The seats of an estate. */
export function seatsOf(open: Open, estate: number): Seat[] {
  return seatsIn(open).filter((seat) => estateOf(open, seat) === estate);
}

/** Whether a seat plays alone: then there are neither bridge nor bonus tiles. */
export function isAlone(open: Open): boolean {
  return open.points.length === 1;
}

/** The seat for which an estate's income and final points are told: its first one. */
export function headOf(open: Open, estate: number): Seat {
  return open.estates === undefined ? estate : open.estates.indexOf(estate);
}

/** The layout of an estate's duchy; the duchy must have been chosen. */
export function layoutOf(open: Open, estate: number): Layout {
  return at(LAYOUTS, at(open.layouts, estate));
}

/** Whether a monastery lies in the duchy; in storage it does nothing. */
export function owns(open: Open, estate: number, monastery: number): boolean {
  return ((at(open.monasteries, estate) >> monastery) & 1) === 1;
}

/** The monasteries that work for an estate, as bits: those in its duchy, and those that a module copies. */
export function monasteriesOf(open: Open, estate: number): number {
  let mask = 0;
  for (const tile of at(open.duchies, estate)) {
    const monastery = tile === EMPTY ? 0 : at(FACE_MONASTERY, tile);
    if (monastery > 0) mask |= 1 << monastery;
  }
  for (const ask of hooks.copied) mask |= ask(open, estate);
  return mask;
}

/** How many tiles of a face lie in the duchy. */
export function countFace(open: Open, estate: number, face: number): number {
  let found = 0;
  for (const tile of at(open.duchies, estate)) if (tile === face) found++;
  return found;
}

/** How many tiles of a type lie in the duchy, whatever hexes they cover. */
export function countType(open: Open, estate: number, type: number): number {
  let found = 0;
  for (const tile of at(open.duchies, estate)) if (tile !== EMPTY && FACE_TYPE[tile] === type) found++;
  return found;
}

/** The hexes of a duchy that are still free; none before the duchy has been chosen. */
export function uncovered(open: Open, estate: number): number {
  return countFace(open, estate, EMPTY);
}
