import { add, at, type Seat } from '@ludoteca/kernel';
import { DICE_PER_PLAYER } from '../data/course.ts';
import { FREE_STEP, FREE_TAKE } from '../data/effects.ts';
import { TYPES } from '../data/faces.ts';
import { estateOf, owns } from './estates.ts';
import type { BurgundyRule } from './ledger.ts';
import { BY_ANY, BY_CASTLE, BY_NOTHING, BY_WHITE, DICE } from './moves.ts';
import type { Ctx, Open } from './types.ts';

const SIDES = 6;
const STRONG_WORKERS = 8;

/** The monastery that gives a free step when a tile of the type is placed. */
const FREE_FOR: readonly number[] = TYPES.map((_, type) => FREE_STEP.find(({ types }) => types.includes(type))?.monastery ?? 0);

/** The number of no monastery, which nobody owns: the action has no free step. */
export const NO_FREE_STEP = 0;

export function freeStepForPlacing(type: number): number {
  return FREE_FOR[type] ?? NO_FREE_STEP;
}

export const freeStepForTaking: number = FREE_TAKE;

/** Steps from one value to another; 6 and 1 are neighbours. */
export function distance(from: number, to: number): number {
  const direct = Math.abs(from - to);
  return Math.min(direct, SIDES - direct);
}

/** The fewest workers for each die and value (die * 8 + value), by whether there is a free step and whether workers are strong. */
const COSTS: readonly (readonly number[])[] = [0, 1, 2, 3].map((flags) => {
  const free = flags & 1;
  const strong = flags > 1;
  return Array.from({ length: DICE.length * 8 }, (_, cell) => {
    const die = cell >> 3;
    // Castles and resets give any value, and where no die is used there is none to change.
    if (die === BY_CASTLE || die === BY_NOTHING || die === BY_ANY) return 0;
    const steps = Math.max(0, distance(die, cell & 7) - free);
    return strong ? (steps + 1) >> 1 : steps;
  });
});

/** What dice cost an estate, with the free step of a monastery where it owns it: look up `die * 8 + value`. */
export function costsFor(open: Open, estate: number, freeStep: number): readonly number[] {
  const free = owns(open, estate, freeStep) ? 1 : 0;
  return at(COSTS, owns(open, estate, STRONG_WORKERS) ? free + 2 : free);
}

/** The fewest workers that make a die show a value. */
export function workersFor(open: Open, estate: number, die: number, value: number, freeStep: number): number {
  return at(costsFor(open, estate, freeStep), shownBy(open, die) * 8 + value);
}

/** The value of a die as it lies; the white one shows everybody the same. */
export function shownBy(open: Open, die: number): number {
  return die === BY_WHITE ? open.white : die;
}

/** The value of a seat's die, 0 when it has been used. */
export function unused(open: Open, seat: Seat, die: number): number {
  const cell = seat * DICE_PER_PLAYER + die;
  return at(open.used, cell) === 1 ? 0 : at(open.dice, cell);
}

export function hasDie(open: Open, seat: Seat, value: number): boolean {
  return unused(open, seat, 0) === value || unused(open, seat, 1) === value;
}

export function unusedDice(open: Open, seat: Seat): number {
  return (unused(open, seat, 0) > 0 ? 1 : 0) + (unused(open, seat, 1) > 0 ? 1 : 0);
}

/** Uses up what an action is paid with: the die, after the workers that change it. */
export function spendDie(ctx: Ctx, seat: Seat, die: number, value: number, freeStep: number): void {
  if (die === BY_NOTHING) return;
  if (die === BY_CASTLE) {
    ctx.tell?.({ kind: 'castleUsed', seat, rule: 'BUR-CASTLE-02' });
    return;
  }
  if (die === BY_ANY) {
    ctx.tell?.({ kind: 'extraUsed', seat, rule: 'BUR-SOLO-15' });
    return;
  }
  const { open } = ctx.state;
  if (die === BY_WHITE) ctx.tell?.({ kind: 'whiteUsed', seat, value: open.white, rule: 'BUR-WCAS-03' });
  else open.used[seat * DICE_PER_PLAYER + (unused(open, seat, 0) === die ? 0 : 1)] = 1;
  const shown = shownBy(open, die);
  if (shown === value) return;
  const estate = estateOf(open, seat);
  const workers = workersFor(open, estate, die, value, freeStep);
  add(open.workers, estate, -workers);
  tellChange(ctx, seat, shown, value, workers, freeStep, die === BY_WHITE ? 'BUR-WCAS-04' : 'BUR-DIE-01');
}

function tellChange(ctx: Ctx, seat: Seat, from: number, to: number, workers: number, freeStep: number, rule: BurgundyRule): void {
  if (ctx.tell === undefined) return;
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  const free = owns(open, estate, freeStep);
  ctx.tell({ kind: 'dieChanged', seat, from, to, workers, free, rule });
}
