import { at, type Seat, sum } from '@ludoteca/kernel';
import { BROWN_SET } from '../data/chests.ts';
import { OFFICE_COSTS } from '../data/course.ts';
import { COUNTED_NUMBERS, EACH_FURTHER, OFFICE_JOBS, PAIR_POINTS, REGION_JOB_POINTS, SET_OF, SET_POINTS } from '../data/jobs.ts';
import { REGIONS } from '../data/regions.ts';
import { regionOf, type Tables } from './lookup.ts';
import { rankingOf } from './majority.ts';
import { seatOfPiece } from './table.ts';
import { NONE, type Open } from './types.ts';

/** A player's pieces in offices, by place on the ring. */
function piecesOnRing(open: Open, tables: Tables, seat: Seat): number[] {
  const counts = REGIONS.map(() => 0);
  forOwnPieces(open, tables, seat, (office) => {
    const place = open.ring.indexOf(regionOf(office));
    counts[place] = at(counts, place) + 1;
  });
  return counts;
}

/** A player's pieces in offices, by the number of the office. */
export function piecesByNumber(open: Open, tables: Tables, seat: Seat): number[] {
  const counts: number[] = [];
  for (let number = 0; number <= OFFICE_COSTS.max; number++) counts.push(0);
  forOwnPieces(open, tables, seat, (office) => {
    const number = at(tables.cost, office);
    counts[number] = at(counts, number) + 1;
  });
  return counts;
}

/** A double office counts as two. */
function forOwnPieces(open: Open, tables: Tables, seat: Seat, visit: (office: number) => void): void {
  for (const office of tables.offices) {
    const left = at(open.left, office);
    if (left === NONE) continue;
    if (seatOfPiece(left) === seat) visit(office);
    const right = at(open.right, office);
    if (right !== NONE && seatOfPiece(right) === seat) visit(office);
  }
}

export function regionJobPoints(open: Open, tables: Tables, seat: Seat, region: number): number {
  const rank = rankingOf(open, tables, region).seats.indexOf(seat);
  if (rank === 0) return REGION_JOB_POINTS.first;
  return rank === 1 && open.privileges.length > 2 ? REGION_JOB_POINTS.second : 0;
}

/** The largest number of copies of a shape, turned any way, that the pieces can form without using one twice. */
export function mostCopies(pieces: readonly number[], rotations: readonly (readonly number[])[]): number {
  return search(pieces.slice(), rotations, 0, 0, 0);
}

/** Tries every number of copies for one rotation after the other; returns the best total, at least `best`. */
function search(left: number[], rotations: readonly (readonly number[])[], place: number, made: number, best: number): number {
  let most = Math.max(made, best);
  const rotation = rotations[place];
  // Even if every piece left could be used there would be no more than this.
  if (rotation === undefined || made + Math.floor(sum(left) / rotation.length) <= most) return most;
  let fits = at(left, at(rotation, 0));
  for (const region of rotation) fits = Math.min(fits, at(left, region));
  for (let copies = fits; copies >= 0; copies--) {
    for (const region of rotation) left[region] = at(left, region) - copies;
    most = search(left, rotations, place + 1, made + copies, most);
    for (const region of rotation) left[region] = at(left, region) + copies;
  }
  return most;
}

export function patternJobPoints(open: Open, tables: Tables, seat: Seat, job: number): number {
  const { rotations, points } = at(tables.patterns, job);
  return points * mostCopies(piecesOnRing(open, tables, seat), rotations);
}

/** A printed column for each number of offices, then a fixed step for each further one. */
export function columnPoints(columns: readonly number[], count: number): number {
  if (count === 0) return 0;
  if (count <= columns.length) return at(columns, count - 1);
  return at(columns, columns.length - 1) + (count - columns.length) * EACH_FURTHER;
}

export function officeJobPoints(open: Open, tables: Tables, seat: Seat, job: number): number {
  const counts = piecesByNumber(open, tables, seat);
  const id = at(OFFICE_JOBS, job);
  if (id === 'JO_PAIRS') return PAIR_POINTS * sum(counts.map((count) => Math.floor(count / 2)));
  if (id === 'JO_SET') return SET_POINTS * Math.min(...SET_OF.map((number) => at(counts, number)));
  return columnPoints(at(tables.officeJobs, job), id === 'JO_TOTAL' ? sum(counts) : at(counts, at(COUNTED_NUMBERS, job)));
}

/** Brown chests in sets of five, and one smaller set of the rest. */
export function brownPoints(tables: Tables, count: number): number {
  const rest = count % BROWN_SET;
  return Math.floor(count / BROWN_SET) * at(tables.brownSets, BROWN_SET - 1) + (rest > 0 ? at(tables.brownSets, rest - 1) : 0);
}
