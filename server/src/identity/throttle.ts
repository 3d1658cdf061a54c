import { Problem } from '../problem.ts';

/** How often something may be done: `rate` times per second, `burst` times at once. */
export interface Pace {
  readonly rate: number;
  readonly burst: number;
}

/** The tokens of one key or one socket: they grow by the pace, and everything done takes one. */
export class Bucket {
  private tokens: number;
  private at: number;

  constructor({ burst }: Pace, now: number) {
    this.tokens = burst;
    this.at = now;
  }

  /** Whether there is a token left; takes it. */
  take({ rate, burst }: Pace, now: number): boolean {
    const tokens = Math.min(burst, this.tokens + ((now - this.at) / 1_000) * rate);
    this.at = now;
    this.tokens = tokens >= 1 ? tokens - 1 : tokens;
    return tokens >= 1;
  }
}

/** Lets everybody do something so often per second, and more in bursts. Keys that are not heard of are forgotten. */
export class Throttle {
  private readonly pace: Pace;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: number, burst: number, now: () => number) {
    this.pace = { rate, burst };
    this.now = now;
  }

  /** Whether there is a token left; takes it. */
  take(key: string): boolean {
    const now = this.now();
    const bucket = this.buckets.get(key) ?? new Bucket(this.pace, now);
    if (this.buckets.size > 100_000) this.buckets.clear();
    this.buckets.set(key, bucket);
    return bucket.take(this.pace, now);
  }

  /** Takes a token or refuses. */
  must(key: string): void {
    if (!this.take(key)) throw new Problem('too-many');
  }

  /** Gives a key its tokens back. */
  forgive(key: string): void {
    this.buckets.delete(key);
  }
}
