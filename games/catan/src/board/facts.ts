import { at, type Seat } from '@ludoteca/kernel';
import { CITY_YIELD } from '../cities-and-knights/data/prices.ts';
import { handLimitOf } from '../cities-and-knights/text/strength.ts';
import { HAND_LIMIT } from '../data/course.ts';
import { PIPS } from '../data/island.ts';
import { boardOf } from '../rules/board.ts';
import { CITY } from '../rules/building/city.ts';
import type { Open } from '../rules/types.ts';
import { goldFor } from '../seafarers/rules/gold.ts';
import { areAsleep } from './islands.ts';

/** The cards that a seat may keep on a seven. */
export function limitOf(open: Open, seat: Seat): number {
  return open.realm === undefined ? HAND_LIMIT : handLimitOf(open, seat);
}

/** What a seven would cost a hand of this size. */
export function owedBy(open: Open, seat: Seat, size: number): number {
  return size > limitOf(open, seat) ? Math.floor(size / 2) : 0;
}

/** Cards of each kind that a seat gets in 36 throws on average; the hex with the robber gives nothing. */
export function incomeOf(open: Open, seat: Seat): readonly number[] {
  const income = open.bank.map(() => 0);
  const add = (kind: number, pips: number): void => {
    income[kind] = (income[kind] ?? 0) + pips;
  };
  for (const [hex, corners] of boardOf(open).hexVertices.entries()) {
    const yielded = CITY_YIELD[at(open.terrains, hex)];
    if (yielded === undefined || (hex === open.robber && !areAsleep(open))) continue;
    const pips = at(PIPS, at(open.numbers, hex));
    for (const corner of corners) {
      if (open.owners[corner] !== seat) continue;
      const [first, second] = open.realm === undefined ? [yielded[0], yielded[0]] : yielded;
      add(first, pips);
      if (open.levels[corner] === CITY) add(second, pips);
    }
  }
  return income;
}

/** Cards of gold rivers that a seat gets in 36 throws on average. */
export function goldIncomeOf(open: Open, seat: Seat): number {
  if (open.seas === undefined) return 0;
  return PIPS.reduce((sum, pips, total) => sum + pips * goldFor(open, seat, total), 0);
}
