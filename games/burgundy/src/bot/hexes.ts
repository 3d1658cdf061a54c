import { EMPTY } from '../rules/types.ts';

/** How many of these hexes are covered. */
export function covered(duchy: readonly number[], hexes: readonly number[]): number {
  let count = 0;
  for (const hex of hexes) if (duchy[hex] !== EMPTY) count++;
  return count;
}

/** Whether one of the neighbours is covered. */
export function leans(duchy: readonly number[], near: readonly number[]): boolean {
  for (const other of near) if (duchy[other] !== EMPTY) return true;
  return false;
}
