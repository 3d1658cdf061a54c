import { num, type Seat } from '@ludoteca/kernel';

/** The chance to get or keep a special card, in points: a share that grows with what is there already. */
export function raceWorth(own: number, best: number, holds: boolean, min: number, points: number): number {
  if (holds) return Math.min(3, own - best) * 0.1;
  const behind = Math.max(min, best + 1) - own;
  return behind > 4 ? 0 : (points * 0.32) / (behind + 0.6);
}

/** The highest count of any other player. */
export function bestOther(values: readonly number[], seat: Seat): number {
  let best = 0;
  for (let other = 0; other < values.length; other++) if (other !== seat) best = Math.max(best, num(values, other));
  return best;
}
