import { type Decision, type MoveFor, num, row } from '@ludoteca/kernel';
import { boardOf } from './board.ts';
import { layRoad, ROAD_MOVES } from './building/road.ts';
import { isFarEnough, putSettlement, SETTLEMENT_MOVES } from './building/settlement.ts';
import { expansionOf } from './expansion.ts';
import type { CatanRule } from './ledger.ts';
import { giveStartingCards } from './setup.ts';
import { type Catan, NOBODY, type Open } from './types.ts';

export const SECOND_ROUND = 2;

function roundRule(round: number): CatanRule {
  return round === SECOND_ROUND ? 'CAT-SETUP-03' : 'CAT-SETUP-02';
}

/** Why nobody starts there, whatever the distance. */
export function forbiddenStart(open: Open, vertex: number): CatanRule | undefined {
  const extra = expansionOf(open);
  return extra?.forbidsSite?.(open, vertex, NOBODY) ?? extra?.forbidsStart?.(open, vertex);
}

/** Whether somebody may start there. */
export function isStart(open: Open, vertex: number): boolean {
  return isFarEnough(open, vertex) && forbiddenStart(open, vertex) === undefined;
}

/** Whether a road may lie on a path. */
function isFree(open: Open, edge: number): boolean {
  return num(open.roads, edge) === NOBODY && expansionOf(open)?.forbidsRoad?.(open, edge) === undefined;
}

/** A settlement anywhere, as long as the distance is kept. */
export const placeSettlement: Decision<Catan, 'placeSettlement', 'settlement'> = {
  rule: 'CAT-SETUP-02',
  answers: ['settlement'],
  asks: (_, step) => step.open.seat,
  question({ open }) {
    const list: MoveFor<Catan, 'settlement'>[] = [];
    for (let vertex = 0; vertex < open.owners.length; vertex++) if (isStart(open, vertex)) list.push(row(SETTLEMENT_MOVES, vertex));
    return { list };
  },
  violation({ open }, step, _seat, { vertex }) {
    return isStart(open, vertex) ? undefined : (forbiddenStart(open, vertex) ?? roundRule(step.open.round));
  },
  play(ctx, { open: { round } }, seat, { vertex }) {
    ctx.tell?.({ kind: 'settlementPlaced', seat, vertex, rule: roundRule(round) });
    putSettlement(ctx, seat, vertex);
    if (round === SECOND_ROUND) giveStartingCards(ctx, seat, vertex, 'CAT-SETUP-04');
    ctx.push({ kind: 'placeRoad', open: { seat, round, vertex } });
  },
};

/** A road that touches the settlement just placed. */
export const placeRoad: Decision<Catan, 'placeRoad', 'road'> = {
  rule: 'CAT-SETUP-02',
  answers: ['road'],
  asks: (_, step) => step.open.seat,
  question({ open }, step) {
    const edges = row(boardOf(open).vertexEdges, step.open.vertex).filter((edge) => isFree(open, edge));
    return { list: edges.map((edge) => row(ROAD_MOVES, edge)) };
  },
  violation({ open }, step, _seat, { edge }) {
    if (!row(boardOf(open).vertexEdges, step.open.vertex).includes(edge)) return roundRule(step.open.round);
    return isFree(open, edge) ? undefined : (expansionOf(open)?.forbidsRoad?.(open, edge) ?? roundRule(step.open.round));
  },
  play(ctx, { open: { round } }, seat, { edge }) {
    ctx.tell?.({ kind: 'roadPlaced', seat, edge, rule: roundRule(round) });
    layRoad(ctx, seat, edge);
  },
};
