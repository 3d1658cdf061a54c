import { add, num, type Seat } from '@ludoteca/kernel';
import { touchesRoute } from '../../../rules/building/road.ts';
import { NOBODY, type Open } from '../../../rules/types.ts';
import { KNIGHT_LEVELS, KNIGHTS_PER_LEVEL } from '../../data/knights.ts';
import { companionOf } from '../companion.ts';
import { type Realm, realmOf } from '../realm.ts';

/** Bits of `knightUsed`. */
export const IDLE = 1;
export const PROMOTED = 2;

/** No building and no knight of anyone (CK-KN-03). */
export function isFreeSpot(open: Open, vertex: number): boolean {
  return num(open.owners, vertex) === NOBODY && num(realmOf(open).knightOwners, vertex) === NOBODY;
}

/** A free spot that an own road leads to; no distance is kept (CK-KN-02). */
export function isKnightSite(open: Open, seat: Seat, vertex: number): boolean {
  return isFreeSpot(open, vertex) && touchesRoute(open, seat, vertex) && companionOf(open)?.forbidsKnight(open, vertex) === undefined;
}

/** Whether there is any such place. */
export function hasKnightSite(open: Open, seat: Seat): boolean {
  for (let vertex = 0; vertex < open.owners.length; vertex++) if (isKnightSite(open, seat, vertex)) return true;
  return false;
}

export function isOwnKnight(realm: Realm, seat: Seat, vertex: number): boolean {
  return num(realm.knightOwners, vertex) === seat;
}

/** The cell of the supply for knights of a level. */
const supplyCell = (seat: Seat, level: number): number => seat * KNIGHT_LEVELS.length + level - 1;

export function supplyOf(realm: Realm, seat: Seat, level: number): number {
  return num(realm.knightsLeft, supplyCell(seat, level));
}

/** A knight comes from the supply to a place. */
export function placeKnight(realm: Realm, seat: Seat, vertex: number, level: number, active: number): void {
  add(realm.knightsLeft, supplyCell(seat, level), -1);
  standKnight(realm, seat, vertex, level, active, 0);
}

/** A knight that is on the board already stands here now. */
export function standKnight(realm: Realm, seat: Seat, vertex: number, level: number, active: number, used: number): void {
  realm.knightOwners[vertex] = seat;
  realm.knightLevels[vertex] = level;
  realm.knightActive[vertex] = active;
  realm.knightUsed[vertex] = used;
}

/** The place becomes free; the piece is still in somebody's hand. */
export function liftKnight(realm: Realm, vertex: number): void {
  standKnight(realm, NOBODY, vertex, 0, 0, 0);
}

/** A knight that finds no place goes back to the supply as a piece of its level (CK-KN-14). */
export function retireKnight(realm: Realm, seat: Seat, level: number): void {
  add(realm.knightsLeft, supplyCell(seat, level), 1);
}

/** The knight becomes a piece of the next level; its state stays (CK-KN-06). */
export function raiseKnight(realm: Realm, seat: Seat, vertex: number): number {
  const level = num(realm.knightLevels, vertex);
  add(realm.knightsLeft, supplyCell(seat, level), 1);
  add(realm.knightsLeft, supplyCell(seat, level + 1), -1);
  realm.knightLevels[vertex] = level + 1;
  realm.knightUsed[vertex] = num(realm.knightUsed, vertex) | PROMOTED;
  return level + 1;
}

/** The vertices of a player's knights. */
export function knightsOf(realm: Realm, seat: Seat): number[] {
  const places: number[] = [];
  if (!hasKnight(realm, seat)) return places;
  for (let vertex = 0; vertex < realm.knightOwners.length; vertex++) if (realm.knightOwners[vertex] === seat) places.push(vertex);
  return places;
}

/** Whether a player has any knight on the board: then the supply is not full. */
export function hasKnight({ knightsLeft }: Realm, seat: Seat): boolean {
  for (let level = 1; level <= KNIGHT_LEVELS.length; level++)
    if (num(knightsLeft, supplyCell(seat, level)) < KNIGHTS_PER_LEVEL) return true;
  return false;
}

/** Strength of a player's active knights. */
export function activeStrength(realm: Realm, seat: Seat): number {
  let strength = 0;
  for (let vertex = 0; vertex < realm.knightOwners.length; vertex++) {
    if (realm.knightOwners[vertex] === seat && realm.knightActive[vertex] === 1) strength += num(realm.knightLevels, vertex);
  }
  return strength;
}
