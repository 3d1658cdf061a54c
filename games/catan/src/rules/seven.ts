import { add, num, row, type Seat, type Together } from '@ludoteca/kernel';
import { HAND_LIMIT } from '../data/course.ts';
import { expansionOf, told } from './expansion.ts';
import { giveBack, handOf, sizeOf } from './hand.ts';
import type { CatanRule } from './ledger.ts';
import { ROBBER_STEPS } from './robber.ts';
import type { Catan, CatanState, Ctx } from './types.ts';

/** How many cards a player may keep in hand on a seven. */
export function handLimit({ open }: CatanState, seat: Seat): number {
  return HAND_LIMIT + (expansionOf(open)?.keepsOnSeven?.(open, seat) ?? 0);
}

/** Half of a hand that is too big, rounded down (CAT-ROB-02). */
export function owedOnSeven(state: CatanState, seat: Seat): number {
  const size = sizeOf(handOf(state, seat));
  return size > handLimit(state, seat) ? Math.floor(size / 2) : 0;
}

/** Nothing is produced; big hands are halved, then the robber moves. */
export function rollSeven(ctx: Ctx, seat: Seat): void {
  const { state } = ctx;
  const owed = state.seats.map((_, other) => owedOnSeven(state, other));
  ctx.tell?.(told(state, { kind: 'seven', seat, owed, rule: 'CAT-ROB-01' }));
  const waits = expansionOf(state.open)?.robberWaits?.(state.open);
  if (waits === undefined) ctx.push(row(ROBBER_STEPS, seat));
  else ctx.tell?.(waits);
  if (owed.some((count) => count > 0)) ctx.push({ kind: 'discard', open: { owed } });
}

/** Counts of each kind as single cards. */
export function spread(hand: readonly number[]): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind < hand.length; kind++) for (let left = num(hand, kind); left > 0; left--) cards.push(kind);
  return cards;
}

/** All who have too much choose in private and give back together. */
export const discard: Together<Catan, 'discard', 'discard'> = {
  together: true,
  rule: 'CAT-ROB-02',
  answers: ['discard'],
  asks(state, step) {
    const { owed } = step.open;
    const must: Seat[] = [];
    for (let i = 0; i < owed.length; i++) {
      const seat = (state.open.turn + i) % owed.length;
      if (num(owed, seat) > 0) must.push(seat);
    }
    return { must, may: [] };
  },
  question(state, step, seat) {
    const count = num(step.open.owed, seat);
    return { selections: [{ head: { kind: 'discard' }, from: spread(handOf(state, seat)), min: count, max: count }] };
  },
  violation(state, step, seat, move) {
    if (move.items.length !== num(step.open.owed, seat)) return 'CAT-ROB-02';
    return hasItems(handOf(state, seat), move.items) ? undefined : 'CAT-ROB-02';
  },
  close(ctx, _step, answers) {
    for (const [seat, answer] of answers.entries()) if (answer !== null) giveCardsBack(ctx, seat, answer.items);
  },
};

/** Whether the hand has all these cards, named one by one. */
export function hasItems(hand: readonly number[], items: readonly number[]): boolean {
  const left = hand.slice();
  for (const kind of items) {
    if (kind >= left.length) return false;
    add(left, kind, -1);
  }
  return left.every((count) => count >= 0);
}

export function giveCardsBack(ctx: Ctx, seat: Seat, items: readonly number[], rule: CatanRule = 'CAT-ROB-02'): void {
  const cards = ctx.state.open.bank.map(() => 0);
  for (const kind of items) {
    giveBack(ctx.state, seat, kind, 1);
    add(cards, kind, 1);
  }
  ctx.tell?.(told(ctx.state, { kind: 'discarded', seat, cards, rule }));
}
