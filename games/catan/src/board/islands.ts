import { at, range, type Seat } from '@ludoteca/kernel';
import { NO_NUMBER } from '../data/island.ts';
import { boardOf } from '../rules/board.ts';
import { touchesRoute } from '../rules/building/road.ts';
import { isFarEnough } from '../rules/building/settlement.ts';
import { expansionOf } from '../rules/expansion.ts';
import type { Move, Open } from '../rules/types.ts';
import type { Zone } from '../seafarers/data/charts.ts';
import { NO_ZONE, type SeaBoard } from '../seafarers/data/maps.ts';
import { seaBoardOf, seasOf } from '../seafarers/rules/seas.ts';
import { besideSigns, type Chart, distance, middle, type Point, RADIUS } from './chart.ts';

/** A land that brings points to whoever builds there first, and those who have had them. */
export interface NewLand {
  readonly zone: number;
  readonly name: Zone;
  readonly seats: readonly Seat[];
}

export function newLands(open: Open, players: number): readonly NewLand[] {
  if (open.seas === undefined) return [];
  const { zones } = seaBoardOf(open);
  const { chits } = seasOf(open);
  return zones.map((name, zone) => ({
    zone,
    name,
    seats: range(players).filter((seat) => chits[seat * zones.length + zone] === 1),
  }));
}

/** The zone of a hex; undefined where there is none. */
export function zoneOfHex(open: Open, hex: number): Zone | undefined {
  if (open.seas === undefined) return undefined;
  const { zones, hexZones } = seaBoardOf(open);
  return zones[at(hexZones, hex)];
}

/** Whether robber and pirate neither move nor block anything yet. */
export function areAsleep(open: Open): boolean {
  return expansionOf(open)?.isRobberAsleep?.(open) === true;
}

/**
 * Where the sign of each zone lies: in a hex beside it that has no number and no harbour, or as little as possible of them. On a
 * `wide` picture there is room in the east and west of the frame too.
 */
export function signPlaces(chart: Chart, board: SeaBoard, numbers: readonly number[], wide = false): readonly Point[] {
  const taken = new Set<number>([board.pirate]);
  return board.zones.map((_, zone) => {
    const own = chart.hexes.filter((_, hex) => board.hexZones[hex] === zone);
    const centre = { x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) };
    const free = range(chart.hexes.length).filter(
      (hex) => at(board.hexZones, hex) === NO_ZONE && at(numbers, hex) === NO_NUMBER && !taken.has(hex),
    );
    const cost = (hex: number): number => costOf(chart, board, hex, zone, wide) + distance(at(chart.hexes, hex), centre);
    const best = free.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    taken.add(best);
    return at(chart.hexes, best);
  });
}

/** How far the pirate is above the middle of a hex in which a land's sign lies, and the sign below it; a phone's is higher. */
const ABOVE = { wide: 20, narrow: 34 } as const;
const BELOW = { wide: 16, narrow: 20 } as const;
/** Free sea at the sides of a picture, and of a phone's. */
const WIDE_MARGIN = 30;
const NARROW_MARGIN = 4;
/** The pirate's ship measures this from its middle. */
const SHIP = 18;

/** Where the pirate is drawn: not over the signs that lie in its hex, and on the frame as far in as to be seen. */
export function pirateAt(chart: Chart, open: Open, hex: number, wide: boolean): Point {
  const middleOfHex = at(chart.hexes, hex);
  const isSigned = signPlaces(chart, seaBoardOf(open), open.numbers, wide).includes(middleOfHex);
  const { x, y } = isSigned ? { x: middleOfHex.x, y: middleOfHex.y - (wide ? ABOVE.wide : ABOVE.narrow) } : besideSigns(chart, middleOfHex);
  const { left, top, width, height } = chart;
  const beside = wide ? WIDE_MARGIN : NARROW_MARGIN;
  const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  return { x: within(x, left - beside + SHIP, left + width + beside - SHIP), y: within(y, top + SHIP, top + height - SHIP) };
}

/** How much lower than its place a sign lies: below the pirate who is there. */
export function dropOf(chart: Chart, open: Open, place: Point, wide: boolean): number {
  return open.seas !== undefined && at(chart.hexes, open.seas.pirate) === place ? (wide ? BELOW.wide : BELOW.narrow) : 0;
}

