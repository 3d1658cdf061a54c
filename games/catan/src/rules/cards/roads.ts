import { add, at, type Decision, type Seat } from '@ludoteca/kernel';
import { FREE_ROADS, ROADS } from '../../data/cards.ts';
import type { Action } from '../action.ts';
import { canLayRoad, layRoad, listRoadSites, siteViolation } from '../building/road.ts';
import type { CatanRule } from '../ledger.ts';
import { WAITING, waitingViolation } from '../robber.ts';
import type { Catan, CatanState, Move, MoveLike } from '../types.ts';
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
    const left = Math.min(FREE_ROADS, at(open.roadsLeft, seat));
    ctx.tell?.({ kind: 'roadsPlayed', seat, roads: left, rule: 'CAT-DEV-04', also: ['CAT-DEV-08'] });
    ctx.push({ kind: 'freeRoad', open: { seat, left } });
  },
};

const ELSEWHERE = WAITING.filter((kind) => kind !== 'road') as Exclude<(typeof WAITING)[number], 'road'>[];

/** One free road after the other; after the first one the player may stop. */
export const freeRoad: Decision<Catan, 'freeRoad', 'road' | 'stop' | (typeof ELSEWHERE)[number]> = {
  rule: 'CAT-DEV-04',
  answers: ['road', 'stop', ...ELSEWHERE],
  asks: (_, step) => step.open.seat,
  question({ open }, step, seat) {
    const list: Move[] = [];
    listRoadSites(open, seat, list);
    if (step.open.left < FREE_ROADS) list.push(STOP);
    return { list: list as MoveLike<'road' | 'stop'>[] };
  },
  violation({ open }, step, seat, move) {
    if (move.kind === 'road') return siteViolation(open, seat, move.edge);
    if (move.kind === 'stop') return step.open.left < FREE_ROADS ? undefined : 'CAT-DEV-04';
    return waitingViolation(move.kind);
  },
  play(ctx, step, seat, move) {
    if (move.kind === 'stop') ctx.tell?.({ kind: 'stopped', seat, rule: 'CAT-DEV-04' });
    if (move.kind !== 'road') return;
    ctx.tell?.({ kind: 'roadBuilt', seat, edge: move.edge, rule: 'CAT-DEV-04', also: ['CAT-BUILD-03'] });
    layRoad(ctx, seat, move.edge);
    const left = step.open.left - 1;
    if (left > 0 && canLayRoad(ctx.state.open, seat)) ctx.push({ kind: 'freeRoad', open: { seat, left } });
  },
};
