import { at } from '../at.ts';
import { type Seed, seedFrom } from './seed.ts';
import { sha256, sha256Words, utf8 } from './sha256.ts';

/** The random source of rules and bots. Outcomes are uniform and unbiased. */
export interface Chance {
  /** A whole number from 0 to n-1. */
  int(n: number): number;
  /** Shuffles the list in place. */
  shuffle<V>(list: V[]): void;
}

/**
 * The position of a stream as plain data, kept in the state and never in a view.
 * - `sealed`: a cryptographic stream over (seed, counter), for real tables;
 * - `quick`: a small fast generator (sfc32, 128 bits), for simulation and search;
 * - `rigged`: the outcomes listed first, for tests and scenarios, then the stream behind.
 */
export type ChanceState =
  | { kind: 'sealed'; seed: Seed; counter: number }
  | { kind: 'quick'; words: number[] }
  | { kind: 'rigged'; next: number[]; behind: ChanceState };

/** The cryptographic stream of a real table. */
export function sealed(seed: Seed): ChanceState {
  return { kind: 'sealed', seed, counter: 0 };
}

/** The fast stream for simulation, seeded with all bits of the words. */
export function quick(words: string): ChanceState {
  const state = Array.from(sha256Words(utf8(seedFrom(words))).slice(0, 4), (word) => word | 0);
  return { kind: 'quick', words: state };
}

/** Fixed outcomes (each one exactly what `int` is to return), then an ordinary stream. */
export function rigged(next: readonly number[], behind: ChanceState): ChanceState {
  return { kind: 'rigged', next: [...next], behind };
}

/** Draws the next 32 bits and advances the stream. */
function nextWord(state: Exclude<ChanceState, { kind: 'rigged' }>): number {
  return state.kind === 'quick' ? quickWord(state.words) : sealedWord(state.seed, state.counter++);
}

function quickWord(s: number[]): number {
  const a = s[0] as number;
  const b = s[1] as number;
  const c = s[2] as number;
  const d = s[3] as number;
  const t = (((a + b) | 0) + d) | 0;
  s[3] = (d + 1) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

// The last block of the sealed stream: eight words come out of one digest.
let cachedKey = '';
let cachedBlock = new Uint32Array(8);

function sealedWord(seed: Seed, counter: number): number {
  const key = `ludoteca stream:${seed}:${Math.floor(counter / 8)}`;
  if (key !== cachedKey) {
    cachedBlock = sha256Words(utf8(key)) as Uint32Array<ArrayBuffer>;
    cachedKey = key;
  }
  return cachedBlock[counter % 8] as number;
}

/** Draws a number from 0 to n-1 from the stream. Rejection keeps it unbiased. */
export function drawInt(state: ChanceState, n: number): number {
  if (n < 1 || n > 0x100000000 || !Number.isInteger(n)) throw new RangeError(`chance needs a whole number from 1 to 2^32, not ${n}`);
  if (state.kind === 'rigged') {
    if (state.next.length === 0) return drawInt(state.behind, n);
    const fixed = state.next.shift() as number;
    if (!Number.isInteger(fixed) || fixed < 0 || fixed >= n) throw new RangeError(`rigged outcome ${fixed} is not below ${n}`);
    return fixed;
  }
  for (;;) {
    const word = nextWord(state);
    const outcome = remainder(word, n);
    // The last, incomplete run of n words is rejected.
    if (word - outcome <= 0x100000000 - n) return outcome;
  }
}

/** word % n. n is nearly always small: then the division stays in integer arithmetic, and so does what is computed from it. */
function remainder(word: number, n: number): number {
  return n <= 0x7fffffff ? ((word >>> 0) % (n >>> 0)) | 0 : word % n;
}

/** A `Chance` over a stream, which it advances in place. */
export class Stream implements Chance {
  readonly state: ChanceState;

  constructor(state: ChanceState) {
    this.state = state;
  }

  int(n: number): number {
    return drawInt(this.state, n);
  }

  shuffle<V>(list: V[]): void {
    shuffleWith(this, list);
  }
}

/** Fisher–Yates with any source of chance. */
export function shuffleWith<V>(chance: Pick<Chance, 'int'>, list: V[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    const held = at(list, i);
    list[i] = at(list, j);
    list[j] = held;
  }
}

/** An independent quick stream seeded with `words`; bots use it so that thinking never advances a table's dice. */
export function streamFrom(words: string): Stream {
  return new Stream(quick(sha256(words)));
}
