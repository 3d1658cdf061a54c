import { at, copyOf, type GameTypes, movesOf, nextToAnswer, play, randomAnswer, type Seat, type State, Stream } from '@ludoteca/kernel';
import { fourWords, type Mind } from './context.ts';
import { utility } from './margin.ts';

/** How many options a seat looks at in passing; wider choices are sampled. */
const OPTIONS = 24;
const SAMPLES = 12;

/**
 * The answer that looks best to a seat at once. The options are tried with other chance than the one that will be
 * played with, so that nobody picks the gamble that is going to succeed. Where no option makes a difference by itself
 * (an offer is accepted, but not yet carried out), the others' reaction to each is looked at too.
 */
export function preferred<T extends GameTypes>(mind: Mind<T>, state: State<T>, seat: Seat, chance: Stream): T['move'] {
  const options = optionsOf(mind, state, seat, chance);
  if (options.length === 1) return at(options, 0);
  const words = fourWords(chance);
  const atOnce = options.map((move) => utility(mind, attempt(mind, state, seat, move, words), seat));
  if (atOnce.some((value) => value !== atOnce[0])) return at(options, indexOfBest(atOnce));
  const afterReaction = options.map((move) => {
    const tried = attempt(mind, state, seat, move, words);
    react(mind, tried, seat, words);
    return utility(mind, tried, seat);
  });
  return at(options, indexOfBest(afterReaction));
}

/** What a seat that may speak would say here, if that is better for it than silence, the others' reaction to both considered. */
export function worthSaying<T extends GameTypes>(mind: Mind<T>, state: State<T>, seat: Seat, chance: Stream): T['move'] | undefined {
  const options = movesOf(mind.game, state, seat, OPTIONS) ?? [];
  if (options.length === 0) return undefined;
  const words = fourWords(chance);
  const [silence = 0, ...values] = [undefined, ...options].map((move) => {
    const tried = attempt(mind, state, seat, move, words);
    react(mind, tried, seat, words);
    return utility(mind, tried, seat);
  });
  const best = indexOfBest(values);
  return at(values, best) > silence ? at(options, best) : undefined;
}

/** Lets the seat that is asked next, if it is another one, take what looks best to it. */
function react<T extends GameTypes>(mind: Mind<T>, state: State<T>, seat: Seat, words: readonly number[]): void {
  const next = nextToAnswer(mind.game, state);
  if (next === undefined || next === seat) return;
  const options = optionsOf(mind, state, next, new Stream({ kind: 'quick', words: [...words] }));
  const values = options.map((move) => utility(mind, attempt(mind, state, next, move, words), next));
  play(mind.game, state, next, at(options, indexOfBest(values)));
}

/** The position after a move, or after nothing was said, with other chance. */
function attempt<T extends GameTypes>(
  mind: Mind<T>,
  state: State<T>,
  seat: Seat,
  move: T['move'] | undefined,
  words: readonly number[],
): State<T> {
  const tried = copyOf(mind.game, state);
  tried.chance = { kind: 'quick', words: [...words] };
  mind.meter.spend();
  if (move !== undefined) play(mind.game, tried, seat, move);
  return tried;
}

function indexOfBest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (at(values, i) > at(values, best)) best = i;
  return best;
}

/** A few options of a seat: all of them where they are few, else a sample. Offers only where nothing else can be said. */
function optionsOf<T extends GameTypes>(mind: Mind<T>, state: State<T>, seat: Seat, chance: Stream): readonly T['move'][] {
  const all = movesOf(mind.game, state, seat, OPTIONS);
  if (all !== undefined && all.length > 0) return all;
  return Array.from({ length: all === undefined ? SAMPLES : 1 }, () => randomAnswer(mind.game, state, seat, chance));
}
