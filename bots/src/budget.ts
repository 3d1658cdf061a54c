import type { Budget } from './bot.ts';

/*
 * How hard spends a budget in milliseconds, in this order. Budgets in iterations are not split, except that a play-off gets
 * its share of them: the first look and offers count simulated plays, which are far quicker than iterations of the tree.
 *
 * first look at the root      20 %
 * tree                        what is left, less the play-off's share (less 20 % where only offers follow)
 * offers                      20 % where offers can be made
 * play-off of the leaders     what is left, where the game wants one
 */
const FIRST_LOOK = 0.2;
const OFFERS = 0.2;

/** The budget of the first look at the answers of the root. */
export function firstLookBudget(budget: Budget): Budget {
  return shareOf(budget, FIRST_LOOK);
}

/** The tree's part of what is left; `playOff` is the share that the game keeps for a play-off. */
export function treeBudget(left: Budget, playOff: number, makesOffers: boolean): Budget {
  return shareOf(left, 1 - (playOff > 0 ? playOff : makesOffers ? OFFERS : 0));
}

/** The budget for finding and comparing offers. */
export function offersBudget(budget: Budget): Budget {
  return shareOf(budget, OFFERS);
}

/** What is left for a play-off when offers take part in it, and when not. */
export function playOffBudget(left: Budget, makesOffers: boolean): Budget {
  return shareOf(left, makesOffers ? 1 - OFFERS : 1);
}

/** What is left of a budget after this many milliseconds; iterations are not used up by time. */
export function without(budget: Budget, used: number): Budget {
  return 'milliseconds' in budget ? { milliseconds: Math.max(0, budget.milliseconds - used) } : budget;
}

/** A share of the time. */
export function shareOf(budget: Budget, share: number): Budget {
  return 'milliseconds' in budget ? { milliseconds: budget.milliseconds * share } : budget;
}

/** Simulated plays between two looks at the clock. */
const CLOCK_INTERVAL = 16;

/** Counts simulated plays and checks whether a budget is used up. */
export class Meter {
  /** Simulated plays so far. */
  spent = 0;
  private readonly most: number;
  private readonly from = performance.now();
  private readonly until: number;
  private late = false;

  constructor(budget: Budget) {
    this.most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
    this.until = 'iterations' in budget ? Number.POSITIVE_INFINITY : this.from + budget.milliseconds;
  }

  /** Counts one simulated play. */
  spend(): void {
    this.spent++;
    if (this.until !== Number.POSITIVE_INFINITY && this.spent % CLOCK_INTERVAL === 0) this.late = performance.now() >= this.until;
  }

  /** Whether the budget is used up. */
  get exhausted(): boolean {
    return this.late || this.spent >= this.most;
  }

  /** Whether the time is up, read from the clock at once: for loops with a minimum of work to do first. */
  get isLate(): boolean {
    return this.until !== Number.POSITIVE_INFINITY && performance.now() >= this.until;
  }

  /** Plays still to come, at the pace so far. */
  get ahead(): number {
    if (this.until === Number.POSITIVE_INFINITY) return this.most - this.spent;
    const now = performance.now();
    return (this.spent * Math.max(0, this.until - now)) / Math.max(1, now - this.from);
  }

  /** Plays left; `otherwise` for budgets in milliseconds. */
  remaining(otherwise: number): number {
    return this.most === Number.POSITIVE_INFINITY ? otherwise : Math.max(0, this.most - this.spent);
  }
}
