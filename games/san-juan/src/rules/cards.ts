import { at, type Seat } from '@ludoteca/kernel';
import { insert, remove } from './display.ts';
import type { SanJuanRule } from './ledger.ts';
import type { Ctx, DiscardReason, DrawReason, SanJuanState } from './types.ts';

/** Number of cards that can be drawn, the discard pile included. */
export function drawable({ hidden }: SanJuanState): number {
  return hidden.supply.length + hidden.discard.length;
}

/** Refills an empty supply by shuffling the discard pile. Returns whether there is a card. */
export function canDraw(ctx: Ctx): boolean {
  const { hidden } = ctx.state;
  if (hidden.supply.length === 0 && hidden.discard.length > 0) reshuffle(ctx);
  return hidden.supply.length > 0;
}

/** What anybody knew about the discard pile is void once it has become the supply. */
function reshuffle(ctx: Ctx): void {
  const { hidden, open, seats } = ctx.state;
  hidden.supply = hidden.discard;
  hidden.discard = [];
  open.seenDiscards = [];
  for (const { knows } of seats) knows.discards = [];
  ctx.chance.shuffle(hidden.supply);
  ctx.tell?.({ kind: 'reshuffled', cards: hidden.supply.length, rule: 'SJ-SUP-01' });
}

/** Draws up to `count` cards unseen by the others; cards that the piles do not have are lost. */
export function drawInto(ctx: Ctx, seat: Seat, into: number[], count: number, reason: DrawReason, rules: readonly SanJuanRule[]): number[] {
  const cards: number[] = [];
  while (cards.length < count && canDraw(ctx)) cards.push(ctx.draw(ctx.state.hidden.supply));
  for (const card of cards) insert(into, card);
  if (ctx.tell !== undefined) tellDraw(ctx, seat, cards, count, reason, rules);
  return cards;
}

function tellDraw(ctx: Ctx, seat: Seat, cards: number[], wanted: number, reason: DrawReason, rules: readonly SanJuanRule[]): void {
  const rule = at(rules, 0);
  if (cards.length > 0) {
    ctx.tell?.({ kind: 'drew', seat, count: cards.length, reason, rule }, { except: [seat] });
    ctx.tell?.({ kind: 'drewCards', seat, cards, reason, rule }, { only: [seat] });
  }
  if (cards.length < wanted) ctx.tell?.({ kind: 'drawsLost', seat, count: wanted - cards.length, rule: 'SJ-SUP-03' });
}

/** Draws into the hand. */
export function drawToHand(ctx: Ctx, seat: Seat, count: number, reason: DrawReason, rules: readonly SanJuanRule[]): number {
  return drawInto(ctx, seat, at(ctx.state.seats, seat).own.hand, count, reason, rules).length;
}

/** Face down on the discard pile; only the player remembers what it was. */
export function discard(ctx: Ctx, seat: Seat, cards: readonly number[], reason: DiscardReason, rules: readonly SanJuanRule[]): void {
  const { hidden, seats } = ctx.state;
  const { knows } = at(seats, seat);
  for (const card of cards) {
    hidden.discard.push(card);
    knows.discards.push(card);
  }
  if (ctx.tell === undefined || cards.length === 0) return;
  const rule = at(rules, 0);
  ctx.tell({ kind: 'discarded', seat, count: cards.length, reason, rule }, { except: [seat] });
  ctx.tell({ kind: 'discardedCards', seat, cards, reason, rule }, { only: [seat] });
}

/** Cards leave the hand unseen: what the others had seen of it is no longer certain. */
export function takeFromHand(state: SanJuanState, seat: Seat, cards: readonly number[]): void {
  const { hand } = at(state.seats, seat).own;
  for (const card of cards) if (!remove(hand, card)) throw new RangeError(`card ${card} is not in the hand of seat ${seat}`);
  if (cards.length > 0) state.open.seenHands[seat] = [];
}

/** A card that everybody sees leaves the hand. */
export function showFromHand(state: SanJuanState, seat: Seat, card: number): void {
  if (!remove(at(state.seats, seat).own.hand, card)) throw new RangeError(`card ${card} is not in the hand of seat ${seat}`);
  remove(at(state.open.seenHands, seat), card);
}

/** The good at a place goes to the discard pile, its face unseen. */
export function discardGood(state: SanJuanState, seat: Seat, place: number): void {
  const faces = at(state.hidden.goods, seat);
  state.hidden.discard.push(at(faces, place));
  faces[place] = -1;
  at(state.open.goods, seat)[place] = 0;
}

/** The distinct cards of a sorted list. */
export function distinct(cards: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < cards.length; i++) if (i === 0 || cards[i] !== cards[i - 1]) found.push(at(cards, i));
  return found;
}
