import { at, type Seat } from '@ludoteca/kernel';
import { ESTATES } from '../data/estates.ts';
import { TILE_ESTATE } from '../data/tiles.ts';
import type { Open } from './types.ts';

/** n(X): how many tiles of an estate stand on the fief. */
export function count(open: Open, seat: Seat, estate: number): number {
  let found = 0;
  for (const tile of at(open.fiefs, seat)) if (at(TILE_ESTATE, tile) === estate) found++;
  return found;
}

/** Symbols of one kind (peasants or chests, a table by tile) on all tiles of the fief. */
export function symbols(open: Open, seat: Seat, table: readonly number[]): number {
  let found = 0;
  for (const tile of at(open.fiefs, seat)) found += at(table, tile);
  return found;
}

/** Puts a tile on top of the column of its type: there is no other place for it. */
export function lay(open: Open, seat: Seat, tile: number): void {
  at(open.fiefs, seat).push(tile);
}

/** Moves the top tile of an estate to the cemetery; the tile, or undefined when the estate is empty. */
export function buryTop(open: Open, seat: Seat, estate: number): number | undefined {
  const fief = at(open.fiefs, seat);
  const place = fief.findLastIndex((tile) => at(TILE_ESTATE, tile) === estate);
  const tile = fief[place];
  if (tile === undefined) return undefined;
  fief.splice(place, 1);
  at(open.cemeteries, seat).push(tile);
  return tile;
}

/** Brings a tile back from the cemetery to the top of its column. */
export function unbury(open: Open, seat: Seat, tile: number): void {
  const cemetery = at(open.cemeteries, seat);
  cemetery.splice(cemetery.indexOf(tile), 1);
  lay(open, seat, tile);
}

/** The estates of a fief without a tile. */
export function emptyEstates(open: Open, seat: Seat): number[] {
  return ESTATES.map((_, estate) => estate).filter((estate) => count(open, seat, estate) === 0);
}

/** The column of an estate from bottom to top. */
export function column(open: Open, seat: Seat, estate: number): number[] {
  return at(open.fiefs, seat).filter((tile) => at(TILE_ESTATE, tile) === estate);
}

/** The cell of a seat and an estate in `extraCoins` and `terrains`. */
export function cell(seat: Seat, estate: number): number {
  return seat * ESTATES.length + estate;
}
