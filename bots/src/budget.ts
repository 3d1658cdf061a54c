import type { Budget } from './bot.ts';

/** What part of the thinking goes into offers, where offers can be made at all. */
export const TALKING = 0.2;

/** What is left of a budget after so many milliseconds; iterations are not used up by time. */
export function without(budget: Budget, used: number): Budget {
  return 'milliseconds' in budget ? { milliseconds: Math.max(0, budget.milliseconds - used) } : budget;
}

/** A share of the time. Looks and offers count imagined plays, which are far quicker than iterations of the search: those are not shared out. */
export function part(budget: Budget, share: number): Budget {
  return 'milliseconds' in budget ? { milliseconds: budget.milliseconds * share } : budget;
}
