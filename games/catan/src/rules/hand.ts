import { add, at, type Seat } from '@ludoteca/kernel';
import type { CatanState, Own } from './types.ts';

export function ownOf(state: CatanState, seat: Seat): Own {
  return at(state.seats, seat).own;
}

export function handOf(state: CatanState, seat: Seat): number[] {
  return at(state.seats, seat).own.hand;
}

/** How many cards a hand holds; this is open, what they are is not. */
export function sizeOf(hand: readonly number[]): number {
  let size = 0;
  for (let kind = 0; kind < hand.length; kind++) size += at(hand, kind);
  return size;
}

/** Whether the hand has all these cards. */
export function holds(hand: readonly number[], cards: readonly number[]): boolean {
  for (let kind = 0; kind < cards.length; kind++) if (at(hand, kind) < at(cards, kind)) return false;
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
    const count = at(cost, kind);
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
  const known = at(sure, cell);
  if (known >= count) {
    sure[cell] = known - count;
    return;
  }
  sure[cell] = 0;
  forget(state, cell, count - known);
}

/** Cards that somebody alone knew of have come to everybody's notice, or are gone. */
function forget(state: CatanState, cell: number, count: number): void {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { extra } = at(state.seats, seat).knows;
    const known = at(extra, cell);
    if (known > 0) extra[cell] = Math.max(0, known - count);
  }
}

/** Who offers or accepts cards shows that they are there. */
export function showToHold(state: CatanState, seat: Seat, cards: readonly number[]): void {
  const { bank, sure } = state.open;
  for (let kind = 0; kind < cards.length; kind++) {
    const cell = seat * bank.length + kind;
    const news = at(cards, kind) - at(sure, cell);
    if (news <= 0) continue;
    add(sure, cell, news);
    forget(state, cell, news);
  }
}

/** One card changes hands unseen: only the two players know which. */
export function passUnseen(state: CatanState, from: Seat, to: Seat, kind: number): void {
  const kinds = state.open.bank.length;
  const { sure } = state.open;
  const size = sizeOf(handOf(state, from));
  add(handOf(state, from), kind, -1);
  add(handOf(state, to), kind, 1);
  if (at(sure, from * kinds + kind) === size) {
    // All the cards are known to be of one kind, so everybody knows what was taken.
    add(sure, from * kinds + kind, -1);
    add(sure, to * kinds + kind, 1);
    return;
  }
  for (let other = 0; other < kinds; other++) doubt(state, from, to, other, other === kind);
  add(at(state.seats, from).knows.extra, to * kinds + kind, 1);
}

/** Everybody must reckon with one card less of each kind; the taker knows better. */
function doubt(state: CatanState, from: Seat, to: Seat, kind: number, gone: boolean): void {
  const cell = from * state.open.bank.length + kind;
  const { sure } = state.open;
  const known = at(sure, cell);
  if (known > 0) {
    sure[cell] = known - 1;
    if (!gone) add(at(state.seats, to).knows.extra, cell, 1);
    return;
  }
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { extra } = at(state.seats, seat).knows;
    if ((seat !== to || gone) && at(extra, cell) > 0) add(extra, cell, -1);
  }
}
