import { expect, test } from 'vitest';
import { given, goodsIn, kinds, of, tilesIn } from './table.ts';

const ship = { dice: [2], storage: ['ship'] };

test('BUR-SHIP-01: all goods of any one depot, whatever the die', () => {
  const table = given({ goods: [['red', 'red', 'pink'], ['brown']], players: [ship] });
  table.play('place 2 ship d3');
  expect(table.options()).toEqual(['sail 1', 'sail 2', 'sail 3', 'sail 4', 'sail 5', 'sail 6']);
  table.play('sail 1');
  expect(of(table).goods).toEqual({ pink: 1, red: 2 });
  expect([goodsIn(table, 1), goodsIn(table, 2)]).toEqual([{}, { brown: 1 }]);
});

test('BUR-SHIP-02 BUR-SHIP-03: three colours at most, any number of each; the owner chooses among new ones', () => {
  const goods = [['red', 'pink', 'pink', 'brown', 'violet']];
  const table = given({ goods, players: [{ ...ship, goods: { red: 5, orange: 1 } }] });
  table.play('place 2 ship d3', 'sail 1');
  expect(table.options()).toEqual(['load brown', 'load pink', 'load violet']);
  expect(table.refusal('load pink,brown')).toBe('BUR-SHIP-02');
  expect(table.refusal('load -')).toBe('BUR-SHIP-04');
  expect(table.refusal('load orange')).toBe('BUR-SHIP-01');
  table.play('load pink');
  expect(of(table).goods).toEqual({ red: 6, orange: 1, pink: 2 });
  expect(goodsIn(table, 1)).toEqual({ brown: 1, violet: 1 });
  expect(table.broken()).toEqual([]);
});

test('BUR-SHIP-03: with no free space only stored colours come along', () => {
  const table = given({ goods: [['red', 'brown']], players: [{ ...ship, goods: { red: 1, orange: 1, pink: 1 } }] });
  table.play('place 2 ship d3', 'sail 1');
  expect(table.events('goodsLeft')).toHaveLength(1);
  expect(of(table).goods).toEqual({ red: 2, orange: 1, pink: 1 });
  expect(table.asking).toBe('turn');
});

test('BUR-SHIP-04: an empty depot may be named, and a ship may not be left idle', () => {
  const table = given({ goods: [['red']], players: [ship] });
  table.play('place 2 ship d3');
  expect(table.refusal('decline')).toBe('BUR-SHIP-04');
  table.play('sail 6');
  expect(of(table).goods).toEqual({});
  expect(table.state.open.spaces).toEqual([1, 0]);
});

test('BUR-SHIP-05 BUR-SHIP-07: the marker moves on, on top of those already there, with or without goods', () => {
  const table = given({ bridge: [[2, 1], [0]], players: [{}, {}, ship], turn: 2 }, { seats: 3 });
  table.play('place 2 ship d3', 'sail 3');
  expect(table.state.open.spaces).toEqual([1, 0, 1]);
  expect(table.state.open.bridge).toEqual([2, 0, 1]);
  expect(of(table, 2).goods).toEqual({});
});

test('BUR-SHIP-06: who is first on the bridge has the white die next round', () => {
  const table = given({ players: [{}, ship], turn: 1, bridge: [[0, 1]] });
  table.play('place 2 ship d3', 'sail 3', 'end');
  expect(table.events('roundBegun')).toMatchObject([{ seat: 1 }]);
  expect(table.events('advanced')).toMatchObject([{ seat: 1, space: 1 }]);
});

test('BUR-LIVE-01 BUR-LIVE-02: heads of the new tile and of its like in the same pasture', () => {
  const tiles = { d3: 'ship', c2: 'sheep4', b1: 'sheep2', c1: 'pig3' };
  const table = given({ players: [{ dice: [1, 6], storage: ['sheep3', 'chicken4'], tiles }] });
  table.play('place 1 sheep3 b2');
  expect(of(table).points).toBe(3 + 4 + 2);
  table.play('place 6 chicken4 a1');
  expect(of(table).points).toBe(9 + 4 + 15 + 10);
});

test('BUR-LIVE-03: tiles need not touch, but other pastures do not count', () => {
  const tiles = { d3: 'ship', c2: 'pig4', c1: 'sheep3', b2: 'cow2', d5: 'ship', d6: 'ship', e5: 'bank' };
  const table = given({ players: [{ dice: [6, 2], storage: ['sheep2', 'sheep4'], tiles }] });
  table.play('place 6 sheep2 a1');
  expect(of(table).points).toBe(5);
  table.play('place 2 sheep4 e6');
  expect(table.events('herdScored').map(({ points }) => points)).toEqual([5, 4]);
});

