import type { FinishedGame } from '@ludoteca/server/protocol';
import { describe, expect, test } from 'vitest';
import {
  byAlone,
  byGame,
  byMonth,
  byOpponent,
  fromBrowser,
  fromServer,
  type Played,
  shareOf,
  streakOf,
  wordOf,
} from '../src/me/statistics.ts';
import type { KeptTable } from '../src/saved/shelf-db.ts';

const percent = (share: number): number => Math.round(100 * share);

test('shares have Wilson’s interval', () => {
  // Values of the usual tables: 26 of 60, and 2 of 8.
  const [many, few] = [shareOf(26, 60), shareOf(2, 8)];
  expect([many.share, many.low, many.high].map(percent)).toEqual([43, 32, 56]);
  expect([few.share, few.low, few.high].map(percent)).toEqual([25, 7, 59]);
  expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
});

const game = (ended: number, ranks: readonly number[], more: Partial<FinishedGame> = {}): FinishedGame => ({
  ...{ table: `t${ended}`, game: 'toy', ended, you: [0], rated: false, practice: false },
  seats: [
    { kind: 'person', name: 'Anna', person: 1 },
    { kind: 'person', name: `Bruno ${ended}`, person: 2 },
    { kind: 'bot', level: 'hard' },
  ].slice(0, ranks.length) as FinishedGame['seats'],
  sides: ranks.map((rank, seat) => ({ seats: [seat], rank, score: 40 - rank, won: rank === 1 })),
  ...more,
});
const all = (...games: FinishedGame[]): Played[] => games.flatMap((one) => fromServer(one) ?? []);

describe('what was played', () => {
  const played = all(game(1, [1, 2, 3]), game(2, [2, 1]), game(3, [1, 1, 3]), game(4, [1, 2], { practice: true }));

  test('counts victories by game against pure chance, and leaves out practice', () => {
    const [row] = byGame(played);
    expect(row).toMatchObject({ game: 'toy', wins: { count: 2, of: 3 }, best: 39 });
    expect(row?.chance).toBeCloseTo((1 / 3 + 1 / 2 + 1 / 3) / 3, 9);
  });

  test('opponents are the same under another name, and shared places count for nobody', () => {
    expect(byOpponent(played).map(({ name, bot, ahead }) => [name, bot, ahead.count, ahead.of])).toEqual([
      ['Bruno 2', false, 1, 2],
      ['hard', true, 2, 2],
    ]);
  });

  test('a program is another opponent than its owner, and no person', () => {
    const program: FinishedGame['seats'][number] = { kind: 'person', name: 'Bruno', person: 2, program: true };
    const both = all(game(1, [1, 2]), game(2, [1, 2], { seats: [{ kind: 'person', name: 'Anna', person: 1 }, program] }));
    expect(byOpponent(both).map(({ name, bot, program }) => [name, bot, program])).toEqual([
      ['Bruno 1', false, undefined],
      ['Bruno', true, true],
    ]);
  });

  test('victories in a row end with a defeat', () => {
    expect(streakOf(played, 'toy')).toEqual({ now: 1, most: 1 });
    expect(streakOf(all(game(1, [1, 2]), game(2, [1, 2])), 'toy')).toEqual({ now: 2, most: 2 });
  });
});

test('decisions are summed by month, one’s own alone', () => {
  const review = (agreed: number, decisions: number) =>
    ({
      agreement: [
        { agreed, decisions },
        { agreed: 0, decisions: 99 },
      ],
    }) as never;
  const at = (month: number, day: number): number => new Date(2026, month, day).getTime();
  const rows = byMonth([
    { made: at(0, 5), mine: [0], review: review(3, 10) },
    { made: at(0, 25), mine: [0], review: review(5, 10) },
    { made: at(2, 1), mine: [0], review: review(7, 10) },
  ]);
  expect(rows.map(({ month, agreed }) => [new Date(month).getMonth(), agreed.count, agreed.of])).toEqual([
    [0, 8, 20],
    [2, 7, 10],
  ]);
});

describe('played alone', () => {
  const alone = (id: string, touched: number, score: number, won: boolean, more: Partial<KeptTable> = {}): KeptTable => ({
    ...{ id, game: 'toy', created: 0, touched, asked: [], sitters: [{ kind: 'person', name: 'Anna' }] },
    standing: { final: true, sides: [{ seats: [0], rank: 1, score, won, lines: [], ties: [] }] },
    ...more,
  });
  const found = (...tables: KeptTable[]): Played[] => tables.flatMap((table) => fromBrowser(table) ?? []);

  test('results are counted apart, the newest first, without practice', () => {
    const games = [...all(game(1, [2, 1])), ...found(alone('a', 2, 31, false), alone('c', 4, 37, true), alone('b', 3, 35, false))];
    const practice = found(alone('d', 5, 37, true, { practice: true }));
    const [row, ...rest] = byAlone([...games, ...practice]);
    expect(row).toMatchObject({ game: 'toy', of: 3, won: 1, best: 37 });
    expect(row?.last.map(({ score }) => score)).toEqual([37, 35, 31]);
    expect(rest).toEqual([]);
    expect(byGame(games)).toMatchObject([{ wins: { count: 0, of: 1 }, best: 38 }]);
  });

  test('the same options are the same word in any order', () => {
    const [one, other] = found(alone('a', 1, 3, false, { options: { mode: 'solo', target: 50 } }), alone('b', 1, 3, false));
    expect(one?.options).toBe(wordOf({ target: 50, mode: 'solo' }));
    expect(one?.options).not.toBe(wordOf({ target: 45, mode: 'solo' }));
    expect(other?.options).toBeUndefined();
  });
});