const HARBOUR_COST = 90;
const LAND_COST = 60;
const FRAME_COST = 400;
const FAR_COST = 300;
/** Of each hex of the large island beside it: from there ships and settlements come, and would lie over the sign. */
const SHORE_COST = 35;
/** Of each hex of another new land beside it: a sign between two lands could be that of either. */
const OTHER_COST = 45;
/** Of the frame in the east and west of a wide picture. */
const ASIDE_COST = 25;
/** Nearer than this to a corner of the map something else may lie over it. */
const CORNER_DISTANCE = 150;

function costOf(chart: Chart, board: SeaBoard, hex: number, zone: number, wide: boolean): number {
  const point = at(chart.hexes, hex);
  const isBeside = at(board.hexNeighbours, hex).some((other) => board.hexZones[other] === zone);
  const around = at(board.hexNeighbours, hex);
  const shores = around.filter((other) => chart.land[other] === true && board.hexZones[other] === NO_ZONE).length;
  const others = around.filter((other) => board.hexZones[other] !== NO_ZONE && board.hexZones[other] !== zone).length;
  const harbours = chart.harbours.filter((sign) => distance(sign, point) < 40).length;
  const { left, top, width, height } = chart;
  const corners = [left, left + width].flatMap((x) => [top, top + height].map((y) => ({ x, y })));
  const isAside = point.y > top + RADIUS && point.y < top + height - RADIUS;
  const corner = Math.max(0, CORNER_DISTANCE - Math.min(...corners.map((one) => distance(one, point))));
  return (
    corner +
    (isBeside ? 0 : FAR_COST) +
    (at(chart.frame, hex) ? (wide && isBeside && isAside ? ASIDE_COST : FRAME_COST) : 0) +
    (at(chart.land, hex) ? LAND_COST : 0) +
    shores * SHORE_COST +
    others * OTHER_COST +
    harbours * HARBOUR_COST
  );
}

/** How far a sign is moved away from pieces beside it. */
const SHIFT = 12;
/** Pieces higher or lower than this do not lie over a sign. */
const REACH = 32;

/** How far to the right of its place a sign lies: away from the pieces at its left, or at its right. */
export function shiftOf(chart: Chart, { owners, roads, seas, realm }: Open, place: Point): number {
  const isBuilt = (corner: number): boolean => at(owners, corner) >= 0 || (realm?.knightLevels[corner] ?? 0) > 0;
  const isLaid = (path: number): boolean => at(roads, path) >= 0 || (seas?.ships[path] ?? -1) >= 0;
  const pieces = [
    ...chart.corners.filter((_, corner) => isBuilt(corner)),
    ...chart.paths.filter((_, path) => isLaid(path)).map(([a, b]) => middle(a, b)),
  ].filter((piece) => distance(piece, place) < RADIUS * 1.1 && Math.abs(piece.y - place.y) < REACH);
  const left = pieces.some(({ x }) => x < place.x);
  const right = pieces.some(({ x }) => x > place.x);
  return left === right ? 0 : left ? SHIFT : -SHIFT;
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The corner at which a way that is laid or a ship that is moved makes a settlement possible. */
export interface Landfall {
  readonly corner: number;
  readonly zone: Zone | undefined;
  readonly points: number;
}

export function landfallOf(before: Open, after: Open, seat: Seat, move: Move): Landfall | null {
  if (before.seas === undefined || (move.kind !== 'ship' && move.kind !== 'sail')) return null;
  const path = move.kind === 'ship' ? move.edge : move.to;
  const { zones, vertexZones } = seaBoardOf(before);
  const reached = at(boardOf(before).edgeVertices, path).filter(
    (corner) => isFarEnough(after, corner) && touchesRoute(after, seat, corner) && !touchesRoute(before, seat, corner),
  );
  const found = reached.map((corner) => ({
    corner,
    zone: zones[at(vertexZones, corner)],
    points: expansionOf(after)?.bonusAt?.(after, seat, corner) ?? 0,
  }));
  return found.sort((a, b) => b.points - a.points)[0] ?? null;
}
