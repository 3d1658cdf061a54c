import { at, range, type Seat } from '@ludoteca/kernel';
import { MAX_PLAYERS } from '../../data/course.ts';

/** Every set of seats, as bits, in the order around the table from each seat: talking allocates no lists. */
const AROUND: readonly (readonly (readonly Seat[])[])[] = range(MAX_PLAYERS).map((first) =>
  range(1 << MAX_PLAYERS).map((bits) =>
    range(MAX_PLAYERS)
      .map((place) => (first + place) % MAX_PLAYERS)
      .filter((seat) => (bits & (1 << seat)) !== 0),
  ),
);

/** The seats of a set, clockwise from one of them. */
export function around(first: Seat, bits: number): readonly Seat[] {
  return at(at(AROUND, first), bits);
}

/** The seats of a set in rising order. */
export function seatsOf(bits: number): readonly Seat[] {
  return around(0, bits);
}

export function bitOf(seat: Seat): number {
  return 1 << seat;
}
