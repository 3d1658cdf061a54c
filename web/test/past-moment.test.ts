import { expect, test } from 'vitest';
import { pastMoment } from '../src/app/past-moment.ts';

const NOW = new Date(2026, 10, 17, 22, 30).getTime();
const said = (locale: string, ...date: [number, number, number, number, number]): string =>
  pastMoment(new Date(...date).getTime(), NOW, locale);

test('the recent past is said as people say it, in their language', () => {
  expect(pastMoment(NOW, NOW, 'it')).toBe('ora');
  expect(said('it', 2026, 10, 17, 22, 25)).toBe('5 minuti fa');
  expect(said('en-GB', 2026, 10, 17, 19, 0)).toBe('3 hours ago');
  expect(said('it', 2026, 10, 16, 21, 5)).toBe('ieri, 21:05');
  expect(said('it', 2026, 10, 14, 9, 0)).toBe('3 giorni fa');
});

test('older moments are dates as they are written where the person lives, without the hour', () => {
  expect(said('en-GB', 2026, 9, 2, 4, 41)).toBe('2 Oct');
  expect(said('en-US', 2026, 9, 2, 4, 41)).toBe('Oct 2');
  expect(said('en-GB', 2025, 9, 2, 4, 41)).toBe('2 Oct 2025');
  expect(said('it', 2025, 9, 2, 4, 41)).toBe('2 ott 2025');
});
