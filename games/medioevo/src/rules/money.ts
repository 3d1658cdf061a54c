import { add, at, type Seat } from '@ludoteca/kernel';
import { type Open, SOURCES, type Source } from './types.ts';

const PLACE: Record<Source, number> = { income: 0, symbols: 1, tribute: 2, payments: 3, events: 4, penalty: 5 };

/** Coins from the bank. */
export function earn(open: Open, seat: Seat, coins: number, source: Source): void {
  add(open.coins, seat, coins);
  add(open.books, seat * SOURCES.length + PLACE[source], coins);
}

/** Takes coins away, as many as there are, because nobody has debts. Returns the amount taken. */
export function lose(open: Open, seat: Seat, coins: number, source: Source): number {
  const taken = Math.min(coins, at(open.coins, seat));
  earn(open, seat, -taken, source);
  return taken;
}

/** Coins from one player to another, as many as there are. Returns the amount paid. */
export function pay(open: Open, from: Seat, to: Seat, coins: number): number {
  const paid = lose(open, from, coins, 'payments');
  earn(open, to, paid, 'tribute');
  return paid;
}

/** A player's balance of one source. */
export function balance(open: Open, seat: Seat, source: Source): number {
  return at(open.books, seat * SOURCES.length + PLACE[source]);
}
