import { ACTIVATION_COST, KNIGHT_COST, MEDICINE_COST, WALL_COST } from '../cities-and-knights/data/prices.ts';
import { CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST } from '../data/goods.ts';
import type { MoveKind, Step } from '../rules/types.ts';
import { SHIP_COST } from '../seafarers/data/seas.ts';

export type Cost = readonly number[];

const COSTS: Partial<Record<MoveKind, Cost>> = {
  road: ROAD_COST,
  ship: SHIP_COST,
  settlement: SETTLEMENT_COST,
  city: CITY_COST,
  buy: CARD_COST,
  wall: WALL_COST,
  recruit: KNIGHT_COST,
  promote: KNIGHT_COST,
  activate: ACTIVATION_COST,
  medicine: MEDICINE_COST,
};
const FREE: Cost = [];
/** Only in the own turn is anything paid for. */
const PAYING: readonly string[] = ['action', 'ckAction'];

/** What something of this kind costs now, by kind of card. */
export function costOf(kind: MoveKind, step: Step | undefined): Cost {
  return step !== undefined && PAYING.includes(step.kind) ? (COSTS[kind] ?? FREE) : FREE;
}

/** The price list. */
export function priceOf(kind: MoveKind): Cost {
  return COSTS[kind] ?? FREE;
}
