import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import { BRIDGE_SPACES } from '../data/course.ts';
import { estateOf, owns } from './estates.ts';
import type { BurgundyRule } from './ledger.ts';
import type { Burgundy, Ctx, Open } from './types.ts';

const ALWAYS_ON_TOP = 27;

/** Puts a marker on top of the stack of its space. */
function putOnTop(open: Open, seat: Seat): void {
  const { bridge, spaces } = open;
  bridge.splice(bridge.indexOf(seat), 1);
  const place = bridge.findIndex((other) => at(spaces, other) <= at(spaces, seat));
  bridge.splice(place < 0 ? bridge.length : place, 0, seat);
}

/** The seat whose marker stays on top of its stack, or undefined. */
function crowned(open: Open): Seat | undefined {
  for (const seat of open.bridge) if (owns(open, estateOf(open, seat), ALWAYS_ON_TOP)) return seat;
  return undefined;
}

/** Lifts the marker that stays on top; says whose it was when something changed. */
function lift(open: Open): Seat | undefined {
  const seat = crowned(open);
  if (seat === undefined) return undefined;
  const space = at(open.spaces, seat);
  const top = open.bridge.find((other) => at(open.spaces, other) === space);
  if (top === seat) return undefined;
  putOnTop(open, seat);
  return seat;
}

/** Monastery 27 lifts its owner's marker at once, and again whenever somebody arrives above it. */
export function crown(ctx: Ctx): void {
  const { open } = ctx.state;
  const seat = lift(open);
  if (seat !== undefined) ctx.tell?.({ kind: 'onTop', seat, space: at(open.spaces, seat), rule: 'BUR-MON-27' });
}

/** Moves a marker one space on, on top of those already there. */
function moveOn(open: Open, seat: Seat): void {
  open.spaces[seat] = Math.min(BRIDGE_SPACES - 1, at(open.spaces, seat) + 1);
  putOnTop(open, seat);
}

/** Where a marker would stand after a step, and which place in the order that would be; the position stays as it is. */
export function afterStep(open: Open, seat: Seat): { readonly space: number; readonly place: number } {
  const moved = { ...open, bridge: [...open.bridge], spaces: [...open.spaces] };
  moveOn(moved, seat);
  lift(moved);
  return { space: at(moved.spaces, seat), place: moved.bridge.indexOf(seat) };
}

/** After a ship the marker moves one space on, on top of those already there. */
export const advance: Automatic<Burgundy, 'advance'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    moveOn(open, seat);
    const space = at(open.spaces, seat);
    const also: BurgundyRule[] = ['BUR-SHIP-07', 'BUR-ROUND-05'];
    const lifted = crowned(open);
    const staysFirst = lifted === undefined || lifted === seat || at(open.spaces, lifted) < space;
    if (open.bridge[0] === seat && staysFirst) also.push('BUR-SHIP-06');
    ctx.tell?.({ kind: 'advanced', seat, space, rule: 'BUR-SHIP-05', also });
    crown(ctx);
  },
};
