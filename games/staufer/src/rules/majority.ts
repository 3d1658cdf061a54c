import { at, type Seat } from '@ludoteca/kernel';
import { NOBLE, NOBLE_WEIGHT } from '../data/course.ts';
import { REGIONS } from '../data/regions.ts';
import { regionOf, type Tables } from './lookup.ts';
import { kindOfPiece, occupants, onRing, placeOfLying, seatOfPiece } from './table.ts';
import { NONE, type Open } from './types.ts';

/** A region's ranking: who is present, best first, and everybody's total by seat. `tied` where only the left decided. */
export interface Ranking {
  readonly seats: readonly Seat[];
  readonly totals: readonly number[];
  readonly tied: boolean;
}

/** Noble offices count twice; equal totals are ranked by the leftmost piece. */
export function rankingOf(open: Open, tables: Tables, region: number): Ranking {
  const players = open.privileges.length;
  const totals: number[] = [];
  for (let seat = 0; seat < players; seat++) totals.push(0);
  // Seats in the order of their leftmost piece: sorting by totals alone then keeps ties as they should be.
  const seats: Seat[] = [];
  for (const office of at(tables.officesOf, region)) {
    note(at(open.left, office), totals, seats);
    note(at(open.right, office), totals, seats);
  }
  let tied = false;
  for (let i = 1; i < seats.length; i++) {
    for (let j = i; j > 0 && at(totals, at(seats, j)) > at(totals, at(seats, j - 1)); j--) {
      const held = at(seats, j);
      seats[j] = at(seats, j - 1);
      seats[j - 1] = held;
    }
  }
  for (let i = 1; i < seats.length; i++) if (at(totals, at(seats, i)) === at(totals, at(seats, i - 1))) tied = true;
  return { seats, totals, tied };
}

function note(piece: number, totals: number[], seats: Seat[]): void {
  if (piece === NONE) return;
  const seat = seatOfPiece(piece);
  if (!seats.includes(seat)) seats.push(seat);
  totals[seat] = at(totals, seat) + (kindOfPiece(piece) === NOBLE ? NOBLE_WEIGHT : 1);
}

/** Pieces in the offices of a region; a noble is one piece. */
export function piecesIn(open: Open, tables: Tables, region: number): number {
  let count = 0;
  for (const office of at(tables.officesOf, region)) count += occupants(open, office);
  return count;
}

/** Chests under the offices of a region. */
export function chestsIn(open: Open, region: number): number {
  let count = 0;
  for (const code of open.lying) if (regionOf(placeOfLying(code)) === region) count++;
  return count;
}

/** The quantity that a B tile compares; more is better. */
function fitness(open: Open, tables: Tables, condition: number, region: number): number {
  if (condition === 0) return region === open.king ? 1 : 0;
  return condition === 1 ? -chestsIn(open, region) : piecesIn(open, tables, region);
}

/** The region that best meets this round's B tile in the present position; ties go to the nearest clockwise from the king. */
export function forecastOf(open: Open, tables: Tables): number {
  const condition = at(open.rowsB, open.round - 1);
  let best = open.king;
  for (let step = 1; step < REGIONS.length; step++) {
    const region = onRing(open, open.king, step);
    if (fitness(open, tables, condition, region) > fitness(open, tables, condition, best)) best = region;
  }
  return best;
}

/** Whether another region meets the condition as well. */
export function isForecastTied(open: Open, tables: Tables): boolean {
  const condition = at(open.rowsB, open.round - 1);
  const best = fitness(open, tables, condition, forecastOf(open, tables));
  return open.ring.filter((region) => fitness(open, tables, condition, region) === best).length > 1;
}
