import { expect, it } from 'vitest';
import { cards, given } from './table.ts';

const hand = cards('6 brick, 6 lumber, 2 wool, 2 grain');
/** Along the north coast, west to east: V0 - V1 - V2 - V3 - V4 - V5 - V6 - V14 - V15. */
const coast = ['E0', 'E1', 'E2', 'E3', 'E4', 'E5', 'E9', 'E17'];
/** Along the south coast, west to east: V47 - V48 - V49 - V50 - V51 - V52 - V53 - V45 - V46. */
const south = ['E66', 'E67', 'E68', 'E69', 'E70', 'E71', 'E65', 'E61'];
/** Along the west coast, north to south: V7 - V17 - V16 - V27 - V28 - V38 - V39. */
const west = ['E18', 'E23', 'E33', 'E39', 'E49', 'E54'];

const routes = (roads: string[], more: Record<string, unknown> = {}) => given({ players: [{ roads, hand, ...more }] }).state.open.routes[0];

it('CAT-LR-01: the longest trail, no path twice; branches do not add, a ring of six counts six', () => {
  expect(routes(coast.slice(0, 4))).toBe(4);
  // A branch at V2 of length one beside arms of two and two.
  expect(routes([...coast.slice(0, 4), 'E7'])).toBe(4);
  // A branch of three replaces the shorter arm.
  expect(routes([...coast.slice(0, 4), 'E7', 'E12', 'E11'])).toBe(5);
  const ring = ['E13', 'E12', 'E19', 'E26', 'E27', 'E20'];
  expect(routes(ring)).toBe(6);
  // A ring that stands alone beside a shorter and beside a longer piece.
  expect(routes([...ring, ...south.slice(0, 5)])).toBe(6);
  expect(routes([...ring, ...south])).toBe(8);
  // A tail on the ring: intersections may be passed twice.
  expect(routes([...ring, 'E7', 'E2'])).toBe(8);
  // Two rings with a common path: all eleven paths but none twice.
  expect(routes([...ring, 'E28', 'E29', 'E21', 'E15', 'E14'])).toBe(11);
  // Separate pieces do not add.
  expect(routes([...coast.slice(0, 3), ...south.slice(0, 2)])).toBe(3);
  const story = given({ players: [{ settlements: ['V0'], roads: coast.slice(0, 3), hand }] });
  story.play('road E3');
  expect(story.events('routeChanged')).toEqual([{ kind: 'routeChanged', seat: 0, length: 4, rule: 'CAT-LR-01' }]);
});

it('CAT-LR-02: somebody’s building ends a route but counts the road that leads to it; own ones do not matter', () => {
  expect(routes(coast.slice(0, 6), { settlements: ['V0', 'V2'], cities: ['V4'] })).toBe(6);
  const players = [
    { settlements: ['V0'], roads: coast.slice(0, 6) },
    { settlements: ['V10'], roads: ['E7', 'E8'], hand },
  ];
  const story = given({ turn: 1, players });
  expect(story.state.open.routes[0]).toBe(6);
  story.play('settlement V4');
  // V0 to V4 are four roads; the other two, beyond V4, are a route of their own.
  expect(story.state.open.routes[0]).toBe(4);
  expect(story.events('routeChanged')).toEqual([{ kind: 'routeChanged', seat: 0, length: 4, rule: 'CAT-LR-02' }]);
});

it('CAT-LR-03: five in a row take the card and two points', () => {
  const story = given({ players: [{ settlements: ['V0'], roads: coast.slice(0, 4), hand }] });
  expect(story.state.open.roadHolder).toBe(-1);
  story.play('road E4');
  expect(story.state.open.roadHolder).toBe(0);
  expect(story.events('longestRoad')).toEqual([{ kind: 'longestRoad', seat: 0, length: 5, from: -1, rule: 'CAT-LR-03' }]);
  expect(story.standing().sides[0]?.score).toBe(3);
});

it('CAT-LR-04: a longer route takes it over, an equal one does not', () => {
  const story = given({
    players: [
      { settlements: ['V0'], roads: coast.slice(0, 4), hand },
      { settlements: ['V47'], roads: south.slice(0, 5) },
    ],
  });
  expect(story.state.open.roadHolder).toBe(1);
  story.play('road E4');
  expect(story.state.open.roadHolder).toBe(1);
  story.play('road E5');
  expect(story.state.open.roadHolder).toBe(0);
  expect(story.events('longestRoad')).toEqual([{ kind: 'longestRoad', seat: 0, length: 6, from: 1, rule: 'CAT-LR-04' }]);
});

