import { at, type Seat } from '@ludoteca/kernel';
import { DEPLOY, MOVE } from '../data/chests.ts';
import { ENVOY, NOBLE } from '../data/course.ts';
import {
  COST_DISCOUNT,
  COST_IS_3,
  COST_LESS_1,
  FIXED_COST,
  FREE_REGIONS,
  JOIN,
  MOVE_2_FREE,
  MOVE_FOR_1,
  MOVE_NEXT_FREE,
} from '../data/privileges.ts';
import { REGIONS } from '../data/regions.ts';
import type { StauferRule } from './ledger.ts';
import { regionOf, tablesOf } from './lookup.ts';
import { WITH_DEPLOY, WITH_MOVE } from './moves.ts';
import { distanceTo, heldBy, owns, pieceOf } from './table.ts';
import { NONE, type Open, type Position } from './types.ts';

/** The first step of the way that costs a piece; beyond the distance when movement is free. */
function firstPaidStep(open: Open, seat: Seat, distance: number): number {
  const forOne = owns(open, seat, MOVE_FOR_1);
  const twoFree = owns(open, seat, MOVE_2_FREE);
  const isNext = distance === 1 || distance === REGIONS.length - 1;
  if (distance === 0 || (forOne && twoFree) || (isNext && owns(open, seat, MOVE_NEXT_FREE))) return distance + 1;
  if (twoFree) return Math.min(FREE_REGIONS, distance) + 1;
  return forOne ? distance : 1;
}

/** Pieces that movement costs. */
export function movementCost(open: Open, seat: Seat, region: number): number {
  const distance = distanceTo(open, region);
  return distance - firstPaidStep(open, seat, distance) + 1;
}

/** Pieces that deployment costs, the one in the office included. */
export function deploymentCost(open: Open, seat: Seat, printed: number): number {
  const cost = owns(open, seat, COST_IS_3) ? Math.min(printed, FIXED_COST) : printed;
  return Math.max(1, owns(open, seat, COST_LESS_1) ? cost - COST_DISCOUNT : cost);
}

/** A piece may stand in an empty office, with privilege 2 also beside a single piece. */
export function hasRoom(open: Open, seat: Seat, office: number): boolean {
  if (at(open.left, office) === NONE) return true;
  return at(open.right, office) === NONE && owns(open, seat, JOIN);
}

/** The payments of one deployment: regions that get a movement piece, then regions that get a deployment piece. */
export interface Bill {
  readonly movement: number[];
  readonly deployment: number[];
}

/** Where the payments go: clockwise along the way, then clockwise from the region after the target. */
export function billOf(state: Position, seat: Seat, office: number, use: number): Bill {
  const { open, config } = state;
  const { ring } = open;
  const size = REGIONS.length;
  const target = ring.indexOf(regionOf(office));
  const king = ring.indexOf(open.king);
  const distance = (target - king + size) % size;
  const movement: number[] = [];
  if ((use & WITH_MOVE) === 0) {
    for (let step = firstPaidStep(open, seat, distance); step <= distance; step++) movement.push(at(ring, (king + step) % size));
  }
  const deployment: number[] = [];
  const cost = (use & WITH_DEPLOY) !== 0 ? 1 : deploymentCost(open, seat, at(tablesOf(config).cost, office));
  for (let step = 1; step < cost; step++) deployment.push(at(ring, (target + step) % size));
  return { movement, deployment };
}

/** The fewest and the most nobles among the payments; `most` is below `fewest` when the court cannot pay. */
export function nobleRange(open: Open, seat: Seat, piece: number, payments: number): { fewest: number; most: number } {
  const envoys = at(open.court, pieceOf(seat, ENVOY)) - (piece === ENVOY ? 1 : 0);
  const nobles = at(open.court, pieceOf(seat, NOBLE)) - (piece === NOBLE ? 1 : 0);
  if (envoys < 0 || nobles < 0) return { fewest: 0, most: -1 };
  return { fewest: Math.max(0, payments - envoys), most: Math.min(nobles, payments) };
}

/** Whether any office can be taken with everything that the player has and this many more envoys. */
export function canAffordAny(state: Position, seat: Seat, moreEnvoys: number): boolean {
  const { open, config } = state;
  const nobles = at(open.court, pieceOf(seat, NOBLE));
  const pieces = nobles + at(open.court, pieceOf(seat, ENVOY)) + moreEnvoys;
  if (pieces === 0) return false;
  const walks = heldBy(open, seat, MOVE) > 0;
  const cheap = heldBy(open, seat, DEPLOY) > 0;
  const { offices, cost, icon } = tablesOf(config);
  for (const office of offices) {
    if (!hasRoom(open, seat, office) || (at(icon, office) === 1 && nobles === 0)) continue;
    const least = (walks ? 0 : movementCost(open, seat, regionOf(office))) + (cheap ? 1 : deploymentCost(open, seat, at(cost, office)));
    if (least <= pieces) return true;
  }
  return false;
}

/** Why a piece of this kind cannot stand in the office, whatever it costs. */
export function officeViolation(state: Position, seat: Seat, office: number, piece: number): StauferRule | undefined {
  const { open, config } = state;
  const { cost, icon } = tablesOf(config);
  if (at(cost, office) === 0) return 'STA-MOV-01';
  if (!hasRoom(open, seat, office)) return at(open.right, office) === NONE ? 'STA-MOV-01' : 'STA-PRV-02';
  if (at(icon, office) === 1 && piece !== NOBLE) return at(open.left, office) === NONE ? 'STA-DEP-03' : 'STA-PRV-18';
  return undefined;
}
