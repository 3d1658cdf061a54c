import { at, type MoveFor, type Seat } from '@ludoteca/kernel';
import { BEGINNER_DUCHIES } from '../data/duchies.ts';
import { BUILDING, FACE_MONASTERY, FACE_TYPE, TYPES } from '../data/faces.ts';
import { completeArea, completeColour } from './areas.ts';
import { costsFor, freeStepForPlacing, spendDie, workersFor } from './dice.ts';
import { countFace, estateOf, isAlone, layoutOf, owns } from './estates.ts';
import { hexesFor, hexIn } from './layout.ts';
import type { BurgundyRule } from './ledger.ts';
import { hooks } from './module.ts';
import { isStored, removeStored } from './storage.ts';
import { isPartners, storedBy } from './stores.ts';
import { type Burgundy, type BurgundyState, type Ctx, EMPTY, type Move, type Open } from './types.ts';

type Place = MoveFor<Burgundy, 'place'>;

const REPEATED_BUILDINGS = 1;

/** Whether a tile may lie on a hex at all: on its own colour, or on any where it has none. */
function fits(open: Open, estate: number, tile: number, hex: number): boolean {
  return hexesFor(layoutOf(open, estate), at(FACE_TYPE, tile)).includes(hex);
}

function hasContact(duchy: readonly number[], near: readonly number[]): boolean {
  for (let i = 0; i < near.length; i++) if (duchy[near[i] as number] !== EMPTY) return true;
  return false;
}

/** Whether an estate's tiles may lie apart from the others. */
function needsNoContact(open: Open, estate: number): boolean {
  for (const ask of hooks.needsNoContact) if (ask(open, estate)) return true;
  return false;
}

