const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment of the past in everyday words: relative while that means something, then the date. */
export function pastMoment(at: number, now: number, locale: string): string {
  const ago = Math.max(0, now - at);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ago < MINUTE_MS) return relative.format(0, 'second');
  if (ago < HOUR_MS) return relative.format(-Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS / 2) return relative.format(-Math.floor(ago / HOUR_MS), 'hour');
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  if (days <= 1) return `${relative.format(-days, 'day')}, ${time}`;
  if (days < 7) return relative.format(-days, 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }).format(at);
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
