import { sum } from '@ludoteca/kernel';

/** The mean of some values. */
export function meanOf(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** How far values are from each other, judged by a sample of them; a single one says nothing about it. */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((all, value) => all + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}

/** How far the mean of a sample is from what it stands for, usually. */
export function errorOf(values: readonly number[]): number {
  return deviationOf(values) / Math.sqrt(values.length);
}
