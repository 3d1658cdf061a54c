import { expect, it } from 'vitest';
import { cards, given } from './table.ts';

const four = ['V0', 'V3', 'V5', 'V16'];

it('CAT-END-01: what counts how many points', () => {
  const coast = ['E0', 'E1', 'E2', 'E3', 'E4'];
  const players = [{}, { settlements: ['V7'], cities: ['V2', 'V19'], roads: coast, knights: 3, cards: ['victory'] }];
  const story = given({ players });
  const lines = story.standing().sides[1]?.lines.map(({ label, points }) => `${label} ${points}`);
  expect(lines).toEqual(['settlements 1', 'cities 4', 'longestRoad 2', 'largestArmy 2', 'victoryCards 0']);
  expect(story.standing()).toMatchObject({
    final: false,
    sides: [{ rank: 2, won: false }, { rank: 1, won: false, score: 9 }, { rank: 2 }],
  });
});

it('CAT-END-02: ten points in the own turn win at once', () => {
  const hand = cards('1 brick, 1 lumber, 1 wool, 1 grain');
  const story = given({ players: [{ cities: four, settlements: ['V38'], roads: ['E18', 'E10'], hand }] });
  story.play('settlement V7');
  expect(story.state.open.winner).toBe(0);
  expect(story.refusal('end', 0)).toBe('HOUSE-OVER');
  expect(story.standing()).toMatchObject({ final: true, sides: [{ rank: 1, score: 10, won: true }, { rank: 2, won: false }, { rank: 2 }] });
});

it('CAT-END-02: points from another’s turn count when the own turn begins', () => {
  // The second player has nine points and gets the longest road when the first one's route is cut by the third.
  const players = [
    { settlements: ['V21'], roads: ['E66', 'E67', 'E68', 'E69', 'E70', 'E71'] },
    { cities: four, settlements: ['V35'], roads: ['E18', 'E23', 'E33', 'E39', 'E49'] },
    { settlements: ['V42'], roads: ['E63'], hand: cards('1 brick, 1 lumber, 1 wool, 1 grain') },
  ];
  const story = given({ turn: 2, players, roadHolder: 0 }, { dice: [0, 0] });
  story.play('settlement V49');
  expect(story.state.open.roadHolder).toBe(1);
  expect(story.standing().sides[1]?.score).toBe(11);
  expect(story.state.open.winner).toBe(-1);
  expect(story.broken()).toEqual([]);
  story.play('end', 'roll', 'end');
  expect(story.state.open.winner).toBe(1);
  expect(story.asking).toBe(undefined);
});

it('CAT-END-03: hidden victory cards count, and the game ends and shows them by itself', () => {
  const players = [
    { cities: ['V0', 'V3', 'V5'], settlements: ['V16'], cards: ['victory', 'victory'], hand: cards('2 grain, 3 ore') },
    { cards: ['victory'] },
  ];
  const story = given({ players });
  story.play('city V16');
  expect(story.events('revealed')).toEqual([{ kind: 'revealed', seat: 0, cards: 2, rule: 'CAT-END-03' }]);
  expect(story.standing().sides.map(({ score }) => score)).toEqual([10, 1, 0]);
  story.state.open.winner = -1;
  expect(story.broken()).toEqual(['CAT-END-02']);
});

it('the winner comes first even if somebody else has more points', () => {
  const players = [
    { cities: ['V0', 'V3', 'V5'], settlements: ['V16', 'V38', 'V40'], hand: cards('2 grain, 3 ore') },
    { cities: ['V42', 'V44', 'V53', 'V49'], settlements: ['V21'], cards: ['victory', 'victory'] },
    { settlements: ['V24'] },
  ];
  const story = given({ players });
  story.play('city V16');
  expect(story.standing().sides.map(({ rank, score, won }) => [rank, score, won])).toEqual([
    [1, 10, true],
    [2, 11, false],
    [3, 1, false],
  ]);
});

it('whether the next player has already won is a secret coming to light', () => {
  const near = given({ players: [{}, { cities: four, cards: ['knight', 'knight'] }] });
  near.play('end');
  expect(near.match.undoRefusal(0)).toBe('HOUSE-REVEALED');
  const far = given({ players: [{}, { cities: four, cards: ['knight'] }] });
  far.play('end');
  expect(far.match.undoRefusal(0)).toBe(undefined);
});

it('CAT-END-01: every line of the points names that rule', () => {
  const [side] = given({ players: [{ settlements: ['V10'], cards: ['victory'] }] }).standing().sides;
  expect(new Set(side?.lines.map(({ rule }) => rule))).toEqual(new Set(['CAT-END-01']));
});
