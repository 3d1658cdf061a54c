/*
 * The island of 19 hexes as a graph of small integers: hexes 0–18, vertices 0–53, edges 0–71, printed H0, V0, E0.
 *
 * Hexes stand on a corner and are numbered row by row (3-4-5-4-3), vertices by zig-zag row from north to south (7-9-11-11-9-7) and from
 * west to east, edges by their middle, north to south, then west to east.
 */

type Six = readonly [number, number, number, number, number, number];

/** The corners of a hex, clockwise from the north; the order in which HEX_VERTICES lists them. */
export const CORNERS = ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest'] as const;

export const HEX_VERTICES = [
  [1, 2, 10, 9, 8, 0],
  [3, 4, 12, 11, 10, 2],
  [5, 6, 14, 13, 12, 4],
  [8, 9, 19, 18, 17, 7],
  [10, 11, 21, 20, 19, 9],
  [12, 13, 23, 22, 21, 11],
  [14, 15, 25, 24, 23, 13],
  [17, 18, 29, 28, 27, 16],
  [19, 20, 31, 30, 29, 18],
  [21, 22, 33, 32, 31, 20],
  [23, 24, 35, 34, 33, 22],
  [25, 26, 37, 36, 35, 24],
  [29, 30, 40, 39, 38, 28],
  [31, 32, 42, 41, 40, 30],
  [33, 34, 44, 43, 42, 32],
  [35, 36, 46, 45, 44, 34],
  [40, 41, 49, 48, 47, 39],
  [42, 43, 51, 50, 49, 41],
  [44, 45, 53, 52, 51, 43],
] as const satisfies readonly Six[];

/** The two ends of every edge, the smaller first. */
export const EDGE_VERTICES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [0, 8],
  [2, 10],
  [4, 12],
  [6, 14],
  [7, 8],
  [8, 9],
  [9, 10],
  [10, 11],
  [11, 12],
  [12, 13],
  [13, 14],
  [14, 15],
  [7, 17],
  [9, 19],
  [11, 21],
  [13, 23],
  [15, 25],
  [16, 17],
  [17, 18],
  [18, 19],
  [19, 20],
  [20, 21],
  [21, 22],
  [22, 23],
  [23, 24],
  [24, 25],
  [25, 26],
  [16, 27],
  [18, 29],
  [20, 31],
  [22, 33],
  [24, 35],
  [26, 37],
  [27, 28],
  [28, 29],
  [29, 30],
  [30, 31],
  [31, 32],
  [32, 33],
  [33, 34],
  [34, 35],
  [35, 36],
  [36, 37],
  [28, 38],
  [30, 40],
  [32, 42],
  [34, 44],
  [36, 46],
  [38, 39],
  [39, 40],
  [40, 41],
  [41, 42],
  [42, 43],
  [43, 44],
  [44, 45],
  [45, 46],
  [39, 47],
  [41, 49],
  [43, 51],
  [45, 53],
  [47, 48],
  [48, 49],
  [49, 50],
  [50, 51],
  [51, 52],
  [52, 53],
] as const satisfies readonly (readonly [number, number])[];

/** Where the hexes lie: axial coordinates, q growing eastwards, r south-eastwards. */
export const HEX_PLACES = [
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
] as const satisfies readonly (readonly [number, number])[];
export const HEXES = HEX_VERTICES.length;
export const VERTICES = 54;
export const EDGES = EDGE_VERTICES.length;

const ids = (count: number): number[] => Array.from({ length: count }, (_, id) => id);

export const HEX_NAMES: readonly string[] = ids(HEXES).map((hex) => `H${hex}`);
export const VERTEX_NAMES: readonly string[] = ids(VERTICES).map((vertex) => `V${vertex}`);
export const EDGE_NAMES: readonly string[] = ids(EDGES).map((edge) => `E${edge}`);

/** The one to three hexes that meet in a vertex. */
export const VERTEX_HEXES: readonly (readonly number[])[] = ids(VERTICES).map((vertex) =>
  ids(HEXES).filter((hex) => HEX_VERTICES[hex]?.some((corner) => corner === vertex)),
);

/** The two or three edges that meet in a vertex. */
export const VERTEX_EDGES: readonly (readonly number[])[] = ids(VERTICES).map((vertex) =>
  ids(EDGES).filter((edge) => EDGE_VERTICES[edge]?.some((end) => end === vertex)),
);

/** The one or two hexes along an edge; an edge with one hex lies on the coast. */
export const EDGE_HEXES: readonly (readonly number[])[] = EDGE_VERTICES.map(([a, b]) =>
  ids(HEXES).filter((hex) => HEX_VERTICES[hex]?.some((corner) => corner === a) && HEX_VERTICES[hex]?.some((corner) => corner === b)),
);

/** The hexes that share an edge with a hex. */
export const HEX_NEIGHBOURS: readonly (readonly number[])[] = ids(HEXES).map((hex) =>
  EDGE_HEXES.flatMap(([a, b]) => (b === undefined ? [] : a === hex ? [b] : b === hex && a !== undefined ? [a] : [])),
);

/** The sum of an edge's two ends: taking one end away leaves the other. */
export const EDGE_SUMS: readonly number[] = EDGE_VERTICES.map(([a, b]) => a + b);

/** The vertices one edge away. */
export const VERTEX_NEIGHBOURS: readonly (readonly number[])[] = VERTEX_EDGES.map((edges, vertex) =>
  edges.map((edge) => (EDGE_SUMS[edge] as number) - vertex),
);
