import type { Seat } from '@ludoteca/kernel';
import type { BurgundyRule } from './ledger.ts';
import { listPlacements, place, placeObstacle } from './place.ts';
import { listSales, sell, sellObstacle } from './sell.ts';
import { listTakes, take, takeObstacle } from './take.ts';
import type { BurgundyState, Ctx, Move, MoveKind, Open } from './types.ts';
import { takeWorkers } from './workers.ts';

/** The four die actions. */
export type Action = MoveKind<'take' | 'place' | 'sell' | 'workers'>;

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
export function actionObstacle(state: BurgundyState, seat: Seat, action: Action): BurgundyRule | undefined {
  switch (action.kind) {
    case 'take':
      return takeObstacle(state.open, seat, action);
    case 'place':
      return placeObstacle(state, seat, action);
    case 'sell':
      return sellObstacle(state.open, seat, action);
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
