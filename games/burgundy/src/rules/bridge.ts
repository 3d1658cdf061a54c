import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import { BRIDGE_SPACES } from '../data/course.ts';
import { estateOf, owns } from './estates.ts';
import type { Burgundy, Ctx, Open } from './types.ts';

const ALWAYS_ON_TOP = 27;

/** Puts a marker on top of the stack of its space. */
function putOnTop(open: Open, seat: Seat): void {
  const { bridge, spaces } = open;
  bridge.splice(bridge.indexOf(seat), 1);
  const place = bridge.findIndex((other) => at(spaces, other) <= at(spaces, seat));
  bridge.splice(place < 0 ? bridge.length : place, 0, seat);
}

/** The bridge with the markers that stay on top above the others of their spaces; partners keep their order. */
function crowned(open: Open): number[] {
  const { bridge, spaces } = open;
  const stays = (seat: Seat): boolean => owns(open, estateOf(open, seat), ALWAYS_ON_TOP);
  if (!bridge.some(stays)) return bridge;
  return [...bridge].sort((a, b) => at(spaces, b) - at(spaces, a) || Number(stays(b)) - Number(stays(a)));
}

/** Monastery 27 lifts its owner's marker at once, and again whenever somebody arrives above it. */
export function crown(ctx: Ctx): void {
  const { open } = ctx.state;
  const before = open.bridge;
  open.bridge = crowned(open);
  for (const [place, seat] of open.bridge.entries())
    if (place < before.indexOf(seat)) ctx.tell?.({ kind: 'onTop', seat, space: at(open.spaces, seat), rule: 'BUR-MON-27' });
}

/** Moves a marker one space on, on top of those already there. */
function moveOn(open: Open, seat: Seat): void {
  open.spaces[seat] = Math.min(BRIDGE_SPACES - 1, at(open.spaces, seat) + 1);
  putOnTop(open, seat);
}

/** The space where a marker would stand after a step, and its place in the order; the position is not changed. */
export function afterStep(open: Open, seat: Seat): { readonly space: number; readonly place: number } {
  const moved = { ...open, bridge: [...open.bridge], spaces: [...open.spaces] };
  moveOn(moved, seat);
  return { space: at(moved.spaces, seat), place: crowned(moved).indexOf(seat) };
}

/** After a ship the marker moves one space on, on top of those already there. */
export const advance: Automatic<Burgundy, 'advance'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    moveOn(open, seat);
    const space = at(open.spaces, seat);
    ctx.tell?.({ kind: 'advanced', seat, space, rule: 'BUR-SHIP-05' });
    crown(ctx);
  },
};
