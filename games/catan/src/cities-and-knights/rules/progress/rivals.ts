import { range, type Seat } from '@ludoteca/kernel';
import { handOf, sizeOf } from '../../../rules/hand.ts';
import { openPoints } from '../../../rules/points.ts';
import type { CatanState } from '../../../rules/types.ts';

/** The others, clockwise from a player. */
export function othersFrom(state: CatanState, seat: Seat): Seat[] {
  const players = state.seats.length;
  return range(players - 1).map((place) => (seat + 1 + place) % players);
}

/** Whether another player has more points; all points lie open (CK-END-03, CK-POL-12). */
export function isAhead(state: CatanState, seat: Seat, other: Seat): boolean {
  return other < state.seats.length && other !== seat && openPoints(state.open, other) > openPoints(state.open, seat);
}

/** Whether another player has as many points or more. */
export function isLevelOrAhead(state: CatanState, seat: Seat, other: Seat): boolean {
  return other !== seat && openPoints(state.open, other) >= openPoints(state.open, seat);
}

/** How many cards a player holds. */
export function handSize(state: CatanState, seat: Seat): number {
  return sizeOf(handOf(state, seat));
}
