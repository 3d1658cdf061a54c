import { add, at, type Seat } from '@ludoteca/kernel';
import { FACTORY_TYPES } from '../data/buildings.ts';
import { GOOD_ITEM } from './moves.ts';
import type { CoveredCard, Open } from './types.ts';

/** A covered card is written as its place times this, plus its type. */
const PLACE = 32;

export function coveredType(code: CoveredCard): number {
  return code % PLACE;
}

export function coveredPlace(code: CoveredCard): number {
  return Math.floor(code / PLACE);
}

export function coveredCode(place: number, type: number): CoveredCard {
  return (place * PLACE + type) as CoveredCard;
}

/** Whether the player has a visible building of the type. */
export function has(open: Open, seat: Seat, type: number): boolean {
  return at(open.displays, seat).includes(type);
}

export function hasCovered(open: Open, seat: Seat, type: number): boolean {
  return at(open.covered, seat).some((code) => coveredType(code) === type);
}

export function isFactory(type: number): boolean {
  return type < FACTORY_TYPES;
}

/** The kinds of the factories that hold a good (`full` 1) or none (0), sorted. */
export function factories(open: Open, seat: Seat, full: number): number[] {
  const display = at(open.displays, seat);
  const goods = at(open.goods, seat);
  const kinds: number[] = [];
  for (let place = 0; place < display.length; place++) {
    const type = at(display, place);
    if (type < FACTORY_TYPES && goods[place] === full) insert(kinds, type);
  }
  return kinds;
}

/** Those of the seats that have a factory with a good (`full` 1) or without one (0). */
export function ownersOf(open: Open, seats: readonly Seat[], full: number): Seat[] {
  return seats.filter((seat) => {
    const goods = at(open.goods, seat);
    return at(open.displays, seat).some((type, place) => type < FACTORY_TYPES && goods[place] === full);
  });
}

/** The place of a building of the type, for a factory one that holds a good (`full` 1) or none (0); -1 without one. */
export function placeOf(open: Open, seat: Seat, type: number, full: number): number {
  const display = at(open.displays, seat);
  const goods = at(open.goods, seat);
  for (let place = 0; place < display.length; place++) if (display[place] === type && goods[place] === full) return place;
  return -1;
}

/** What can be covered at a place: the type, or for a full factory its own number. */
export function coverAt(open: Open, seat: Seat, place: number): number {
  const type = at(at(open.displays, seat), place);
  return at(at(open.goods, seat), place) === 1 ? GOOD_ITEM + type : type;
}

/** The type that a cover names. */
export function coverType(over: number): number {
  return over >= GOOD_ITEM ? over - GOOD_ITEM : over;
}

/** The place that a cover names, or -1. */
export function coverPlace(open: Open, seat: Seat, over: number): number {
  return over >= GOOD_ITEM ? placeOf(open, seat, over - GOOD_ITEM, 1) : placeOf(open, seat, over, 0);
}

/** Puts a number into a sorted list. */
export function insert(list: number[], value: number): void {
  let place = list.length;
  list.push(value);
  for (; place > 0 && at(list, place - 1) > value; place--) list[place] = at(list, place - 1);
  list[place] = value;
}

/** Takes one occurrence out of a list; returns whether there was one. */
export function remove(list: number[], value: number): boolean {
  const place = list.indexOf(value);
  if (place < 0) return false;
  for (let i = place + 1; i < list.length; i++) list[i - 1] = at(list, i);
  list.pop();
  return true;
}

/** Whether `part` can be taken out of `whole`, both sorted. */
export function isPart(part: readonly number[], whole: readonly number[]): boolean {
  let next = 0;
  for (const value of part) {
    while (next < whole.length && at(whole, next) < value) next++;
    if (whole[next] !== value) return false;
    next++;
  }
  return true;
}

/** Number of occurrences of a value in a list. */
export function countOf(list: readonly number[], value: number): number {
  let count = 0;
  for (const item of list) if (item === value) count++;
  return count;
}

/** Clockwise from a seat, that seat first. */
export function clockwise(seats: number, from: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((from + i) % seats);
  return order;
}

/** Counts by number, below `size`, of a list. */
export function tally(list: readonly number[], size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of list) add(counts, value, 1);
  return counts;
}
