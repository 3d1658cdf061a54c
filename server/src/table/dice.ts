import { commitmentTo, sha256 } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import { isFinished, type TableDoc } from './doc.ts';

/**
 * The seed of a game is made of the server's part, promised before anybody sits down, and a part of each seat. Neither
 * side can steer the dice alone: the server cannot change its part any more, and nobody else knows it.
 */
export function seedOf(secret: string, contributions: readonly string[]): string {
  return sha256(`ludoteca table seed:${secret}:${contributions.join(':')}`);
}

/** What each seat contributed; bots contribute nothing. */
export function contributionsOf(doc: Pick<TableDoc, 'seats'>): string[] {
  return doc.seats.map((seat) => (seat.kind === 'person' ? seat.contribution : '-'));
}

/** What a seed was made of. */
export interface SeedParts {
  /** Commitment to the server's part, shown before anybody contributed. */
  readonly promise: string;
  readonly secret: string;
  readonly contributions: readonly string[];
}

/** Where the parts do not fit together: the server's part is not the promised one, or they do not make this seed. */
export function seedDeparture({ promise, secret, contributions }: SeedParts, seed: string): 'promise' | 'seed' | undefined {
  if (commitmentTo(secret) !== promise) return 'promise';
  return seedOf(secret, contributions) === seed ? undefined : 'seed';
}

/** All parts of the seed, for anybody who wants to check how it was made. */
export interface DiceProof extends SeedParts {
  readonly commitment: string;
  readonly seed: string;
}

export function diceProof(doc: TableDoc): DiceProof {
  const { seed, secret, promise } = doc;
  if (seed === null || !isFinished(doc.phase)) throw new Problem('secret-until-end');
  return { promise, contributions: contributionsOf(doc), commitment: commitmentTo(seed), secret, seed };
}
