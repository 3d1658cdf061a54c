import { at, type Chance } from '@ludoteca/kernel';

/** Parameters that can be tuned, by name. */
export type Weights = Record<string, number>;

/** One step of a tuning. */
export interface TuningStep {
  readonly step: number;
  readonly weights: Readonly<Weights>;
  /** How much better the one side of the pair did than the other, in the measure's units. */
  readonly difference: number;
}

/** What is to be tuned, and how. */
export interface Tuning {
  readonly start: Readonly<Weights>;
  readonly steps: number;
  /** The size of a perturbation and of the first step, as parts of a weight. */
  readonly probe?: number;
  readonly rate?: number;
  readonly chance: Chance;
  /** How much better the first weights play than the second. */
  measure(first: Readonly<Weights>, second: Readonly<Weights>, step: number): Promise<number>;
  readonly onStep?: ((step: TuningStep) => void) | undefined;
}

/** The usual exponents of SPSA. */
const PROBE_DECAY = 0.101;
const RATE_DECAY = 0.602;
const SMALLEST = 0.05;

/**
 * Simultaneous perturbation (SPSA): all weights are perturbed at random at once, up in one player and down in its opponent;
 * the difference between their results gives the direction of the step. Two players per step, however many weights.
 */
export async function spsa({ start, steps, probe = 0.15, rate = 0.25, chance, measure, onStep }: Tuning): Promise<Weights> {
  const names = Object.keys(start);
  const weights: Weights = { ...start };
  const stability = steps / 10;
  for (let step = 1; step <= steps; step++) {
    const size = probe / step ** PROBE_DECAY;
    const signs = names.map(() => (chance.int(2) === 0 ? -1 : 1));
    const shifted = (direction: number): Weights =>
      Object.fromEntries(names.map((name, place) => [name, moved(weights, start, name, direction * size * at(signs, place))]));
    const difference = await measure(shifted(1), shifted(-1), step);
    const gain = (rate / (stability + step) ** RATE_DECAY) * difference;
    for (const [place, name] of names.entries()) weights[name] = moved(weights, start, name, gain * at(signs, place));
    onStep?.({ step, weights: { ...weights }, difference });
  }
  return weights;
}

/** A weight changed by a part of its start, so that large and small ones move alike. */
function moved(weights: Readonly<Weights>, start: Readonly<Weights>, name: string, part: number): number {
  const scale = Math.max(SMALLEST, Math.abs(start[name] ?? 0));
  return Number(((weights[name] ?? 0) + part * scale).toFixed(6));
}
