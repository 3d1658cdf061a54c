import { num, type Seat } from '@ludoteca/kernel';
import { CITIES_EACH, SETTLEMENTS_EACH } from '../data/course.ts';
import type { Open } from '../rules/index.ts';

/* Averages that are the same for all seats: they make expected points true on average and favour nobody. */

/** Points of everybody's income that never come true, because somebody wins first. */
const UNUSED = 4.4;
/** Expected points of one of the two buildings of the set-up, before its place is known. */
const BUILDING = 5.4;
const BUILDINGS = 2;

/** The expected rest of the set-up, less the part that never comes true. */
export function usualPoints({ turns, settlementsLeft, citiesLeft }: Open, seat: Seat): number {
  if (turns > 0) return -UNUSED;
  const built = SETTLEMENTS_EACH + CITIES_EACH - num(settlementsLeft, seat) - num(citiesLeft, seat);
  return BUILDING * Math.max(0, BUILDINGS - built) - UNUSED;
}
