import type { Seat } from '@ludoteca/kernel';
import { CITIES_EACH, SETTLEMENTS_EACH } from '../data/course.ts';
import type { Open } from '../rules/index.ts';
import { num } from '../rules/lists.ts';

/* What is the same for all, or usual: it makes promises true on average and favours nobody. */

/** What of everybody's income never becomes points, because somebody wins first. */
const UNUSED = 4.4;
/** What one of the two buildings of the set-up usually promises, before its place is known. */
const BUILDING = 5.4;
const BUILDINGS = 2;

/** What is still to be expected of the set-up, less what comes to nothing. */
export function usualPromise({ turns, settlementsLeft, citiesLeft }: Open, seat: Seat): number {
  if (turns > 0) return -UNUSED;
  const built = SETTLEMENTS_EACH + CITIES_EACH - num(settlementsLeft, seat) - num(citiesLeft, seat);
  return BUILDING * Math.max(0, BUILDINGS - built) - UNUSED;
}
