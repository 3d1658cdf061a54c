import type { Seat } from '@ludoteca/kernel';
import type { ClockRule, SeatClock } from '../protocol.ts';

export interface Clocks {
  readonly seats: readonly SeatClock[];
  /** The clocks as everybody sees them: those of private answers go on until the decision closes. */
  readonly shown: readonly SeatClock[];
}

/** Milliseconds between two moments in which the server was up. */
export type Elapsed = (from: number, to: number) => number;

/** Clocks at the start, all standing. */
export function newClocks(rule: ClockRule, seats: number): Clocks | null {
  if (rule.kind === 'none') return null;
  const fresh = Array.from({ length: seats }, () => ({ left: rule.bank * 1_000, since: null }));
  return { seats: fresh, shown: fresh };
}

/** An event at the table, as far as clocks are concerned. */
export interface Tick {
  readonly now: number;
  /** Seats whose person is being waited for. */
  readonly running: readonly Seat[];
  /** The seat that has just answered, if any. */
  readonly answered: Seat | undefined;
  /** Whether everybody may see the change. */
  readonly open: boolean;
}

/** The clocks after an event: those of seats no longer waited for stand, the others run. */
export function advance(rule: ClockRule, clocks: Clocks | null, tick: Tick, elapsed: Elapsed): Clocks | null {
  if (clocks === null || rule.kind === 'none') return null;
  const seats = clocks.seats.map((clock, seat) => {
    const runs = tick.running.includes(seat);
    const stopped = clock.since !== null && (!runs || tick.answered === seat) ? stop(rule, clock, tick, seat, elapsed) : clock;
    return runs && stopped.since === null ? { left: stopped.left, since: tick.now } : stopped;
  });
  return { seats, shown: tick.open ? seats : clocks.shown };
}

function stop(rule: Exclude<ClockRule, { kind: 'none' }>, clock: SeatClock, tick: Tick, seat: Seat, elapsed: Elapsed): SeatClock {
  const used = clock.since === null ? 0 : elapsed(clock.since, tick.now);
  if (rule.kind === 'live') return { left: Math.max(0, clock.left - Math.max(0, used - rule.move * 1_000)), since: null };
  const gained = tick.answered === seat ? rule.increment * 1_000 : 0;
  return { left: Math.min(rule.cap * 1_000, Math.max(0, clock.left - used) + gained), since: null };
}

/** Milliseconds until a running clock runs out; negative when it has, undefined while it stands. */
export function remaining(rule: ClockRule, clock: SeatClock | undefined, now: number, elapsed: Elapsed): number | undefined {
  if (rule.kind === 'none' || clock === undefined || clock.since === null) return undefined;
  const free = rule.kind === 'live' ? rule.move * 1_000 : 0;
  return free + clock.left - elapsed(clock.since, now);
}

/** The clock of somebody who comes back: at least one move's worth of time. */
export function refreshed(rule: ClockRule, clocks: Clocks | null, seat: Seat): Clocks | null {
  if (clocks === null || rule.kind === 'none') return null;
  const least = 1_000 * (rule.kind === 'mail' ? Math.max(rule.increment, 3_600) : Math.max(rule.move, 30));
  const refresh = (list: readonly SeatClock[]): SeatClock[] =>
    list.map((clock, index) => (index === seat ? { left: Math.max(clock.left, least), since: null } : clock));
  return { seats: refresh(clocks.seats), shown: refresh(clocks.shown) };
}
