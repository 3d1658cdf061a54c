import { add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { DEPOTS, SLOTS_PER_DEPOT } from '../../data/board.ts';
import { BANK_COINS, BOARDING_HOUSE_WORKERS, GAINS } from '../../data/effects.ts';
import {
  BANK,
  BOARDING_HOUSE,
  CARPENTER,
  CHURCH,
  CRANE,
  FACE_TYPE,
  MARKET_HALL,
  TOWN_HALL,
  WAREHOUSE,
  WATCHTOWER,
} from '../../data/faces.ts';
import { WATCHTOWER_POINTS } from '../../data/scoring.ts';
import { estateOf } from '../estates.ts';
import type { BurgundyRule } from '../ledger.ts';
import { hooks } from '../module.ts';
import { dropPending, endViolation, waysOut } from '../pending.ts';
import { score } from '../points.ts';
import { gainWorkers } from '../stock.ts';
import { fetch, gainRule, slotOf } from '../storage.ts';
import { type Burgundy, type BurgundyState, type Ctx, EMPTY, type Open } from '../types.ts';
import { openTownHall } from './town-hall.ts';
import { openWarehouse } from './warehouse.ts';

type Effect = (ctx: Ctx, seat: Seat, building: number) => void;

/** The effect of each building, once, when it is placed; the crane repeats that of the building it copies. */
const EFFECTS: { readonly [building: number]: Effect } = {
  [MARKET_HALL]: openGain,
  [CARPENTER]: openGain,
  [CHURCH]: openGain,
  [WAREHOUSE]: openWarehouse,
  [TOWN_HALL]: openTownHall,
  [CRANE]: (ctx, seat) => ctx.push({ kind: 'crane', open: { seat } }),
  [BOARDING_HOUSE]: (ctx, seat) => {
    ctx.tell?.({ kind: 'buildingWorkers', seat, workers: BOARDING_HOUSE_WORKERS, rule: 'BUR-BLD-09' });
    gainWorkers(ctx, seat, BOARDING_HOUSE_WORKERS);
  },
  [BANK]: (ctx, seat) => {
    const { open } = ctx.state;
    add(open.coins, estateOf(open, seat), BANK_COINS);
    ctx.tell?.({ kind: 'buildingCoins', seat, coins: BANK_COINS, rule: 'BUR-BLD-10' });
  },
  [WATCHTOWER]: (ctx, seat) => {
    ctx.tell?.({ kind: 'watchtower', seat, points: WATCHTOWER_POINTS, rule: 'BUR-BLD-12' });
    score(ctx, seat, WATCHTOWER_POINTS, 'watchtowers');
  },
};

export function useBuilding(ctx: Ctx, seat: Seat, building: number): void {
  const effect = EFFECTS[building];
  effect?.(ctx, seat, building);
  for (const ask of hooks.buildingStep) {
    const step = ask(building, seat);
    if (step !== undefined) ctx.push(step);
  }
}

function isOffered(building: number, tile: number): boolean {
  return GAINS[building]?.includes(at(FACE_TYPE, tile)) ?? false;
}

function openGain(ctx: Ctx, seat: Seat, building: number): void {
  const { open } = ctx.state;
  if (open.slots.some((tile) => tile !== EMPTY && isOffered(building, tile))) ctx.push({ kind: 'gain', open: { seat, building } });
  else ctx.tell?.({ kind: 'effectLost', seat, building, rule: 'BUR-BLD-03' });
}

/** Every tile of some types in the numbered depots, each face once per depot. */
export function listGains(open: Open, types: readonly number[]): MoveFor<Burgundy, 'gain'>[] {
  const list: MoveFor<Burgundy, 'gain'>[] = [];
  for (let slot = 0; slot < DEPOTS * SLOTS_PER_DEPOT; slot++) {
    const tile = at(open.slots, slot);
    const depot = 1 + Math.floor(slot / SLOTS_PER_DEPOT);
    if (tile !== EMPTY && types.includes(at(FACE_TYPE, tile)) && slotOf(open, depot, tile) === slot)
      list.push({ kind: 'gain', depot, tile });
  }
  return list;
}

function gainViolation({ open }: BurgundyState, building: number, depot: number, tile: number): BurgundyRule | undefined {
  if (!isOffered(building, tile)) return gainRule(building);
  if (slotOf(open, depot, tile) !== EMPTY) return undefined;
  return open.black.includes(tile) ? 'BUR-BLD-07' : gainRule(building);
}

/** Market, carpenter and church: one tile of their types from any numbered depot. */
export const gain: Decision<Burgundy, 'gain', 'gain' | 'decline' | 'end'> = {
  rule: 'BUR-BLD-01',
  answers: ['gain', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, { open: { building } }, seat) => ({ list: [...listGains(open, GAINS[building] ?? []), ...waysOut(open, seat)] }),
  violation: (state, { open: { building } }, seat, move) =>
    move.kind === 'gain' ? gainViolation(state, building, move.depot, move.tile) : endViolation(state.open, seat, move),
  play(ctx, { open: { building } }, seat, move) {
    if (move.kind === 'gain') fetch(ctx, seat, move.tile, move.depot, 'gain', building);
    else dropPending(ctx, seat, 'gain', move.kind, gainRule(building));
  },
};
