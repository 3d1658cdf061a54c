import { BadInput } from '../input/bad-input.ts';
import { sha256 } from './sha256.ts';

/** A seed is 32 to 128 hexadecimal digits: 128 bits or more, all of them used. */
export type Seed = string;

const SEED = /^[0-9a-f]{32,128}$/;

/** Parses a seed given from outside. Short seeds are refused, since they can be found by brute force. */
export function parseSeed(text: string): Seed {
  if (!SEED.test(text)) throw new BadInput(`seed "${text.slice(0, 140)}": expected 32 to 128 hexadecimal digits`);
  return text;
}

/** A seed from any words (`--seed hello`): reproducible, not secret. */
export function seedFrom(words: string): Seed {
  return SEED.test(words) ? words : sha256(`ludoteca seed words:${words}`);
}

/**
 * The commitment that a table publishes before the first card is dealt. Anyone who knows the seed after the end can
 * recompute it, so the seed cannot be changed in between.
 */
export function commitmentTo(seed: Seed): string {
  return sha256(`ludoteca commitment:${seed}`);
}
