import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { HARBOURS } from '../../src/data/island.ts';
import { type Catan, catan } from '../../src/rules/index.ts';
import { seaBoardOf, seasOf } from '../../src/seafarers/rules/seas.ts';
import { cards, counts, given, handOf } from '../table.ts';
import { atSea, seas } from './table.ts';

const sailsOf = (story: Story<Catan>): string[] => story.options().filter((move) => move.startsWith('sail'));

it('SEA-SHIP-01: fifteen ships each, one for lumber and wool', () => {
  const story = atSea({ players: [{ settlements: ['V22'], hand: cards('1 lumber, 1 wool, 1 brick') }] });
  expect(seas(story).shipsLeft).toEqual([15, 15, 15]);
  const [built] = story.play('ship E31');
  expect(built?.event).toMatchObject({ kind: 'shipBuilt', edge: 31, rule: 'SEA-SHIP-01' });
  expect([handOf(story, 0), seas(story).shipsLeft]).toEqual([counts('1 brick'), [14, 15, 15]]);
  expect(story.refusal('ship E24')).toBe('SEA-SHIP-01');
  expect(story.broken()).toEqual([]);
});

it('SEA-SHIP-02: ships lie beside the sea, one road or ship to a path', () => {
  const hand = cards('2 lumber, 2 wool, 2 brick');
  const story = atSea({
    players: [
      { settlements: ['V22'], roads: ['E42'], ships: ['E31'], hand },
      { settlements: ['V37'], hand },
    ],
  });
  expect(['ship E42', 'ship E31', 'road E31'].map((move) => story.refusal(move))).toEqual(Array(3).fill('SEA-SHIP-02'));
  // No path is an exception, the second of the map neither.
  const north = atSea({ players: [{ ships: ['E1', 'E2'], hand }] });
  expect(north.refusal('ship E1')).toBe('SEA-SHIP-02');
  const inland = atSea({ turn: 1, players: [{}, { settlements: ['V37'], hand }] });
  expect(inland.refusal('ship E51')).toBe('SEA-SHIP-02');
  expect(inland.options().filter((move) => move.startsWith('ship'))).toEqual([]);
});

it('SEA-SHIP-03: a ship joins an own ship or building; roads and ships meet at a building only', () => {
  const hand = cards('2 lumber, 2 wool, 2 brick');
  const story = atSea({ players: [{ settlements: ['V36'], roads: ['E50'], ships: ['E30'], hand }] });
  // At V35 an own road ends, at V22 an own ship, and no building stands there.
  expect([story.refusal('ship E49'), story.refusal('ship E55')]).toEqual(['SEA-SHIP-03', 'SEA-SHIP-03']);
  expect(story.options()).toContain('ship E31');
  expect(story.options()).not.toContain('road E31');
  expect(story.refusal('road E31')).toBe('CAT-BUILD-03');
});

it('SEA-SHIP-04: a settlement where an own ship ends', () => {
  const story = atSea({ players: [{ settlements: ['V22'], ships: ['E31', 'E24'], hand: cards('1 brick, 1 lumber, 1 wool, 1 grain') }] });
  expect(story.options().filter((move) => move.startsWith('settlement'))).toEqual(['settlement V11']);
  story.play('settlement V11');
  expect(story.events('settlementBuilt')).toMatchObject([{ vertex: 11, rule: 'CAT-BUILD-04' }]);
});

it('SEA-SHIP-05: one ship a turn, from the open end of a line, not one of this turn', () => {
  const players = [{ settlements: ['V22'], ships: ['E31', 'E24'], hand: cards('1 lumber, 1 wool') }];
  const story = atSea({ players });
  story.play('ship E30');
  // E31 lies in the middle of its line, E30 is new, E39 has no ship at all.
  expect(['sail E31 E23', 'sail E30 E13', 'sail E39 E13', 'sail E24 E24'].map((move) => story.refusal(move))).toEqual(
    Array(4).fill('SEA-SHIP-05'),
  );
  const [sailed] = story.play('sail E24 E23');
  expect(sailed?.event).toMatchObject({ kind: 'shipSailed', from: 24, to: 23, rule: 'SEA-SHIP-05' });
  expect(story.refusal('sail E23 E24')).toBe('SEA-SHIP-05');
  expect(story.options().filter((move) => move.startsWith('sail'))).toEqual([]);
  const before = atSea({ at: 'beforeRoll', players });
  expect(before.refusal('sail E24 E30')).toBe('CAT-TURN-02');
});

it('SEA-SHIP-05: a ship that sails cannot hold on to itself', () => {
  const story = atSea({ players: [{ settlements: ['V22'], ships: ['E31', 'E24'] }] });
  expect(story.refusal('sail E24 E14')).toBe('SEA-SHIP-03');
});

it('SEA-SHIP-06: between two own buildings the line is closed', () => {
  const story = atSea({ players: [{ settlements: ['V22', 'V11'], ships: ['E31', 'E24'] }] });
  expect([story.refusal('sail E24 E30'), story.refusal('sail E31 E30')]).toEqual(['SEA-SHIP-06', 'SEA-SHIP-06']);
  expect(story.options().filter((move) => move.startsWith('sail'))).toEqual([]);
  // A branch of it that leads nowhere may still go.
  const branch = atSea({ players: [{ settlements: ['V22', 'V11'], ships: ['E31', 'E24', 'E15'] }] });
  expect(branch.options()).toContain('sail E15 E30');
});

