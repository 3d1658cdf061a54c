import { at, type Seat } from '@ludoteca/kernel';
import { ROUNDS, ROWS } from '../data/course.ts';
import { NOWHERE, type Open } from './types.ts';

/** The row on which the lords stand when the round begins. */
export function currentRow(open: Open): number {
  return (open.round - 1) % ROWS;
}

/** The row to which the lords move; in the last round there is none. */
export function nextRow(open: Open): number {
  return open.round === ROUNDS ? NOWHERE : open.round % ROWS;
}

/** The row a tile lies in, or NOWHERE. */
export function rowOf(open: Open, tile: number): number {
  return open.rows.findIndex((row) => row.includes(tile));
}

export function hasLord(open: Open, tile: number): boolean {
  return open.lords.includes(tile);
}

/** Whether somebody else's explorer reserves the tile. */
export function isReservedFrom(open: Open, seat: Seat, tile: number): boolean {
  const owner = open.explorers.indexOf(tile);
  return owner >= 0 && owner !== seat;
}

/** Takes a tile out of its row; the others keep their places. */
export function takeFromRow(open: Open, row: number, tile: number): void {
  const tiles = at(open.rows, row);
  tiles.splice(tiles.indexOf(tile), 1);
}
