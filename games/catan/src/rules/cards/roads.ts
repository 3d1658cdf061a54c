import { add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { FREE_ROADS, ROADS } from '../../data/cards.ts';
import type { Action } from '../action.ts';
import { canLayRoad, layRoad, listRoadSites, siteViolation, waysLeft } from '../building/road.ts';
import type { CatanRule } from '../ledger.ts';
import type { Catan, CatanState, Move } from '../types.ts';
import { canPlay, cardViolation, spend } from './playing.ts';

const PLAY_ROADS = { kind: 'roads' } as const;
const STOP = { kind: 'stop' } as const;

function roadsViolation(state: CatanState, seat: Seat): CatanRule | undefined {
  return cardViolation(state, seat, ROADS) ?? (canLayRoad(state.open, seat) ? undefined : 'CAT-DEV-04');
}

/** Road Building: up to two roads without paying. */
export const roads: Action<'roads'> = {
  list(state, seat, into) {
    if (canPlay(state, seat, ROADS) && canLayRoad(state.open, seat)) into.push(PLAY_ROADS);
  },
  violation: roadsViolation,
  play(ctx, seat) {
    const { open } = ctx.state;
    spend(ctx.state, seat, ROADS);
    add(open.gone, ROADS, 1);
    const roads = Math.min(FREE_ROADS, waysLeft(open, seat));
    ctx.tell?.({ kind: 'roadsPlayed', seat, roads, rule: 'CAT-DEV-04' });
    ctx.push({ kind: 'freeRoad', open: { seat, left: FREE_ROADS } });
  },
};

type FreeRoad = 'freeRoad' | 'ckFreeRoad';

/** One free road after the other, as long as there are pieces and paths; after the first one the player may stop. */
export function freeRoads(kind: FreeRoad, rule: CatanRule): Decision<Catan, FreeRoad, 'road' | 'stop'> {
  const mayStop = (left: number): boolean => left < FREE_ROADS;
  return {
    rule,
    answers: ['road', 'stop'],
    asks: (_, step) => step.open.seat,
    question({ open }, step, seat) {
      const list: Move[] = [];
      if (at(open.roadsLeft, seat) > 0) listRoadSites(open, seat, list);
      if (mayStop(step.open.left)) list.push(STOP);
      return { list: list as MoveFor<Catan, 'road' | 'stop'>[] };
    },
    violation({ open }, step, seat, move) {
      if (move.kind === 'road') return siteViolation(open, seat, move.edge);
      return mayStop(step.open.left) ? undefined : rule;
    },
    play(ctx, step, seat, move) {
      if (move.kind === 'stop') {
        ctx.tell?.({ kind: 'stopped', seat, rule });
        return;
      }
      ctx.tell?.({ kind: 'roadBuilt', seat, edge: move.edge, rule });
      layRoad(ctx, seat, move.edge);
      const left = step.open.left - 1;
      if (left > 0 && canLayRoad(ctx.state.open, seat)) ctx.push({ kind, open: { seat, left } });
    },
  };
}

export const freeRoad = freeRoads('freeRoad', 'CAT-DEV-04');
