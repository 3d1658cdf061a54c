import type { Budget } from './bot.ts';

/** How many imagined plays go by between two looks at the clock. */
const GLANCE = 16;

/** Counts imagined plays and says when the budget is used up. */
export class Meter {
  /** Imagined plays so far. */
  spent = 0;
  private readonly most: number;
  private readonly from = performance.now();
  private readonly until: number;
  private late = false;

  constructor(budget: Budget) {
    this.most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
    this.until = 'iterations' in budget ? Number.POSITIVE_INFINITY : this.from + budget.milliseconds;
  }

  /** Takes note of one imagined play. */
  spend(): void {
    this.spent++;
    if (this.until !== Number.POSITIVE_INFINITY && this.spent % GLANCE === 0) this.late = performance.now() >= this.until;
  }

  /** Whether thinking has to come to an end. */
  get exhausted(): boolean {
    return this.late || this.spent >= this.most;
  }

  /** Whether the time is up, for those who have to do a least amount of work first. */
  get isLate(): boolean {
    return this.until !== Number.POSITIVE_INFINITY && performance.now() >= this.until;
  }

  /** How many plays there will still be, at the pace so far. */
  get ahead(): number {
    if (this.until === Number.POSITIVE_INFINITY) return this.most - this.spent;
    const now = performance.now();
    return (this.spent * Math.max(0, this.until - now)) / Math.max(1, now - this.from);
  }

  /** What is left, in imagined plays; a budget in milliseconds counts as `otherwise`. */
  remaining(otherwise: number): number {
    return this.most === Number.POSITIVE_INFINITY ? otherwise : Math.max(0, this.most - this.spent);
  }
}
