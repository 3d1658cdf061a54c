import { LEVELS } from '@ludoteca/bots';
import type { WaitingTurn } from '../store/job-store.ts';

/** Bots should be heard of within this time, however many wait. */
const WAIT_MS = 2_500;
/** The time below which the next lower level does as well, and whether a level plays better the longer it thinks. */
const NEEDS: Readonly<Record<string, { readonly least: number; readonly usesAll: boolean }>> = {
  hard: { least: 120, usesAll: true },
  medium: { least: 12, usesAll: false },
};
/** When a bot that uses all its time gets less than this part of it, those at the table are told. */
const NOTICEABLE = 1 / 2;

/** How a bot plays a turn: at which level and for how long, and whether that is less than it should be. */
export interface Share {
  readonly level: string;
  readonly milliseconds: number;
  readonly busy: boolean;
}

/**
 * What a turn gets of the threads. Everybody who waits has the same right to them, and whoever has several turns waiting
 * shares theirs between them: many tables of one person slow down that person's bots and nobody else's.
 */
export function allotment(threads: number, owners: number, siblings: number): number {
  return (WAIT_MS * threads) / (Math.max(1, owners) * Math.max(1, siblings));
}

/** The best that a level can do in the time there is. Where there is too little of it a quicker level plays; never the lot. */
export function shareOf(wanted: string, full: number, allotted: number): Share {
  const milliseconds = Math.min(full, Math.max(1, Math.floor(allotted)));
  let level = wanted;
  while (milliseconds < Math.min(full, NEEDS[level]?.least ?? 0)) level = quicker(level);
  const isShort = NEEDS[level]?.usesAll === true && milliseconds < full * NOTICEABLE;
  return { level, milliseconds, busy: level !== wanted || isShort };
}

/** The next level below; the lowest that thinks at all is the last. */
function quicker(level: string): string {
  return LEVELS[Math.max(1, LEVELS.indexOf(level) - 1)] ?? level;
}

/** Chooses whose turns are thought about next: first those with the fewest under way, then those served longest ago. */
export class FairChoice {
  private readonly running = new Map<string, number>();
  private readonly served = new Map<string, number>();
  private count = 0;

  /** The owners who have a turn under way. */
  get owners(): ReadonlySet<string> {
    return new Set(this.running.keys());
  }

  /** Takes up to `most` turns out of those that wait. */
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

  /** A chosen turn has come to its end, or another process has it. */
  end(owner: string): void {
    const left = (this.running.get(owner) ?? 1) - 1;
    if (left > 0) this.running.set(owner, left);
    else this.running.delete(owner);
  }
}
