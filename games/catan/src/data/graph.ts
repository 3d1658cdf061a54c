/** Axial coordinates of a hex: q grows eastwards, r south-eastwards. Hexes stand on a corner. */
export type HexPlace = readonly [q: number, r: number];

/** The neighbourhoods of a map's hexes, vertices and edges; all of them are small integers from 0. */
export interface Graph {
  readonly hexPlaces: readonly HexPlace[];
  /** The vertices of each hex, clockwise from the north; a hex of the frame has only those that it shares with other hexes. */
  readonly hexVertices: readonly (readonly number[])[];
  /** The two ends of every edge, the smaller first. */
  readonly edgeVertices: readonly (readonly [number, number])[];
  /** The sum of an edge's two ends: taking one end away leaves the other. */
  readonly edgeSums: readonly number[];
  /** The one or two hexes along an edge. */
  readonly edgeHexes: readonly (readonly number[])[];
  /** The one to three hexes that meet in a vertex. */
  readonly vertexHexes: readonly (readonly number[])[];
  /** The two or three edges that meet in a vertex. */
  readonly vertexEdges: readonly (readonly number[])[];
  /** The vertices one edge away. */
  readonly vertexNeighbours: readonly (readonly number[])[];
  /** The hexes that share an edge with a hex. */
  readonly hexNeighbours: readonly (readonly number[])[];
}

type Point = readonly [x: number, y: number];

/** The corners around the middle of a hex, clockwise from the north, where a hex is two units wide and four high. */
const CORNERS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

const key = ([x, y]: Point): string => `${x},${y}`;

/** The corner points of a hex. */
const cornersOf = ([q, r]: HexPlace): Point[] => CORNERS.map(([x, y]) => [2 * q + r + x, 3 * r + y]);

/** Corners of one zig-zag row of paths belong together: the upper and lower ones stand one unit apart. */
const zigZagRow = ([, y]: Point): number => Math.floor((y + 2) / 3);

/**
 * The graph of a map. Hexes keep the order given; vertices are numbered by zig-zag row from north to south and from west to east, edges
 * by their middle, north to south, then west to east. The places of the frame have no vertices and edges of their own.
 */
export function graphOf(places: readonly HexPlace[], isFrame: (hex: number) => boolean = () => false): Graph {
  const inner = places.filter((_, hex) => !isFrame(hex));
  const points = [...new Map(inner.flatMap(cornersOf).map((point) => [key(point), point])).values()];
  points.sort((a, b) => zigZagRow(a) - zigZagRow(b) || a[0] - b[0]);
  const vertexAt = new Map(points.map((point, vertex) => [key(point), vertex]));
  const hexVertices = places.map((place) => cornersOf(place).flatMap((point) => vertexAt.get(key(point)) ?? []));
  const edgeVertices = edgesOf(inner, vertexAt);
  const all = <T>(list: readonly T[]): number[] => list.map((_, id) => id);
  const having = (lists: readonly (readonly number[])[], id: number): number[] => all(lists).filter((place) => lists[place]?.includes(id));
  const edgeHexes = edgeVertices.map((ends) => all(places).filter((hex) => ends.every((end) => hexVertices[hex]?.includes(end))));
  const vertexEdges = all(points).map((vertex) => having(edgeVertices, vertex));
  const edgeSums = edgeVertices.map(([a, b]) => a + b);
  return {
    hexPlaces: places,
    hexVertices,
    edgeVertices,
    edgeSums,
    edgeHexes,
    vertexHexes: all(points).map((vertex) => having(hexVertices, vertex)),
    vertexEdges,
    vertexNeighbours: vertexEdges.map((edges, vertex) => edges.map((edge) => (edgeSums[edge] as number) - vertex)),
    hexNeighbours: all(places).map((hex) =>
      having(edgeHexes, hex).flatMap((edge) => edgeHexes[edge]?.filter((other) => other !== hex) ?? []),
    ),
  };
}

function edgesOf(hexes: readonly HexPlace[], vertexAt: ReadonlyMap<string, number>): (readonly [number, number])[] {
  const found = new Map<string, { readonly ends: readonly [number, number]; readonly middle: Point }>();
  for (const corners of hexes.map(cornersOf)) {
    for (const [place, from] of corners.entries()) {
      const to = corners[(place + 1) % corners.length] as Point;
      const ends = [from, to].map((point) => vertexAt.get(key(point)) as number).sort((a, b) => a - b) as [number, number];
      found.set(ends.join(), { ends, middle: [from[0] + to[0], from[1] + to[1]] });
    }
  }
  const edges = [...found.values()].sort(({ middle: a }, { middle: b }) => a[1] - b[1] || a[0] - b[0]);
  return edges.map(({ ends }) => ends);
}
