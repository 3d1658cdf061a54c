import { at, range } from '@ludoteca/kernel';
import { type Board, ISLAND } from '../data/board.ts';
import { SEA } from '../data/goods.ts';

/** A point of the sea, in units of the drawing: a hex measures RADIUS from its middle to a corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const RADIUS = 50;

/** A graph of hexes, corners and paths; any map can be drawn from it. */
export interface Graph {
  /** Axial coordinates of each hex. */
  readonly hexes: readonly (readonly [number, number])[];
  /** The corners of each hex, clockwise from the north. */
  readonly corners: readonly (readonly number[])[];
  readonly paths: readonly (readonly [number, number])[];
  readonly count: number;
  readonly harbours: readonly (readonly [number, number])[];
  /** Which hexes are land. */
  readonly land: readonly boolean[];
}

/** Where everything of a map is drawn. */
export interface Chart {
  readonly hexes: readonly Point[];
  /** By hex: whether it is land, and whether it belongs to the frame, which is plain sea. */
  readonly land: readonly boolean[];
  readonly frame: readonly boolean[];
  readonly corners: readonly Point[];
  readonly paths: readonly (readonly [Point, Point])[];
  readonly harbours: readonly Pier[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A harbour's sign in the sea and the two corners that its piers lead to. */
export interface Pier extends Point {
  readonly ends: readonly [Point, Point];
}

const SIGN_DISTANCE = RADIUS * 0.6;
const SIGN_RADIUS = RADIUS * 0.4;
const CORNERS = 6;

/** The corners of a hex around its middle, clockwise from the north. */
export function hexCorner(corner: number, radius: number): Point {
  const angle = ((60 * corner - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function hexPath(radius: number): string {
  return `M${range(6)
    .map((corner) => hexCorner(corner, radius))
    .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('L')}Z`;
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A sign of a harbour nearer than this to the middle of its hex would be hidden by what stands there. */
const HIDING = RADIUS * 0.9;
const ASIDE = RADIUS * 0.42;

/** The place for a piece in the middle of a sea hex: further from the harbours' signs that lie in it. */
export function besideSigns({ harbours }: Pick<Chart, 'harbours'>, middleOfHex: Point): Point {
  const signs = harbours.filter((sign) => distance(sign, middleOfHex) < HIDING);
  if (signs.length === 0) return middleOfHex;
  const centre = { x: signs.reduce((sum, { x }) => sum + x, 0) / signs.length, y: signs.reduce((sum, { y }) => sum + y, 0) / signs.length };
  const away = distance(centre, middleOfHex);
  if (away === 0) return middleOfHex;
  const part = ASIDE / away;
  return { x: middleOfHex.x + (middleOfHex.x - centre.x) * part, y: middleOfHex.y + (middleOfHex.y - centre.y) * part };
}

export function chartOf(graph: Graph): Chart {
  const hexes = graph.hexes.map(([q, r]): Point => ({ x: Math.sqrt(3) * RADIUS * (q + r / 2), y: 1.5 * RADIUS * r }));
  const frame = graph.corners.map((vertices) => vertices.length < CORNERS);
  const corners: Point[] = range(graph.count).map(() => ({ x: 0, y: 0 }));
  for (const [hex, vertices] of graph.corners.entries()) {
    // Hexes of a frame share their few corners with others, which know where they lie.
    if (at(frame, hex)) continue;
    for (const [corner, vertex] of vertices.entries()) {
      const { x, y } = hexCorner(corner, RADIUS);
      corners[vertex] = { x: at(hexes, hex).x + x, y: at(hexes, hex).y + y };
    }
  }
  const paths = graph.paths.map(([a, b]) => [at(corners, a), at(corners, b)] as const);
  const lands = hexes.filter((_, hex) => at(graph.land, hex));
  const harbours = graph.harbours.map(([a, b]) => pierAt(at(corners, a), at(corners, b), lands));
  return { hexes, land: graph.land, frame, corners, paths, harbours, ...boundsOf(corners, frame.includes(true) ? harbours : []) };
}

/** The rectangle around all corners, and around signs that lie between the outermost hexes and the frame. */
function boundsOf(corners: readonly Point[], signs: readonly Point[]): Pick<Chart, 'left' | 'top' | 'width' | 'height'> {
  const around = signs.flatMap(({ x, y }) => [
    { x: x - SIGN_RADIUS, y: y - SIGN_RADIUS },
    { x: x + SIGN_RADIUS, y: y + SIGN_RADIUS },
  ]);
  const xs = [...corners, ...around].map(({ x }) => x);
  const ys = [...corners, ...around].map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The sign lies on the side of the path where no land is. */
function pierAt(a: Point, b: Point, lands: readonly Point[]): Pier {
  const { x, y } = middle(a, b);
  const length = distance(a, b);
  const [dx, dy] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const sign = (way: number): Point => ({ x: x + way * dx * SIGN_DISTANCE, y: y + way * dy * SIGN_DISTANCE });
  const clear = (point: Point): number => Math.min(...lands.map((land) => distance(land, point)));
  const place = clear(sign(1)) > clear(sign(-1)) ? sign(1) : sign(-1);
  return { ...place, ends: [a, b] };
}

/** Where everything of a map of the rules is drawn; without terrains all of it is land. */
export function chartOfBoard({ hexPlaces, hexVertices, edgeVertices, vertexHexes, harbours }: Board, terrains?: readonly number[]): Chart {
  return chartOf({
    hexes: hexPlaces,
    corners: hexVertices,
    paths: edgeVertices,
    count: vertexHexes.length,
    harbours: harbours.map(({ vertices }) => vertices),
    land: hexPlaces.map((_, hex) => terrains === undefined || at(terrains, hex) !== SEA),
  });
}

/** The island of nineteen hexes. */
export const island: Chart = chartOfBoard(ISLAND);
