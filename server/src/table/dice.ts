import { commitmentTo, type SeedParts } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import { isFinished, type TableDoc } from './doc.ts';

/** What each seat contributed to the seed; bots contribute nothing. */
export function contributionsOf(doc: Pick<TableDoc, 'seats'>): string[] {
  return doc.seats.map((seat) => (seat.kind === 'person' ? seat.contribution : '-'));
}

/** All parts of the seed, so that anyone can check how it was made. */
export interface DiceProof extends SeedParts {
  readonly commitment: string;
  readonly seed: string;
}

export function diceProof(doc: TableDoc): DiceProof {
  const { seed, secret, promise } = doc;
  if (seed === null || !isFinished(doc.phase)) throw new Problem('secret-until-end');
  return { promise, contributions: contributionsOf(doc), commitment: commitmentTo(seed), secret, seed };
}
