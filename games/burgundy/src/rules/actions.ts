import type { MoveFor, Seat } from '@ludoteca/kernel';
import type { BurgundyRule } from './ledger.ts';
import { listPlacements, place, placeViolation } from './place.ts';
import { listSales, sell, sellViolation } from './sell.ts';
import { listTakes, take, takeViolation } from './take.ts';
import type { Burgundy, BurgundyState, Ctx, Move, Open } from './types.ts';
import { takeWorkers } from './workers.ts';

/** The four die actions. */
export type Action = MoveFor<Burgundy, 'take' | 'place' | 'sell' | 'workers'>;

/** Everything that one or two different dice (0 for none) can be used for. */
export function listActions(list: Move[], open: Open, seat: Seat, die: number, second: number): void {
  listTakes(list, open, seat, die);
  if (second !== 0) listTakes(list, open, seat, second);
  listPlacements(list, open, seat, die, second);
  listSales(list, open, seat, die);
  if (second !== 0) listSales(list, open, seat, second);
  list.push({ kind: 'workers', die });
  if (second !== 0) list.push({ kind: 'workers', die: second });
}

/** Why an action cannot be carried out, supposing that its die is there. */
export function actionViolation(state: BurgundyState, seat: Seat, action: Action): BurgundyRule | undefined {
  switch (action.kind) {
    case 'take':
      return takeViolation(state.open, seat, action);
    case 'place':
      return placeViolation(state, seat, action);
    case 'sell':
      return sellViolation(state.open, seat, action);
    case 'workers':
      return undefined;
  }
}

export function carryOut(ctx: Ctx, seat: Seat, action: Action): void {
  switch (action.kind) {
    case 'take':
      take(ctx, seat, action);
      break;
    case 'place':
      place(ctx, seat, action);
      break;
    case 'sell':
      sell(ctx, seat, action);
      break;
    case 'workers':
      takeWorkers(ctx, seat, action);
      break;
  }
}
