import { expect, test } from 'vitest';
import { AREA_POINTS } from '../src/data/scoring.ts';
import { given, kinds, of, tileOn } from './table.ts';

test('BUR-PLACE-01: the die number of the hex must be reached', () => {
  const table = given({ players: [{ dice: [3, 6], storage: ['mine'] }] });
  expect(table.refusal('place 3 mine e3')).toBe('BUR-PLACE-01');
  const helped = given({ players: [{ dice: [3, 6], storage: ['mine'], workers: 1 }] });
  helped.play('place 3 mine e3');
  expect(tileOn(helped, 'e3')).toBe('mine');
  expect(of(helped)).toMatchObject({ storage: [], workers: 0 });
});

test('BUR-PLACE-02 BUR-PLACE-09: colour, then contact with the start castle', () => {
  const table = given({ players: [{ dice: [3, 1], storage: ['bank', 'mine', 'pig2'] }] });
  expect(table.refusal('place 3 mine e4')).toBe('BUR-PLACE-02');
  expect(table.refusal('place 1 bank e5')).toBe('BUR-PLACE-09');
  expect(table.refusal('place 1 mine f2')).toBe('BUR-PLACE-09');
  expect(table.options().filter((option) => option.startsWith('place'))).toEqual(['place 3 bank c3', 'place 3 bank e4']);
});

test('BUR-PLACE-03: a hex without a covered neighbour is refused', () => {
  const table = given({ players: [{ dice: [1, 3], storage: ['bank', 'mine'], tiles: { e4: 'market' } }] });
  expect(table.refusal('place 3 bank g4')).toBe('BUR-PLACE-03');
  expect(table.refusal('place 1 mine f2')).toBe('BUR-PLACE-03');
  table.play('place 1 bank e5');
  expect(tileOn(table, 'e5')).toBe('bank');
});

test('BUR-PLACE-04: a covered hex stays covered', () => {
  const table = given({ players: [{ dice: [3], storage: ['bank'], tiles: { c3: 'market' } }] });
  expect(table.refusal('place 3 bank c3')).toBe('BUR-PLACE-04');
  expect(table.options()).toContain('place 3 bank e4');
});

test('BUR-PLACE-05: area and phase points, then the colour, then the effect of the tile', () => {
  const tiles = { c4: 'monastery1', b4: 'monastery2', b3: 'castle', a2: 'castle' };
  const table = given({ players: [{ dice: [4], storage: ['castle'], tiles }] });
  const told = kinds(table.play('place 4 castle a3'));
  expect(told).toEqual(['placed', 'areaScored', 'phaseBonus', 'bonusTaken']);
  expect(table.asking).toBe('castleAction');
  expect(of(table).points).toBe(6 + 10 + 5);
});

test('BUR-PLACE-06: a nested placement is resolved whole before the turn goes on', () => {
  const tiles = { c4: 'monastery1', b4: 'monastery2' };
  const table = given({ players: [{ dice: [6, 1], storage: ['castle', 'townHall', 'watchtower'], tiles }] });
  table.play('place 6 castle b3');
  table.play('place castle townHall c3');
  expect(table.asking).toBe('townHall');
  table.play('place none watchtower e4');
  expect(table.asking).toBe('turn');
  expect(of(table)).toMatchObject({ storage: [], points: 1 + 10 + 4 });
  expect(table.options()).toEqual(['end', 'workers 1']);
});

test('BUR-PLACE-07 BUR-MONAST-01: a monastery works from the moment it lies', () => {
  const table = given({ players: [{ dice: [1, 5], storage: ['monastery13'] }] });
  table.play('place 1 monastery13 c4', 'workers 5');
  expect(of(table)).toMatchObject({ workers: 2, coins: 1 });
});

test('BUR-PLACE-08: an effect not used at once is lost', () => {
  const table = given({ depots: [['ship']], players: [{ dice: [3, 1], storage: ['market'] }] });
  table.play('place 3 market c3', 'decline');
  expect(table.asking).toBe('turn');
  expect(table.options()).toEqual(['end', 'take 1 1 ship', 'workers 1']);
  expect(table.events('declined')).toMatchObject([{ effect: 'gain', rule: 'BUR-BLD-04' }]);
});

test('BUR-MINE-01: a mine does nothing when it is placed', () => {
  const table = given({ players: [{ dice: [4], storage: ['mine'] }] });
  expect(kinds(table.play('place 4 mine e3'))).toEqual(['placed']);
  expect(of(table)).toMatchObject({ points: 0, coins: 0, workers: 0 });
  expect(table.asking).toBe('turn');
});

test('BUR-AREA-01: an area scores at the moment its last hex is covered', () => {
  const table = given({ players: [{ dice: [6, 1], workers: 1, storage: ['ship', 'ship'], tiles: { d3: 'ship' } }] });
  table.play('place 1 ship d2', 'sail 1');
  expect(table.events('areaScored')).toEqual([]);
  table.play('place 6 ship d1');
  expect(table.events('areaScored')).toMatchObject([{ colour: 2, size: 3, points: 6 }]);
});

