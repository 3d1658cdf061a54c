import type { Decision } from '@ludoteca/kernel';
import { boardOf } from './board.ts';
import { CITY, CITY_MOVES } from './building/city.ts';
import { layRoad, ROAD_MOVES } from './building/road.ts';
import { isFarEnough, openHarbours, putSettlement, SETTLEMENT_MOVES } from './building/settlement.ts';
import type { CatanRule } from './ledger.ts';
import { num, raise, row } from './lists.ts';
import { giveStartingCards } from './setup.ts';
import { type Catan, type MoveLike, NOBODY } from './types.ts';

const SECOND_ROUND = 2;

function roundRule(round: number): CatanRule {
  return round === SECOND_ROUND ? 'CAT-SETUP-03' : 'CAT-SETUP-02';
}

/** A settlement anywhere, as long as the distance is kept. */
export const placeSettlement: Decision<Catan, 'placeSettlement', 'settlement'> = {
  rule: 'CAT-SETUP-02',
  answers: ['settlement'],
  asks: (_, step) => step.open.seat,
  question({ open }) {
    const list: MoveLike<'settlement'>[] = [];
    for (let vertex = 0; vertex < open.owners.length; vertex++) if (isFarEnough(open, vertex)) list.push(row(SETTLEMENT_MOVES, vertex));
    return { list };
  },
  violation: ({ open }, step, _seat, { vertex }) => (isFarEnough(open, vertex) ? undefined : roundRule(step.open.round)),
  play(ctx, { open: { round } }, seat, { vertex }) {
    ctx.tell?.({ kind: 'settlementPlaced', seat, vertex, rule: roundRule(round) });
    putSettlement(ctx, seat, vertex);
    if (round === SECOND_ROUND) giveStartingCards(ctx, seat, vertex, 'CAT-SETUP-04');
    ctx.push({ kind: 'placeRoad', open: { seat, round, vertex } });
  },
};

/** Cities & Knights: the second building is a city (CK-SETUP-02). */
export const placeCity: Decision<Catan, 'placeCity', 'city' | 'settlement'> = {
  rule: 'CK-SETUP-02',
  answers: ['city', 'settlement'],
  asks: (_, step) => step.open.seat,
  question({ open }) {
    const list: MoveLike<'city'>[] = [];
    for (let vertex = 0; vertex < open.owners.length; vertex++) if (isFarEnough(open, vertex)) list.push(row(CITY_MOVES, vertex));
    return { list };
  },
  violation: ({ open }, _step, _seat, move) => (move.kind === 'city' && isFarEnough(open, move.vertex) ? undefined : 'CK-SETUP-02'),
  play(ctx, _step, seat, { vertex }) {
    const { open } = ctx.state;
    open.owners[vertex] = seat;
    open.levels[vertex] = CITY;
    raise(open.citiesLeft, seat, -1);
    openHarbours(open, seat, vertex);
    ctx.tell?.({ kind: 'cityPlaced', seat, vertex, rule: 'CK-SETUP-02', also: ['CK-SETUP-05'] });
    giveStartingCards(ctx, seat, vertex, 'CK-SETUP-03');
    ctx.push({ kind: 'placeRoad', open: { seat, round: SECOND_ROUND, vertex } });
  },
};

/** A road that touches the settlement just placed. */
export const placeRoad: Decision<Catan, 'placeRoad', 'road'> = {
  rule: 'CAT-SETUP-02',
  answers: ['road'],
  asks: (_, step) => step.open.seat,
  question({ open }, step) {
    const edges = row(boardOf(open).vertexEdges, step.open.vertex).filter((edge) => num(open.roads, edge) === NOBODY);
    return { list: edges.map((edge) => row(ROAD_MOVES, edge)) };
  },
  violation({ open }, step, _seat, { edge }) {
    const fits = row(boardOf(open).vertexEdges, step.open.vertex).includes(edge) && num(open.roads, edge) === NOBODY;
    return fits ? undefined : roundRule(step.open.round);
  },
  play(ctx, { open: { round } }, seat, { edge }) {
    ctx.tell?.({ kind: 'roadPlaced', seat, edge, rule: roundRule(round) });
    layRoad(ctx, seat, edge);
  },
};
