import { add, at, type FreeAction, type FreeActions, type MoveFor, type Seat } from '@ludoteca/kernel';
import { DEPOTS } from '../../../data/board.ts';
import { DICE_PER_PLAYER } from '../../../data/course.ts';
import { SHIELD } from '../../../data/shields.ts';
import { hasDie, NO_FREE_STEP, unused, unusedDice, workersFor } from '../../dice.ts';
import { estateOf, seatsIn } from '../../estates.ts';
import { type Burgundy, NOBODY, type Open } from '../../types.ts';
import { castlesOf, castleViolation, holds, layShield, noteMonasteries, partOf } from './holding.ts';

const NONE = { list: [] };
const SIDES = 6;

/** The workers that make both dice show a value. */
export function workersForDouble(open: Open, seat: Seat, value: number): number {
  const estate = estateOf(open, seat);
  return [0, 1].reduce((workers, die) => workers + workersFor(open, estate, unused(open, seat, die), value, NO_FREE_STEP), 0);
}

/** Both dice together, when they show or are made to show the same value, bring a shield of that depot. */
const shield: FreeAction<Burgundy, 'shield'> = {
  question({ open }, seat) {
    if (open.shields === undefined || unusedDice(open, seat) < DICE_PER_PLAYER) return NONE;
    const list: MoveFor<Burgundy, 'shield'>[] = [];
    const estate = estateOf(open, seat);
    for (let value = 1; value <= DEPOTS; value++) {
      const lying = at(open.shields.depots, value - 1);
      if (lying.length === 0 || workersForDouble(open, seat, value) > at(open.workers, estate)) continue;
      for (const number of lying) for (const hex of castlesOf(open, estate)) list.push({ kind: 'shield', value, shield: number, hex });
    }
    return { list };
  },
  violation({ open }, seat, { value, shield: number, hex }) {
    if (open.shields === undefined) return 'BUR-SHD-02';
    if (unusedDice(open, seat) < DICE_PER_PLAYER) return 'BUR-SHD-07';
    if (!at(open.shields.depots, value - 1).includes(number)) return 'BUR-SHD-02';
    const ground = castleViolation(open, estateOf(open, seat), hex);
    if (ground !== undefined) return ground;
    return workersForDouble(open, seat, value) > at(open.workers, estateOf(open, seat)) ? 'BUR-SHD-02' : undefined;
  },
  play(ctx, seat, { value, shield: number, hex }) {
    const { open } = ctx.state;
    const workers = workersForDouble(open, seat, value);
    add(open.workers, estateOf(open, seat), -workers);
    open.used[seat * DICE_PER_PLAYER] = 1;
    open.used[seat * DICE_PER_PLAYER + 1] = 1;
    layShield(ctx, seat, value, number, hex, workers, 'BUR-SHD-02');
  },
};

/** Shield 16: once a turn one die shows whatever its owner likes. */
const set: FreeAction<Burgundy, 'set'> = {
  question({ open }, seat) {
    if (!canSet(open, seat)) return NONE;
    const list: MoveFor<Burgundy, 'set'>[] = [];
    const [first, second] = [unused(open, seat, 0), unused(open, seat, 1)];
    for (const die of first === second ? [first] : [first, second]) {
      if (die === 0) continue;
      for (let value = 1; value <= SIDES; value++) if (value !== die) list.push({ kind: 'set', die, value });
    }
    return { list };
  },
  violation: ({ open }, seat, { die, value }) =>
    canSet(open, seat) && hasDie(open, seat, die) && die !== value ? undefined : 'BUR-SHD-E16',
  play(ctx, seat, { die, value }) {
    const { open } = ctx.state;
    open.dice[seat * DICE_PER_PLAYER + (unused(open, seat, 0) === die ? 0 : 1)] = value;
    partOf(open).turned = true;
    ctx.tell?.({ kind: 'dieSet', seat, from: die, to: value, rule: 'BUR-SHD-E16' });
  },
};

function canSet(open: Open, seat: Seat): boolean {
  return holds(open, estateOf(open, seat), SHIELD.die) && !partOf(open).turned;
}

/** Whose monasteries shield 6 can still copy. */
export function studies(open: Open, seat: Seat): readonly MoveFor<Burgundy, 'study'>[] {
  if (!canStudy(open, seat)) return NONE.list;
  const estate = estateOf(open, seat);
  const others = seatsIn(open).filter((other) => estateOf(open, other) !== estate);
  return others.map((other) => ({ kind: 'study', seat: other }));
}

/** Shield 6: once and for all, whose monasteries are copied. At the end of a phase it comes with what is asked then. */
export const study: FreeAction<Burgundy, 'study'> = {
  question: ({ open }, seat) => ({ list: studies(open, seat) }),
  violation({ open }, seat, { seat: other }) {
    const isThere = seatsIn(open).includes(other) && estateOf(open, other) !== estateOf(open, seat);
    return canStudy(open, seat) && isThere ? undefined : 'BUR-SHD-E06';
  },
  play(ctx, seat, { seat: other }) {
    const { open } = ctx.state;
    partOf(open).studied[estateOf(open, seat)] = estateOf(open, other);
    noteMonasteries(open);
    ctx.tell?.({ kind: 'studied', seat, other, rule: 'BUR-SHD-E06' });
  },
};

function canStudy(open: Open, seat: Seat): boolean {
  const estate = estateOf(open, seat);
  return holds(open, estate, SHIELD.study) && partOf(open).studied[estate] === NOBODY;
}

export const shieldActions = { shield, set, study } satisfies FreeActions<Burgundy>['actions'];
