import { commitmentTo, type Seed } from './seed.ts';
import { sha256 } from './sha256.ts';

/** What the seed of a table was made of. */
export interface SeedParts {
  /** Commitment to the server's part, shown before anybody contributed. */
  readonly promise: string;
  /** The server's part: a secret until the end. */
  readonly secret: string;
  /** The part of each seat; "-" where a bot sat. */
  readonly contributions: readonly string[];
}

/**
 * The seed of a game is made of the server's part, promised before anybody sits down, and a part of each seat. Neither
 * side can steer the dice alone: the server cannot change its part any more, and nobody else knows it.
 */
export function seedOf(secret: string, contributions: readonly string[]): Seed {
  return sha256(`ludoteca table seed:${secret}:${contributions.join(':')}`);
}

/** Where the parts do not fit together: the server's part is not the promised one, or they do not make this seed. */
export function seedDeparture({ promise, secret, contributions }: SeedParts, seed: Seed): 'promise' | 'seed' | undefined {
  if (commitmentTo(secret) !== promise) return 'promise';
  return seedOf(secret, contributions) === seed ? undefined : 'seed';
}
