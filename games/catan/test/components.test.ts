import { at, sum } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { ISLAND } from '../src/data/board.ts';
import { CARD_COUNTS, CARDS } from '../src/data/cards.ts';
import { CONFIDENCE } from '../src/data/confidence.ts';
import { COLOURS, MAX_PLAYERS, MIN_PLAYERS } from '../src/data/course.ts';
import { CARDS_PER_RESOURCE, RESOURCES, TERRAIN_HEXES, TERRAINS } from '../src/data/goods.ts';
import { BEGINNER_NUMBERS, BEGINNER_TERRAINS, HARBOUR_SLOTS, HARBOURS, PIPS, PRINTED_HARBOURS, TOKENS } from '../src/data/island.ts';
import { catan } from '../src/rules/index.ts';
import { colourOf } from '../src/rules/setup.ts';
import { given } from './table.ts';

it('CAT-COMP-01: three or four players, a colour each', () => {
  expect([MIN_PLAYERS, MAX_PLAYERS]).toEqual([3, 4]);
  expect(COLOURS).toEqual(['red', 'blue', 'white', 'orange']);
  expect([0, 1, 2, 3].map((seat) => colourOf(4, seat))).toEqual([0, 1, 2, 3]);
  expect([0, 1, 2].map((seat) => at(COLOURS, colourOf(3, seat)))).toEqual(['blue', 'white', 'orange']);
  expect(() => Story.begin(catan, { seats: 5 })).toThrow('5 seats');
});

it('CAT-COMP-02 and CAT-COMP-04: nineteen hexes, and what they produce', () => {
  expect(Object.fromEntries(TERRAINS.map((terrain, index) => [terrain, TERRAIN_HEXES[index]]))).toEqual({
    hills: 3,
    forest: 4,
    pasture: 4,
    fields: 4,
    mountains: 3,
    desert: 1,
  });
  expect(sum(TERRAIN_HEXES)).toBe(19);
  expect(RESOURCES.map((resource, index) => `${TERRAINS[index]} ${resource}`)).toEqual([
    'hills brick',
    'forest lumber',
    'pasture wool',
    'fields grain',
    'mountains ore',
  ]);
  expect(TERRAINS.indexOf('desert')).toBe(RESOURCES.length);
});

it('CAT-COMP-03: 54 intersections, 72 paths, 30 of them on the coast', () => {
  expect([ISLAND.hexPlaces, ISLAND.vertexHexes, ISLAND.edgeVertices].map((places) => places.length)).toEqual([19, 54, 72]);
  expect(ISLAND.edgeHexes.filter((hexes) => hexes.length === 1)).toHaveLength(30);
  expect(ISLAND.edgeHexes.filter((hexes) => hexes.length === 2)).toHaveLength(42);
  expect(sum(ISLAND.vertexHexes.map((hexes) => hexes.length))).toBe(19 * 6);
  expect(sum(ISLAND.vertexEdges.map((edges) => edges.length))).toBe(72 * 2);
  expect(
    ISLAND.vertexNeighbours.every((neighbours, vertex) => neighbours.every((other) => at(ISLAND.vertexNeighbours, other).includes(vertex))),
  ).toBe(true);
  expect(ISLAND.hexNeighbours.map((neighbours) => neighbours.length)).toEqual([3, 4, 3, 4, 6, 6, 4, 3, 6, 6, 6, 3, 4, 6, 6, 4, 3, 4, 3]);
  // The corners of a hex follow one another along its six edges.
  for (const corners of ISLAND.hexVertices)
    for (const [place, vertex] of corners.entries())
      expect(at(ISLAND.vertexNeighbours, vertex)).toContain(at<number>(corners, (place + 1) % 6));
});

it('CAT-COMP-05: eighteen number tokens, none for the desert', () => {
  const tally = (number: number): number => TOKENS.filter((token) => token === number).length;
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(tally)).toEqual([1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1]);
  expect(BEGINNER_NUMBERS.indexOf(0)).toBe(BEGINNER_TERRAINS.indexOf(TERRAINS.indexOf('desert')));
  expect(sum(PIPS)).toBe(36);
});

it('CAT-COMP-06: 19 cards of each resource, 95 in all, wherever they are', () => {
  const story = Story.begin(catan, { seats: 4 }, 'bank');
  expect(story.state.open.bank).toEqual([19, 19, 19, 19, 19]);
  expect(CARDS_PER_RESOURCE * RESOURCES.length).toBe(95);
  expect(story.broken()).toEqual([]);
  at(story.state.seats, 2).own.hand[0] = 1;
  expect(story.broken()).toEqual(['CAT-COMP-06']);
});

