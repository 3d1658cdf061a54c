import { at, type Seat, type State } from '@ludoteca/kernel';
import type { EvaluationContext } from './context.ts';

/** The value of a win: more than any difference of points. */
const VICTORY = 1_000;

/**
 * The value of a position to a seat, in points: the potential of its side less that of the others, of whom the strongest
 * counts as much as the mean of all. When the game is over, winning comes before points.
 */
export function marginOf(context: EvaluationContext, state: State, seat: Seat): number {
  if (context.game.over(state)) return finalMargin(context, state, seat);
  let own = 0;
  const others: number[] = [];
  for (const side of context.sides) {
    const potential = potentialOf(context, state, side);
    if (side.includes(seat)) own = potential;
    else others.push(potential);
  }
  return lead(own, others);
}

function potentialOf({ player: { evaluation } }: EvaluationContext, state: State, side: readonly Seat[]): number {
  if (side.length === 1) return evaluation.potential(state, at(side, 0));
  let total = 0;
  for (const seat of side) total += evaluation.potential(state, seat);
  return total / side.length;
}

function finalMargin({ game }: EvaluationContext, state: State, seat: Seat): number {
  const { sides } = game.standing(state);
  const winners = sides.filter((side) => side.won);
  const own = sides.find((side) => side.seats.includes(seat));
  if (own === undefined) return 0;
  const others = sides.filter((side) => side !== own).map((side) => side.score);
  return (own.won ? VICTORY / winners.length : -VICTORY) + lead(own.score, others);
}

function lead(own: number, others: readonly number[]): number {
  if (others.length === 0) return own;
  let strongest = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (const other of others) {
    if (other > strongest) strongest = other;
    total += other;
  }
  return own - (strongest + total / others.length) / 2;
}
