import { at, type Chance } from '@ludoteca/kernel';

/** Numbers that can be tuned, by name. */
export type Figures = Record<string, number>;

/** One step of a tuning. */
export interface TuningStep {
  readonly step: number;
  readonly figures: Readonly<Figures>;
  /** How much better the one side of the pair did than the other, in the measure's units. */
  readonly difference: number;
}

/** What is to be tuned, and how. */
export interface Tuning {
  readonly start: Readonly<Figures>;
  readonly steps: number;
  /** By how much of itself a figure is changed to see what that does, and how far a step goes at first. */
  readonly probe?: number;
  readonly rate?: number;
  readonly chance: Chance;
  /** How much better the first figures play than the second. */
  measure(first: Readonly<Figures>, second: Readonly<Figures>, step: number): Promise<number>;
  readonly onStep?: ((step: TuningStep) => void) | undefined;
}

/** The usual exponents of simultaneous perturbation. */
const PROBE_DECAY = 0.101;
const RATE_DECAY = 0.602;
const SMALLEST = 0.05;

/**
 * Simultaneous perturbation (SPSA): all figures are changed at once by lot, up in one player and down in its opponent; the
 * difference in how the two fare says in which direction to go. Two players per step, however many figures there are.
 */
export async function spsa({ start, steps, probe = 0.15, rate = 0.25, chance, measure, onStep }: Tuning): Promise<Figures> {
  const names = Object.keys(start);
  const figures: Figures = { ...start };
  const stability = steps / 10;
  for (let step = 1; step <= steps; step++) {
    const size = probe / step ** PROBE_DECAY;
    const signs = names.map(() => (chance.int(2) === 0 ? -1 : 1));
    const shifted = (direction: number): Figures =>
      Object.fromEntries(names.map((name, place) => [name, moved(figures, start, name, direction * size * at(signs, place))]));
    const difference = await measure(shifted(1), shifted(-1), step);
    const gain = (rate / (stability + step) ** RATE_DECAY) * difference;
    for (const [place, name] of names.entries()) figures[name] = moved(figures, start, name, gain * at(signs, place));
    onStep?.({ step, figures: { ...figures }, difference });
  }
  return figures;
}

/** A figure changed by a part of what it was at the start, so that large and small ones move alike. */
function moved(figures: Readonly<Figures>, start: Readonly<Figures>, name: string, part: number): number {
  const scale = Math.max(SMALLEST, Math.abs(start[name] ?? 0));
  return Number(((figures[name] ?? 0) + part * scale).toFixed(6));
}
