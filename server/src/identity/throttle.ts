import { Problem } from '../problem.ts';

/** A bucket of tokens: `rate` of them per second, at most `burst`. */
interface Bucket {
  tokens: number;
  at: number;
}

/** Lets everybody do something so often per second, and more in bursts. Keys that are not heard of are forgotten. */
export class Throttle {
  private readonly rate: number;
  private readonly burst: number;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: number, burst: number, now: () => number) {
    this.rate = rate;
    this.burst = burst;
    this.now = now;
  }

  /** Whether there is a token left; takes it. */
  take(key: string): boolean {
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { tokens: this.burst, at: now };
    const tokens = Math.min(this.burst, bucket.tokens + ((now - bucket.at) / 1_000) * this.rate);
    if (this.buckets.size > 100_000) this.buckets.clear();
    this.buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    return tokens >= 1;
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
