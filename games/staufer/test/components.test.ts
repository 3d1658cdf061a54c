import { configure, range, sum } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { CHEST_COLOURS, CHEST_TOTAL, COLOUR_TOTALS } from '../src/data/chests.ts';
import { LAID_TILES, PIECE_TOTALS, ROUND_TILES, ROUNDS, START_COURT, TURNS } from '../src/data/course.ts';
import { DECK_SIZE, DECKS, OFFICE_JOBS, PATTERN_JOBS } from '../src/data/jobs.ts';
import printed from '../src/data/numbers.json' with { type: 'json' };
import { COPIES, PRIVILEGE_TYPES } from '../src/data/privileges.ts';
import { BONUSES, REGIONS } from '../src/data/regions.ts';
import { staufer } from '../src/rules/index.ts';
import { tablesOf } from '../src/rules/lookup.ts';
import { STANDARD } from '../src/rules/numbers.ts';
import { court, given, points, province } from './table.ts';

const tables = (seats: number) => tablesOf(configure(staufer, { seats }));

test('STA-COMP-01 the tracks take all family members: nine with three players, fifteen with five', () => {
  for (const [seats, members] of [
    [3, 9],
    [5, 15],
  ] as const) {
    const story = given(seats, {});
    expect(story.state.open.order).toHaveLength(members);
    for (let turn = 1; turn < members; turn++) story.play('supply S4 next -');
    expect(story.state.open).toMatchObject({ order: [story.next()], supplyTrack: { length: members - 1 } });
  }
});

test('STA-COMP-02 six double-sided regions with bonus, offices and chest positions', () => {
  expect(REGIONS).toEqual(['aachen', 'nijmegen', 'strasbourg', 'augsburg', 'milano', 'palermo']);
  expect(Object.keys(BONUSES)).toEqual([...REGIONS]);
  expect(STANDARD.offices.large).toEqual({
    aachen: ['7n', '5', '5', '4', '3'],
    nijmegen: ['6', '5n', '4', '3'],
    strasbourg: ['7n', '6', '4', '4', '3'],
    augsburg: ['6n', '5', '4', '3'],
    milano: ['5', '6n', '4', '3'],
    palermo: ['7', '6n', '5', '4', '3'],
  });
  expect(STANDARD.offices.small).toEqual({
    aachen: ['6n', '5', '4', '3'],
    nijmegen: ['5n', '4', '3'],
    strasbourg: ['7n', '5', '4', '3'],
    augsburg: ['6n', '4', '3'],
    milano: ['5', '6n', '3'],
    palermo: ['7', '6n', '4', '3'],
  });
  expect([2, 3, 5].map((seats) => tables(seats).offices.length)).toEqual([21, 27, 27]);
});

test('STA-COMP-03 six point tiles and one supply board, both double-sided', () => {
  expect(tables(4).tilePoints).toEqual([
    [9, 7, 5],
    [10, 7, 4],
    [11, 6, 4],
    [12, 6, 3],
    [10, 6, 5],
    [8, 7, 6],
  ]);
  expect(tables(3).tilePoints).toEqual([
    [9, 5],
    [10, 5],
    [11, 4],
    [12, 4],
    [10, 4],
    [8, 6],
  ]);
  expect([2, 3, 4, 5].map((seats) => tables(seats).spaces.length)).toEqual([4, 4, 5, 5]);
});

test('STA-COMP-04 72 chests: 16 orange, 28 turquoise, 10 brown, 18 purple', () => {
  expect(COLOUR_TOTALS).toEqual({ orange: 16, turquoise: 28, brown: 10, purple: 18 });
  const { chests } = tables(4);
  expect(sum(chests)).toBe(CHEST_TOTAL);
  for (const [colour, total] of Object.entries(COLOUR_TOTALS)) {
    expect(sum(chests.filter((_, kind) => CHEST_COLOURS[kind] === colour))).toBe(total);
  }
  expect(chests).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 5, 6, 6, 5, 6, 10, 18]);
});

