import { add, at, range } from '@ludoteca/kernel';

/** One comparison: the differences between two seats by column, and whether the first came out ahead. */
export interface Comparison {
  readonly differences: readonly number[];
  readonly isAhead: boolean;
}

/** Steps of Newton's method; it converges long before. */
const STEPS = 12;
/** Ridge penalty, in comparisons: columns that hardly ever differ stay near 0. */
const RIDGE = 10;
const SMALLEST = 1e-9;

/** Logistic regression without an intercept: one weight per column, such that their sum says how likely the first is ahead. */
export function logisticRegression(comparisons: readonly Comparison[], columns: number): number[] {
  const scales = range(columns).map((column) => deviation(comparisons, column));
  const weights = range(columns).map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    const hessian = range(columns).map((row) => range(columns).map((column) => (row === column ? RIDGE : 0)));
    for (const { differences, isAhead } of comparisons) {
      const scaled = differences.map((difference, column) => difference / at(scales, column));
      const chance = sigmoid(scaled.reduce((total, value, column) => total + value * at(weights, column), 0));
      const left = (isAhead ? 1 : 0) - chance;
      const certainty = chance * (1 - chance);
      for (let row = 0; row < columns; row++) {
        const value = at(scaled, row);
        if (value === 0) continue;
        add(gradient, row, value * left);
        const line = at(hessian, row);
        for (let column = 0; column < columns; column++) add(line, column, certainty * value * at(scaled, column));
      }
    }
    for (const [column, change] of solve(hessian, gradient).entries()) add(weights, column, change);
  }
  return weights.map((weight, column) => weight / at(scales, column));
}

/** The mean log loss about who came out ahead, in nats; a coin gives 0.693. */
export function logLoss(comparisons: readonly Comparison[], weights: readonly number[]): number {
  let total = 0;
  for (const { differences, isAhead } of comparisons) {
    const sum = differences.reduce((all, value, column) => all + value * at(weights, column), 0);
    total += Math.log1p(Math.exp(isAhead ? -sum : sum));
  }
  return total / comparisons.length;
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** The differences have a mean of about 0: who comes first in a comparison is arbitrary. */
function deviation(comparisons: readonly Comparison[], column: number): number {
  const squares = comparisons.reduce((total, { differences }) => total + at(differences, column) ** 2, 0);
  return Math.max(SMALLEST, Math.sqrt(squares / comparisons.length));
}

/** Solves a positive definite system by elimination. Both arguments are used up. */
export function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const line = at(matrix, pivot);
    for (let row = pivot + 1; row < size; row++) {
      const other = at(matrix, row);
      const part = at(other, pivot) / at(line, pivot);
      if (part === 0) continue;
      for (let column = pivot; column < size; column++) add(other, column, -part * at(line, column));
      add(right, row, -part * at(right, pivot));
    }
  }
  const result = right.map(() => 0);
  for (let row = size - 1; row >= 0; row--) {
    const line = at(matrix, row);
    let rest = at(right, row);
    for (let column = row + 1; column < size; column++) rest -= at(line, column) * at(result, column);
    result[row] = rest / at(line, row);
  }
  return result;
}
