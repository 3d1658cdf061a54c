import { at, sum } from '@ludoteca/kernel';

/** The mean of some values. */
export function meanOf(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The standard deviation, estimated from a sample; 0 for a single value. */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((all, value) => all + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}

/** The standard error of the mean. */
export function standardErrorOf(values: readonly number[]): number {
  return deviationOf(values) / Math.sqrt(values.length);
}

/** A mean with its 95 % confidence interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Student's t for 95 %, two-sided, by degrees of freedom from 1. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

function student(freedom: number): number {
  if (freedom <= STUDENT.length) return at(STUDENT, freedom - 1);
  return 1.95996 + 2.3722 / freedom + 2.8225 / freedom ** 2;
}

/** Mean and interval of independent values, one per block. A single value says nothing about its spread. */
export function intervalOf(values: readonly number[]): Interval {
  const count = values.length;
  const mean = meanOf(values);
  if (count < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const half = student(count - 1) * standardErrorOf(values);
  return { mean, low: mean - half, high: mean + half };
}

/**
 * The interval of a share, between 0 and 1. Where every block was won (or lost) outright, the spread is not zero but
 * unknown, and the rule of three (3/n) bounds it.
 */
export function shareInterval(values: readonly number[]): Interval {
  const { mean, low, high } = intervalOf(values);
  const unseen = Math.min(1, 3 / values.length);
  if (mean === 1) return { mean, low: 1 - unseen, high: 1 };
  if (mean === 0) return { mean, low: 0, high: unseen };
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}