/** Seat 1 may settle at V4 and cut seat 0's route, whose length is `first`; the others have routes of `second` and `third`. */
function beforeCut(first: number, third: number, second = 0) {
  const players = [
    { settlements: ['V0'], roads: coast.slice(0, first) },
    { settlements: ['V21'], roads: ['E8', ...west.slice(0, second)], hand: cards('1 brick, 1 lumber, 1 wool, 1 grain') },
    { settlements: ['V47'], roads: south.slice(0, third) },
  ];
  return given({ turn: 1, roadHolder: 0, players });
}

it('CAT-LR-05: after a cut the holder keeps the card while still longest or level, with at least five', () => {
  const lost = beforeCut(8, 4);
  // Eight roads are cut at V4 into four and four.
  lost.play('settlement V4');
  expect(lost.state.open.routes[0]).toBe(4);
  expect(lost.state.open.roadHolder).toBe(-1);
  expect(lost.events('longestRoadAside')).toHaveLength(1);
  const players = [
    { settlements: ['V0'], roads: [...coast, 'E22'] },
    { settlements: ['V21'], roads: ['E8'], hand },
    { settlements: ['V47'], roads: south.slice(0, 5) },
  ];
  const level = given({ turn: 1, roadHolder: 0, players });
  level.play('settlement V4');
  // Nine are cut into four and five: level with the third player, and kept.
  expect(level.state.open.routes).toEqual([5, 1, 5]);
  expect(level.state.open.roadHolder).toBe(0);
  expect(level.events('longestRoadKept')).toEqual([{ kind: 'longestRoadKept', seat: 0, length: 5, rule: 'CAT-LR-05' }]);
});

it('CAT-LR-05: otherwise the single longest takes it, and among equals it is set aside', () => {
  const single = beforeCut(6, 5);
  single.play('settlement V4');
  expect(single.state.open.roadHolder).toBe(2);
  expect(single.events('longestRoad')).toEqual([{ kind: 'longestRoad', seat: 2, length: 5, from: 0, rule: 'CAT-LR-05' }]);
  const equals = beforeCut(6, 5, 5);
  equals.play('settlement V4');
  expect(equals.state.open.routes).toEqual([4, 5, 5]);
  expect(equals.state.open.roadHolder).toBe(-1);
  expect(equals.events('longestRoadAside')).toEqual([{ kind: 'longestRoadAside', seat: 0, rule: 'CAT-LR-05' }]);
});

it('CAT-LR-05: a card set aside goes to the first who is alone the longest', () => {
  const players = [
    { settlements: ['V7'], roads: west.slice(0, 5), hand },
    { settlements: ['V47'], roads: south.slice(0, 5) },
  ];
  const story = given({ players });
  expect(story.state.open.roadHolder).toBe(-1);
  story.play('road E54');
  expect(story.events('longestRoad')).toEqual([{ kind: 'longestRoad', seat: 0, length: 6, from: -1, rule: 'CAT-LR-05' }]);
});

it('CAT-LR-06: the card is looked at after every road and every settlement', () => {
  const players = [
    { settlements: ['V0'], roads: coast.slice(0, 4), hand },
    { settlements: ['V21'], roads: ['E8'], hand },
  ];
  const story = given({ players }, { dice: [0, 0] });
  story.play('road E4', 'end', 'roll');
  expect(story.state.open.roadHolder).toBe(0);
  story.play('settlement V4');
  expect(story.state.open.roadHolder).toBe(-1);
});

it('CAT-LR-07: nobody below five, the holder when level, else the single longest', () => {
  const story = given({
    players: [{ roads: coast.slice(0, 5) }, { roads: south.slice(0, 5) }, { roads: west.slice(0, 4) }],
    roadHolder: 1,
  });
  expect(story.state.open.roadHolder).toBe(1);
  expect(story.broken()).toEqual([]);
  story.state.open.roadHolder = 2;
  expect(story.broken()).toEqual(['CAT-LR-07']);
  story.state.open.roadHolder = 0;
  story.state.open.routes[2] = 3;
  expect(story.broken()).toEqual(['CAT-LR-07']);
});
