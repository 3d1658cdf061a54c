/** A number with a true minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A share in whole percent; what is not certain is neither 0 nor 100. */
export function percent(share: number): number {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return 1;
  return rounded === 100 && share < 1 ? 99 : rounded;
}

const STEPS = [1, 2, 5, 10] as const;

/** Round marks for an axis from `low` to `high`, about `count` of them, both ends covered. */
export function marksBetween(low: number, high: number, count: number): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
