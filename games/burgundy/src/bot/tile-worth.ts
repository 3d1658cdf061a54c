import { at } from '@ludoteca/kernel';
import { BUILDING_MONASTERIES, END_POINTS } from '../data/effects.ts';
import {
  BUILDING,
  FACE_ANIMAL,
  FACE_HEADS,
  FACE_MONASTERY,
  FACE_TYPE,
  FACES,
  INN,
  LIVESTOCK,
  MINE,
  MONASTERY,
  TYPES,
} from '../data/faces.ts';
import { AREA_POINTS, LARGEST_AREA } from '../data/scoring.ts';
import { areaSize } from '../rules/areas.ts';
import { countType, owns } from '../rules/estates.ts';
import type { Layout } from '../rules/layout.ts';
import { storedIn } from '../rules/stores.ts';
import { EMPTY, type Open } from '../rules/types.ts';
import { type Course, chanceFor, expectedBonus } from './course.ts';
import { covered, leans } from './hexes.ts';
import { EFFECT, LASTING, WEIGHTS } from './weights.ts';

/** Stored tiles are worth a share of the value of placing them. */
export function storageWorth(open: Open, estate: number, layout: Layout, course: Course): number {
  const stored = storedIn(open, estate);
  if (stored.length === 0) return 0;
  const worths = stored.map((tile) => placingWorth(open, estate, layout, course, tile)).sort((a, b) => b - a);
  let worth = 0;
  for (let i = 0; i < worths.length; i++)
    worth += at(worths, i) * (i === 0 ? WEIGHTS.stored : i === 1 ? WEIGHTS.storedSecond : WEIGHTS.storedThird);
  // Shared tiles wait for the dice of both partners.
  if (open.estates !== undefined) worth += at(open.storage, estate).length * WEIGHTS.shared;
  return course.dice > 0 ? worth * Math.min(1, course.dice / (stored.length + 1)) : 0;
}

/** The best hex for a tile, and what the tile itself does. */
function placingWorth(open: Open, estate: number, layout: Layout, course: Course, tile: number): number {
  const type = at(FACE_TYPE, tile);
  const duchy = at(open.duchies, estate);
  let best = -1;
  for (let area = 0; area < layout.areas.length; area++) {
    const { colour, hexes } = at(layout.areas, area);
    if (colour !== type && type < TYPES.length) continue;
    const here = covered(duchy, hexes);
    const need = hexes.length - here;
    if (
      need === 0 ||
      (tile === INN && hexes.some((hex) => duchy[hex] === INN)) ||
      (type === BUILDING && !owns(open, estate, 1) && hexes.some((hex) => duchy[hex] === tile))
    )
      continue;
    const reachable = hexes.some((hex) => duchy[hex] === EMPTY && leans(duchy, at(layout.contact, hex)));
    const larger = tile === INN ? 1 : 0;
    const full = at(AREA_POINTS, Math.min(LARGEST_AREA, areaSize(open, estate, area) + larger)) + expectedBonus(course, need);
    const step = ((here + 1) / hexes.length) ** WEIGHTS.areaPower - (here / hexes.length) ** WEIGHTS.areaPower;
    const herd = type === LIVESTOCK ? sameAnimal(duchy, hexes, at(FACE_ANIMAL, tile)) : 0;
    best = Math.max(best, (full * step * chanceFor(course, need) + herd) * (reachable ? 1 : WEIGHTS.outOfReach));
  }
  return best < 0 ? 0 : best + tileWorth(open, estate, course, tile, type);
}

function sameAnimal(duchy: readonly number[], hexes: readonly number[], animal: number): number {
  let heads = 0;
  for (const hex of hexes) {
    const tile = at(duchy, hex);
    if (tile !== EMPTY && FACE_ANIMAL[tile] === animal) heads += at(FACE_HEADS, tile);
  }
  return heads;
}

function tileWorth(open: Open, estate: number, course: Course, tile: number, type: number): number {
  if (type === LIVESTOCK) return at(FACE_HEADS, tile) + 0.5;
  if (type === MINE) return course.phases * WEIGHTS.coin * WEIGHTS.mine;
  if (type === MONASTERY) return monasteryWorth(open, estate, course, at(FACE_MONASTERY, tile));
  return (EFFECT[at(FACES, tile)] ?? 0) * WEIGHTS.effects;
}

/** The value of one monastery from now on. */
export function monasteryWorth(open: Open, estate: number, course: Course, number: number): number {
  const lasting = LASTING[number];
  if (lasting !== undefined)
    return lasting * WEIGHTS.lasting * course.share + (number === 2 ? countType(open, estate, MINE) * course.phases : 0);
  const building = BUILDING_MONASTERIES.find(({ monastery }) => monastery === number);
  if (building !== undefined) return END_POINTS.building * (copies(open, estate, building.building) + course.tiles * WEIGHTS.buildings);
  if (number === 24) return END_POINTS.animal * Math.min(4, 1 + course.tiles * 0.12);
  if (number === 15) return END_POINTS.colourSold * Math.min(6, 2.5 + course.tiles * 0.12);
  if (number === 25) return END_POINTS.soldGood * (3 + course.tiles * 0.4);
  return END_POINTS.bonusTile * 1.5;
}

function copies(open: Open, estate: number, face: number): number {
  let count = 0;
  for (const tile of at(open.duchies, estate)) if (tile === face) count++;
  for (const tile of storedIn(open, estate)) if (tile === face) count += 0.7;
  return count;
}
