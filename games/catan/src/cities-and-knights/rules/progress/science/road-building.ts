import type { Seat } from '@ludoteca/kernel';
import { FREE_ROADS } from '../../../../data/cards.ts';
import type { Action } from '../../../../rules/action.ts';
import { canLayRoad } from '../../../../rules/building/road.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import type { CatanState } from '../../../../rules/types.ts';
import { ROAD_BUILDING } from '../../../data/progress.ts';
import { holdsCard, spend } from '../playing.ts';

const PLAY = { kind: 'roadBuilding' } as const;

function roadsViolation(state: CatanState, seat: Seat): CatanRule | undefined {
  if (!holdsCard(state, seat, ROAD_BUILDING)) return 'CK-SCI-10';
  return canLayRoad(state.open, seat) ? undefined : 'CK-CARD-10';
}

/** Up to two roads without paying, as with the card of the base game. */
export const roadBuilding: Action<'roadBuilding'> = {
  list(state, seat, into) {
    if (roadsViolation(state, seat) === undefined) into.push(PLAY);
  },
  violation: roadsViolation,
  play(ctx, seat) {
    spend(ctx, seat, ROAD_BUILDING, 'CK-SCI-10');
    ctx.push({ kind: 'ckFreeRoad', open: { seat, left: FREE_ROADS } });
  },
};
