import { type AnyMove, at } from '@ludoteca/kernel';
import { meanOf } from '../statistics.ts';
import type { EvaluationContext } from './context.ts';
import { isOffer } from './offers.ts';
import { limitsIn, valueAfter } from './quiescence.ts';

/** Maximum number of worlds in which answers are compared; after some of them (from 0) only the better half stays. */
const WORLDS = 12;
const HALVINGS: readonly number[] = [1, 3, 7];
/** Maximum number of simulated plays per trial. */
const PLAYS = 96;
/** Cost of an offer, in points: it must gain something to be preferred to silence. */
const OFFER_COST = 0.01;
/** Differences below this are rounding errors. */
const EPSILON = 1e-9;

/** A move with its value in each world it was tried in. */
export interface Sampled<M> {
  readonly move: M;
  readonly values: number[];
}

/** The mean over the worlds. */
export function meanValue<M>({ values }: Sampled<M>): number {
  return meanOf(values);
}

/**
 * Sequential halving with common random numbers: tries all answers (null: silence) in the same worlds with the same chance,
 * the better half in more and more worlds. Stops when another world changes nothing in how the answers compare, or the
 * budget is used up. Returns those that stayed to the end.
 */
export function compareMoves<M extends AnyMove | null>(context: EvaluationContext, moves: readonly M[]): Sampled<M>[] {
  let field: Sampled<M>[] = moves.map((move) => ({ move, values: [] }));
  if (field.length === 1) return field.map(({ move }) => ({ move, values: [0] }));
  let replies = 0;
  for (let n = 0; n < WORLDS; n++) {
    const values = valuesIn(context, field, n, replies);
    if (values === undefined) break;
    if (n === 0 && values.every((value) => value === values[0])) {
      // Nothing tells the answers apart yet: look at how others reply to them.
      replies = 2;
      const further = valuesIn(context, field, n, replies);
      if (further !== undefined) values.splice(0, values.length, ...further);
    }
    for (const [index, sampled] of field.entries()) sampled.values.push(at(values, index));
    if (n > 0 && isSteady(field)) break;
    if (HALVINGS.includes(n)) field = betterHalf(field);
  }
  return field;
}

/** One value per answer in the n-th world; undefined when time ran out in a world that is not the first. */
function valuesIn(context: EvaluationContext, field: readonly Sampled<AnyMove | null>[], n: number, replies: number): number[] | undefined {
  const share = Math.floor(context.meter.remaining(PLAYS * field.length) / (2 * field.length));
  const world = context.world(n);
  const limits = limitsIn(world, Math.min(PLAYS, share), replies);
  const values: number[] = [];
  for (const { move } of field) {
    if ((n > 0 || replies > 0) && context.meter.exhausted) return undefined;
    values.push(valueAfter(context, world, move, limits) - (move !== null && isOffer(move) ? OFFER_COST : 0));
  }
  return values;
}

/** Whether the last two worlds agree about all differences between answers. */
function isSteady<M>(field: readonly Sampled<M>[]): boolean {
  const recent = ({ values }: Sampled<M>, back: number): number => at(values, values.length - back);
  const first = at(field, 0);
  return field.every((one) => Math.abs(recent(one, 1) - recent(first, 1) - recent(one, 2) + recent(first, 2)) < EPSILON);
}

function betterHalf<M>(field: readonly Sampled<M>[]): Sampled<M>[] {
  const sorted = field.map(meanValue).sort((a, b) => b - a);
  const bar = at(sorted, Math.max(1, Math.ceil(sorted.length / 2) - 1));
  return field.filter((sampled) => meanValue(sampled) >= bar);
}
