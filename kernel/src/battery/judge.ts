import type { Config } from '../contract.ts';
import { PROPERTIES, type PropertyName } from './names.ts';

/** How one property was broken, with the reproducer. */
export interface Failure {
  readonly property: PropertyName;
  readonly message: string;
  readonly config: Config;
  /** The seed of the game's quick stream. */
  readonly seed: string;
  /** Number of answers before the failure. */
  readonly step: number;
  /** The answers so far, one line each: the seat and the move in notation, "2 rob 1", or "2 retract". */
  readonly answers: readonly string[];
}

/** Asserts that something holds; every call counts as one exercise of the property. The message is built only on failure. */
export type That = (holds: boolean, message: () => string) => void;

/** Number of assertions made for each property. */
export type Exercised = Record<PropertyName, number>;

/** The present point of a game, for the reproducer. */
export interface Place {
  readonly config: Config;
  readonly seed: string;
  readonly answers: readonly string[];
}

/** Number of times each kind of decision is checked with all properties, even where the battery only samples. */
const FIRST_TIMES = 5;

class Broken extends Error {}

/** Counts what was checked and keeps the first failure of each property. */
export class Judge {
  readonly exercised: Exercised = Object.fromEntries(Object.keys(PROPERTIES).map((name) => [name, 0])) as Exercised;
  readonly failures: Failure[] = [];
  /** How often each kind of move was played. */
  readonly played: Record<string, number> = {};
  /** How often each kind of decision was checked with all properties. */
  private readonly looked = new Map<string, number>();

  /** Whether this kind of decision has been checked fewer than FIRST_TIMES times. The call itself counts. */
  isNew(decision: string): boolean {
    const times = this.looked.get(decision) ?? 0;
    this.looked.set(decision, times + 1);
    return times < FIRST_TIMES;
  }

  /** Whether this property has failed already. It is not checked again, so that the report stays short. */
  isBroken(property: PropertyName): boolean {
    return this.failures.some((failure) => failure.property === property);
  }

  /** Runs a check of a property. A rule that throws during the check breaks the property as well. */
  hold(property: PropertyName, place: Place, check: (that: That) => void): void {
    if (this.isBroken(property)) return;
    try {
      check((holds, message) => {
        this.exercised[property]++;
        if (!holds) throw new Broken(message());
      });
    } catch (error) {
      this.failures.push({ property, message: complaint(error), ...place, step: place.answers.length, answers: [...place.answers] });
    }
  }
}

function complaint(error: unknown): string {
  if (error instanceof Broken) return error.message;
  return `threw ${error instanceof Error ? error.message : String(error)}`;
}
