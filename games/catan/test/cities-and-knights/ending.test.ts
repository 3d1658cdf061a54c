import { expect, it } from 'vitest';
import { catan } from '../../src/rules/index.ts';
import { cards } from '../table.ts';
import { dice, knight, realm, scores, table } from './table.ts';

/** Twelve points: four cities, two metropolises. */
const twelve = { cities: ['V0', 'V3', 'V5', 'V20'], tracks: [4, 4, 0] };
const two = { trade: 'V0', politics: 'V3' };

it('CK-END-01: every source of points, each said apart', () => {
  const players = [
    {
      settlements: ['V10'],
      cities: ['V20'],
      tipped: ['V33'],
      roads: ['E13', 'E20', 'E28', 'E29', 'E30'],
      tracks: [4, 0, 0],
      defenders: 1,
      points: ['printer'],
    },
    {},
  ];
  const story = realm({ turn: 1, players, metropolises: { trade: 'V20' }, merchant: { hex: 'H4', seat: 0 } });
  const lines = Object.fromEntries((story.standing().sides[0]?.lines ?? []).map(({ label, points }) => [label, points]));
  expect(lines).toEqual({ settlements: 2, cities: 2, metropolises: 2, longestRoad: 2, defenders: 1, progressPoints: 1, merchant: 1 });
  expect(scores(story)[0]).toBe(11);
});

it('CK-END-02: thirteen points win at once in the own turn', () => {
  const story = realm({ players: [{ ...twelve, progress: ['merchant'] }], metropolises: two });
  expect(scores(story)[0]).toBe(12);
  story.play('merchant H0');
  expect([catan.over(story.state), story.state.open.winner]).toEqual([true, 0]);
  expect(story.events('won')).toMatchObject([{ seat: 0, points: 13 }]);
});

it('CK-END-02, CK-END-04: points from the turn of another wait until the own one begins', () => {
  const players = [{}, { ...twelve, tracks: [4, 4, 1] }];
  const story = realm({ at: 'beforeRoll', players, metropolises: two, decks: { science: ['printer'] } }, { dice: dice(1, 1, 'science') });
  story.play('roll');
  expect([scores(story)[1], catan.over(story.state)]).toEqual([13, false]);
  story.play('end');
  expect([catan.over(story.state), story.state.open.winner]).toEqual([true, 1]);
});

it('CK-END-04: the attack of the own roll decides the game before anything is produced', () => {
  const players = [
    {
      ...twelve,
      settlements: ['V10'],
      cities: ['V0', 'V3', 'V5'],
      tracks: [4, 4, 4],
      roads: ['E13'],
      knights: [knight('V11', 'mighty', true)],
    },
  ];
  const metropolises = { trade: 'V0', politics: 'V3' };
  const story = realm(
    { at: 'beforeRoll', ship: 6, players: [{ ...players[0], defenders: 1 }], metropolises },
    { dice: dice(1, 1, 'ship') },
  );
  expect(scores(story)[0]).toBe(12);
  story.play('roll');
  expect([catan.over(story.state), table(story).defenders[0], story.events('produced')]).toEqual([true, 2, []]);
});

it('CK-END-03: all points lie open', () => {
  const players = [
    { settlements: ['V0'], progress: ['saboteur'] },
    { settlements: ['V20'], points: ['constitution'], hand: cards('4 ore') },
  ];
  const story = realm({ players });
  expect(scores(story)).toEqual([1, 2, 0]);
  story.play('saboteur');
  expect(story.events('sabotaged')).toMatchObject([{ owed: [0, 2, 0] }]);
});

it('a metropolis that brings the thirteenth point wins at once', () => {
  const players = [{ cities: ['V0', 'V3', 'V5', 'V20'], tracks: [4, 3, 0], hand: cards('4 coin'), defenders: 1 }];
  const story = realm({ players, metropolises: { trade: 'V0' } });
  story.play('improve politics', 'metropolis V3');
  expect(story.state.open.winner).toBe(0);
});
