import { commitmentTo, type Seed } from './seed.ts';
import { sha256 } from './sha256.ts';

/** The parts that the seed of a table was made from. */
export interface SeedParts {
  /** Commitment to the server's part, shown before anybody contributed. */
  readonly promise: string;
  /** The server's part: a secret until the end. */
  readonly secret: string;
  /** The part of each seat; "-" for a bot. */
  readonly contributions: readonly string[];
}

/**
 * The seed of a game is made from the server's part, committed to before anybody sits down, and a part of each seat.
 * Neither side can steer the dice alone: the server can no longer change its part, and nobody else knows it.
 */
export function seedOf(secret: string, contributions: readonly string[]): Seed {
  return sha256(`ludoteca table seed:${secret}:${contributions.join(':')}`);
}

/** What does not match: the server's part and its commitment ('promise'), or the parts and the seed; undefined if all match. */
export function seedDeparture({ promise, secret, contributions }: SeedParts, seed: Seed): 'promise' | 'seed' | undefined {
  if (commitmentTo(secret) !== promise) return 'promise';
  return seedOf(secret, contributions) === seed ? undefined : 'seed';
}
