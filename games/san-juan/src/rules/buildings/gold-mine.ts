import { type Automatic, at, type Decision, type Seat } from '@ludoteca/kernel';
import { COST } from '../../data/buildings.ts';
import { GOLD_MINE_REVEAL } from '../../data/course.ts';
import { canDraw, drawable } from '../cards.ts';
import { insert } from '../display.ts';
import type { SanJuanRule } from '../ledger.ts';
import { DIG, PASS } from '../moves.ts';
import type { Ctx, SanJuan } from '../types.ts';

/** One owner after the other, the prospector first; with fewer than four cards left a mine cannot be used. */
export const mine: Automatic<SanJuan, 'mine'> = {
  run(ctx, { open: { seat, chooser } }) {
    if (drawable(ctx.state) < GOLD_MINE_REVEAL) ctx.tell?.({ kind: 'mineEmpty', seat, rule: 'SJ-GLD-06' });
    else ctx.push({ kind: 'dig', open: { seat, chooser } });
  },
};

/** The owner may turn up the next four cards for all to see. */
export const dig: Decision<SanJuan, 'dig', 'dig' | 'pass'> = {
  rule: 'SJ-GLD-01',
  answers: ['dig', 'pass'],
  asks: (_, step) => step.open.seat,
  question: () => ({ list: [DIG, PASS] }),
  violation: () => undefined,
  play(ctx, _step, seat, move) {
    if (move.kind === 'pass') {
      ctx.tell?.({ kind: 'passed', seat, rule: 'SJ-RND-08' });
      return;
    }
    const { open, hidden } = ctx.state;
    while (open.revealed.length < GOLD_MINE_REVEAL && canDraw(ctx)) open.revealed.push(ctx.draw(hidden.supply));
    ctx.tell?.({ kind: 'revealed', seat, cards: [...open.revealed], rule: 'SJ-GLD-04' });
    if (allCostsDiffer(open.revealed)) ctx.push({ kind: 'nugget', open: { seat } });
    else discardRevealed(ctx, seat, 'SJ-GLD-03');
  },
};

/** Printed costs are compared. */
function allCostsDiffer(cards: readonly number[]): boolean {
  return new Set(cards.map((card) => at(COST, card))).size === cards.length;
}

function discardRevealed(ctx: Ctx, seat: Seat, rule: SanJuanRule): void {
  const { open, hidden } = ctx.state;
  const cards = open.revealed;
  hidden.discard.push(...cards);
  open.seenDiscards.push(...cards);
  open.revealed = [];
  ctx.tell?.({ kind: 'mineDiscarded', seat, cards, rule });
}

/** Four different costs: the owner may take one of the cards. */
export const nugget: Decision<SanJuan, 'nugget', 'take' | 'pass'> = {
  rule: 'SJ-GLD-02',
  answers: ['take', 'pass'],
  asks: (_, step) => step.open.seat,
  question: ({ open }) => ({ list: [...open.revealed.map((card) => ({ kind: 'take', card }) as const), PASS] }),
  violation: ({ open }, _step, _seat, move) => (move.kind === 'pass' || open.revealed.includes(move.card) ? undefined : 'SJ-GLD-02'),
  play(ctx, _step, seat, move) {
    const { open, seats } = ctx.state;
    if (move.kind === 'take') {
      open.revealed = open.revealed.filter((card) => card !== move.card);
      insert(at(seats, seat).own.hand, move.card);
      at(open.seenHands, seat).push(move.card);
      ctx.tell?.({ kind: 'mineTaken', seat, card: move.card, rule: 'SJ-GLD-02' });
    } else ctx.tell?.({ kind: 'passed', seat, rule: 'SJ-RND-08' });
    discardRevealed(ctx, seat, 'SJ-GLD-02');
  },
};
