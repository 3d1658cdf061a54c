import { LEVELS } from '@ludoteca/bots';
import type { WaitingTurn } from '../store/job-store.ts';

/** Target time for a bot's answer, in milliseconds, however many wait. */
const WAIT_MS = 2_500;
/** By level: the time below which the next lower level plays as well, and whether more time makes it stronger. */
const NEEDS: Readonly<Record<string, { readonly least: number; readonly usesAll: boolean }>> = {
  hard: { least: 120, usesAll: true },
  medium: { least: 12, usesAll: false },
};
/** Share of its full time below which people at the table are told that a bot is hurried. */
const NOTICEABLE = 1 / 2;

/** The level and time of a bot's turn, and whether that is less than it should be. */
export interface Share {
  readonly level: string;
  readonly milliseconds: number;
  readonly busy: boolean;
}

/**
 * How the threads are shared out. Everybody who waits has the same right to them, and an owner with several turns
 * waiting shares one part among them: many tables of one person slow down that person's bots and nobody else's.
 */
export function allotment(threads: number, owners: number, siblings: number): number {
  return (WAIT_MS * threads) / (Math.max(1, owners) * Math.max(1, siblings));
}

/** The best use of the time available. With too little of it a faster level plays; never a random answer. */
export function shareOf(wanted: string, full: number, allotted: number): Share {
  const milliseconds = Math.min(full, Math.max(1, Math.floor(allotted)));
  let level = wanted;
  while (milliseconds < Math.min(full, NEEDS[level]?.least ?? 0)) level = quicker(level);
  const isShort = NEEDS[level]?.usesAll === true && milliseconds < full * NOTICEABLE;
  return { level, milliseconds, busy: level !== wanted || isShort };
}

/** The next lower level; the lowest one that searches is the last. */
function quicker(level: string): string {
  return LEVELS[Math.max(1, LEVELS.indexOf(level) - 1)] ?? level;
}

/** Chooses the next turns: first owners with the fewest running, then those served longest ago. */
export class FairChoice {
  private readonly running = new Map<string, number>();
  private readonly served = new Map<string, number>();
  private count = 0;

  /** The owners with a turn under way. */
  get owners(): ReadonlySet<string> {
    return new Set(this.running.keys());
  }

  /** Takes up to `most` of the waiting turns. */
  choose(waiting: readonly WaitingTurn[], most: number): WaitingTurn[] {
    const left = [...waiting];
    const chosen: WaitingTurn[] = [];
    while (chosen.length < most && left.length > 0) {
      const next = left.reduce((best, turn) => (this.comesBefore(turn, best) ? turn : best));
      left.splice(left.indexOf(next), 1);
      chosen.push(next);
      this.begin(next.owner);
    }
    return chosen;
  }

  private comesBefore(a: WaitingTurn, b: WaitingTurn): boolean {
    const rank = ({ owner, due }: WaitingTurn): [number, number, number] => [
      this.running.get(owner) ?? 0,
      this.served.get(owner) ?? 0,
      due,
    ];
    const [x, y] = [rank(a), rank(b)];
    const first = x.findIndex((value, index) => value !== y[index]);
    return first >= 0 && (x[first] ?? 0) < (y[first] ?? 0);
  }

  private begin(owner: string): void {
    this.running.set(owner, (this.running.get(owner) ?? 0) + 1);
    this.served.delete(owner);
    this.served.set(owner, ++this.count);
    const [oldest] = this.served.keys();
    if (this.served.size > 10_000 && oldest !== undefined) this.served.delete(oldest);
  }

  /** A chosen turn has ended, or another process has it. */
  end(owner: string): void {
    const left = (this.running.get(owner) ?? 1) - 1;
    if (left > 0) this.running.set(owner, left);
    else this.running.delete(owner);
  }
}
