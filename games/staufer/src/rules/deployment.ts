import { add, at, type Decision, type MoveFor, type Seat, type Selection } from '@ludoteca/kernel';
import { DEPLOY, MOVE } from '../data/chests.ts';
import { ENVOY, NOBLE } from '../data/course.ts';
import { DOUBLE, KING_POINTS, KING_VALUE } from '../data/privileges.ts';
import { REGIONS } from '../data/regions.ts';
import { useChest } from './chests.ts';
import { billOf, deploymentCost, hasRoom, movementCost, nobleRange, officeViolation } from './costs.ts';
import type { StauferRule } from './ledger.ts';
import { regionOf, tablesOf } from './lookup.ts';
import { OFFICE_NAMES, PASS, SECOND, WITH_DEPLOY, WITH_MOVE } from './moves.ts';
import { heldBy, owns, pieceOf, putOnArea, score, takeChests } from './table.ts';
import { type Ctx, NONE, type Open, type Staufer, type StauferState } from './types.ts';

type Answer = MoveFor<Staufer, 'office' | 'pass'>;
const NOWHERE: readonly number[] = [];

/** MOVE and DEPLOY may be used only where they spare a piece. */
function useViolation({ open, config }: StauferState, seat: Seat, office: number, use: number): StauferRule | undefined {
  const walks = (use & WITH_MOVE) === 0 || (heldBy(open, seat, MOVE) > 0 && movementCost(open, seat, regionOf(office)) > 0);
  const cheap =
    (use & WITH_DEPLOY) === 0 || (heldBy(open, seat, DEPLOY) > 0 && deploymentCost(open, seat, at(tablesOf(config).cost, office)) > 1);
  return walks && cheap ? undefined : 'STA-CH-05';
}

/** The office, the piece in it, the chests used, and the payment areas on which nobles are put. */
export const office: Decision<Staufer, 'office', 'office' | 'pass'> = {
  rule: 'STA-MOV-01',
  answers: ['office', 'pass'],
  asks: (_, step) => step.open.seat,
  question(state, _step, seat) {
    const selections: Selection<Answer>[] = [];
    for (let region = 0; region < REGIONS.length; region++) listRegion(state, seat, region, selections);
    return { selections };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'pass') return 'STA-FLOW-06';
    const bad = officeViolation(state, seat, move.office, move.piece) ?? useViolation(state, seat, move.office, move.use);
    return bad ?? paymentViolation(state, seat, move);
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'office') deploy(ctx, seat, move);
  },
};

/** All ways into the offices of a region; what movement costs is the same for all of them. */
function listRegion(state: StauferState, seat: Seat, region: number, selections: Selection<Answer>[]): void {
  const { open, config } = state;
  const { officesOf, cost } = tablesOf(config);
  const steps = movementCost(open, seat, region);
  const walks = steps > 0 && heldBy(open, seat, MOVE) > 0;
  const cheap = heldBy(open, seat, DEPLOY) > 0;
  for (const target of at(officesOf, region)) {
    if (!hasRoom(open, seat, target)) continue;
    const price = deploymentCost(open, seat, at(cost, target));
    offer(state, seat, target, 0, steps + price - 1, selections);
    if (walks) offer(state, seat, target, WITH_MOVE, price - 1, selections);
    if (price === 1 || !cheap) continue;
    offer(state, seat, target, WITH_DEPLOY, steps, selections);
    if (walks) offer(state, seat, target, WITH_MOVE | WITH_DEPLOY, 0, selections);
  }
}

const HEADS = OFFICE_NAMES.flatMap((_, target) =>
  [ENVOY, NOBLE].flatMap((piece) => [0, 1, 2, 3].map((use) => ({ kind: 'office', office: target, piece, use }) as const)),
);

/** What is fixed before the nobles are chosen; the same value every time, so that listing costs little. */
function headOf(target: number, piece: number, use: number): (typeof HEADS)[number] {
  return at(HEADS, target * 8 + piece * 4 + use);
}

/** Lists an office with each kind of piece that may stand there and can be paid for. */
function offer(state: StauferState, seat: Seat, target: number, use: number, payments: number, selections: Selection<Answer>[]): void {
  const { court } = state.open;
  const envoys = at(court, pieceOf(seat, ENVOY));
  const nobles = at(court, pieceOf(seat, NOBLE));
  if (envoys + nobles <= payments) return;
  const needsNoble = at(tablesOf(state.config).icon, target) === 1;
  // Without a spare noble there is no choice of where one pays.
  const from = payments > 0 && nobles > 0 ? paymentsOf(state, seat, target, use) : NOWHERE;
  if (envoys > 0 && !needsNoble) {
    const max = Math.min(nobles, payments);
    const head = headOf(target, ENVOY, use);
    selections.push({ head, from: max > 0 ? from : NOWHERE, min: Math.max(0, payments - envoys + 1), max });
  }
  if (nobles > 0) {
    const max = Math.min(nobles - 1, payments);
    const head = headOf(target, NOBLE, use);
    selections.push({ head, from: max > 0 ? from : NOWHERE, min: Math.max(0, payments - envoys), max });
  }
}

/** The regions that get a payment, those of movement first. */
function paymentsOf(state: StauferState, seat: Seat, target: number, use: number): number[] {
  const { movement, deployment } = billOf(state, seat, target, use);
  for (const region of deployment) movement.push(region);
  return movement;
}

