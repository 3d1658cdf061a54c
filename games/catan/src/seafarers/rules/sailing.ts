import { num, row, type Seat } from '@ludoteca/kernel';
import type { Action } from '../../rules/action.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import { remeasure } from '../../rules/longest-road.ts';
import { NOBODY, type Open } from '../../rules/types.ts';
import { seaBoardOf, seasOf, shipsAt } from './seas.ts';
import { isPirates, shipViolation } from './ships.ts';
import { heldByKnight } from './with-knights.ts';

/** Whether a line of ships ends at a vertex: nothing of the owner's stands there and no other ship goes on from it. */
function isOpenEnd(open: Open, seat: Seat, vertex: number, edge: number): boolean {
  return num(open.owners, vertex) !== seat && shipsAt(open, seat, vertex, edge) === 0;
}

/** The own buildings that ships join to a vertex, one edge left out. */
function buildingsFrom(open: Open, seat: Seat, start: number, except: number): Set<number> {
  const { ships } = seasOf(open);
  const { vertexEdges, edgeSums } = seaBoardOf(open);
  const reached = new Set([start]);
  const found = new Set<number>();
  for (const vertex of reached) {
    const owner = num(open.owners, vertex);
    if (owner === seat) found.add(vertex);
    if (owner !== NOBODY) continue;
    for (const edge of row(vertexEdges, vertex)) if (edge !== except && ships[edge] === seat) reached.add(num(edgeSums, edge) - vertex);
  }
  return found;
}

/** Whether the ship is part of a line between two different own buildings (SEA-SHIP-06). */
export function isClosed(open: Open, seat: Seat, edge: number): boolean {
  const [a, b] = row(seaBoardOf(open).edgeVertices, edge);
  const [one, other] = [buildingsFrom(open, seat, a, edge), buildingsFrom(open, seat, b, edge)];
  return [...one].some((from) => [...other].some((to) => to !== from));
}

/** Why a ship cannot leave its place. */
export function departureViolation(open: Open, seat: Seat, from: number): CatanRule | undefined {
  const seas = seasOf(open);
  if (num(seas.ships, from) !== seat || seas.sailed === 1 || seas.fresh.includes(from)) return 'SEA-SHIP-05';
  if (isPirates(open, from)) return 'SEA-PIR-02';
  const ends = row(seaBoardOf(open).edgeVertices, from);
  const held = ends.map((end) => heldByKnight(open, seat, end, from)).find((rule) => rule !== undefined);
  if (held !== undefined) return held;
  if (ends.some((end) => isOpenEnd(open, seat, end, from))) return undefined;
  return isClosed(open, seat, from) ? 'SEA-SHIP-06' : 'SEA-SHIP-05';
}

/** Once a turn a ship at the end of an open line goes somewhere else. */
export const sail: Action<'sail'> = {
  list({ open }, seat, into) {
    const { ships, sailed } = seasOf(open);
    if (sailed === 1) return;
    for (let from = 0; from < ships.length; from++) {
      if (ships[from] !== seat || departureViolation(open, seat, from) !== undefined) continue;
      for (let to = 0; to < ships.length; to++)
        if (to !== from && shipViolation(open, seat, to, from) === undefined) into.push({ kind: 'sail', from, to });
    }
  },
  violation({ open }, seat, { from, to }) {
    const refused = departureViolation(open, seat, from);
    if (refused !== undefined) return refused;
    return from === to ? 'SEA-SHIP-05' : shipViolation(open, seat, to, from);
  },
  play(ctx, seat, { from, to }) {
    const seas = seasOf(ctx.state.open);
    seas.ships[from] = NOBODY;
    seas.ships[to] = seat;
    seas.sailed = 1;
    ctx.tell?.({ kind: 'shipSailed', seat, from, to, rule: 'SEA-SHIP-05' });
    remeasure(ctx, (other) => other === seat, 'SEA-SHIP-07');
  },
};
