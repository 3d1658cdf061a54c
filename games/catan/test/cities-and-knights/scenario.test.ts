import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { knight, realm, table } from './table.ts';

const road = { settlements: ['V10'], roads: ['E13'] };

it.each([
  [{ ship: 7 }, 'a whole number from 0 to 6'],
  [{ merchant: { hex: 'H19', seat: 0 } }, 'H19'],
  [{ metropolises: { trade: 'V0' }, players: [{ settlements: ['V0'], tracks: [4, 0, 0] }] }, 'a city without metropolis'],
  [{ metropolises: { trade: 'V0' }, players: [{ cities: ['V0'], tracks: [3, 0, 0] }] }, 'at least level 4'],
  [{ players: [{ ...road, knights: [knight('V20')] }] }, 'a free intersection at an own road'],
  [{ players: [{ ...road, knights: [knight('V10')] }] }, 'a free intersection at an own road'],
  [
    { players: [{ ...road, roads: ['E13', 'E20', 'E28'], knights: ['V11', 'V21', 'V22'].map((place) => knight(place)) }] },
    'no more knights of a level',
  ],
  [{ players: [{ settlements: ['V0'], walls: ['V0'] }] }, 'an own city without wall'],
  [{ players: [{ progress: ['printer'] }] }, 'not laid open at once'],
  [{ players: [{ points: ['spy'] }] }, 'printer or constitution'],
  [{ players: [{ points: ['printer'] }, { points: ['printer'] }] }, 'each once'],
  [{ players: [{ progress: ['engineer', 'engineer'] }] }, 'more science cards of a kind than there are'],
  [{ decks: { trade: ['spy'] } }, 'more trade cards of a kind than there are'],
  [{ players: [{}, { progress: ['spy', 'mining', 'crane', 'smith', 'wedding'] }] }, 'seat 1 holds 5 progress cards; at most 4 expected'],
  [{ players: [{ hand: cards('13 cloth') }] }, 'no more than 12 cards of a kind'],
  [{ players: [{ defenders: 12, settlements: ['V0'] }] }, 'at most 12 expected'],
  [{ roadHolder: 1 }, 'a seat with the longest route of at least five'],
  [{ played: 1 }, 'unknown field "played"'],
  [{ players: [{ cards: ['knight'] }] }, 'unknown field "cards"'],
])('a mistake in %j is named', (position, complaint) => {
  expect(() => realm(position)).toThrow(complaint);
});

it('a described position is what it says', () => {
  const players = [
    {
      cities: ['V0', 'V3'],
      tipped: ['V33'],
      walls: ['V3'],
      ...road,
      knights: [knight('V11', 'strong', true)],
      tracks: [5, 4, 0],
      secret: ['ore'],
      progress: ['spy'],
    },
    { points: ['constitution'], defenders: 2 },
  ];
  const story = realm({
    turn: 1,
    ship: 3,
    landings: 2,
    crane: true,
    merchant: { hex: 'H4', seat: 0 },
    metropolises: { trade: 'V0', politics: 'V3' },
    players,
  });
  expect(table(story)).toMatchObject({
    ship: 3,
    landings: 2,
    crane: 1,
    merchant: 4,
    merchantOwner: 0,
    laid: [-1, 1],
    defenders: [0, 2, 0],
    tipped: [33],
  });
  expect([table(story).metropolises, table(story).secured, table(story).wallsLeft[0]]).toEqual([[0, 3, -1], [1, 0, 0], 2]);
  expect([table(story).knightLevels[11], table(story).knightActive[11], story.state.open.sure.every((count) => count === 0)]).toEqual([
    2,
    1,
    true,
  ]);
  expect(story.broken()).toEqual([]);
  expect(story.asking).toBe('ckAction');
});
