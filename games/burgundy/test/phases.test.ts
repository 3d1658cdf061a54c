import { at, range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { fresh, given, goodsIn, of, tilesIn } from './table.ts';

test('BUR-PHASE-01 BUR-PHASE-02: leftover tiles leave the game, goods stay in the depots', () => {
  // Two dice for each player, then the white die: a 5, so depots 1 and 3 get no new good.
  const dice = [0, 0, 0, 0, 4];
  const goods = [['red'], [], ['pink', 'pink']];
  const table = given({ at: 'phaseEnd', phase: 'B', depots: [['market'], ['castle']], black: ['mine'], goods }, { dice });
  const { open } = table.state;
  expect(table.events('cleared')).toMatchObject([{ tiles: 3 }]);
  expect(open.gone.reduce((all, count) => all + count, 0)).toBe(3);
  expect(open.phase).toBe(2);
  expect(open.white).toBe(5);
  expect([goodsIn(table, 1), goodsIn(table, 3)]).toEqual([{ red: 1 }, { pink: 2 }]);
  expect(table.broken()).toEqual([]);
});

test('BUR-PHASE-03 BUR-PHASE-04: every active slot gets a tile of its type, the black depot black-backed ones', () => {
  const table = given({ at: 'phase', piles: { castle: ['castle'], mine: ['mine'], black: ['monastery7', 'ship', 'pig4', 'bank'] } });
  expect(tilesIn(table, 2)).toContain('castle');
  expect(tilesIn(table, 5)[0]).toBe('mine');
  expect(tilesIn(table, 0)).toEqual(['monastery7', 'ship', 'pig4', 'bank']);
  expect(tilesIn(table, 1)[1]).toBe('ship');
});

test('BUR-PHASE-05 BUR-PHASE-06 BUR-PHASE-08: five goods are turned up and come in their order', () => {
  const table = given({ at: 'phase', phase: 'D' });
  expect(table.events('phaseBegun')).toMatchObject([{ phase: 3, bonus: 4 }]);
  const goods = table.events('goodsTurned').flatMap((event) => event.goods);
  expect(goods).toHaveLength(5);
  expect(table.events('goodDelivered').map(({ good }) => good)).toEqual([goods[0]]);
  expect(table.state.open.roundGoods).toEqual(goods.slice(1));
  table.play('end', 'end');
  expect(table.state.open.roundGoods).toEqual(goods.slice(2));
});

test('BUR-PHASE-07: an exhausted pile leaves its slots empty', () => {
  const tiles = { a2: 'castle', a3: 'castle', b3: 'castle' };
  const table = given({ at: 'phase', players: [{ tiles, storage: ['castle', 'castle'] }, { tiles }, { tiles }] }, { seats: 3 });
  expect(at(table.state.hidden.piles, 4)).toHaveLength(0);
  expect(table.events('slotEmpty')).toMatchObject([
    { depot: 2, type: 4 },
    { depot: 6, type: 4 },
  ]);
  expect(tilesIn(table, 2)).toHaveLength(2);
});

test('BUR-PHASE-07: so does the pile of black backs', () => {
  const table = given({ round: 5, roundGoods: [] });
  // No set of tiles is that small: it is made so.
  at(table.state.hidden.piles, 6).splice(3);
  table.play('end', 'end');
  expect(tilesIn(table, 0)).toHaveLength(3);
  expect(table.events('slotEmpty')).toEqual([{ kind: 'slotEmpty', depot: 0, type: -1, rule: 'BUR-PHASE-07' }]);
  expect(table.events('blackFilled').map(({ tiles }) => tiles.length)).toEqual([3]);
});

test('BUR-PHASE-09: a taken tile is not replaced during the phase', () => {
  const table = given({ depots: [['ship', 'market']], players: [{ dice: [1, 1] }] });
  table.play('take 1 1 ship', 'take 1 1 market', 'end', 'end');
  expect(table.asking).toBe('turn');
  expect(tilesIn(table, 1)).toEqual([]);
});

test('BUR-CNT-04: with three players the dark-green slot of depot 6 takes a mine in phases B and D', () => {
  const types = ['A', 'B', 'C', 'D', 'E'].map((phase) => tilesIn(given({ at: 'phase', phase }, { seats: 3 }), 6)[0]);
  expect(types).toEqual(['castle', 'mine', 'castle', 'mine', 'castle']);
  expect(tilesIn(given({ at: 'phase', phase: 'B' }, { seats: 4 }), 6)[0]).toBe('castle');
});

test('BUR-ROUND-01 BUR-ROUND-02: all roll two dice, the white die sends the first good to its depot', () => {
  const table = given({ at: 'round', roundGoods: ['red', 'pink', 'pink', 'brown', 'violet'] }, { dice: [0, 1, 2, 3, 4] });
  expect(table.events('rolled').map(({ dice }) => dice)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(table.state.open.white).toBe(5);
  expect(goodsIn(table, 5)).toEqual({ red: 1 });
});

test('BUR-ROUND-03: the white die is no action die', () => {
  const table = given({ at: 'round' }, { dice: [0, 1, 2, 3, 4] });
  expect(table.refusal('workers 5')).toBe('BUR-ROUND-03');
  expect(table.refusal('workers 3')).toBe('BUR-TURN-01');
  table.play('workers 1');
});

test('BUR-ROUND-04 BUR-ROUND-06: foremost space first, within a space from the top; the first has the white die', () => {
  const table = given({ at: 'round', bridge: [[3], [0, 2], [1]] }, { seats: 4 });
  expect(table.events('turnOrder')).toMatchObject([{ seats: [1, 0, 2, 3] }]);
  expect(table.events('whiteRolled')).toMatchObject([{ seat: 1 }]);
  const order = range(4).map(() => {
    const seat = table.next();
    table.play('end');
    return seat;
  });
  expect(order).toEqual([1, 0, 2, 3]);
});

test('BUR-ROUND-05 BUR-SHIP-06: a ship changes the order of the next round, not of this one', () => {
  const table = given({ players: [{ dice: [1] }, { storage: ['ship'], dice: [2] }, {}], bridge: [[0, 1, 2]] }, { seats: 3 });
  table.play('end');
  table.play('place 2 ship d3', 'sail 1');
  expect(table.state.open.bridge).toEqual([1, 0, 2]);
  expect(table.state.open.order).toEqual([0, 1, 2]);
  table.play('end');
  expect(table.next()).toBe(2);
  table.play('end');
  expect(table.next()).toBe(1);
  expect(table.events('whiteRolled')).toMatchObject([{ seat: 1 }]);
});

test('BUR-ROUND-07: after the last turn the next round, after five rounds the end of the phase', () => {
  const table = given({ at: 'round', round: 4 });
  table.play('end', 'end');
  expect(table.state.open.round).toBe(4);
  expect(table.events('phaseEnded')).toEqual([]);
  table.play('end', 'end');
  expect(table.events('phaseEnded')).toMatchObject([{ phase: 0 }]);
  expect([table.state.open.phase, table.state.open.round]).toEqual([1, 0]);
});

test('BUR-ROUND-09: goods pile up in a depot', () => {
  const goods = [['red', 'red', 'pink', 'brown', 'violet']];
  const table = given({ at: 'round', goods, roundGoods: ['turquoise', 'orange', 'orange', 'orange', 'orange'] }, { dice: [0, 0, 0, 0, 0] });
  expect(goodsIn(table, 1)).toEqual({ turquoise: 1, violet: 1, pink: 1, red: 2, brown: 1 });
});

test('BUR-ROUND-10: unused dice are rolled anew in the next round', () => {
  const table = given({ players: [{ dice: [6, 6] }, { dice: [5, 5] }] }, { dice: [0, 1, 2, 3, 4] });
  table.play('end', 'end');
  expect(table.state.open.dice).toEqual([1, 2, 3, 4]);
  expect(table.state.open.used).toEqual([0, 0, 0, 0]);
});

test('BUR-EOP-01 BUR-MINE-02: each mine pays a coin at the end of the phase', () => {
  const table = given({ at: 'phaseEnd', players: [{ tiles: { e3: 'mine', f2: 'mine' } }, { tiles: { e3: 'mine' }, coins: 4 }] });
  expect([of(table, 0).coins, of(table, 1).coins]).toEqual([2, 5]);
  expect(of(table, 0).workers).toBe(0);
});

test('BUR-EOP-02: mines pay after phase E too, before the final scoring', () => {
  const table = given({ at: 'phaseEnd', phase: 'E', players: [{ tiles: { e3: 'mine', f2: 'mine' } }] });
  expect(of(table)).toMatchObject({ coins: 2, points: 2 });
  expect(table.asking).toBeUndefined();
});

test('BUR-EOP-04: the bridge keeps its order from phase to phase', () => {
  const table = given({ at: 'phaseEnd', bridge: [[1], [], [2, 0]] }, { seats: 3 });
  expect(table.state.open.bridge).toEqual([2, 0, 1]);
  expect(table.state.open.spaces).toEqual([2, 0, 2]);
  expect(table.next()).toBe(2);
  expect(table.state.open.phase).toBe(1);
});

test('BUR-GEN-10: 25 rounds, 50 dice for everybody', () => {
  const table = fresh(2);
  table.wander('gen');
  expect(table.events('roundBegun')).toHaveLength(25);
  expect(table.events('turnBegun').filter(({ seat }) => seat === 0)).toHaveLength(25);
  expect(table.events('ended')).toHaveLength(1);
});
