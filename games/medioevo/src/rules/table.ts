import { at, type Seat, topOf } from '@ludoteca/kernel';
import { LAST_REFILL_ROUND, ROUNDS, ROWS } from '../data/course.ts';
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

/** The place of a tile in its row, from 0 on the left. */
export function placeOf(open: Open, tile: number): number {
  return open.rows.reduce((found, row) => Math.max(found, row.indexOf(tile)), NOWHERE);
}

/** The step that is waiting, if the table looks different because of it. */
type Waiting = readonly { readonly kind: string }[];

/** Whether an event is being carried out: the turns of the round are over, and its row has been filled. */
function isInEvent(agenda: Waiting): boolean {
  return topOf(agenda)?.kind === 'renovation';
}

/** Whether the lords are still to be put on the table. */
export function isOpening(agenda: Waiting): boolean {
  return agenda.some(({ kind }) => kind === 'placeLord');
}

/** The row on which the lords stand and the row to which they go, NOWHERE where there is none. */
export function rowsOfLords(open: Open, agenda: Waiting): { readonly now: number; readonly next: number } {
  if (open.finished) return { now: NOWHERE, next: NOWHERE };
  if (isOpening(agenda)) return { now: NOWHERE, next: 0 };
  return isInEvent(agenda) ? { now: nextRow(open), next: NOWHERE } : { now: currentRow(open), next: nextRow(open) };
}

/** How many events have been carried out. */
export function eventsDone(open: Open, agenda: Waiting): number {
  return open.eventsPast - Number(isInEvent(agenda));
}

/** Whether another row will be filled. */
export function isRefillToCome(open: Open, agenda: Waiting): boolean {
  return open.round < LAST_REFILL_ROUND || (open.round === LAST_REFILL_ROUND && !isInEvent(agenda));
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