it('SEA-SHIP-05, SEA-SHIP-06: what branches off a closed line may go, what lies in it or in a ring may not', () => {
  // From V22 by V23 and V11 to V10, with a branch from V11 to V12.
  const line = atSea({ players: [{ settlements: ['V22', 'V10'], ships: ['E31', 'E24', 'E14', 'E15'] }] });
  const sails = new Set(line.options().flatMap((move) => (move.startsWith('sail') ? [move.split(' ')[1]] : [])));
  expect([...sails]).toEqual(['E15']);
  expect(['E31', 'E24', 'E14'].map((ship) => line.refusal(`sail ${ship} E30`))).toEqual(Array(3).fill('SEA-SHIP-06'));
  // Around H12 and back to V22: no end is open, and one building is not two.
  const round = ['E31', 'E24', 'E14', 'E13', 'E23', 'E30'];
  const ring = atSea({ players: [{ settlements: ['V22'], ships: round }] });
  expect(ring.state.open.routes[0]).toBe(6);
  expect(round.map((ship) => ring.refusal(`sail ${ship} E42`))).toEqual(Array(6).fill('SEA-SHIP-05'));
  // With a tail the tail alone may go; it does not hold on to itself.
  const tail = atSea({ players: [{ settlements: ['V22'], ships: [...round, 'E15'] }] });
  expect([tail.refusal('sail E31 E42'), tail.refusal('sail E15 E16')]).toEqual(['SEA-SHIP-05', 'SEA-SHIP-03']);
  tail.play('sail E15 E42');
});

it('SEA-SHIP-05, SEA-SHIP-07: a foreign settlement cuts the route of a line, whose last ship may still sail', () => {
  const players = [{ settlements: ['V22'], ships: ['E31', 'E24', 'E15'] }, { settlements: ['V11'] }];
  const story = atSea({ players });
  expect([story.state.open.routes[0], story.refusal('sail E24 E30')]).toEqual([2, 'SEA-SHIP-05']);
  story.play('sail E15 E30');
  expect(story.state.open.routes[0]).toBe(3);
});

it('SEA-SHIP-07: a trade route counts roads and ships, changing at an own building', () => {
  const ways = { roads: ['E51', 'E50', 'E42'], ships: ['E31'], hand: cards('1 lumber, 1 wool') };
  const through = atSea({ players: [{ settlements: ['V22'], ...ways }] });
  expect(through.state.open.routes[0]).toBe(4);
  const told = through.play('ship E24');
  expect(told.map(({ event }) => event)).toContainEqual({ kind: 'routeChanged', seat: 0, length: 5, rule: 'SEA-SHIP-07' });
  expect(through.state.open.roadHolder).toBe(0);
  // Without a building at V22 the roads end there, and so does the ship.
  const apart = atSea({ players: [{ settlements: ['V37'], ...ways }] });
  expect(apart.state.open.routes[0]).toBe(3);
  const cut = atSea({ players: [{ settlements: ['V22'], ships: ['E31', 'E24', 'E15'] }, { settlements: ['V11'] }] });
  expect(cut.state.open.routes[0]).toBe(2);
});

it('SEA-SHIP-08: on the coast a ship may take the place of the first road', () => {
  const story = Story.given(catan, { seats: 3, options: { map: 'new-shores' }, position: { at: 'placement' } });
  story.play('settlement V22');
  expect(story.options()).toEqual(['road E31', 'road E42', 'ship E30', 'ship E31', 'ship E42']);
  expect(story.refusal('ship E24')).toBe('SEA-SHIP-08');
  const [placed] = story.play('ship E30');
  expect(placed?.event).toMatchObject({ kind: 'shipPlaced', rule: 'SEA-SHIP-08' });
  expect([seas(story).ships[30], story.state.open.roadsLeft[0]]).toEqual([0, 15]);
});

it('SEA-SHIP-09: buildings and roads touch land', () => {
  const story = atSea({ players: [{ settlements: ['V22'], ships: ['E30'], hand: cards('2 brick, 2 lumber, 2 wool, 2 grain') }] });
  expect([story.refusal('settlement V21'), story.refusal('road E23')]).toEqual(['SEA-SHIP-09', 'SEA-SHIP-09']);
  const start = Story.given(catan, { seats: 3, options: { map: 'new-shores' }, position: { at: 'placement' } });
  expect(start.refusal('settlement V9')).toBe('SEA-SHIP-09');
});

it('SEA-SHIP-05: in the next turn the ships of this one may sail, and one of them again', () => {
  const players = [{ settlements: ['V22'], ships: ['E31', 'E24'], hand: cards('1 lumber, 1 wool') }];
  const story = atSea({ players }, { dice: [0, 0, 0, 0, 0, 0] });
  story.play('ship E30', 'sail E24 E23');
  expect(seas(story).fresh).toEqual([30]);
  story.play('end');
  expect([seas(story).fresh, seas(story).sailed]).toEqual([[], 0]);
  story.play('roll', 'end', 'roll', 'end', 'roll', 'sail E23 E24');
  expect(seas(story).ships[24]).toBe(0);
});

