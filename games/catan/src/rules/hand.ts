import { add, num, row, type Seat } from '@ludoteca/kernel';
import type { CatanState, Own } from './types.ts';

export function ownOf(state: CatanState, seat: Seat): Own {
  return row(state.seats, seat).own;
}

export function handOf(state: CatanState, seat: Seat): number[] {
  return row(state.seats, seat).own.hand;
}

/** Number of cards in a hand; this is open, their kinds are not. */
export function sizeOf(hand: readonly number[]): number {
  let size = 0;
  for (let kind = 0; kind < hand.length; kind++) size += num(hand, kind);
  return size;
}

/** The others who hold any cards at all, as bits: those who can trade, or lose a card to the robber (CAT-ROB-04). */
export function withCards(state: CatanState, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat && sizeOf(handOf(state, other)) > 0) others |= 1 << other;
  }
  return others;
}

/** Whether the hand has all these cards. */
export function holds(hand: readonly number[], cards: readonly number[]): boolean {
  for (let kind = 0; kind < cards.length; kind++) if (num(hand, kind) < num(cards, kind)) return false;
  return true;
}

/** Cards seen going from the bank to a player. */
export function take(state: CatanState, seat: Seat, kind: number, count: number): void {
  add(state.open.bank, kind, -count);
  receive(state, seat, kind, count);
}

/** Cards seen going from a player to the bank. */
export function giveBack(state: CatanState, seat: Seat, kind: number, count: number): void {
  part(state, seat, kind, count);
  add(state.open.bank, kind, count);
}

/** Pays a price to the bank. */
export function pay(state: CatanState, seat: Seat, cost: readonly number[]): void {
  for (let kind = 0; kind < cost.length; kind++) {
    const count = num(cost, kind);
    if (count > 0) giveBack(state, seat, kind, count);
  }
}

/** Cards seen going from one player to another. */
export function handOver(state: CatanState, from: Seat, to: Seat, kind: number, count: number): void {
  part(state, from, kind, count);
  receive(state, to, kind, count);
}

function receive(state: CatanState, seat: Seat, kind: number, count: number): void {
  const { bank, sure } = state.open;
  add(handOf(state, seat), kind, count);
  add(sure, seat * bank.length + kind, count);
}

function part(state: CatanState, seat: Seat, kind: number, count: number): void {
  const { bank, sure } = state.open;
  const cell = seat * bank.length + kind;
  add(handOf(state, seat), kind, -count);
  const known = num(sure, cell);
  if (known >= count) {
    sure[cell] = known - count;
    return;
  }
  sure[cell] = 0;
  forget(state, cell, count - known);
}

/** Cards that only one seat knew of have become known to everybody, or are gone. */
function forget(state: CatanState, cell: number, count: number): void {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { extra } = row(state.seats, seat).knows;
    const known = num(extra, cell);
    if (known > 0) extra[cell] = Math.max(0, known - count);
  }
}

/** One card changes hands unseen: only the two players know which. */
export function passUnseen(state: CatanState, from: Seat, to: Seat, kind: number): void {
  const kinds = state.open.bank.length;
  const { sure } = state.open;
  const size = sizeOf(handOf(state, from));
  add(handOf(state, from), kind, -1);
  add(handOf(state, to), kind, 1);
  if (num(sure, from * kinds + kind) === size) {
    // All the cards are known to be of one kind, so everybody knows what was taken.
    add(sure, from * kinds + kind, -1);
    add(sure, to * kinds + kind, 1);
    return;
  }
  for (let other = 0; other < kinds; other++) doubt(state, from, to, other, other === kind);
  add(row(state.seats, from).knows.extra, to * kinds + kind, 1);
}

/** Everybody must assume one card less of each kind; the taker knows better. */
function doubt(state: CatanState, from: Seat, to: Seat, kind: number, gone: boolean): void {
  const cell = from * state.open.bank.length + kind;
  const { sure } = state.open;
  const known = num(sure, cell);
  if (known > 0) {
    sure[cell] = known - 1;
    if (!gone) add(row(state.seats, to).knows.extra, cell, 1);
    return;
  }
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { extra } = row(state.seats, seat).knows;
    if ((seat !== to || gone) && num(extra, cell) > 0) add(extra, cell, -1);
  }
}

/** A player sees another one's whole hand, and remembers it. */
export function lookAtHand(state: CatanState, looker: Seat, seat: Seat): void {
  const kinds = state.open.bank.length;
  const { extra } = row(state.seats, looker).knows;
  const hand = handOf(state, seat);
  for (let kind = 0; kind < kinds; kind++) {
    const cell = seat * kinds + kind;
    extra[cell] = num(hand, kind) - num(state.open.sure, cell);
  }
}
