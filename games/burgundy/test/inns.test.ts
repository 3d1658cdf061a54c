import { expect, test } from 'vitest';
import { fresh, given, of, tileOn, tilesIn } from './table.ts';

const more = { options: { inns: true } };

test('BUR-INN-01: one more inn at the start of every phase; unsold ones stay', () => {
  const table = fresh(2, { inns: true });
  const ready: number[] = [];
  table.wander('inns', (story) => {
    const { phase, inns } = story.state.open;
    if (story.asking === 'turn' && story.state.open.round === 0 && ready.length <= phase) ready.push(inns?.ready ?? 0);
    expect(story.broken()).toEqual([]);
    return false;
  });
  expect(table.events('innCame')).toHaveLength(5);
  const quiet = given({ at: 'phaseEnd', phase: 'B' }, more);
  expect(quiet.state.open.inns).toEqual({ ready: 3 });
  expect(tilesIn(quiet, 0)).not.toContain('inn');
});

test('BUR-INN-02: two coins, into storage, the one purchase of the turn', () => {
  const table = given({ phase: 'B', black: ['ship'], players: [{ dice: [3, 3], coins: 4 }] }, more);
  expect(table.options()).toContain('buy inn inn coins');
  table.play('buy inn inn coins');
  expect(of(table)).toMatchObject({ coins: 2, storage: ['inn'] });
  expect(table.state.open.inns).toEqual({ ready: 1 });
  expect(table.events('bought')).toMatchObject([{ rule: 'BUR-INN-02' }]);
  expect(table.refusal('buy black ship coins')).toBe('BUR-BUY-04');
  const poor = given({ players: [{ dice: [3], coins: 1 }] }, more);
  expect(poor.refusal('buy inn inn coins')).toBe('BUR-BUY-01');
  expect(given({ players: [{ dice: [3], coins: 9 }] }).refusal('buy inn inn coins')).toBe('BUR-BUY-01');
});

test('BUR-INN-03: any colour, but number and contact count', () => {
  const table = given({ players: [{ dice: [4, 2], storage: ['inn'] }] }, more);
  expect(table.refusal('place 4 inn a3')).toBe('BUR-PLACE-09');
  expect(table.refusal('place 4 inn c3')).toBe('BUR-PLACE-01');
  expect(table.options().filter((line) => line.startsWith('place'))).toEqual(['place 2 inn d3', 'place 4 inn e3']);
  table.play('place 4 inn e3');
  expect(tileOn(table, 'e3')).toBe('inn');
  expect(table.broken()).toEqual([]);
});

test('BUR-INN-04: one inn to an area', () => {
  const table = given({ phase: 'B', players: [{ dice: [1, 6], storage: ['inn'], tiles: { d3: 'inn' } }] }, more);
  expect(table.refusal('place 1 inn d2')).toBe('BUR-INN-04');
  expect(table.options()).toContain('place 1 inn c4');
});

test('BUR-INN-05: it covers its hex for area and colour and does nothing else', () => {
  const tiles = { e3: 'mine', f2: 'mine' };
  const table = given({ players: [{ dice: [3], storage: ['inn'], tiles }] }, more);
  const told = table.play('place 3 inn g1').map(({ event }) => event.kind);
  expect(told).toEqual(['placed', 'areaScored', 'phaseBonus', 'bonusTaken']);
  expect(table.asking).toBe('turn');
});

test('BUR-INN-06 BUR-EX-11: the area counts one larger, at most eight', () => {
  const tiles = { e4: 'bank', e5: 'church', f4: 'market', f5: 'townHall' };
  const five = given({ players: [{ dice: [3], storage: ['inn'], tiles }] }, more);
  five.play('place 3 inn g4');
  expect(five.events('areaScored')).toMatchObject([{ size: 6, points: 21 }]);
  const pasture = { d3: 'ship', c2: 'cow2', c1: 'cow2', b2: 'pig2' };
  const before = given({ players: [{ dice: [2, 6], storage: ['inn', 'cow3'], tiles: pasture }] }, more);
  before.play('place 2 inn b1', 'place 6 cow3 a1');
  expect(before.events('areaScored')).toMatchObject([{ size: 6, points: 21 }]);
  const meadow = { a2: 'cow2', a3: 'pig2', a4: 'pig3' };
  const four = given({ players: [{ duchy: '3', castle: 'b3', dice: [6], storage: ['inn'], tiles: meadow }] }, more);
  four.play('place 6 inn a1');
  expect(four.events('areaScored')).toMatchObject([{ size: 5, points: 15 }]);
  const village = { a2: 'market', b3: 'bank', c4: 'church', d1: 'carpenter', d2: 'warehouse', d3: 'boardingHouse', d4: 'townHall' };
  const most = given({ players: [{ duchy: '10', castle: 'd7', dice: [5], storage: ['inn'], tiles: village }] }, more);
  most.play('place 5 inn d5');
  expect(most.events('areaScored')).toMatchObject([{ size: 8, points: 36 }]);
});

