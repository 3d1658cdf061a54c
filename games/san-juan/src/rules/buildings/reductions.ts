import { at, type Seat } from '@ludoteca/kernel';
import { COST, TYPE } from '../../data/buildings.ts';
import { MINIMUM_COST, QUARRY_DISCOUNT, SMITHY_DISCOUNT } from '../../data/course.ts';
import { ROLES } from '../../data/roles.ts';
import { coverType, has, isFactory } from '../display.ts';
import type { Open } from '../types.ts';
import { mayDouble } from './library.ts';

const builder = at(
  ROLES,
  ROLES.findIndex(({ id }) => id === 'builder'),
);

/** Whether a building works during this build: visible, and not about to be covered by it. */
export function works(open: Open, seat: Seat, type: number, over: number | null): boolean {
  return has(open, seat, type) && (over === null || coverType(over) !== type);
}

/** The smithy helps with factories, the quarry with violet buildings. */
export function discountOn(open: Open, seat: Seat, card: number, over: number | null): number {
  if (isFactory(card)) return works(open, seat, TYPE.smithy, over) ? SMITHY_DISCOUNT : 0;
  return works(open, seat, TYPE.quarry, over) ? QUARRY_DISCOUNT : 0;
}

export function privilegeOf(seat: Seat, chooser: Seat): number {
  return seat === chooser ? builder.privilege : 0;
}

/** What the library adds to the privilege. */
export function libraryBonus(open: Open, seat: Seat, chooser: Seat, over: number | null): number {
  const doubles = mayDouble(open, seat, chooser) && works(open, seat, TYPE.library, over);
  return doubles ? builder.doubled - builder.privilege : 0;
}

export function craneDiscount(over: number | null): number {
  return over === null ? 0 : at(COST, coverType(over));
}

/** The printed cost, less that of the covered building. */
export function baseCost(card: number, over: number | null): number {
  return Math.max(MINIMUM_COST, at(COST, card) - craneDiscount(over));
}

/** All reductions that may be declined: discount, privilege, library. */
export function reductions(open: Open, seat: Seat, chooser: Seat, card: number, over: number | null): number {
  return discountOn(open, seat, card, over) + privilegeOf(seat, chooser) + libraryBonus(open, seat, chooser, over);
}
