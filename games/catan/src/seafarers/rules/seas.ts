import { filled, num, row, type Seat } from '@ludoteca/kernel';
import type { Open } from '../../rules/types.ts';
import { SEA_BOARDS, type SeaBoard } from '../data/maps.ts';
import { SHIPS_EACH } from '../data/seas.ts';
import type { Seas } from './types.ts';

/** The part of Seafarers; asking for it where it is not played is a mistake of the rules. */
export function seasOf(open: Pick<Open, 'seas'>): Seas {
  if (open.seas === undefined) throw new Error('this map has no sea');
  return open.seas;
}

export function seaBoardOf(open: Pick<Open, 'seas'>): SeaBoard {
  return row(SEA_BOARDS, seasOf(open).board);
}

/** The seas before anybody sails on them. */
export function freshSeas(board: number, target: number, players: number): Seas {
  const { edgeVertices, zones, pirate } = row(SEA_BOARDS, board);
  return {
    board,
    target,
    ships: filled(edgeVertices.length, -1),
    shipsLeft: filled(players, SHIPS_EACH),
    fresh: [],
    sailed: 0,
    pirate,
    chits: filled(players * zones.length, 0),
  };
}

export function copySeas(seas: Seas): Seas {
  return {
    board: seas.board,
    target: seas.target,
    ships: seas.ships.slice(),
    shipsLeft: seas.shipsLeft.slice(),
    fresh: seas.fresh.slice(),
    sailed: seas.sailed,
    pirate: seas.pirate,
    chits: seas.chits.slice(),
  };
}

/** How many of a player's ships meet in a vertex, one edge left out. */
export function shipsAt(open: Open, seat: Seat, vertex: number, except = -1): number {
  const { ships } = seasOf(open);
  const edges = row(seaBoardOf(open).vertexEdges, vertex);
  let count = 0;
  for (let i = 0; i < edges.length; i++) if (edges[i] !== except && ships[num(edges, i)] === seat) count++;
  return count;
}