/** Why a tile may not lie on a hex that it fits: the village has such a building, or a module forbids it. */
function misplaced(open: Open, estate: number, tile: number, hex: number): BurgundyRule | undefined {
  const type = at(FACE_TYPE, tile);
  if (type < TYPES.length) return type === BUILDING && repeatsBuilding(open, estate, tile, hex) ? 'BUR-BLD-02' : undefined;
  for (const ask of hooks.misplaced) {
    const rule = ask(open, estate, tile, hex);
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** Whether the village of the hex already has this building, which only monastery 1 allows. */
function repeatsBuilding(open: Open, estate: number, tile: number, hex: number): boolean {
  if (owns(open, estate, REPEATED_BUILDINGS)) return false;
  const layout = layoutOf(open, estate);
  const duchy = at(open.duchies, estate);
  for (const other of at(layout.areas, at(layout.areaOf, hex)).hexes) if (duchy[other] === tile) return true;
  return false;
}

/** Every hex where a stored tile may lie, for one or two dice (0 for none) that reach its number. */
export function listPlacements(list: Move[], open: Open, seat: Seat, die: number, second: number): void {
  const estate = estateOf(open, seat);
  const stored = storedBy(open, seat);
  const workers = at(open.workers, estate);
  const layout = layoutOf(open, estate);
  const duchy = at(open.duchies, estate);
  const anywhere = needsNoContact(open, estate);
  for (let i = 0; i < stored.length; i++) {
    const tile = at(stored, i);
    if (stored.indexOf(tile) < i) continue;
    const type = at(FACE_TYPE, tile);
    const costs = costsFor(open, estate, freeStepForPlacing(type));
    for (const hex of hexesFor(layout, type)) {
      if (duchy[hex] !== EMPTY) continue;
      const number = layout.die[hex] as number;
      const byFirst = (costs[die * 8 + number] as number) <= workers;
      const bySecond = second !== 0 && (costs[second * 8 + number] as number) <= workers;
      if (!byFirst && !bySecond) continue;
      if (!anywhere && !hasContact(duchy, layout.contact[hex] as readonly number[])) continue;
      if (type === BUILDING && repeatsBuilding(open, estate, tile, hex)) continue;
      if (type >= TYPES.length && misplaced(open, estate, tile, hex) !== undefined) continue;
      if (byFirst) list.push({ kind: 'place', die, tile, hex: hex + layout.first });
      if (bySecond) list.push({ kind: 'place', die: second, tile, hex: hex + layout.first });
    }
  }
}

/** Why a tile cannot lie on a hex, whatever its number: covered, of another colour, without contact, misplaced. */
export function groundViolation(open: Open, estate: number, tile: number, hex: number): BurgundyRule | undefined {
  const layout = layoutOf(open, estate);
  const duchy = at(open.duchies, estate);
  if (hex < 0) return 'BUR-PLACE-02';
  if (at(duchy, hex) !== EMPTY) return 'BUR-PLACE-04';
  if (!fits(open, estate, tile, hex)) return 'BUR-PLACE-02';
  if (!needsNoContact(open, estate) && !hasContact(duchy, at(layout.contact, hex))) return contactRule(open, estate);
  return misplaced(open, estate, tile, hex);
}

/** Why the tile cannot lie there, supposing that the die is there: colour, contact, village or number. */
export function placeViolation(state: BurgundyState, seat: Seat, { die, tile, hex: named }: Place): BurgundyRule | undefined {
  const { open } = state;
  const estate = estateOf(open, seat);
  const hex = hexIn(layoutOf(open, estate), named);
  if (!isStored(open, seat, tile)) return isPartners(open, seat, tile) ? 'BUR-TEAM-08' : 'BUR-TAKE-02';
  const ground = groundViolation(open, estate, tile, hex);
  if (ground !== undefined) return ground;
  const number = at(layoutOf(open, estate).die, hex);
  const cost = workersFor(open, estate, die, number, freeStepForPlacing(at(FACE_TYPE, tile)));
  return cost > at(open.workers, estate) ? 'BUR-PLACE-01' : undefined;
}

function contactRule(open: Open, estate: number): BurgundyRule {
  if (isAlone(open)) return 'BUR-SOLO-08';
  const covered = layoutOf(open, estate).size - countFace(open, estate, EMPTY);
  if (covered > 1) return 'BUR-PLACE-03';
  return BEGINNER_DUCHIES.includes(at(open.layouts, estate)) ? 'BUR-PLACE-09' : 'BUR-ADV-03';
}

/** A stored tile is placed with a die and lies for good. */
export function place(ctx: Ctx, seat: Seat, { die, tile, hex: named }: Place): void {
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  const hex = hexIn(layoutOf(open, estate), named);
  const type = at(FACE_TYPE, tile);
  spendDie(ctx, seat, die, at(layoutOf(open, estate).die, hex), freeStepForPlacing(type));
  const leavesTwin = removeStored(open, seat, tile);
  cover(ctx, seat, tile, hex);
  if (leavesTwin) ctx.push({ kind: 'keep', open: { seat, tile } });
}

/** Covers a hex, however the tile came there: its area and its colour, what modules see in it, and last its effect. */
export function cover(ctx: Ctx, seat: Seat, tile: number, hex: number): void {
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  at(open.duchies, estate)[hex] = tile;
  const monastery = at(FACE_MONASTERY, tile);
  if (monastery > 0) open.monasteries[estate] = at(open.monasteries, estate) | (1 << monastery);
  if (ctx.tell !== undefined) tellPlaced(ctx, seat, tile, hex);
  for (const ask of hooks.follows) if (ask(ctx, seat, tile, hex)) return;
  completeArea(ctx, seat, hex);
  completeColour(ctx, seat, hex);
  for (const ask of hooks.covered) ask(ctx, seat, hex);
  ctx.push({ kind: 'effect', open: { seat, tile, hex } });
}

function tellPlaced(ctx: Ctx, seat: Seat, tile: number, hex: number): void {
  const named = hex + layoutOf(ctx.state.open, estateOf(ctx.state.open, seat)).first;
  ctx.tell?.({ kind: 'placed', seat, tile, hex: named, rule: 'BUR-PLACE-01' });
}
