import { at, type GameTypes, sum } from '@ludoteca/kernel';
import type { Mind } from './context.ts';
import { isOffer } from './offers.ts';
import { reachFrom, trial } from './quiescence.ts';

/** In how many imagined worlds answers are compared at most. */
const WORLDS = 12;
/** The most that one trial may look ahead. */
const AHEAD = 96;
/** Talking costs a little: an offer must promise something to be preferred to silence. */
const TALK = 0.01;

/** An answer with what it was worth in each world it was tried in. */
export interface Weighed<M> {
  readonly move: M;
  readonly values: number[];
}

/** The mean over the worlds. */
export function worth<M>(weighed: Weighed<M>): number {
  return sum(weighed.values) / weighed.values.length;
}

/**
 * Tries all answers (null: saying nothing) in the same worlds with the same chance, the better half in more and more worlds. Stops when another
 * world changes nothing in how the answers compare, or the budget is used up. Returns those that stayed to the end.
 */
export function weigh<T extends GameTypes, M extends T['move'] | null>(mind: Mind<T>, moves: readonly M[]): Weighed<M>[] {
  let field: Weighed<M>[] = moves.map((move) => ({ move, values: [] }));
  if (field.length === 1) return field.map(({ move }) => ({ move, values: [0] }));
  let beyond = 0;
  for (let n = 0; n < WORLDS; n++) {
    const values = valuesIn(mind, field, n, beyond);
    if (values === undefined) break;
    if (n === 0 && values.every((value) => value === values[0])) {
      // Nothing distinguishes the answers yet: look at how others react to them.
      beyond = 2;
      const further = valuesIn(mind, field, n, beyond);
      if (further !== undefined) values.splice(0, values.length, ...further);
    }
    for (const [index, weighed] of field.entries()) weighed.values.push(at(values, index));
    if (n > 0 && isSteady(field)) break;
    if (n === 1 || n === 3 || n === 7) field = betterHalf(field);
  }
  return field;
}

/** One value per answer in the n-th world; undefined when time ran out in a world that is not the first. */
function valuesIn<T extends GameTypes>(
  mind: Mind<T>,
  field: readonly Weighed<T['move'] | null>[],
  n: number,
  beyond: number,
): number[] | undefined {
  const share = Math.floor(mind.meter.remaining(AHEAD * field.length) / (2 * field.length));
  const world = mind.world(n);
  const reach = reachFrom(world, Math.min(AHEAD, share), beyond);
  const values: number[] = [];
  for (const { move } of field) {
    if ((n > 0 || beyond > 0) && mind.meter.exhausted) return undefined;
    values.push(trial(mind, world, move, reach) - (move !== null && isOffer(move) ? TALK : 0));
  }
  return values;
}

/** Whether the last two worlds agree about all differences between answers. */
function isSteady<M>(field: readonly Weighed<M>[]): boolean {
  const gap = (weighed: Weighed<M>, back: number): number => at(weighed.values, weighed.values.length - back);
  const first = at(field, 0);
  return field.every((weighed) => Math.abs(gap(weighed, 1) - gap(first, 1) - gap(weighed, 2) + gap(first, 2)) < 1e-9);
}

function betterHalf<M>(field: readonly Weighed<M>[]): Weighed<M>[] {
  const sorted = field.map(worth).sort((a, b) => b - a);
  const bar = at(sorted, Math.max(1, Math.ceil(sorted.length / 2) - 1));
  return field.filter((weighed) => worth(weighed) >= bar);
}
