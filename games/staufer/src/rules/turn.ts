import { type Automatic, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { FIRST, SUPPLY } from '../data/chests.ts';
import { ENVOY } from '../data/course.ts';
import { useChest } from './chests.ts';
import { canAffordAny } from './costs.ts';
import type { StauferRule } from './ledger.ts';
import { tablesOf } from './lookup.ts';
import { DEPLOYS } from './moves.ts';
import { gain } from './pieces.ts';
import { supply, supplyViolation } from './supply.ts';
import { hasChests, heldBy, isOnAnyArea, pieceOf, placeOfSpace } from './table.ts';
import type { Ctx, Open, Position, Staufer, StauferState } from './types.ts';

/** A round: everybody's three turns in the order of the track, region scoring, clean-up or the final scoring. */
export const round: Automatic<Staufer, 'round'> = {
  run(ctx) {
    const { round: number, rowsA, rowsB } = ctx.state.open;
    ctx.tell?.({
      kind: 'roundBegun',
      round: number,
      region: at(rowsA, number - 1),
      condition: at(rowsB, number - 1),
      rule: 'STA-FLOW-01',
    });
    ctx.push({ kind: 'turn' });
  },
};

const SEATS = [0, 1, 2, 3, 4];
const TURN = { kind: 'turn' } as const;
const SCORING = { kind: 'scoring' } as const;
const ACTS = SEATS.map((seat) => ({ kind: 'act', open: { seat } }) as const);
const OFFICES = SEATS.map((seat) => ({ kind: 'office', open: { seat } }) as const);

/** The topmost family member acts, until the track is empty. */
export const turn: Automatic<Staufer, 'turn'> = {
  run(ctx) {
    const seat = ctx.state.open.order[0];
    if (seat === undefined) {
      ctx.push(SCORING);
      return;
    }
    ctx.tell?.({ kind: 'turnBegun', seat, rule: 'STA-FLOW-02' });
    ctx.push(at(ACTS, seat), TURN);
  },
};

/** Envoys that the space about to be taken on the deployment track brings: one, or none. */
function bonusEnvoys(state: Position, spot: number): number {
  const { open, config } = state;
  const space = spot === 1 ? 0 : open.deployTrack.length;
  return space < tablesOf(config).envoySpaces ? 1 : 0;
}

/** The same, if there is an envoy that can be taken. */
export function reachableEnvoys(state: Position, seat: Seat, spot: number): number {
  const { open } = state;
  const envoy = pieceOf(seat, ENVOY);
  return at(open.province, envoy) > 0 || isOnAnyArea(open, envoy) ? bonusEnvoys(state, spot) : 0;
}

function canDeploy(state: Position, seat: Seat, spot: number): boolean {
  return canAffordAny(state, seat, reachableEnvoys(state, seat, spot));
}

/** FIRST helps only if somebody stands on the track already. */
function spotViolation(open: Open, seat: Seat, spot: number, track: readonly Seat[]): StauferRule | undefined {
  return spot === 1 && (heldBy(open, seat, FIRST) === 0 || track.length === 0) ? 'STA-CH-05' : undefined;
}

type Answer = MoveFor<Staufer, 'supply' | 'deploy'>;

/** Supply or deployment: one of the two, and no passing. */
export const act: Decision<Staufer, 'act', 'supply' | 'deploy' | 'office' | 'privilege' | 'pass'> = {
  rule: 'STA-FLOW-03',
  answers: ['supply', 'deploy', 'office', 'privilege', 'pass'],
  asks: (_, step) => step.open.seat,
  question(state, _step, seat) {
    const { open } = state;
    const list: Answer[] = [];
    const first = heldBy(open, seat, FIRST) > 0;
    listSupplies(state, seat, 0, list);
    if (first && open.supplyTrack.length > 0) listSupplies(state, seat, 1, list);
    if (canDeploy(state, seat, 0)) list.push(DEPLOYS[0]);
    if (first && open.deployTrack.length > 0 && canDeploy(state, seat, 1)) list.push(DEPLOYS[1]);
    return { list };
  },
  violation(state, _step, seat, move) {
    const { open } = state;
    switch (move.kind) {
      case 'supply':
        return spotViolation(open, seat, move.spot, open.supplyTrack) ?? supplyViolation(state, seat, move);
      case 'deploy':
        return spotViolation(open, seat, move.spot, open.deployTrack) ?? (canDeploy(state, seat, move.spot) ? undefined : 'STA-TRK-05');
      case 'office':
        return 'STA-FLOW-03';
      case 'privilege':
        return 'STA-PU-03';
      case 'pass':
        return 'STA-FLOW-06';
    }
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'supply') {
      place(ctx, seat, 'supply', move.spot);
      supply(ctx, seat, move);
    } else if (move.kind === 'deploy') {
      const bonus = bonusEnvoys(ctx.state, move.spot);
      place(ctx, seat, 'deployment', move.spot);
      ctx.push(at(OFFICES, seat));
      if (bonus === 1) gain(ctx, { seat, envoys: 1, nobles: 0, why: 'bonusEnvoy' }, 'STA-TRK-03');
    }
  },
};

const SUPPLIES = SEATS.flatMap((space) => [0, 1].map((spot) => ({ kind: 'supply', space, spot, swap: null }) as const));

function listSupplies(state: StauferState, seat: Seat, spot: number, list: Answer[]): void {
  const { open, config } = state;
  const { spaces } = tablesOf(config);
  const swaps = heldBy(open, seat, SUPPLY) > 0;
  for (let space = 0; space < spaces.length; space++) {
    list.push(at(SUPPLIES, space * 2 + spot));
    for (let swap = 0; swaps && swap < spaces.length; swap++) {
      if (swap !== space && hasChests(open, placeOfSpace(swap))) list.push({ kind: 'supply', space, spot, swap });
    }
  }
}

/** The family member leaves the turn-order track: to the end of the chosen track, or to its first space. */
function place(ctx: Ctx, seat: Seat, track: 'supply' | 'deployment', spot: number): void {
  const { open } = ctx.state;
  open.order.shift();
  const members = track === 'supply' ? open.supplyTrack : open.deployTrack;
  if (spot === 1) {
    useChest(ctx, seat, FIRST, 'STA-TU-02');
    members.unshift(seat);
  } else members.push(seat);
  const space = spot === 1 ? 0 : members.length - 1;
  ctx.tell?.({ kind: 'placed', seat, track, space, first: spot === 1, rule: track === 'supply' ? 'STA-TRK-01' : 'STA-TRK-02' });
}
