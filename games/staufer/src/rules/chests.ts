import { type Automatic, add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { FIRST, ORANGE, ORANGE_KINDS, PURPLE, PURPLE_PRICE } from '../data/chests.ts';
import { ORANGE_POINTS, ORANGE_VALUE } from '../data/privileges.ts';
import type { StauferRule } from './ledger.ts';
import { gain } from './pieces.ts';
import { canTake, canTakeAny } from './privileges.ts';
import { heldBy, keepChest, owns, score } from './table.ts';
import type { Ctx, Open, Staufer } from './types.ts';

/** Draws a chest; discards are shuffled into a new pile when it is empty. Undefined when there is none at all. */
export function drawChest(ctx: Ctx): number | undefined {
  const { hidden } = ctx.state;
  if (hidden.pile.length === 0) reshuffle(ctx);
  if (hidden.pile.length > 0) return ctx.draw(hidden.pile);
  ctx.tell?.({ kind: 'pileEmpty', rule: 'STA-CH-03' });
  return undefined;
}

function reshuffle(ctx: Ctx): void {
  const { open, hidden } = ctx.state;
  for (let kind = 0; kind < open.discards.length; kind++) {
    for (let count = at(open.discards, kind); count > 0; count--) hidden.pile.push(kind);
  }
  if (hidden.pile.length === 0) return;
  open.discards.fill(0);
  ctx.chance.shuffle(hidden.pile);
  ctx.tell?.({ kind: 'reshuffled', chests: hidden.pile.length, rule: 'STA-CH-02' });
}

export function discardChest(open: Open, kind: number): void {
  add(open.discards, kind, 1);
}

/** A turquoise chest does its work and is discarded. */
export function useChest(ctx: Ctx, seat: Seat, kind: number, rule: StauferRule): void {
  keepChest(ctx.state.open, seat, kind, -1);
  discardChest(ctx.state.open, kind);
  ctx.tell?.({ kind: 'chestUsed', seat, chest: kind, rule });
}

/** Chests come to a player, in an order that the owner chooses where it matters. */
export function acquire(ctx: Ctx, seat: Seat, chests: readonly number[]): void {
  const { open } = ctx.state;
  let rest = keepQuietOnes(ctx, seat, chests);
  if (rest.length === 0) return;
  if (orderMatters(open, seat, rest)) {
    ctx.push({ kind: 'chooseChest', open: { seat, chests: rest } });
    return;
  }
  const chest = at(rest, 0);
  rest = rest.slice(1);
  if (rest.length > 0) ctx.push({ kind: 'acquire', open: { seat, chests: rest } });
  resolve(ctx, seat, chest);
}

export const acquireStep: Automatic<Staufer, 'acquire'> = {
  run: (ctx, { open: { seat, chests } }) => acquire(ctx, seat, chests),
};

/** Turquoise and brown chests are simply put down; returns the others. */
function keepQuietOnes(ctx: Ctx, seat: Seat, chests: readonly number[]): readonly number[] {
  let quiet = 0;
  for (const chest of chests) if (isQuiet(chest)) quiet++;
  if (quiet === 0) return chests;
  const rest: number[] = [];
  for (const chest of chests) {
    if (isQuiet(chest)) keep(ctx, seat, chest);
    else rest.push(chest);
  }
  return rest;
}

function isQuiet(chest: number): boolean {
  return chest >= FIRST && chest !== PURPLE;
}

function keep(ctx: Ctx, seat: Seat, chest: number): void {
  keepChest(ctx.state.open, seat, chest, 1);
  const rule: StauferRule = chest === PURPLE ? 'STA-PU-01' : chest === PURPLE - 1 ? 'STA-BR-01' : 'STA-TU-01';
  ctx.tell?.({ kind: 'chestKept', seat, chest, rule });
}

/** Privilege 16, gained in between, changes what an orange chest brings; nothing else depends on the order. */
function orderMatters(open: Open, seat: Seat, chests: readonly number[]): boolean {
  if (chests.length < 2) return false;
  let purple = 0;
  for (const chest of chests) if (chest === PURPLE) purple++;
  if (purple === 0 || purple === chests.length) return false;
  return heldBy(open, seat, PURPLE) + purple >= PURPLE_PRICE && canTake(open, seat, ORANGE_POINTS);
}

type Answer = MoveFor<Staufer, 'open'>;

/** The next of several chests to resolve. */
export const chooseChest: Decision<Staufer, 'chooseChest', 'open'> = {
  rule: 'STA-CH-04',
  answers: ['open'],
  asks: (_, step) => step.open.seat,
  question(_state, { open: { chests } }) {
    const list: Answer[] = [];
    for (let place = 0; place < chests.length; place++) {
      const chest = at(chests, place);
      if (chests.indexOf(chest) === place) list.push({ kind: 'open', chest });
    }
    return { list };
  },
  violation: (_state, { open: { chests } }, _seat, move) => (chests.includes(move.chest) ? undefined : 'STA-CH-04'),
  play(ctx, { open: { seat, chests } }, _seat, move) {
    const rest = chests.slice();
    rest.splice(rest.indexOf(move.chest), 1);
    ctx.push({ kind: 'acquire', open: { seat, chests: rest } });
    resolve(ctx, seat, move.chest);
  },
};

/** Orange works at once and is discarded; a purple chest may be exchanged together with another one. */
function resolve(ctx: Ctx, seat: Seat, chest: number): void {
  if (chest < ORANGE_KINDS) openOrange(ctx, seat, chest);
  else {
    keep(ctx, seat, chest);
    if (heldBy(ctx.state.open, seat, PURPLE) >= PURPLE_PRICE) offerExchange(ctx, seat);
  }
}

function openOrange(ctx: Ctx, seat: Seat, chest: number): void {
  const { open } = ctx.state;
  discardChest(open, chest);
  ctx.tell?.({ kind: 'chestOpened', seat, chest, rule: 'STA-OR-01' });
  const { points, envoys, nobles } = at(ORANGE, chest);
  score(ctx, seat, 'orange', points, 'orange', 'STA-OR-02');
  if (owns(open, seat, ORANGE_POINTS)) score(ctx, seat, 'privileges', ORANGE_VALUE, 'orangePrivilege', 'STA-PRV-16');
  if (envoys + nobles > 0) gain(ctx, { seat, envoys, nobles, why: 'orange' }, nobles > 0 ? 'STA-OR-04' : 'STA-OR-03');
}

function offerExchange(ctx: Ctx, seat: Seat): void {
  if (canTakeAny(ctx.state.open, seat)) ctx.push({ kind: 'exchange', open: { seat } });
  else ctx.tell?.({ kind: 'noPrivilege', seat, rule: 'STA-PU-05' });
}
