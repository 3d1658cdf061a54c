import type { Decision, MoveFor, Seat } from '@ludoteca/kernel';
import { TOWN_HALL } from '../../data/faces.ts';
import { canBuy } from '../buy.ts';
import { BY_NOTHING } from '../moves.ts';
import { dropPending, endViolation, waysOut } from '../pending.ts';
import { listPlacements, place, placeViolation } from '../place.ts';
import type { Burgundy, Ctx, Move } from '../types.ts';

/** Nothing to place and nothing that could be bought first: the effect is lost. */
export function openTownHall(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const list: Move[] = [];
  listPlacements(list, open, seat, BY_NOTHING, 0);
  if (list.length > 0 || canBuy(open, seat)) ctx.push({ kind: 'townHall', open: { seat } });
  else ctx.tell?.({ kind: 'effectLost', seat, building: TOWN_HALL, rule: 'BUR-BLD-14' });
}

/** One more stored tile at once, on a hex of any number. */
export const townHall: Decision<Burgundy, 'townHall', 'place' | 'decline' | 'end'> = {
  rule: 'BUR-BLD-11',
  answers: ['place', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Move[] = [];
    listPlacements(list, open, seat, BY_NOTHING, 0);
    list.push(...waysOut(open, seat));
    return { list: list as MoveFor<Burgundy, 'place' | 'decline' | 'end'>[] };
  },
  violation(state, _step, seat, move) {
    if (move.kind !== 'place') return endViolation(state.open, seat, move);
    return move.die === BY_NOTHING ? placeViolation(state, seat, move) : 'BUR-BLD-11';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'place') place(ctx, seat, move);
    else dropPending(ctx, seat, 'townHall', move.kind, 'BUR-BLD-11');
  },
};
