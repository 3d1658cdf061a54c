import { add, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_EDGES } from '../../data/board.ts';
import type { Action } from '../../rules/action.ts';
import { expansionOf } from '../../rules/expansion.ts';
import { handOf, holds, pay } from '../../rules/hand.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import { measureAfterRoad } from '../../rules/longest-road.ts';
import { maybeWin } from '../../rules/points.ts';
import { type CatanState, type Ctx, type Move, NOBODY, type Open } from '../../rules/types.ts';
import { SHIP_COST } from '../data/seas.ts';
import { seaBoardOf, seasOf, shipsAt } from './seas.ts';

const SHIP_MOVES = Array.from({ length: MOST_EDGES }, (_, edge) => ({ kind: 'ship', edge }) as const);

/** Whether a ship could be attached at a vertex: at an own building or ship, where nobody else cuts the line (SEA-SHIP-03). */
function joins(open: Open, seat: Seat, vertex: number, except: number): boolean {
  const owner = num(open.owners, vertex);
  if (owner !== NOBODY) return owner === seat;
  if (expansionOf(open)?.cutsRoute?.(open, seat, vertex) !== undefined) return false;
  return shipsAt(open, seat, vertex, except) > 0;
}

/** Whether the pirate keeps ships from coming to or leaving a path (SEA-PIR-02). */
export function isPirates(open: Open, edge: number): boolean {
  if (expansionOf(open)?.isRobberAsleep?.(open) === true) return false;
  return row(seaBoardOf(open).edgeHexes, edge).includes(seasOf(open).pirate);
}

/** Why no ship of any player can lie on a path; `except` is the path that a ship is leaving. */
export function pathViolation(open: Open, edge: number, except = -1): CatanRule | undefined {
  const { ships } = seasOf(open);
  if (num(open.roads, edge) !== NOBODY || (edge !== except && num(ships, edge) !== NOBODY)) return 'SEA-SHIP-02';
  if (seaBoardOf(open).isSeaEdge[edge] !== true) return 'SEA-SHIP-02';
  return isPirates(open, edge) ? 'SEA-PIR-02' : undefined;
}

/** Why the player's ship cannot lie there, its price aside. */
export function shipViolation(open: Open, seat: Seat, edge: number, except = -1): CatanRule | undefined {
  const refused = pathViolation(open, edge, except);
  if (refused !== undefined) return refused;
  const ends = row(seaBoardOf(open).edgeVertices, edge);
  if (ends.some((end) => joins(open, seat, end, except))) return undefined;
  return ends.map((end) => cutOffBy(open, seat, end, except)).find((rule) => rule !== undefined) ?? 'SEA-SHIP-03';
}

/** What alone keeps a ship from being joined to own ships at a vertex. */
function cutOffBy(open: Open, seat: Seat, vertex: number, except: number): CatanRule | undefined {
  return shipsAt(open, seat, vertex, except) > 0 ? expansionOf(open)?.cutsRoute?.(open, seat, vertex) : undefined;
}

/** Adds every path where the player could put a ship. */
export function listShipSites(open: Open, seat: Seat, into: Move[]): void {
  if (num(seasOf(open).shipsLeft, seat) === 0) return;
  for (let edge = 0; edge < open.roads.length; edge++) if (shipViolation(open, seat, edge) === undefined) into.push(shipMove(edge));
}

export const shipMove = (edge: number): (typeof SHIP_MOVES)[number] => row(SHIP_MOVES, edge);

/** Whether the player has a ship and a place for it. */
export function canPutShip(open: Open, seat: Seat): boolean {
  if (num(seasOf(open).shipsLeft, seat) === 0) return false;
  for (let edge = 0; edge < open.roads.length; edge++) if (shipViolation(open, seat, edge) === undefined) return true;
  return false;
}

/** Puts the ship down and looks at what it does to the routes. */
export function putShip(ctx: Ctx, seat: Seat, edge: number): void {
  layShip(ctx.state.open, seat, edge);
  measureAfterRoad(ctx, seat, 'SEA-SHIP-07');
  maybeWin(ctx, seat);
}

/** A ship comes from the supply; it does not sail any more this turn. */
export function layShip(open: Open, seat: Seat, edge: number): void {
  const seas = seasOf(open);
  seas.ships[edge] = seat;
  add(seas.shipsLeft, seat, -1);
  seas.fresh.push(edge);
}

function canPay(state: CatanState, seat: Seat): boolean {
  return holds(handOf(state, seat), SHIP_COST);
}

/** A ship for lumber and wool. */
export const ship: Action<'ship'> = {
  list(state, seat, into) {
    if (canPay(state, seat)) listShipSites(state.open, seat, into);
  },
  violation(state, seat, { edge }) {
    if (num(seasOf(state.open).shipsLeft, seat) === 0) return 'SEA-SHIP-01';
    return shipViolation(state.open, seat, edge) ?? (canPay(state, seat) ? undefined : 'SEA-SHIP-01');
  },
  play(ctx, seat, { edge }) {
    pay(ctx.state, seat, SHIP_COST);
    ctx.tell?.({ kind: 'shipBuilt', seat, edge, rule: 'SEA-SHIP-01' });
    putShip(ctx, seat, edge);
  },
};