function paymentViolation(
  state: StauferState,
  seat: Seat,
  { office: target, piece, use, items }: MoveFor<Staufer, 'office'>,
): StauferRule | undefined {
  const payments = paymentsOf(state, seat, target, use);
  const { fewest, most } = nobleRange(state.open, seat, piece, payments.length);
  if (fewest > most) return 'STA-DEP-06';
  if (items.length < fewest || items.length > most) return 'STA-DEP-05';
  const left = payments.slice();
  for (const region of items) {
    const place = left.indexOf(region);
    if (place < 0) return 'STA-DEP-05';
    left.splice(place, 1);
  }
  return undefined;
}

/** Chests, movement payments, the piece, deployment payments, perhaps a second envoy, the king's points, the chests below. */
function deploy(ctx: Ctx, seat: Seat, { office: target, piece, use, items }: MoveFor<Staufer, 'office'>): void {
  const { state } = ctx;
  const { open } = state;
  if ((use & WITH_MOVE) !== 0) useChest(ctx, seat, MOVE, 'STA-TU-04');
  if ((use & WITH_DEPLOY) !== 0) useChest(ctx, seat, DEPLOY, 'STA-TU-05');
  const { movement, deployment } = billOf(state, seat, target, use);
  const nobles = items.slice();
  const movers = pay(open, seat, movement, nobles);
  if (ctx.tell !== undefined) tellMovement(ctx, seat, regionOf(target), { regions: movement, nobles: movers });
  if (ctx.tell !== undefined) tellDeployment(ctx, seat, target, piece);
  add(open.court, pieceOf(seat, piece), -1);
  put(open, target, pieceOf(seat, piece));
  const payers = pay(open, seat, deployment, nobles);
  if (ctx.tell !== undefined) tellPayment(ctx, seat, target, { regions: deployment, nobles: payers });
  if (canDouble(open, seat, target, piece)) ctx.push({ kind: 'double', open: { seat, office: target } });
  else finish(ctx, seat, target, 1);
}

/** One piece on each region listed; nobles go where the player wants them. Takes those used off the list and returns them. */
function pay(open: Open, seat: Seat, regions: readonly number[], nobles: number[]): number[] {
  const used: number[] = [];
  for (const region of regions) {
    const place = nobles.indexOf(region);
    const kind = place < 0 ? ENVOY : NOBLE;
    if (place >= 0) used.push(...nobles.splice(place, 1));
    add(open.court, pieceOf(seat, kind), -1);
    putOnArea(open, region, pieceOf(seat, kind), 1);
  }
  return used;
}

/** The newcomer stands to the right of a piece that is already there. */
function put(open: Open, target: number, piece: number): void {
  if (at(open.left, target) === NONE) open.left[target] = piece;
  else open.right[target] = piece;
}

function canDouble(open: Open, seat: Seat, target: number, piece: number): boolean {
  return piece === ENVOY && owns(open, seat, DOUBLE) && at(open.right, target) === NONE && at(open.court, pieceOf(seat, ENVOY)) > 0;
}

/** Privilege 3: one more envoy into the same office, free of cost. */
export const double: Decision<Staufer, 'double', 'second' | 'pass'> = {
  rule: 'STA-PRV-03',
  answers: ['second', 'pass'],
  asks: (_, step) => step.open.seat,
  question: () => ({ list: [SECOND, PASS] }),
  violation: () => undefined,
  play(ctx, { open: { office: target } }, seat, move) {
    const { open } = ctx.state;
    if (move.kind === 'second') {
      add(open.court, pieceOf(seat, ENVOY), -1);
      put(open, target, pieceOf(seat, ENVOY));
      ctx.tell?.({ kind: 'secondEnvoy', seat, office: target, rule: 'STA-PRV-03' });
      finish(ctx, seat, target, 2);
    } else {
      ctx.tell?.({ kind: 'secondDeclined', seat, office: target, rule: 'STA-PRV-21' });
      finish(ctx, seat, target, 1);
    }
  },
};

/** Points of privilege 6 for the pieces placed, then the chests under the office. */
function finish(ctx: Ctx, seat: Seat, target: number, placed: number): void {
  const { open } = ctx.state;
  if (regionOf(target) === open.king && owns(open, seat, KING_POINTS)) {
    score(ctx, seat, 'privileges', KING_VALUE * placed, 'king', 'STA-PRV-06');
  }
  const chests = takeChests(open, target);
  if (chests.length === 0) return;
  ctx.tell?.({ kind: 'chestsTaken', seat, chests, place: target, rule: 'STA-DEP-07' });
  ctx.push({ kind: 'acquire', open: { seat, chests } });
}

/** Payment areas that got a piece, and those among them that got a noble. */
interface Payments {
  readonly regions: readonly number[];
  readonly nobles: readonly number[];
}

function tellMovement(ctx: Ctx, seat: Seat, target: number, { regions, nobles }: Payments): void {
  ctx.tell?.({ kind: 'moved', seat, target, regions, nobles, rule: 'STA-MOV-02' });
}

/** Told before the piece stands there. */
function tellDeployment(ctx: Ctx, seat: Seat, target: number, piece: number): void {
  ctx.tell?.({ kind: 'deployed', seat, office: target, piece, rule: 'STA-DEP-01' });
}

function tellPayment(ctx: Ctx, seat: Seat, target: number, { regions, nobles }: Payments): void {
  ctx.tell?.({ kind: 'paid', seat, office: target, cost: regions.length + 1, regions, nobles, rule: 'STA-DEP-01' });
}
