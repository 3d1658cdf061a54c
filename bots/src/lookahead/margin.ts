import { at, type GameTypes, type Seat, type State } from '@ludoteca/kernel';
import type { Mind } from './context.ts';

/** More than any difference of points: a game that is won is worth more than any promise. */
const VICTORY = 1_000;

/**
 * What a position is worth to a seat: the potential of its side against that of the others, of whom the strongest
 * counts as much as all of them on average. When the game is over, winning comes before points.
 */
export function utility<T extends GameTypes>(mind: Mind<T>, state: State<T>, seat: Seat): number {
  if (mind.game.over(state)) return outcome(mind, state, seat);
  let own = 0;
  const others: number[] = [];
  for (const side of mind.sides) {
    const worth = potential(mind, state, side);
    if (side.includes(seat)) own = worth;
    else others.push(worth);
  }
  return against(own, others);
}

function potential<T extends GameTypes>(mind: Mind<T>, state: State<T>, side: readonly Seat[]): number {
  const { evaluation } = mind.player;
  if (side.length === 1) return evaluation.potential(state, at(side, 0));
  let total = 0;
  for (const seat of side) total += evaluation.potential(state, seat);
  return total / side.length;
}

function outcome<T extends GameTypes>(mind: Mind<T>, state: State<T>, seat: Seat): number {
  const { sides } = mind.game.standing(state);
  const winners = sides.filter((side) => side.won);
  const own = sides.find((side) => side.seats.includes(seat));
  if (own === undefined) return 0;
  const others = sides.filter((side) => side !== own).map((side) => side.score);
  return (own.won ? VICTORY / winners.length : -VICTORY) + against(own.score, others);
}

function against(own: number, others: readonly number[]): number {
  if (others.length === 0) return own;
  let strongest = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (const other of others) {
    if (other > strongest) strongest = other;
    total += other;
  }
  return own - (strongest + total / others.length) / 2;
}
