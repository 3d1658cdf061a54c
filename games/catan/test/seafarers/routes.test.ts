import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { atSea } from './table.ts';

/** From the west of V22 by V23 to the northern island and along its coast; E30 at V22 makes them five. */
const FOUR = ['E31', 'E24', 'E15', 'E16'];
/** Five roads of the large island in a row, from V35 to V39 and from there nowhere else. */
const ROADS = ['E50', 'E51', 'E52', 'E53', 'E54'];

it('CAT-LR-03, SEA-SHIP-07: the fifth ship takes the card like the fifth road, and a sixth says nothing new', () => {
  const story = atSea({ players: [{ settlements: ['V22'], ships: FOUR, hand: cards('2 lumber, 2 wool') }] });
  story.play('ship E30');
  expect(story.events('longestRoad')).toEqual([{ kind: 'longestRoad', seat: 0, length: 5, from: -1, rule: 'CAT-LR-03' }]);
  const told = story.play('ship E23').map(({ event }) => event.kind);
  expect(told).toEqual(['shipBuilt', 'routeChanged']);
});

it('CAT-LR-04, SEA-SHIP-07: ships take the card from a shorter road', () => {
  const players = [{ settlements: ['V22'], ships: [...FOUR, 'E30'], hand: cards('1 lumber, 1 wool') }, { roads: ROADS }];
  const story = atSea({ players, roadHolder: 1 });
  story.play('ship E23');
  expect(story.events('longestRoad')).toEqual([{ kind: 'longestRoad', seat: 0, length: 6, from: 1, rule: 'CAT-LR-04' }]);
});

it('CAT-LR-05, SEA-SHIP-05: a ship that sails away can cost its owner the card', () => {
  const players = [{ settlements: ['V22'], ships: [...FOUR, 'E30'] }, { roads: ROADS }];
  const story = atSea({ players, roadHolder: 0 });
  // At V23 it is a branch of the line whose end it was: four in a row are left.
  story.play('sail E30 E32');
  expect(story.state.open.routes).toEqual([4, 5, 0]);
  expect(story.events('longestRoad')).toEqual([{ kind: 'longestRoad', seat: 1, length: 5, from: 0, rule: 'CAT-LR-05' }]);
  const alone = atSea({ players: players.slice(0, 1) });
  alone.play('sail E30 E32');
  expect([alone.events('longestRoadAside').length, alone.state.open.roadHolder]).toEqual([1, -1]);
});

it('CAT-END-02, SEA-SHIP-07: a game that a ship wins is told as won once', () => {
  const player = { cities: ['V22', 'V37', 'V39', 'V70'], knights: 3, cards: ['victory'], ships: FOUR };
  const story = atSea({ players: [{ ...player, hand: cards('1 lumber, 1 wool') }] });
  story.play('ship E30');
  expect(story.events('won', 'revealed').map(({ kind }) => kind)).toEqual(['revealed', 'won']);
});
