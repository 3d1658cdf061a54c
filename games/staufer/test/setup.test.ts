import { at, configure, range } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { REGIONS } from '../src/data/regions.ts';
import { staufer } from '../src/rules/index.ts';
import { tablesOf } from '../src/rules/lookup.ts';
import { initialOrder } from '../src/rules/setup.ts';
import { isSpace, placeOfLying } from '../src/rules/table.ts';
import { court, given, province } from './table.ts';

const begin = (seats: number, privileges = 'first', seed = 'setup') => Story.begin(staufer, { seats, options: { privileges } }, seed);

test('STA-SET-01 the sides fit the number of players', () => {
  const counts = [2, 3, 4, 5].map((seats) => begin(seats).state.open.lying.length);
  // 21 offices and four spaces, 27 and four, 27 and five.
  expect(counts).toEqual([25, 31, 32, 32]);
  expect(begin(3).events('prepared')).toMatchObject([{ players: 3 }]);
});

test('STA-SET-02 STA-SET-03 regions and point tiles come by lot', () => {
  const games = range(8).map((n) => begin(4, 'first', `lot ${n}`));
  for (const story of games) {
    expect([...story.state.open.ring].sort()).toEqual(range(6));
    expect([...story.state.open.tiles].sort()).toEqual(range(6));
  }
  expect(new Set(games.map((story) => story.state.open.ring.join())).size).toBeGreaterThan(4);
  expect(new Set(games.map((story) => story.state.open.tiles.join())).size).toBeGreaterThan(4);
  expect(at(games, 0).events('prepared')).toHaveLength(1);
});

test('STA-SET-04 one chest under every office and every supply space', () => {
  const story = begin(4);
  const { open, hidden, config } = story.state;
  const places = open.lying.map(placeOfLying);
  expect(new Set(places).size).toBe(places.length);
  expect(places.filter(isSpace)).toHaveLength(5);
  expect(places.filter((place) => !isSpace(place)).sort((a, b) => a - b)).toEqual(tablesOf(config).offices);
  expect(hidden.pile).toHaveLength(72 - 32);
  expect(story.events('chestsLaid')).toMatchObject([{ pile: 40 }]);
});

test('STA-SET-05 STA-SET-07 six types: the blue seals in the first game, two copies or one', () => {
  const four = begin(4);
  expect(four.state.open.types).toEqual([1, 4, 7, 10, 13, 16]);
  expect(four.state.open.copies).toEqual([0, 4, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 2]);
  expect(begin(2).state.open.copies).toEqual([0, 2, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]);
  expect(four.events('privilegesLaid')).toMatchObject([{ copies: 2 }]);
});

test('STA-SET-06 as many VP cards as players, the highest on top', () => {
  expect([2, 3, 4, 5].map((seats) => begin(seats).state.open.vpPile)).toEqual([
    [10, 9],
    [10, 9, 8],
    [10, 9, 8, 7],
    [10, 9, 8, 7, 6],
  ]);
});

test('STA-SET-08 the sets of the book', () => {
  const types = (set: string): number[] => begin(4, set).state.open.types;
  expect(types('alternative')).toEqual([1, 2, 5, 8, 11, 14]);
  expect(types('third')).toEqual([1, 3, 6, 9, 12, 15]);
  expect(types('synergies')).toEqual([1, 3, 5, 8, 10, 16]);
  expect(types('raining-points')).toEqual([1, 2, 6, 9, 13, 16]);
  expect(types('quantity-vs-quality')).toEqual([1, 3, 4, 7, 8, 12]);
  const partly = range(9).map((n) => begin(4, 'partly-random', `p${n}`).state.open.types);
  for (const six of partly) expect(six.slice(0, 2)).toEqual([1, 2]);
  expect(new Set(partly.map(String)).size).toBeGreaterThan(5);
  const random = range(9).map((n) => begin(4, 'random', `r${n}`).state.open.types);
  for (const six of random) expect(new Set(six).size).toBe(6);
  expect(random.some((six) => !six.includes(1))).toBe(true);
});

test('STA-SET-09 a set without VP cards has six other types', () => {
  const story = begin(3, '14-3-2-5-8-11');
  expect(story.state.open.types).toEqual([2, 3, 5, 8, 11, 14]);
  expect(story.state.open.vpPile).toEqual([]);
  expect(story.broken()).toEqual([]);
});

test('STA-SET-10 four envoys and a noble in the court, the others in the province', () => {
  const story = begin(5);
  for (const seat of range(5)) {
    expect(court(story, seat)).toEqual([4, 1]);
    expect(province(story, seat)).toEqual([11, 2]);
  }
  expect(story.broken()).toEqual([]);
  story.state.open.court[0] = 5;
  expect(story.broken()).toEqual(['STA-SET-10']);
});

