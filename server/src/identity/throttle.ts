import { monotonic } from '../operations/steady-clock.ts';
import { Problem } from '../problem.ts';

/** Rate limit: `rate` times per second, `burst` times at once. */
export interface Pace {
  readonly rate: number;
  readonly burst: number;
}

/** The tokens of one key or one socket: they are refilled at the rate, and every action takes one. Times are the monotonic clock's. */
export class Bucket {
  private tokens: number;
  private at: number;

  constructor({ burst }: Pace, now: number = monotonic()) {
    this.tokens = burst;
    this.at = now;
  }

  /** Whether there is a token left; takes it. */
  take({ rate, burst }: Pace, now: number = monotonic()): boolean {
    const tokens = Math.min(burst, this.tokens + (Math.max(0, now - this.at) / 1_000) * rate);
    this.at = now;
    this.tokens = tokens >= 1 ? tokens - 1 : tokens;
    return tokens >= 1;
  }

  /** Gives a token back: the action does not count. */
  giveBack(): void {
    this.tokens += 1;
  }
}

/** Maximum number of keys; the least recently used is dropped first. */
const MOST = 100_000;

/** Token-bucket rate limiter by key. */
export class Throttle {
  private readonly pace: Pace;
  private readonly most: number;
  /** In the order in which they were last used. */
  private readonly buckets = new Map<string, Bucket>();

  constructor(pace: Pace, most = MOST) {
    this.pace = pace;
    this.most = most;
  }

  /** Whether there is a token left; takes it. */
  take(key: string): boolean {
    const bucket = this.buckets.get(key) ?? new Bucket(this.pace);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > this.most && oldest !== undefined) this.buckets.delete(oldest);
    return bucket.take(this.pace);
  }

  /** Takes a token or refuses. */
  must(key: string): void {
    if (!this.take(key)) throw new Problem('too-many');
  }

  /** Gives a token back: the action does not count. */
  forgive(key: string): void {
    this.buckets.get(key)?.giveBack();
  }
}

/** A rate of `times` a minute, all at once if need be. */
export function perMinute(times: number): Pace {
  return { rate: times / 60, burst: times };
}

/** A rate of `times` an hour, all at once if need be. */
export function perHour(times: number): Pace {
  return { rate: times / 3_600, burst: times };
}
