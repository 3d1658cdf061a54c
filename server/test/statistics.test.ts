import { describe, expect, test } from 'vitest';
import type { Statistics } from '../src/protocol.ts';
import { rated, UNRATED } from '../src/statistics/plackett-luce.ts';
import { isRated, ratingsFrom } from '../src/statistics/ratings.ts';
import type { TableDoc } from '../src/table/doc.ts';
import { finishedToy } from './support/toy-game.ts';
import { toyHouse } from './support/toy-table.ts';

const { server } = toyHouse();

describe('Plackett–Luce', () => {
  test('two newcomers move apart as published', () => {
    const [[winner], [loser]] = rated([
      { rank: 1, ratings: [UNRATED] },
      { rank: 2, ratings: [UNRATED] },
    ]) as [[typeof UNRATED], [typeof UNRATED]];
    expect(winner.mu).toBeCloseTo(27.635_231_383_473_65, 9);
    expect(winner.sigma).toBeCloseTo(8.065_506_316_323_548, 9);
    expect(loser.mu).toBeCloseTo(22.364_768_616_526_35, 9);
    expect(loser.sigma).toBeCloseTo(8.065_506_316_323_548, 9);
  });

  test('a shared place leaves equals where they were', () => {
    const after = rated([1, 1, 1].map((rank) => ({ rank, ratings: [UNRATED] })));
    for (const [rating] of after) expect(rating?.mu).toBeCloseTo(25, 9);
  });
});

describe('rated tables', () => {
  const person = (identity: string, resigned = false) => ({
    kind: 'person',
    identity,
    name: identity,
    contribution: '',
    standIn: false,
    resigned,
  });
  const table = (id: string, seats: object[], scores: number[], more: object = {}): TableDoc =>
    ({
      ...{ id, game: 'toy', phase: 'over', seats },
      result: {
        final: true,
        sides: scores.map((score, seat) => ({ seats: [seat], rank: 1 + scores.filter((one) => one > score).length, score, won: false })),
      },
      ...more,
    }) as unknown as TableDoc;
  const [anna, bruno, bot] = [person('anna'), person('bruno'), { kind: 'bot', level: 'hard' }];

  test('two people must have played to the end, and not for practice', () => {
    expect(isRated(table('a', [anna, bruno], [2, 1]))).toBe(true);
    expect(isRated(table('b', [anna, bot], [2, 1]))).toBe(false);
    expect(isRated(table('c', [anna, anna], [2, 1]))).toBe(false);
    expect(isRated(table('d', [anna, bruno], [2, 1], { practice: true }))).toBe(false);
    expect(isRated(table('e', [anna, bruno], [2, 1], { phase: 'abandoned' }))).toBe(false);
  });

  test('games count in the order of their ends; bots do not count; a person who resigned comes last', () => {
    const first = { doc: table('a', [anna, bot, bruno], [2, 9, 1]), ended: 5 };
    const second = { doc: table('b', [person('anna', true), bruno], [9, 1]), ended: 7 };
    const courses = ratingsFrom([second, first]);
    expect(courses.get('anna')?.map(({ table: id }) => id)).toEqual(['a', 'b']);
    const [won, lost] = courses.get('anna')?.map(({ rating }) => rating.mu) ?? [];
    expect(won).toBeCloseTo(27.635, 3);
    expect(lost).toBeLessThan(won ?? 0);
    expect(courses.get('bruno')?.at(-1)?.rating.mu).toBeGreaterThan(22.4);
  });
});

test('a profile tells finished games, opponents by number, and ratings', async () => {
  const table = await finishedToy(server().address);
  const [anna, bruno] = [table.player(0), table.player(1)];
  const mine = await anna.get<Statistics>('/api/me/statistics');
  expect(mine.games).toHaveLength(1);
  expect(mine.games[0]).toMatchObject({ table: table.id, game: 'toy', you: [0], rated: true, practice: false });
  expect(mine.games[0]?.seats.map(({ kind, name, person }) => [kind, name, person])).toEqual([
    ['person', 'Anna', 1],
    ['person', 'Bruno', 2],
  ]);
  const its = await bruno.get<Statistics>('/api/me/statistics');
  const [hers, his] = [mine.ratings.toy?.[0]?.rating ?? 0, its.ratings.toy?.[0]?.rating ?? 0];
  expect(hers + his).toBe(3_000);
  const winner = mine.games[0]?.sides.find(({ won }) => won)?.seats[0];
  if (mine.games[0]?.sides.filter(({ won }) => won).length === 1) expect(winner === 0 ? hers : his).toBeGreaterThan(1_500);
});