test('STA-SET-11 STA-SET-12 STA-SET-13 start player by lot, members clockwise, then twice back, all on 0 points', () => {
  const starts = new Set(range(20).map((n) => begin(3, 'first', `s${n}`).state.open.start));
  expect(starts.size).toBe(3);
  const story = begin(3);
  const { start, order, points } = story.state.open;
  const [a, b, c] = [start, (start + 1) % 3, (start + 2) % 3];
  expect(order).toEqual([a, b, c, c, b, a, c, b, a]);
  expect(points.every((value) => value === 0)).toBe(true);
  expect(story.next()).toBe(start);
  expect(initialOrder(2, 0)).toEqual([0, 1, 1, 0, 1, 0]);
  expect(initialOrder(5, 3)).toEqual([3, 4, 0, 1, 2, 2, 1, 0, 4, 3, 2, 1, 0, 4, 3]);
});

test('STA-SET-14 one secret card of each job deck for everybody', () => {
  const story = begin(5);
  for (const deck of range(3)) expect(new Set(story.state.seats.map(({ own }) => own.jobs[deck])).size).toBe(5);
  expect(story.heard(2).filter(({ kind }) => kind === 'jobsDealt')).toMatchObject([{ seat: 2, jobs: at(story.state.seats, 2).own.jobs }]);
  expect(story.broken()).toEqual([]);
});

test('STA-SET-15 STA-SET-16 five rows of tiles; the A tile left over places the king', () => {
  for (const n of range(10)) {
    const { open } = begin(4, 'first', `tiles ${n}`).state;
    expect([open.rowsA.length, open.rowsB.length, open.rowsC.length]).toEqual([5, 5, 4]);
    expect([...open.rowsA, open.king].sort()).toEqual(range(REGIONS.length));
    for (const kind of range(3)) {
      expect(open.rowsB.filter((tile) => tile === kind).length).toBeLessThanOrEqual(2);
      expect(open.rowsC.filter((tile) => tile === kind + 1).length).toBeLessThanOrEqual(2);
    }
    expect(open.rowsC.every((steps) => steps >= 1 && steps <= 3)).toBe(true);
  }
  expect(begin(4).events('tilesLaid', 'kingStarts')).toHaveLength(2);
});

test('STA-SET-17 one marker on the region of the first row, the other above column B', () => {
  const story = given(3, { at: 'opening', king: 'milano', rowsA: ['palermo', 'aachen', 'nijmegen', 'strasbourg', 'augsburg'] });
  expect(story.events('roundBegun')).toMatchObject([{ round: 1, region: 5 }]);
  expect(story.state.open.marker).toBe(-1);
});

test('STA-PC-01 two players: small sides, single copies, two VP cards', () => {
  const story = begin(2);
  const tables = tablesOf(configure(staufer, { seats: 2 }));
  expect(tables.offices).toHaveLength(21);
  expect(tables.tilePoints[0]).toEqual([9, 5]);
  expect([tables.spaces.length, tables.envoySpaces]).toEqual([4, 2]);
  expect(story.state.open.vpPile).toEqual([10, 9]);
  expect(story.events('privilegesLaid')).toMatchObject([{ copies: 1 }]);
});

test('STA-PC-04 four and five players: large sides, three ranks paid', () => {
  for (const seats of [4, 5]) {
    const tables = tablesOf(begin(seats).state.config);
    expect([tables.offices.length, tables.spaces.length, tables.envoySpaces, tables.vpCards.length]).toEqual([27, 5, 4, seats]);
  }
  const story = given(4, {
    at: 'scoring',
    players: [{ offices: [['nijmegen-2', 'envoy']] }, { offices: [['nijmegen-3', 'envoy']] }, { offices: [['nijmegen-0', 'envoy']] }],
  });
  expect(begin(4).events('prepared')).toHaveLength(1);
  expect(story.events('points').map(({ seat, points }) => [seat, points])).toEqual([
    [2, 10],
    [0, 7],
    [1, 4],
  ]);
});

test('STA-EX-01 four players: 0 1 2 3, 3 2 1 0, 3 2 1 0, and the last one begins with two turns', () => {
  const story = given(4, { at: 'opening' });
  expect(story.events('startPlayer')).toMatchObject([{ order: [0, 1, 2, 3, 3, 2, 1, 0, 3, 2, 1, 0] }]);
  const asked = range(12).map(() => {
    const seat = story.next();
    story.play('supply S5 next -');
    return seat;
  });
  expect(asked).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 3, 2, 1, 0]);
});
