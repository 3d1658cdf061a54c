/** One result of the bench. */
export interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** A measurement; it runs only when it is asked for. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  run(): number | Promise<number>;
}

const WARM_UP = 0.25;

/**
 * Units of work per second of one core: warms up, then works for at least `seconds`.
 * `work` does some of it and returns how many units that was.
 */
export function rate(work: () => number, seconds = 2): number {
  spend(work, seconds * WARM_UP);
  const { units, elapsed } = spend(work, seconds);
  return units / elapsed;
}

function spend(work: () => number, seconds: number): { units: number; elapsed: number } {
  const start = performance.now();
  const until = start + seconds * 1_000;
  let units = 0;
  let now = start;
  while (now < until) {
    units += work();
    now = performance.now();
  }
  return { units, elapsed: (now - start) / 1_000 };
}

const kept: unknown[] = [];

/** Consumes a result that nobody needs, so that the work behind it is not optimised away. */
export function keep(result: unknown): void {
  kept[0] = result;
}

/** The value to four significant digits: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