test('STA-COMP-05 35 privileges: five VP cards and two of each other type', () => {
  expect(tables(5).vpCards.length + (PRIVILEGE_TYPES - 1) * COPIES).toBe(35);
  const { types, copies } = given(5, {}).state.open;
  expect(types.map((type) => copies[type])).toEqual([5, 2, 2, 2, 2, 2]);
});

test('STA-COMP-06 18 job cards in three decks', () => {
  expect(DECK_SIZE * DECKS).toBe(18);
  expect([REGIONS.length, PATTERN_JOBS.length, OFFICE_JOBS.length]).toEqual([6, 6, 6]);
  expect(STANDARD.patterns).toEqual({
    JP_ADJ2: { offsets: [0, 1], points: 7 },
    JP_GAP2: { offsets: [0, 2], points: 7 },
    JP_OPP2: { offsets: [0, 3], points: 8 },
    JP_ADJ3: { offsets: [0, 1, 2], points: 12 },
    JP_MIX3: { offsets: [0, 1, 3], points: 12 },
    JP_ALT3: { offsets: [0, 2, 4], points: 15 },
  });
  expect(STANDARD.officeJobs).toEqual({ JO_3: [3, 7, 12], JO_4: [3, 7, 12], JO_5: [4, 9, 14], JO_TOTAL: [1, 3, 5, 8, 12, 16] });
});

test('STA-COMP-07 19 round tiles', () => {
  expect(ROUND_TILES).toEqual({ A: 6, B: 6, C: 6, final: 1 });
  expect(tables(4).tilesB).toEqual([2, 2, 2]);
  expect(tables(4).tilesC).toEqual([2, 2, 2]);
});

test('STA-COMP-08 five players with 15 envoys, 3 nobles and a family member for each turn', () => {
  expect(PIECE_TOTALS).toEqual([15, 3]);
  expect(staufer.meta.seats.max).toBe(5);
  const story = given(5, {});
  for (const seat of range(5)) {
    expect([0, 1].map((kind) => (court(story, seat)[kind] ?? 0) + (province(story, seat)[kind] ?? 0))).toEqual([15, 3]);
    expect(story.state.open.order.filter((member) => member === seat)).toHaveLength(TURNS);
  }
});

test('STA-COMP-09 two scoring markers: a round never scores more than two regions', () => {
  const story = given(4, { at: 'round' });
  story.wander('markers');
  const scored = story.events('roundBegun', 'ranked', 'emptyRegion').map(({ kind }) => (kind === 'roundBegun' ? '|' : '.'));
  expect(scored.join('').split('|').slice(1)).toHaveLength(ROUNDS);
  for (const regions of scored.join('').split('|').slice(1)) expect(['.', '..']).toContain(regions);
});

test('STA-PTM-01 points go on beyond the track: 25 and 100 change nothing', () => {
  const story = given(4, { chests: { S5: ['OR_VP5', 'OR_VP2'] }, players: [{ points: 98 }] });
  story.play('supply S5 next -');
  expect(points(story, 0)).toBe(105);
});

test('STA-TRK-04 the two or four lowest deployment spaces show an envoy', () => {
  expect([2, 3, 4, 5].map((seats) => tables(seats).envoySpaces)).toEqual([2, 2, 4, 4]);
});

test('STA-PC-05 cards, tiles, chests, pieces and rounds are the same for all', () => {
  for (const seats of [2, 3, 4, 5]) expect(sum(tables(seats).chests)).toBe(72);
  expect({ ROUNDS, TURNS, START_COURT, LAID_TILES }).toEqual({
    ROUNDS: 5,
    TURNS: 3,
    START_COURT: [4, 1],
    LAID_TILES: { A: 5, B: 5, C: 4 },
  });
});

test('every number of the file has its confidence', () => {
  expect(Object.keys(printed.confidence).sort()).toEqual(Object.keys(STANDARD).sort());
});
