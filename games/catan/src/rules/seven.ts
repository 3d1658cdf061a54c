import { add, at, type Seat, type Together } from '@ludoteca/kernel';
import { HAND_LIMIT } from '../data/course.ts';
import { giveBack, handOf, sizeOf } from './hand.ts';
import { ROBBER_STEPS, WAITING, waitingViolation } from './robber.ts';
import type { Catan, CatanState, Ctx } from './types.ts';

/** How many cards a player may keep in hand on a seven; walls will raise it. */
export function handLimit(_state: CatanState, _seat: Seat): number {
  return HAND_LIMIT;
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
  ctx.tell?.({ kind: 'seven', seat, owed, rule: 'CAT-ROB-01' });
  ctx.push(at(ROBBER_STEPS, seat));
  if (owed.some((count) => count > 0)) ctx.push({ kind: 'discard', open: { owed } });
}

function spread(hand: readonly number[]): number[] {
  return hand.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}

/** All who have too much choose in private and give back together. */
export const discard: Together<Catan, 'discard', 'discard' | (typeof WAITING)[number]> = {
  together: true,
  rule: 'CAT-ROB-02',
  answers: ['discard', ...WAITING],
  asks(state, step) {
    const { owed } = step.open;
    const must: Seat[] = [];
    for (let i = 0; i < owed.length; i++) {
      const seat = (state.open.turn + i) % owed.length;
      if (at(owed, seat) > 0) must.push(seat);
    }
    return { must, may: [] };
  },
  question(state, step, seat) {
    const count = at(step.open.owed, seat);
    return { selections: [{ head: { kind: 'discard' }, from: spread(handOf(state, seat)), min: count, max: count }] };
  },
  violation(state, step, seat, move) {
    if (move.kind !== 'discard') return waitingViolation(move.kind);
    if (move.items.length !== at(step.open.owed, seat)) return 'CAT-ROB-02';
    const left = handOf(state, seat).slice();
    for (const kind of move.items) add(left, kind, -1);
    return left.every((count) => count >= 0) ? undefined : 'CAT-ROB-02';
  },
  close(ctx, _step, answers) {
    for (const [seat, answer] of answers.entries()) if (answer?.kind === 'discard') giveCardsBack(ctx, seat, answer.items);
  },
};

function giveCardsBack(ctx: Ctx, seat: Seat, items: readonly number[]): void {
  const cards = ctx.state.open.bank.map(() => 0);
  for (const kind of items) {
    giveBack(ctx.state, seat, kind, 1);
    add(cards, kind, 1);
  }
  ctx.tell?.({ kind: 'discarded', seat, cards, rule: 'CAT-ROB-02', also: ['CAT-COMP-13'] });
}
