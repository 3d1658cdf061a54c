import { type Graph, graphOf, type HexPlace } from './graph.ts';
import { HARBOUR_SLOTS } from './island.ts';

/** A map as the rules see it: a graph, and the paths at which harbours lie. */
export interface Board extends Graph {
  readonly harbours: readonly HarbourSlot[];
}

/** A harbour serves the two ends of its path. */
export interface HarbourSlot {
  readonly edge: number;
  readonly vertices: readonly [number, number];
}

/** Row by row from the north, 3-4-5-4-3. */
const ISLAND_PLACES: readonly HexPlace[] = [
  [0, -2],
  [1, -2],
  [2, -2],
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [-2, 0],
  [-1, 0],
  [0, 0],
  [1, 0],
  [2, 0],
  [-2, 1],
  [-1, 1],
  [0, 1],
  [1, 1],
  [-2, 2],
  [-1, 2],
  [0, 2],
];

/** The island of 19 hexes with its 54 vertices and 72 edges. */
export const ISLAND: Board = { ...graphOf(ISLAND_PLACES), harbours: HARBOUR_SLOTS };

/** No map has more places than these; lists of moves and work space are made for all of them. */
export const MOST_HEXES = 68;
export const MOST_VERTICES = 108;
export const MOST_EDGES = 149;

const names = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, id) => `${letter}${id}`);

/** The places in the notation: H0, V0, E0. */
export const HEX_NAMES = names('H', MOST_HEXES);
export const VERTEX_NAMES = names('V', MOST_VERTICES);
export const EDGE_NAMES = names('E', MOST_EDGES);
