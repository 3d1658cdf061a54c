import { at, range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { cardsGained } from '../../src/board/cards-moved.ts';
import { chartOfBoard, distance, RADIUS } from '../../src/board/chart.ts';
import { goldIncomeOf } from '../../src/board/facts.ts';
import { landfallOf, newLands, pirateAt, shiftOf, signPlaces } from '../../src/board/islands.ts';
import { longestRoute } from '../../src/board/route.ts';
import { targetsOf } from '../../src/board/targets.ts';
import { SEA_BOARDS } from '../../src/seafarers/data/maps.ts';
import { seaBoardOf } from '../../src/seafarers/rules/seas.ts';
import { atSea, withKnights } from './table.ts';

test('the chart: harbours of every map lie in the sea, and the signs of new lands in hexes of their own without a number', () => {
  for (const board of SEA_BOARDS) {
    const chart = chartOfBoard(board, board.terrains);
    const lands = chart.hexes.filter((_, hex) => at(chart.land, hex));
    for (const pier of chart.harbours) expect(Math.min(...lands.map((hex) => distance(hex, pier)))).toBeGreaterThan(RADIUS);
    for (const wide of [false, true]) {
      const signs = signPlaces(chart, board, board.numbers, wide).map((sign) => chart.hexes.indexOf(sign));
      expect(new Set(signs).size).toBe(board.zones.length);
      for (const [zone, hex] of signs.entries()) {
        // Only a wide picture has room in its frame, and only in the east and west.
        const { y } = at(chart.hexes, hex);
        expect(at(chart.frame, hex) && (!wide || y < chart.top || y > chart.top + chart.height)).toBe(false);
        expect(at(board.numbers, hex)).toBe(0);
        expect(at(board.hexNeighbours, hex).map((other) => board.hexZones[other])).toContain(zone);
      }
    }
  }
});

test('the pirate hides no sign of a harbour or land, and is seen on every hex of the sea', () => {
  const { open } = atSea({ players: [{}] }).state;
  const board = seaBoardOf(open);
  const chart = chartOfBoard(board, board.terrains);
  const signs = signPlaces(chart, board, board.numbers, true);
  for (const [hex, point] of chart.hexes.entries()) {
    if (at(chart.land, hex)) continue;
    const { x, y } = pirateAt(chart, open, hex, true);
    expect(y).toBeGreaterThan(chart.top);
    expect(y).toBeLessThan(chart.top + chart.height);
    const near = [...chart.harbours, ...signs.filter((sign) => sign === point)].map((sign) => distance(sign, { x, y }));
    if (!at(chart.frame, hex)) expect(Math.min(...near)).toBeGreaterThanOrEqual(20);
  }
});

test('the sign of a new land lies aside of the pieces at one side of it', () => {
  const { open } = atSea({ players: [{ settlements: ['V22'], ships: ['E31', 'E24'] }] }).state;
  const board = seaBoardOf(open);
  const chart = chartOfBoard(board, board.terrains);
  const at22 = at(chart.corners, 22);
  const half = (RADIUS * Math.sqrt(3)) / 2;
  const hexWith = (x: number) =>
    at(
      chart.hexes,
      chart.hexes.findIndex((hex) => Math.abs(hex.x - x) < 1 && Math.abs(hex.y - at22.y) < RADIUS),
    );
  expect(shiftOf(chart, open, hexWith(at22.x + half))).toBeGreaterThan(0);
  expect(shiftOf(chart, open, hexWith(at22.x - half))).toBeLessThan(0);
  expect(shiftOf(chart, open, at(chart.hexes, 0))).toBe(0);
});

test('targets: a ship is taken up before its goals glow; where one can be built as well, its path can be said first', () => {
  const list = [
    { kind: 'ship', edge: 7 },
    { kind: 'sail', from: 3, to: 7 },
    { kind: 'sail', from: 3, to: 8 },
    { kind: 'sail', from: 4, to: 8 },
  ] as const;
  expect([...targetsOf(list, null).keys()].sort()).toEqual(['path-3', 'path-4', 'path-7']);
  expect(
    targetsOf(list, null)
      .get('path-7')
      ?.map(({ kind }) => kind),
  ).toEqual(['ship', 'sail']);
  expect([...targetsOf(list, { kind: 'sail', first: 3 }).keys()]).toEqual(['path-7', 'path-8']);
  expect([...targetsOf(list, { kind: 'sail', second: 8 }).keys()]).toEqual(['path-3', 'path-4']);
});

test('the trade route that is shown is as long as the rules say and changes at own buildings only', () => {
  const { open } = atSea({ players: [{ settlements: ['V22'], roads: ['E42', 'E50'], ships: ['E31', 'E24', 'E15'] }] }).state;
  const route = longestRoute(open, 0);
  expect(route.size).toBe(at(open.routes, 0));
  expect([...route].sort((a, b) => a - b)).toEqual([15, 24, 31, 42, 50]);
});

test('what a ship reaches: the northern island with its points, and nothing once they are had', () => {
  const players = [{ settlements: ['V22'], ships: ['E31'], hand: ['lumber', 'wool'] }];
  const story = atSea({ players });
  const before = structuredClone(story.state.open);
  story.play('ship E24');
  const move = { kind: 'ship', edge: 24 } as const;
  expect(landfallOf(before, story.state.open, 0, move)).toEqual({ corner: 11, zone: 'A', points: 2 });
  expect(newLands(before, 3).map(({ name, seats }) => [name, seats])).toEqual([
    ['A', []],
    ['B', []],
    ['C', []],
  ]);
});

test('gold in 36 throws: a settlement at the river with the 5 has four, while a robber who waits blocks nothing', () => {
  // V13 lies at the gold river H7 of the northern island.
  const position = { robber: 'H7', players: [{ settlements: ['V13'] }] };
  expect(goldIncomeOf(atSea(position).state.open, 0)).toBe(0);
  expect(goldIncomeOf(withKnights(position).state.open, 0)).toBe(4);
  expect(
    range(5).map((kind) => cardsGained([{ kind: 'goldTaken', seat: 0, cards: [0, 0, 0, 0, 1], rule: 'SEA-GOLD-01' }], 0, 5)[kind]),
  ).toEqual([0, 0, 0, 0, 1]);
});
