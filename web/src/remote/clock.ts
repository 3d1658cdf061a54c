import type { ClockRule, SeatClock } from '@ludoteca/server/protocol';
import { w } from '../app/words.svelte.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The choices of the set-up page. */
export const CHOICES = {
  move: [15, 30, 60, 120, 300],
  bank: [0, 120, 300, 600, 1_200],
  days: [DAY, 3 * DAY, 7 * DAY, 14 * DAY],
  increment: [0, 6 * HOUR, 12 * HOUR, DAY],
} as const;

export const USUAL = {
  none: { kind: 'none' },
  live: { kind: 'live', move: 60, bank: 300 },
  mail: { kind: 'mail', bank: 3 * DAY, increment: 12 * HOUR, cap: 7 * DAY },
} as const satisfies Readonly<Record<ClockRule['kind'], ClockRule>>;

/** A span of time in everyday words. */
export function duration(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return w('time.days', { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return w('time.hours', { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return w('time.minutes', { count: seconds / MINUTE });
  return w('time.seconds', { count: seconds });
}

export function clockWords(rule: ClockRule): string {
  if (rule.kind === 'none') return w('clock.none');
  if (rule.kind === 'live')
    return w('clock.live', { move: duration(rule.move), bank: duration(rule.bank), isBank: rule.bank > 0 ? 'yes' : 'no' });
  return w('clock.mail', { bank: duration(rule.bank), increment: duration(rule.increment), cap: duration(rule.cap) });
}

/** Milliseconds a seat still has at a moment of the server's time. */
export function timeLeft(rule: ClockRule, { left, since }: SeatClock, now: number): number {
  const free = rule.kind === 'live' ? rule.move * 1_000 : 0;
  return since === null ? left + free : left + free - Math.max(0, now - since);
}

/** The same in two parts: for the move, where moves have a time of their own, and the reserve that is used up after it. */
export function timeParts(rule: ClockRule, clock: SeatClock, now: number): { readonly move: number | undefined; readonly reserve: number } {
  const left = timeLeft(rule, clock, now);
  if (rule.kind !== 'live') return { move: undefined, reserve: left };
  return { move: Math.max(0, left - clock.left), reserve: Math.max(0, Math.min(left, clock.left)) };
}

/** The face of a clock: "4:07" while it matters, hours and minutes, or days and hours, when there is time. */
export function face(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  if (seconds >= DAY) return w('time.daysHours', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (hours > 0) return w('time.hoursMinutes', { hours, minutes: String(minutes).padStart(2, '0') });
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
