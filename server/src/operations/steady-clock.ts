/** Rate at which time passes while the machine's clock is behind, until the two agree again. */
const SLOWED = 0.9;
/** Maximum step ahead of the machine's clock that does not count as a jump. */
const JUMP_MS = 2_000;
/** Maximum lead of the last stored time; a clock further ahead than this was simply wrong. */
const MOST_AHEAD_MS = 12 * 3_600_000;

/**
 * The server's time: milliseconds since 1970 by the machine's clock, but never going back. When the machine's clock is
 * set back, the server's time runs a little slower until it has caught up; when it jumps ahead (or the machine was asleep), the
 * server's time jumps too, and the skipped time is reported.
 */
export class SteadyClock {
  private readonly wall: () => number;
  private readonly ticks: () => number;
  private value: number;
  private at: number;
  /** Called with the time that was skipped. */
  onJump: (from: number, to: number) => void = () => undefined;

  constructor(wall: () => number = () => Date.now(), ticks: () => number = monotonic) {
    this.wall = wall;
    this.ticks = ticks;
    this.value = wall();
    this.at = ticks();
  }

  readonly now = (): number => {
    const wall = this.wall();
    const ticks = this.ticks();
    const passed = ticks - this.at;
    const before = this.value + passed;
    this.at = ticks;
    this.value = Math.max(wall, this.value + passed * SLOWED);
    if (wall - before > JUMP_MS) this.onJump(Math.floor(before), Math.floor(wall));
    return Math.floor(this.value);
  };

  /** Keeps the clock from going back behind a time stored earlier. */
  notBefore(moment: number): void {
    const now = this.now();
    if (moment > now && moment - now < MOST_AHEAD_MS) this.value = moment;
  }
}

/** Monotonic milliseconds, independent of the machine's clock: for rates and deadlines. */
export function monotonic(): number {
  return performance.now();
}