it('a described ship lies on a free path at the sea, and there are fifteen of them', () => {
  const laid = (ships: string[], more: Record<string, unknown> = {}) => atSea({ players: [{ ships }], ...more });
  expect(() => laid(['E51'])).toThrow('a free path at the sea expected');
  expect(() => laid(['E31', 'E31'])).toThrow('a free path at the sea expected');
  const many = ['E0', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E10', 'E11', 'E12', 'E13', 'E14', 'E15'];
  expect(seas(laid(many)).shipsLeft[0]).toBe(0);
  expect(() => laid([...many, 'E16'])).toThrow('no more ships than a player has');
  // The pirate comes to ships that are there already.
  const { pirate } = seas(laid([]));
  const beside = seaBoardOf(laid([]).state.open).hexEdges[pirate]?.[0] ?? -1;
  expect(seas(laid([`E${beside}`])).ships[beside]).toBe(0);
});

it('an island without a sea has no ships', () => {
  expect(() => seasOf(given({}).state.open)).toThrow('this map has no sea');
  expect(given({ players: [{ settlements: ['V10'] }] }).refusal('ship E12')).toBe('SEA-SHIP-02');
});

it('SEA-SHIP-03: free roads are played for ships alone too, but not where neither can be laid', () => {
  const coast = ['E32', 'E33', 'E34', 'E36', 'E37', 'E38', 'E39', 'E43', 'E44', 'E45', 'E46', 'E49', 'E50', 'E51', 'E52'];
  const story = atSea({ players: [{ settlements: ['V22'], roads: coast, cards: ['roads'] }] });
  expect([story.state.open.roadsLeft[0], story.options().includes('roads')]).toEqual([0, true]);
  const [card] = story.play('roads');
  expect(card?.event).toMatchObject({ kind: 'roadsPlayed', roads: 2 });
  const [laid] = story.play('ship E30');
  expect([laid?.event.rule, seas(story).ships[30]]).toEqual(['CAT-DEV-04', 0]);
  expect(atSea({ players: [{ cards: ['roads'] }] }).options()).not.toContain('roads');
});

it('SEA-SHIP-01, CAT-DEV-04: with no ship left none is built, and free roads end when nothing can be laid', () => {
  const coast = ['E32', 'E33', 'E34', 'E36', 'E37', 'E38', 'E39', 'E43', 'E44', 'E45', 'E46', 'E49', 'E50', 'E51', 'E52'];
  const fleet = ['E31', 'E24', 'E14', 'E15', 'E8', 'E0', 'E1', 'E2', 'E3', 'E10', 'E16', 'E17', 'E26', 'E19'];
  const hand = cards('1 lumber, 1 wool');
  const last = atSea({ players: [{ settlements: ['V22'], roads: coast, ships: fleet, cards: ['roads'], hand }] });
  // The last ship is free; a second piece is not there, so nobody is asked for one.
  last.play('roads');
  expect([last.refusal('ship E24'), last.refusal('road E42')]).toEqual(['SEA-SHIP-02', 'CAT-BUILD-08']);
  last.play('ship E30');
  expect([last.asking, last.refusal('ship E23'), last.options()]).toEqual(['action', 'SEA-SHIP-01', ['end', ...sailsOf(last)]]);
  // With roads in hand a free road may still be laid, but no ship.
  const roads = atSea({ players: [{ settlements: ['V22'], ships: [...fleet, 'E30'], cards: ['roads'] }] });
  roads.play('roads');
  expect([roads.options(), roads.refusal('ship E23')]).toEqual([['road E42'], 'SEA-SHIP-01']);
  // With neither the card stays in the hand.
  const none = atSea({ players: [{ settlements: ['V22'], roads: coast, ships: [...fleet, 'E30'], cards: ['roads'] }] });
  expect(none.refusal('roads')).toBe('CAT-DEV-04');
});

it('SEA-SHIP-03: no ship starts at a foreign building, nor goes past one', () => {
  const players = [
    { settlements: ['V36'], ships: ['E30'], hand: cards('1 lumber, 1 wool') },
    { settlements: ['V22'], ships: ['E24'] },
  ];
  const story = atSea({ players });
  // E31 and E42 touch the settlement of somebody else at V22, E15 that player's ship.
  expect(['E31', 'E42', 'E15'].map((edge) => story.refusal(`ship ${edge}`))).toEqual(Array(3).fill('SEA-SHIP-03'));
  expect(story.options().filter((move) => move.startsWith('ship'))).toEqual(['ship E23', 'ship E29']);
});

it('a described island of Seafarers has the harbours of its map', () => {
  const { harbours } = atSea({}).state.open;
  const names = harbours.map((type) => HARBOURS[type]);
  expect(atSea({ harbours: names }).state.open.harbours).toEqual(harbours);
  expect(() => atSea({ harbours: names.map(() => 'ore') })).toThrow('the harbours of this map expected');
});
