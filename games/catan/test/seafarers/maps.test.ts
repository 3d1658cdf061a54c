import { at, range } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it, test } from 'vitest';
import { MOST_EDGES, MOST_HEXES, MOST_VERTICES } from '../../src/data/board.ts';
import { SEA, TERRAINS } from '../../src/data/goods.ts';
import { catan, targetOf } from '../../src/rules/index.ts';
import { SEA_BOARDS } from '../../src/seafarers/data/maps.ts';
import { cards } from '../table.ts';
import { atSea } from './table.ts';

const tally = (list: readonly number[], value: number): number => list.filter((other) => other === value).length;

test('the four maps have the hexes and numbers of the book', () => {
  const land = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert', 'gold'] as const;
  expect(SEA_BOARDS.map(({ terrains }) => land.map((name) => tally(terrains, TERRAINS.indexOf(name))))).toEqual([
    [4, 3, 5, 4, 4, 0, 2],
    [5, 5, 5, 5, 5, 1, 2],
    [3, 5, 4, 4, 4, 3, 2],
    [5, 5, 5, 5, 5, 3, 2],
  ]);
  const numbers = range(13).slice(2);
  expect(SEA_BOARDS.map((board) => numbers.map((number) => tally(board.numbers, number)))).toEqual([
    [1, 2, 3, 3, 2, 0, 3, 2, 3, 2, 1],
    [2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 1],
    [1, 2, 3, 3, 3, 0, 3, 3, 2, 2, 0],
    [1, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2],
  ]);
});

test('the maps fit into the notation, harbours lie between land and sea, robber and pirate on their side', () => {
  expect(SEA_BOARDS.map((board) => [board.hexPlaces, board.vertexHexes, board.edgeVertices].map((places) => places.length))).toEqual([
    [59, 92, 126],
    [MOST_HEXES, MOST_VERTICES, MOST_EDGES],
    [59, 92, 126],
    [68, 108, 149],
  ]);
  for (const board of SEA_BOARDS) {
    expect(board.harbours.every(({ edge }) => at(board.isLandEdge, edge) && at(board.isSeaEdge, edge))).toBe(true);
    expect([at(board.terrains, board.robber) === SEA, at(board.terrains, board.pirate) === SEA]).toEqual([false, true]);
    expect(
      board.terrains.every((terrain, hex) => (board.numbers[hex] === 0) === (terrain === SEA || terrain === TERRAINS.indexOf('desert'))),
    ).toBe(true);
  }
});

it('SEA-SCN-01: on New Shores the first settlement on each small island brings two points, and 14 points win', () => {
  const hand = cards('2 brick, 2 lumber, 2 wool, 2 grain');
  const story = atSea({ players: [{ settlements: ['V22'], ships: ['E31', 'E24', 'E15', 'E16'], hand }] });
  const told = story.play('settlement V11').map(({ event }) => event);
  expect(told).toContainEqual({ kind: 'zoneReached', seat: 0, zone: 0, vertex: 11, points: 2, rule: 'SEA-SCN-01' });
  story.play('settlement V13');
  expect(story.events('zoneReached')).toHaveLength(1);
  const side = at(story.standing().sides, 0);
  expect([side.score, side.lines.find(({ label }) => label === 'islands')]).toEqual([
    5,
    { label: 'islands', points: 2, rule: 'SEA-SCN-01' },
  ]);
  expect([targetOf(story.state.open), targetOf(atSea({}, {}, { map: 'new-shores-13' }).state.open)]).toEqual([14, 13]);
});

it('SEA-SCN-02: Through the Desert pays for the land beyond the desert and for each islet', () => {
  const board = at(SEA_BOARDS, 2);
  expect(board.zones).toEqual(['S', 'A', 'B', 'C']);
  // Hexes 6, 12 and 19 are the strip: the gold river, forest 3 and fields 6.
  const strip = range(board.hexPlaces.length).filter((hex) => board.hexZones[hex] === 0);
  expect(strip.map((hex) => board.numbers[hex])).toEqual([4, 3, 6]);
  const vertex = board.vertexZones.findIndex(
    (zone, place) => zone === 0 && at(board.vertexEdges, place).some((edge) => at(board.isSeaEdge, edge)),
  );
  const edge = at(board.vertexEdges, vertex).find((path) => at(board.isSeaEdge, path));
  const players = [{ ships: [`E${edge}`], hand: cards('1 brick, 1 lumber, 1 wool, 1 grain') }];
  const story = atSea({ players }, {}, { map: 'through-the-desert' });
  const told = story.play(`settlement V${vertex}`).map(({ event }) => event);
  expect(told).toContainEqual({ kind: 'zoneReached', seat: 0, zone: 0, vertex, points: 2, rule: 'SEA-SCN-02' });
  expect(targetOf(story.state.open)).toBe(14);
});

it('SEA-SCN-03: nobody starts where a hex of a new land is touched, and each land pays once', () => {
  const start = Story.given(catan, { seats: 3, options: { map: 'new-shores' }, position: { at: 'placement' } });
  expect([start.refusal('settlement V11'), start.refusal('settlement V41')]).toEqual(['SEA-SCN-03', 'SEA-SCN-03']);
  const board = at(SEA_BOARDS, 0);
  const vertices = start.options().map((move) => Number(move.replace('settlement V', '')));
  expect(vertices.every((vertex) => at(board.vertexHexes, vertex).every((hex) => board.hexZones[hex] === -1))).toBe(true);
  const had = atSea({
    players: [{ settlements: ['V22', 'V13'], ships: ['E31', 'E24'], hand: cards('1 brick, 1 lumber, 1 wool, 1 grain') }],
  });
  expect(at(had.standing().sides, 0).score).toBe(4);
  had.play('settlement V11');
  expect([had.events('zoneReached'), at(had.standing().sides, 0).score]).toEqual([[], 5]);
});

it('SEA-SCN-03, SEA-SHIP-07: every player has the points of the own lands, and the card of the trade route by that name', () => {
  const hand = cards('1 brick, 1 lumber, 1 wool, 1 grain');
  const second = { settlements: ['V22', 'V70'], ships: ['E31', 'E24', 'E15', 'E16', 'E30'], hand };
  const story = atSea({ turn: 1, players: [{ settlements: ['V29'] }, second] });
  const told = story.play('settlement V11').map(({ event }) => event);
  expect(told).toContainEqual({ kind: 'zoneReached', seat: 1, zone: 0, vertex: 11, points: 2, rule: 'SEA-SCN-01' });
  const lines = story.standing().sides.map((side) => Object.fromEntries(side.lines.map(({ label, points }) => [label, points])));
  expect(lines.map(({ islands, tradeRoute }) => [islands, tradeRoute])).toEqual([
    [2, 0],
    [4, 2],
    [0, 0],
  ]);
});

test('combinations of options that do not go together are refused in words', () => {
  const wish =
    (options: object, seats = 3): (() => unknown) =>
    () =>
      Story.begin(catan, { seats, options: { map: 'new-shores', ...options } });
  expect(wish({ twoPlayers: true }, 2)).toThrow('2 seats with map "new-shores"; allowed: 3 or 4');
  expect(wish({ starts: 'beginner' })).toThrow('option starts "beginner" with map "new-shores"');
  expect(wish({ harbours: 'shuffled' })).toThrow('option harbours "shuffled" with map "new-shores"');
  expect(wish({ harbours: 'printed' })).toThrow('option harbours "printed"');
});
