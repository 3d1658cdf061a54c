import { type AnyMove, at, copyOf, movesOf, nextToAnswer, play, randomAnswer, type Seat, type State, type Stream } from '@ludoteca/kernel';
import { fourWords, streamOf } from '../determinization.ts';
import type { EvaluationContext } from './context.ts';
import { marginOf } from './margin.ts';

/** Maximum number of options that are all tried; wider choices are sampled. */
const OPTIONS = 24;
const SAMPLES = 12;

/**
 * The answer with the best margin right after it. Options are tried with a different random stream from the one used afterwards,
 * so that no gamble is picked because it is going to succeed. Where no option makes a difference by itself (an offer is
 * accepted, but not yet carried out), the reply of the next seat is played as well.
 */
export function greedyAnswer(context: EvaluationContext, state: State, seat: Seat, chance: Stream): AnyMove {
  const options = optionsOf(context, state, seat, chance);
  if (options.length === 1) return at(options, 0);
  const words = fourWords(chance);
  const atOnce = options.map((move) => marginOf(context, after(context, state, seat, move, words), seat));
  if (atOnce.some((value) => value !== atOnce[0])) return at(options, indexOfBest(atOnce));
  const afterReply = options.map((move) => marginAfterReply(context, state, seat, move, words));
  return at(options, indexOfBest(afterReply));
}

/** The answer of a seat that may speak, if its margin after the next reply is better than that of silence. */
export function greedyRemark(context: EvaluationContext, state: State, seat: Seat, chance: Stream): AnyMove | undefined {
  const options = movesOf(context.game, state, seat, OPTIONS) ?? [];
  if (options.length === 0) return undefined;
  const words = fourWords(chance);
  const [silence = 0, ...values] = [undefined, ...options].map((move) => marginAfterReply(context, state, seat, move, words));
  const best = indexOfBest(values);
  return at(values, best) > silence ? at(options, best) : undefined;
}

function marginAfterReply(
  context: EvaluationContext,
  state: State,
  seat: Seat,
  move: AnyMove | undefined,
  words: readonly number[],
): number {
  const tried = after(context, state, seat, move, words);
  playReply(context, tried, seat, words);
  return marginOf(context, tried, seat);
}

/** Has the seat that is asked next, if it is another one, answer greedily. */
function playReply(context: EvaluationContext, state: State, seat: Seat, words: readonly number[]): void {
  const next = nextToAnswer(context.game, state);
  if (next === undefined || next === seat) return;
  const options = optionsOf(context, state, next, streamOf(words));
  const values = options.map((move) => marginOf(context, after(context, state, next, move, words), next));
  play(context.game, state, next, at(options, indexOfBest(values)));
}

/** The position after a move, or after silence, with the chance of these words. */
function after(context: EvaluationContext, state: State, seat: Seat, move: AnyMove | undefined, words: readonly number[]): State {
  const tried = copyOf(context.game, state);
  tried.chance = { kind: 'quick', words: [...words] };
  context.meter.spend();
  if (move !== undefined) play(context.game, tried, seat, move);
  return tried;
}

function indexOfBest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (at(values, i) > at(values, best)) best = i;
  return best;
}

/** All options of a seat where they are few, else a sample. Offers only where nothing else can be said. */
function optionsOf({ game }: EvaluationContext, state: State, seat: Seat, chance: Stream): readonly AnyMove[] {
  const all = movesOf(game, state, seat, OPTIONS);
  if (all !== undefined && all.length > 0) return all;
  return Array.from({ length: all === undefined ? SAMPLES : 1 }, () => randomAnswer(game, state, seat, chance));
}