test('BUR-LIVE-04: other animals give nothing', () => {
  const table = given({ players: [{ dice: [1], storage: ['pig2'], tiles: { d3: 'ship', c2: 'sheep4', c3: 'bank' } }] });
  table.play('place 1 pig2 b2');
  expect(of(table).points).toBe(2);
});

test('BUR-EX-03: cows and sheep in one pasture', () => {
  const tiles = { d3: 'ship', c2: 'cow3', c1: 'sheep3' };
  const table = given({ players: [{ dice: [1, 6], workers: 9, storage: ['cow4', 'cow4', 'sheep2'], tiles }] });
  table.play('place 1 cow4 b2');
  expect(of(table).points).toBe(7);
  table.play('place 6 cow4 a1');
  expect(of(table).points).toBe(7 + 11);
  const sheep = given({ players: [{ dice: [2], storage: ['sheep2'], tiles: { ...tiles, b2: 'cow4' } }] });
  sheep.play('place 2 sheep2 b1');
  expect(of(sheep).points).toBe(5);
});

test('BUR-BLD-01 BUR-BLD-12: a building works once, without a die; the watchtower gives four points', () => {
  const table = given({ players: [{ dice: [3, 5], storage: ['watchtower'] }] });
  expect(kinds(table.play('place 3 watchtower e4'))).toEqual(['placed', 'watchtower']);
  expect(of(table).points).toBe(4);
  expect(table.options()).toEqual(['end', 'workers 5']);
});

test('BUR-BLD-02: each building once in a village, but again in another', () => {
  const table = given({ players: [{ dice: [1, 3], storage: ['bank', 'church'], tiles: { e4: 'bank' } }] });
  expect(table.refusal('place 1 bank e5')).toBe('BUR-BLD-02');
  expect(table.options()).toContain('place 1 church e5');
  table.play('place 3 bank c3');
  expect(of(table).coins).toBe(2);
});

test('BUR-BLD-03: a building may be placed although its effect is lost', () => {
  const table = given({ depots: [['castle']], players: [{ dice: [3, 3], storage: ['market', 'warehouse'] }] });
  table.play('place 3 market c3', 'place 3 warehouse e4');
  expect(table.events('effectLost').map(({ building }) => building)).toEqual([0, 3]);
  expect(table.asking).toBe('turn');
});

const everything = [
  ['ship', 'bank'],
  ['castle', 'monastery1'],
  ['mine', 'pig2'],
];

test('BUR-BLD-04 BUR-BLD-07: the market reaches ships and livestock of the numbered depots only', () => {
  const table = given({ depots: everything, black: ['cow3'], players: [{ dice: [3], storage: ['market'] }] });
  table.play('place 3 market c3');
  expect(table.options()).toEqual(['decline', 'end', 'gain 1 ship', 'gain 3 pig2']);
  expect(table.refusal('gain 1 bank')).toBe('BUR-BLD-04');
  expect(table.refusal('gain 1 cow3')).toBe('BUR-BLD-07');
  table.play('gain 1 ship');
  expect(of(table).storage).toEqual(['ship']);
  expect(tilesIn(table, 1)).toEqual(['bank']);
});

test('BUR-BLD-05: the carpenter reaches buildings', () => {
  const table = given({ depots: everything, players: [{ dice: [3], storage: ['carpenter'] }] });
  table.play('place 3 carpenter c3');
  expect(table.options()).toEqual(['decline', 'end', 'gain 1 bank']);
  expect(table.refusal('gain 3 mine')).toBe('BUR-BLD-05');
  table.play('gain 1 bank');
  expect(of(table).storage).toEqual(['bank']);
});

test('BUR-BLD-06: the church reaches mines, monasteries and castles', () => {
  const table = given({ depots: everything, players: [{ dice: [3], storage: ['church'] }] });
  table.play('place 3 church c3');
  expect(table.options()).toEqual(['decline', 'end', 'gain 2 castle', 'gain 2 monastery1', 'gain 3 mine']);
  expect(table.refusal('gain 1 ship')).toBe('BUR-BLD-06');
  table.play('gain 3 mine');
  expect(of(table).storage).toEqual(['mine']);
});