test('BUR-INN-07: no mine income from an inn, none among the buildings', () => {
  const players = [{ tiles: { e3: 'mine', f2: 'inn', c4: 'monastery17', c3: 'watchtower' } }];
  const table = given({ at: 'phaseEnd', phase: 'E', round: 5, players }, more);
  expect(table.events('mineIncome')).toMatchObject([{ seat: 0, mines: 1, coins: 1 }]);
  expect(table.events('finalMonastery')).toMatchObject([{ monastery: 17, count: 1 }]);
  // On a dark-green hex it is no castle for a shield either.
  const tiles = { c4: 'monastery1', b3: 'inn' };
  const shields = given({ depotShields: [[9]], players: [{ dice: [1, 1], tiles }] }, { options: { inns: true, shields: true } });
  expect(shields.refusal('shield 1 9 b3')).toBe('BUR-INN-07');
});

test('BUR-INN-08: buildings do not reach inns, monasteries 9 to 11 do not help, monastery 6 pays for one', () => {
  const tiles = { c4: 'monastery9', b4: 'monastery10', a4: 'monastery11' };
  const table = given({ phase: 'B', players: [{ dice: [3, 1], storage: ['inn', 'carpenter'], tiles }] }, more);
  expect(table.refusal('place 3 inn e3')).toBe('BUR-PLACE-01');
  table.play('place 3 carpenter c3');
  expect(table.events('effectLost')).toHaveLength(1);
  const rich = given({ players: [{ dice: [3], workers: 2, tiles: { c4: 'monastery6' } }] }, more);
  rich.play('buy inn inn workers');
  expect(of(rich)).toMatchObject({ workers: 0, storage: ['inn'] });
});

test('BUR-INN-09: town hall and castle place inns by the same rules', () => {
  const table = given({ phase: 'B', players: [{ dice: [3], storage: ['townHall', 'inn'], tiles: { d3: 'inn' } }] }, more);
  table.play('place 3 townHall c3');
  expect(table.refusal('place none inn d2')).toBe('BUR-INN-04');
  table.play('place none inn e3');
  expect(tileOn(table, 'e3')).toBe('inn');
  const tiles = { c4: 'monastery1', b4: 'monastery2' };
  const castle = given({ players: [{ dice: [6], storage: ['castle', 'inn'], tiles }] }, more);
  castle.play('place 6 castle b3', 'place castle inn a3');
  expect(tileOn(castle, 'a3')).toBe('inn');
});

test('a scenario has as many inns as have come by then', () => {
  expect(given({ phase: 'C', inns: 1 }, more).state.open).toMatchObject({ inns: { ready: 1 } });
  expect(() => given({ phase: 'A', players: [{ storage: ['inn', 'inn'] }] }, more)).toThrow('at most 1 inns');
  expect(given({ phase: 'C', inns: 1 }, more).broken()).toEqual([]);
  expect(() => given({ inns: 1 })).toThrow('no inns without the option');
  expect(() => given({ players: [{ storage: ['inn'] }] })).toThrow('no inns without the option');
  expect(fresh(2).state.open.inns).toBeUndefined();
});

test('BUR-INN-04 BUR-INN-08: a scenario has one inn in an area, none in a depot and none in place of the start castle', () => {
  const read = (position: object) => () => given({ phase: 'C', ...position }, more);
  expect(read({ players: [{ tiles: { d3: 'inn', d2: 'inn' } }] })).toThrow('one inn in an area');
  expect(read({ players: [{ tiles: { d3: 'inn', e3: 'inn' } }] })().broken()).toEqual([]);
  expect(read({ players: [{ tiles: { d4: 'inn' } }] })).toThrow('tiles.d4: "inn" found, the start castle');
  expect(read({ depots: [['inn']] })).toThrow('depots[0][0]: "inn" found');
  expect(read({ black: ['inn'] })).toThrow('black[0]: "inn" found');
});