test('BUR-AREA-02: size points from one hex to eight', () => {
  expect(AREA_POINTS.slice(1)).toEqual([1, 3, 6, 10, 15, 21, 28, 36]);
  const small = given({ players: [{ dice: [3], storage: ['bank'] }] });
  small.play('place 3 bank c3');
  expect(small.events('areaScored')).toMatchObject([{ size: 1, points: 1 }]);
  const tiles = { a2: 'market', b3: 'bank', c4: 'church', d1: 'carpenter', d2: 'warehouse', d3: 'boardingHouse', d4: 'townHall' };
  const large = given({ players: [{ duchy: '10', castle: 'd7', dice: [5], storage: ['watchtower'], tiles }] });
  large.play('place 5 watchtower d5');
  expect(large.events('areaScored')).toMatchObject([{ size: 8, points: 36 }]);
  expect(of(large).points).toBe(36 + 10 + 4);
});

test('BUR-AREA-03: ten points more in phase A, then eight, six, four and two', () => {
  const points = ['A', 'B', 'C', 'D', 'E'].map((phase) => {
    const table = given({ phase, players: [{ dice: [3], storage: ['bank'] }] });
    table.play('place 3 bank c3');
    return of(table).points;
  });
  expect(points).toEqual([11, 9, 7, 5, 3]);
});

test('BUR-AREA-04 BUR-AREA-05: an effect may complete an area; one placement one area, once', () => {
  const table = given({ players: [{ dice: [3, 3], storage: ['townHall', 'ship'], tiles: { d3: 'ship', d2: 'ship' } }] });
  table.play('place 3 townHall e4', 'place none ship d1');
  expect(table.events('areaScored')).toMatchObject([{ size: 3, points: 6 }]);
  expect(of(table).points).toBe(16);
  table.play('sail 1', 'end');
  expect(table.events('areaScored')).toHaveLength(1);
});

test('BUR-BONUS-01 BUR-BONUS-02: large tile for the first, small for the second, nothing for the third', () => {
  const tiles = { e3: 'mine', f2: 'mine' };
  const player = { dice: [3], storage: ['mine'], tiles };
  const table = given({ players: [player, player, player] }, { seats: 3 });
  for (const _ of [0, 1, 2]) table.play('place 3 mine g1', 'end');
  expect([0, 1, 2].map((seat) => of(table, seat).points)).toEqual([16 + 6, 16 + 3, 16]);
  expect(table.events('bonusMissed')).toMatchObject([{ seat: 2, colour: 5 }]);
});

test('BUR-BONUS-03 BUR-BONUS-04: the start castle counts for its colour; a tile is kept by its owner', () => {
  const tiles = { c4: 'monastery1', b4: 'monastery2', b3: 'castle', a2: 'castle' };
  const table = given({ players: [{ dice: [4], storage: ['castle'], tiles }] });
  table.play('place 4 castle a3');
  expect(table.state.open.bonus).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1]);
  expect(table.events('bonusTaken')).toMatchObject([{ colour: 4, large: true, points: 5 }]);
  expect(table.broken()).toEqual([]);
});

test('BUR-CASTLE-01 BUR-CASTLE-02: a castle gives one action with a die of any value', () => {
  const tiles = { c4: 'monastery1', b4: 'monastery2' };
  const position = {
    depots: [['pig2'], [], [], ['cow3']],
    players: [{ dice: [6], storage: ['castle', 'castle'], goods: { pink: 1 }, tiles }],
  };
  const table = given(position);
  table.play('place 6 castle b3');
  expect(table.options()).toEqual([
    'decline',
    'end',
    'place castle castle a2',
    'place castle castle a3',
    'sell castle pink',
    'take castle 1 pig2',
    'take castle 4 cow3',
    'workers castle',
  ]);
  expect(table.refusal('workers 6')).toBe('BUR-CASTLE-01');
  table.play('place castle castle a2');
  expect(table.asking).toBe('castleAction');
  table.play('sell castle pink');
  expect(of(table)).toMatchObject({ coins: 1, points: 2 });
});

test('BUR-CASTLE-03: the extra action cannot be saved', () => {
  const tiles = { c4: 'monastery1', b4: 'monastery2' };
  const table = given({ players: [{ dice: [6, 2], storage: ['castle'], tiles }] });
  table.play('place 6 castle b3', 'decline');
  expect(table.refusal('workers castle')).toBe('BUR-CASTLE-03');
  expect(table.events('declined')).toMatchObject([{ effect: 'castleAction' }]);
});

test('BUR-CASTLE-04: monasteries change the extra action as they change any other', () => {
  const tiles = { c4: 'monastery14', b4: 'monastery2' };
  const table = given({ players: [{ dice: [6], storage: ['castle'], tiles }] });
  table.play('place 6 castle b3', 'workers castle');
  expect(of(table).workers).toBe(4);
});