it('CAT-COMP-07: five settlements, four cities and fifteen roads each', () => {
  const story = Story.begin(catan, { seats: 3 }, 'pieces');
  const { open } = story.state;
  expect([open.settlementsLeft, open.citiesLeft, open.roadsLeft]).toEqual([
    [5, 5, 5],
    [4, 4, 4],
    [15, 15, 15],
  ]);
  story.play('settlement V10', 'road E12');
  expect(story.broken()).toEqual([]);
  story.state.open.roadsLeft[0] = 16;
  expect(story.broken()).toEqual(['CAT-COMP-07']);
  const other = (change: (of: typeof open) => void): string[] => {
    const fresh = Story.begin(catan, { seats: 3 }, 'pieces');
    change(fresh.state.open);
    return fresh.broken();
  };
  expect(other(({ settlementsLeft }) => settlementsLeft.fill(6, 1, 2))).toEqual(['CAT-COMP-07']);
  expect(other(({ citiesLeft }) => citiesLeft.fill(3, 2))).toEqual(['CAT-COMP-07']);
  // Sixteen roads are on the table: the supply would have to be less than nothing.
  const owed = other((of) => {
    of.roads.fill(0, 0, 16);
    of.roadsLeft[0] = -1;
  });
  expect(owed).toContain('CAT-COMP-07');
});

it('CAT-COMP-08: nine harbours on fixed places, each serving two intersections', () => {
  const tally = HARBOURS.map((type, index) => `${type} ${PRINTED_HARBOURS.filter((harbour) => harbour === index).length}`);
  expect(tally).toEqual(['brick 1', 'lumber 1', 'wool 1', 'grain 1', 'ore 1', 'any 4']);
  expect(HARBOUR_SLOTS).toHaveLength(9);
  for (const { edge, vertices } of HARBOUR_SLOTS) {
    expect([...at(ISLAND.edgeVertices, edge)]).toEqual([...vertices]);
    expect(at(ISLAND.edgeHexes, edge)).toHaveLength(1);
  }
  expect(new Set(HARBOUR_SLOTS.flatMap(({ vertices }) => vertices)).size).toBe(18);
});

it('CAT-COMP-09: 25 development cards', () => {
  expect(CARDS.map((card, index) => `${CARD_COUNTS[index]} ${card}`)).toEqual([
    '14 knight',
    '5 victory',
    '2 roads',
    '2 plenty',
    '2 monopoly',
  ]);
  const story = given({ players: [{ cards: ['knight', 'plenty'], knights: 2 }], gone: ['roads'] });
  expect(story.state.hidden.deck).toHaveLength(25 - 5);
  expect(story.broken()).toEqual([]);
  story.state.hidden.deck.pop();
  expect(story.broken()).toEqual(['CAT-COMP-09']);
});

it('CAT-COMP-10 and CAT-COMP-11: the special cards are unowned, the robber is in the desert', () => {
  const story = Story.begin(catan, { seats: 4 }, 'robber');
  const { open } = story.state;
  expect([open.roadHolder, open.armyHolder]).toEqual([-1, -1]);
  expect(at(TERRAINS, at(open.terrains, open.robber))).toBe('desert');
  expect(story.events('prepared')).toEqual([{ kind: 'prepared', players: 4, robber: open.robber, rule: 'CAT-COMP-11' }]);
});

it('CAT-COMP-12: two players only where the house allows it, with the same rules', () => {
  expect(() => Story.begin(catan, { seats: 2 })).toThrow('2 seats; allowed: 3 or 4, or 2 with option twoPlayers');
  const story = Story.begin(catan, { seats: 2, options: { twoPlayers: true } }, 'two');
  story.wander('two', ({ state }) => state.open.turns > 4);
  expect(story.state.open.settlementsLeft.every((left) => left <= 3)).toBe(true);
});

it('CAT-COMP-13: an upgraded settlement and paid cards can be used again at once', () => {
  const ore = Array.from({ length: 3 }, () => 'ore');
  const story = given({ players: [{ settlements: ['V10'], roads: ['E12'], hand: [...ore, 'grain', 'grain'] }] });
  story.play('city V10');
  expect(story.state.open.settlementsLeft[0]).toBe(5);
  expect(story.state.open.citiesLeft[0]).toBe(3);
  expect(story.state.open.bank).toEqual([19, 19, 19, 19, 19]);
});

it('every table of the data has its confidence', () => {
  expect(CONFIDENCE.filter(({ confidence }) => confidence !== 'certain').map(({ what }) => what)).toEqual([
    'HOUSE_MIN_PLAYERS',
    'FAILED_OFFERS_PER_TURN, WORDS_PER_OFFER',
    'BEGINNER_STARTS',
    'Italian names of the development cards',
    'FIRST_GAME_TERRAINS, FIRST_GAME_NUMBERS, FIRST_GAME_HARBOURS',
    'Italian names of some improvements',
  ]);
});
