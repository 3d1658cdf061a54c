import { add, at, type Seat } from '@ludoteca/kernel';
import { FIRST, KEPT_KINDS } from '../data/chests.ts';
import { SOURCES, type Source } from '../data/course.ts';
import { MOST_OFFICES, REGIONS } from '../data/regions.ts';
import type { StauferRule } from './ledger.ts';
import { type Ctx, type LyingChest, NONE, type Open, type PointReason } from './types.ts';

const OFFICES = REGIONS.length * MOST_OFFICES;
/** Number of bits of a code that hold the fifteen kinds of chest. */
const KIND_BITS = 4;
/** Pieces of one region's payment area: five players, two kinds. */
const AREA = 10;
const SOURCE_NUMBER: Readonly<Record<Source, number>> = Object.fromEntries(SOURCES.map((source, n) => [source, n])) as Record<
  Source,
  number
>;

export function pieceOf(seat: Seat, kind: number): number {
  return seat * 2 + kind;
}

export function seatOfPiece(piece: number): Seat {
  return piece >> 1;
}

export function kindOfPiece(piece: number): number {
  return piece & 1;
}

/** Clockwise steps from the king's region to a region. */
export function distanceTo(open: Open, region: number): number {
  return (open.ring.indexOf(region) - open.ring.indexOf(open.king) + REGIONS.length) % REGIONS.length;
}

/** The region this many steps clockwise from another. */
export function onRing(open: Open, region: number, steps: number): number {
  return at(open.ring, (open.ring.indexOf(region) + steps) % REGIONS.length);
}

export function owns(open: Open, seat: Seat, type: number): boolean {
  return (at(open.privileges, seat) & (1 << type)) !== 0;
}

/** How many chests of a kind that is kept a player has. */
export function heldBy(open: Open, seat: Seat, kind: number): number {
  return at(open.held, seat * KEPT_KINDS + kind - FIRST);
}

export function keepChest(open: Open, seat: Seat, kind: number, by: number): void {
  add(open.held, seat * KEPT_KINDS + kind - FIRST, by);
}

/** Own pieces of a kind on a payment area. */
export function onArea(open: Open, region: number, piece: number): number {
  return at(open.areas, region * AREA + piece);
}

export function putOnArea(open: Open, region: number, piece: number, by: number): void {
  add(open.areas, region * AREA + piece, by);
}

/** Whether a player has a piece of a kind on any payment area. */
export function isOnAnyArea(open: Open, piece: number): boolean {
  for (let region = 0; region < REGIONS.length; region++) if (onArea(open, region, piece) > 0) return true;
  return false;
}

/** Places under which chests lie: offices, then supply spaces. */
export function placeOfSpace(space: number): number {
  return OFFICES + space;
}

export function isSpace(place: number): boolean {
  return place >= OFFICES;
}

export function spaceOfPlace(place: number): number {
  return place - OFFICES;
}

export function lyingCode(place: number, kind: number): LyingChest {
  return ((place << KIND_BITS) | kind) as LyingChest;
}

export function placeOfLying(code: LyingChest): number {
  return code >> KIND_BITS;
}

export function kindOfLying(code: LyingChest): number {
  return code & ((1 << KIND_BITS) - 1);
}

/** The chests at a place, in the order in which they came. */
export function chestsAt(open: Open, place: number): number[] {
  const found: number[] = [];
  for (const code of open.lying) if (placeOfLying(code) === place) found.push(kindOfLying(code));
  return found;
}

export function hasChests(open: Open, place: number): boolean {
  for (const code of open.lying) if (placeOfLying(code) === place) return true;
  return false;
}

/** Takes up all chests at a place. */
export function takeChests(open: Open, place: number): number[] {
  const taken = chestsAt(open, place);
  if (taken.length > 0) open.lying = open.lying.filter((code) => placeOfLying(code) !== place);
  return taken;
}

/** Pieces that stand in an office. */
export function occupants(open: Open, office: number): number {
  return (at(open.left, office) === NONE ? 0 : 1) + (at(open.right, office) === NONE ? 0 : 1);
}

export function addPoints(open: Open, seat: Seat, source: Source, points: number): void {
  add(open.points, seat * SOURCES.length + SOURCE_NUMBER[source], points);
}

/** Points during the game, with the reason told. */
export function score(ctx: Ctx, seat: Seat, source: Source, points: number, why: PointReason, rule: StauferRule): void {
  if (points === 0) return;
  addPoints(ctx.state.open, seat, source, points);
  ctx.tell?.({ kind: 'points', seat, points, why, rule });
}

export function totalOf(open: Open, seat: Seat): number {
  let total = 0;
  for (let source = 0; source < SOURCES.length; source++) total += at(open.points, seat * SOURCES.length + source);
  return total;
}
