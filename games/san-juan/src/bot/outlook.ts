import { at, type Seat } from '@ludoteca/kernel';
import { BUILDINGS, COST, FACTORY_TYPES, TYPE, VP } from '../data/buildings.ts';
import { CITY_HALL_VP, END_BUILDINGS, GUILD_HALL_VP, PALACE_DIVISOR, TRIUMPHAL_ARCH_VP } from '../data/course.ts';
import { has } from '../rules/display.ts';
import type { Open } from '../rules/types.ts';

/** Rounds that pass for each building the leader still lacks. */
const PACE = 1.1;

/** Rounds still to come, by the player who has built most. */
export function roundsLeft(open: Open): number {
  let most = 0;
  for (const { length } of open.displays) if (length > most) most = length;
  return (END_BUILDINGS - most) * PACE;
}

/** Number of buildings that each player still lacks, on average. */
export function buildsLeft(open: Open): number {
  let built = 0;
  for (const { length } of open.displays) built += length;
  return END_BUILDINGS - built / open.displays.length;
}

/** Facts about the seat's display that bear on its points, counted once for all terms. */
export interface Display {
  readonly printed: number;
  readonly factories: number;
  readonly violet: number;
  readonly monuments: number;
}

export function displayOf(open: Open, seat: Seat): Display {
  let printed = 0;
  let factories = 0;
  let monuments = 0;
  const display = at(open.displays, seat);
  for (const type of display) {
    printed += at(VP, type);
    if (type < FACTORY_TYPES) factories++;
    else if (at(BUILDINGS, type).group === 'monument') monuments++;
  }
  return { printed, factories, violet: display.length - factories, monuments };
}

/** Factories and violet buildings that will probably be added before the end. */
const FACTORIES_TO_COME = 0.2;
const VIOLET_TO_COME = 0.52;

/** Points that a large building will probably be worth at the end. The palace receives the worth of everything else. */
export function largeWorth(type: number, display: Display, left: number, others: number): number {
  switch (type) {
    case TYPE['guild-hall']:
      return GUILD_HALL_VP * (display.factories + FACTORIES_TO_COME * left);
    case TYPE['city-hall']:
      return CITY_HALL_VP * (display.violet + VIOLET_TO_COME * left);
    case TYPE['triumphal-arch']:
      return at(TRIUMPHAL_ARCH_VP, display.monuments) + (display.monuments < 3 ? Math.min(1.5, 0.2 * left) : 0);
    case TYPE.palace:
      return others / PALACE_DIVISOR + 0.2 * left;
    default:
      return 0;
  }
}

/** Points at the end from the present display: printed points, cards under the chapel, large buildings as they will grow. */
export function standingPoints(open: Open, seat: Seat, display: Display, tucked: number, left: number): number {
  let points = display.printed + tucked;
  for (const type of [TYPE['guild-hall'], TYPE['city-hall'], TYPE['triumphal-arch']]) {
    if (has(open, seat, type)) points += largeWorth(type, display, left, points);
  }
  return has(open, seat, TYPE.palace) ? points + largeWorth(TYPE.palace, display, left, points) : points;
}

/** The price of a violet or production building for this player in most builds. */
export function usualCost(open: Open, seat: Seat, type: number): number {
  const helper = type < FACTORY_TYPES ? TYPE.smithy : TYPE.quarry;
  return Math.max(0, at(COST, type) - (has(open, seat, helper) ? 1 : 0));
}
