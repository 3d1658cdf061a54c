import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { catan } from '../src/rules/index.ts';
import { cards, counts, given, handOf } from './table.ts';

it('a position can be described in full', () => {
  const story = given({
    at: 'beforeRoll',
    turn: 1,
    starter: 2,
    robber: 'H4',
    played: 1,
    offers: 2,
    gone: ['monopoly'],
    deck: ['victory', 'roads'],
    players: [
      { settlements: ['V10'], cities: ['V0'], roads: ['E13'], hand: cards('2 ore'), cards: ['knight'], knights: 3 },
      { bought: ['plenty'] },
    ],
  });
  const { open, hidden, seats } = story.state;
  expect([open.turn, open.starter, open.robber, open.played, open.offers, open.bought]).toEqual([1, 2, 4, 1, 2, 1]);
  expect([open.owners[10], open.levels[10], open.owners[0], open.levels[0], open.roads[13]]).toEqual([0, 1, 0, 2, 0]);
  expect([open.settlementsLeft[0], open.citiesLeft[0], open.roadsLeft[0], open.armyHolder]).toEqual([4, 3, 14, 0]);
  expect(handOf(story, 0)).toEqual(counts('2 ore'));
  expect(open.bank).toEqual([19, 19, 19, 19, 17]);
  expect([seats[0]?.own.cards, seats[1]?.own.fresh]).toEqual([
    [1, 0, 0, 0, 0],
    [0, 0, 0, 1, 0],
  ]);
  expect(hidden.deck.slice(-2)).toEqual([2, 1]);
  expect(story.broken()).toEqual([]);
});

it('the first steps of a game can be described as well', () => {
  const placing = given({ at: 'placement', starter: 1 });
  expect([placing.asking, placing.next()]).toEqual(['placeSettlement', 1]);
  const turn = given({ at: 'turn', turn: 2 });
  expect([turn.asking, turn.next(), turn.state.open.turns]).toEqual(['beforeRoll', 2, 1]);
});

const terrains =
  'desert hills hills hills forest forest forest forest pasture pasture pasture pasture fields fields fields fields mountains mountains mountains'.split(
    ' ',
  );
const numbers = [0, 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

it('an island of one’s own', () => {
  const harbours = ['brick', 'lumber', 'wool', 'grain', 'ore', 'any', 'any', 'any', 'any'];
  const story = given({ terrains, numbers, harbours });
  expect(story.state.open.robber).toBe(0);
  expect(story.state.open.harbours).toEqual([0, 1, 2, 3, 4, 5, 5, 5, 5]);
  expect(() => given({ terrains: terrains.with(1, 'forest'), numbers })).toThrow('the 19 hexes of the box expected');
  expect(() => given({ terrains, numbers: numbers.with(1, 2) })).toThrow('the 18 tokens of the box');
  expect(() => given({ terrains, numbers: [5, 0, ...numbers.slice(2)] })).toThrow('the 0 on the desert expected');
  expect(() => given({ harbours: harbours.with(0, 'any') })).toThrow('the nine harbours of the box');
});

it.each([
  [{ at: 'lunch' }, 'position.at: "lunch" found, one of opening, placement, turn, beforeRoll, action expected'],
  [{ players: [{ settlements: ['V54'] }] }, 'position.players[0].settlements[0]: "V54" found'],
  [{ players: [{ settlements: ['V0'] }, { cities: ['V1'] }] }, 'an intersection with no building on it or next to it expected'],
  [{ players: [{ roads: ['E1', 'E1'] }] }, 'a path without a road expected'],
  [{ players: [{ cities: ['V0', 'V3', 'V5', 'V16', 'V38'] }] }, 'no more buildings than a player has'],
  [{ players: [{ hand: cards('20 ore') }] }, 'no more than 19 cards of a kind'],
  [{ players: [{ cards: ['plenty', 'plenty', 'plenty'] }] }, 'more development cards of a kind than there are'],
  [{ players: [{}, { bought: ['knight'] }] }, 'only where it is the turn'],
  [{ players: [{ knights: 3 }], armyHolder: 1 }, 'a seat with the most knights'],
  [{ armyHolder: 3 }, 'position.armyHolder: 3 found, a whole number from -1 to 2 expected'],
  [{ armyHolder: 0 }, 'a seat with the most knights, at least three'],
  [{ roadHolder: 0 }, 'a seat with the longest route of at least five'],
  [{ players: [{ cities: ['V0', 'V3', 'V5', 'V16'], cards: ['victory', 'victory'] }] }, 'seat 0 has 10 points in its own turn'],
  [{ players: [{}, {}, {}, {}] }, 'a list of 0 to 3 expected'],
  [{ weather: 'fine' }, 'unknown field "weather"'],
  [{ numbers: [13] }, 'a list of 19 expected'],
])('a mistake in %j is named', (position, complaint) => {
  expect(() => given(position)).toThrow(complaint);
});

it('too many roads of one player are refused', () => {
  const roads = Array.from({ length: 16 }, (_, edge) => `E${edge}`);
  expect(() => given({ players: [{ roads }] })).toThrow('no more roads than a player has');
});

it('the same words give the same game', () => {
  const game = () => JSON.stringify(Story.begin(catan, { seats: 3 }, 'same').wander('same').state);
  expect(game()).toBe(game());
}, 30_000);