test('BUR-BLD-08: the warehouse sells one colour without a die', () => {
  const table = given({ players: [{ dice: [3], goods: { red: 2, orange: 1 }, storage: ['warehouse'] }] });
  expect(table.refusal('sell none red')).toBe('BUR-BLD-08');
  table.play('place 3 warehouse e4');
  expect(table.options()).toEqual(['decline', 'end', 'sell none orange', 'sell none red']);
  expect(table.refusal('sell 3 pink')).toBe('BUR-BLD-08');
  table.play('sell none red');
  expect(of(table)).toMatchObject({ points: 4, coins: 1, goods: { orange: 1 } });
});

test('BUR-BLD-09 BUR-BLD-10: four workers of the boarding house, two coins of the bank', () => {
  const table = given({ players: [{ dice: [3, 1], storage: ['boardingHouse', 'bank'] }] });
  table.play('place 3 boardingHouse e4');
  expect(of(table).workers).toBe(4);
  table.play('place 1 bank e5');
  expect(of(table)).toMatchObject({ workers: 4, coins: 2 });
});

test('BUR-BLD-11: the town hall places one more tile on any number, colour and contact holding', () => {
  const table = given({ players: [{ dice: [3], storage: ['townHall', 'mine', 'ship'] }] });
  table.play('place 3 townHall e4');
  expect(table.options()).toEqual(['decline', 'end', 'place none mine e3', 'place none ship d3', 'place none ship d5']);
  expect(table.refusal('place none ship d1')).toBe('BUR-PLACE-03');
  expect(table.refusal('place 3 mine e3')).toBe('BUR-BLD-11');
  table.play('place none mine e3');
  expect(of(table).storage).toEqual(['ship']);
});

test('BUR-BLD-11 BUR-BUY-02: a tile bought while the town hall waits can be placed with it', () => {
  const table = given({ black: ['mine'], players: [{ dice: [3], coins: 2, storage: ['townHall'] }] });
  table.play('place 3 townHall e4');
  expect(table.options()).toEqual(['buy black mine coins', 'decline', 'end']);
  table.play('buy black mine coins', 'place none mine e3');
  expect(of(table)).toMatchObject({ storage: [], coins: 0 });
});

test('BUR-BLD-11 BUR-MON-28: nor is the town hall lost while hired workers could still pay for a tile', () => {
  const hall = { dice: [1], coins: 1, storage: ['townHall'] };
  const tiles = { c4: 'monastery6', b4: 'monastery28', e4: 'bank' };
  const more = { options: { extraTiles: true } };
  const table = given({ black: ['mine'], players: [{ ...hall, tiles }] }, more);
  table.play('place 1 townHall e5');
  expect(table.options()).toEqual(['decline', 'end', 'hire']);
  table.play('hire', 'buy black mine workers', 'place none mine e3');
  expect(of(table)).toMatchObject({ storage: [], coins: 0, workers: 0 });
  const coinsOnly = given({ black: ['mine'], players: [{ ...hall, tiles: { b4: 'monastery28', c4: 'monastery3', e4: 'bank' } }] }, more);
  coinsOnly.play('place 1 townHall e5');
  const bought = given({ black: ['mine'], bought: true, players: [{ ...hall, tiles }] }, more);
  bought.play('place 1 townHall e5');
  expect([coinsOnly.asking, bought.asking]).toEqual(['turn', 'turn']);
});

test('BUR-BLD-13: a gained tile needs room: discard one or decline', () => {
  const table = given({ depots: [['ship']], players: [{ dice: [3], storage: ['market', 'bank', 'mine'], coins: 2 }], black: ['castle'] });
  table.play('place 3 market c3', 'buy black castle coins', 'gain 1 ship');
  expect(table.options()).toEqual(['discard bank', 'discard castle', 'discard mine']);
  table.play('discard mine');
  expect(of(table).storage).toEqual(['bank', 'castle', 'ship']);
  expect(table.events('discarded')).toMatchObject([{}]);
});

test('BUR-BLD-14: a town hall with nothing to place is lost', () => {
  const table = given({ players: [{ dice: [3], storage: ['townHall', 'pig2'] }] });
  table.play('place 3 townHall e4');
  expect(table.events('effectLost')).toMatchObject([{ rule: 'BUR-BLD-14' }]);
  expect(table.asking).toBe('turn');
});
