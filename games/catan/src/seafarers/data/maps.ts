import type { Board, HarbourSlot } from '../../data/board.ts';
import { DESERT, GOLD, SEA, TERRAINS } from '../../data/goods.ts';
import { type Graph, graphOf, type HexPlace } from '../../data/graph.ts';
import { HARBOURS, NO_NUMBER } from '../../data/island.ts';
import { CHARTS, type Chart, ROW_STARTS, type Side, type Zone } from './charts.ts';

/** The maps as an option names them: to 14 points, or to 13 as in other editions. */
export const SEA_MAPS = ['new-shores', 'new-shores-13', 'through-the-desert', 'through-the-desert-13'] as const;

/** Places without a zone: the area in which everybody starts, and the sea. */
export const NO_ZONE = -1;

/** A map of Seafarers with everything that lies on it when a game begins. */
export interface SeaBoard extends Board {
  readonly terrains: readonly number[];
  readonly numbers: readonly number[];
  /** The type of harbour at each place, and whether they are laid at random. */
  readonly harbourTypes: readonly number[];
  readonly areHarboursShuffled: boolean;
  readonly robber: number;
  readonly pirate: number;
  /** The zones, and by hex and by vertex the place of its zone among them. */
  readonly zones: readonly Zone[];
  readonly hexZones: readonly number[];
  readonly vertexZones: readonly number[];
  /** The edges around each hex. */
  readonly hexEdges: readonly (readonly number[])[];
  /** By vertex and edge: whether it touches land, and whether it touches the sea. */
  readonly isLandVertex: readonly boolean[];
  readonly isLandEdge: readonly boolean[];
  readonly isSeaEdge: readonly boolean[];
}

const LETTERS: Readonly<Record<string, number>> = {
  h: TERRAINS.indexOf('hills'),
  f: TERRAINS.indexOf('forest'),
  p: TERRAINS.indexOf('pasture'),
  g: TERRAINS.indexOf('fields'),
  m: TERRAINS.indexOf('mountains'),
  d: DESERT,
  $: GOLD,
};

/** The two corners of each side, counted clockwise from the north. */
const SIDES: Readonly<Record<Side, readonly [number, number]>> = { NE: [0, 1], E: [1, 2], SE: [2, 3], SW: [3, 4], W: [4, 5], NW: [5, 0] };

function boardOf(chart: Chart): SeaBoard {
  const cells = chart.rows.flatMap((row, r) =>
    row.split(' ').map((text, place) => ({ text, at: [(ROW_STARTS[r] as number) + place, r] as HexPlace })),
  );
  const places = cells.map(({ at }) => at);
  const graph = graphOf(places, (hex) => cells[hex]?.text === '#');
  const terrains = cells.map(({ text }) => LETTERS[text.charAt(0)] ?? SEA);
  const hexZones = cells.map(({ text }) => chart.zones.findIndex((zone) => text.endsWith(zone)));
  const isLand = (hex: number): boolean => terrains[hex] !== SEA;
  const indexOf = ([q, r]: HexPlace): number => places.findIndex((place) => place[0] === q && place[1] === r);
  return {
    ...graph,
    harbours: chart.harbours.map(({ hex, side }) => slotAt(graph, indexOf(hex), side)),
    terrains,
    numbers: cells.map(({ text }) => Number(/\d+/.exec(text)?.[0] ?? NO_NUMBER)),
    harbourTypes: chart.harbours.map(({ type }) => HARBOURS.indexOf(type)),
    areHarboursShuffled: chart.areHarboursShuffled,
    robber: indexOf(chart.robber),
    pirate: indexOf(chart.pirate),
    zones: chart.zones,
    hexZones,
    hexEdges: places.map((_, hex) => graph.edgeHexes.flatMap((hexes, edge) => (hexes.includes(hex) ? [edge] : []))),
    vertexZones: graph.vertexHexes.map((hexes) => hexes.map((hex) => hexZones[hex] as number).find((zone) => zone !== NO_ZONE) ?? NO_ZONE),
    isLandVertex: graph.vertexHexes.map((hexes) => hexes.some(isLand)),
    isLandEdge: graph.edgeHexes.map((hexes) => hexes.some(isLand)),
    isSeaEdge: graph.edgeHexes.map((hexes) => !hexes.every(isLand)),
  };
}

function slotAt({ hexVertices, edgeVertices }: Graph, hex: number, side: Side): HarbourSlot {
  const corners = hexVertices[hex] ?? [];
  const ends = SIDES[side].map((corner) => corners[corner]).sort((a, b) => Number(a) - Number(b));
  const edge = edgeVertices.findIndex(([a, b]) => a === ends[0] && b === ends[1]);
  return { edge, vertices: edgeVertices[edge] as readonly [number, number] };
}

/** The boards in the order of CHARTS. */
export const SEA_BOARDS: readonly SeaBoard[] = CHARTS.map(boardOf);

/** The place of a map in SEA_BOARDS. */
export function boardNumber(map: (typeof SEA_MAPS)[number], seats: number): number {
  return (map.startsWith('new-shores') ? 0 : 2) + (seats === 3 ? 0 : 1);
}

/** The points that end a game on a map. */
export function targetOfMap(map: (typeof SEA_MAPS)[number]): number {
  return map.endsWith('13') ? 13 : 14;
}
