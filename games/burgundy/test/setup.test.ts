import { at, range, sum } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { fresh, given, of, tileOn } from './table.ts';

test('BUR-SETUP-02 BUR-SETUP-08: seven face-down piles, the start castles already taken', () => {
  const table = given({ at: 'opening' }, { seats: 4, dice: [5, 0, 1, 2] });
  const sizes = table.state.hidden.piles.map((pile) => pile.length);
  // After phase A has been laid out: 8 buildings, 4 monasteries, 4 ships, 4 livestock, 2 castles and 2 mines, 8 black.
  expect(sizes).toEqual([32, 16, 16, 16, 8, 8, 32]);
  expect(table.view(0).shown.piles).toEqual(sizes);
  expect(table.broken()).toEqual([]);
});

test('BUR-SETUP-03: five goods for each phase, 17 left over', () => {
  const table = fresh(2);
  expect(table.events('goodsStacked')).toMatchObject([{ phases: 5, each: 5 }]);
  expect(table.view(0).shown.stacks).toBe(20);
  expect(table.state.open.roundGoods).toHaveLength(4);
  expect(table.view(0).shown.box + 2 * 3).toBe(17);
});

test('BUR-SETUP-04: bonus tiles of each colour lie ready', () => {
  const table = fresh(3);
  expect(table.events('bonusLaid')).toMatchObject([{ large: 6, small: 3 }]);
  expect(table.state.open.bonus).toEqual(range(12).map(() => -1));
});

test('BUR-SETUP-05: beginners share duchy 1 or 2 and start in the middle', () => {
  for (const duchy of [1, 2]) {
    const table = fresh(2, { duchy });
    expect(table.state.open.layouts).toEqual([duchy - 1, duchy - 1]);
    expect([tileOn(table, 'd4', 0), tileOn(table, 'd4', 1)]).toEqual(['castle', 'castle']);
    expect(table.asking).toBe('turn');
  }
});

test('BUR-SETUP-06 BUR-SETUP-17: three goods each, the rest of the 17 leaves the game unseen', () => {
  const table = fresh(4);
  for (const seat of range(4)) expect(sum(Object.values(of(table, seat).goods))).toBe(3);
  expect(table.events('leftover')).toMatchObject([{ goods: 5 }]);
  expect(table.state.hidden.box).toHaveLength(5);
  expect(JSON.stringify(table.view(0))).not.toContain('"box":[');
});

test('BUR-SETUP-07: one coin and no points for everybody', () => {
  const table = fresh(3);
  for (const seat of range(3)) expect(of(table, seat)).toMatchObject({ coins: 1, points: 0, storage: [] });
  expect(table.events('startCoins').map(({ coins }) => coins)).toEqual([1, 1, 1]);
});

test('BUR-SETUP-09: the highest roll begins, those who tie for it roll again', () => {
  const table = given({ at: 'opening' }, { seats: 3, dice: [4, 2, 4, 1, 3] });
  expect(table.events('startRoll')).toMatchObject([
    { seats: [0, 1, 2], dice: [5, 3, 5] },
    { seats: [0, 2], dice: [2, 4] },
  ]);
  expect(table.next()).toBe(2);
});

test('BUR-SETUP-10 BUR-SETUP-11 BUR-SETUP-12: workers and bridge follow the order of play from the start player', () => {
  const table = given({ at: 'opening' }, { seats: 4, dice: [0, 1, 5, 2] });
  expect(range(4).map((seat) => of(table, seat).workers)).toEqual([3, 4, 1, 2]);
  expect(table.state.open.bridge).toEqual([2, 3, 0, 1]);
  expect(table.state.open.spaces).toEqual([0, 0, 0, 0]);
  expect(table.events('whiteRolled')).toMatchObject([{ seat: 2 }]);
});

test('BUR-SETUP-13: the start castle brings no action and no points, even on a one-hex area', () => {
  const table = fresh(2);
  expect(table.events('castleSet')).toHaveLength(2);
  expect(table.events('areaScored', 'phaseBonus')).toEqual([]);
  expect(table.asking).toBe('turn');
  expect(of(table).points).toBe(0);
});

test('BUR-SETUP-16: duchies are chosen when all else is known, and before the first depots are filled', () => {
  const table = fresh(2, { boards: 'random' });
  expect(table.asking).toBe('chooseDuchy');
  expect(table.state.open.slots.every((tile) => tile === -1)).toBe(true);
  expect(sum(table.state.open.workers)).toBe(3);
  expect(sum(table.state.open.goods)).toBe(6);
  table.play(at(table.options(), 0));
  table.play(at(table.options(), 0));
  expect(
    table
      .events('startRoll', 'startGoods', 'castleSet', 'filled')
      .map(({ kind }) => kind)
      .lastIndexOf('castleSet'),
  ).toBeLessThan(table.told.findIndex(({ event }) => event.kind === 'filled'));
  expect(table.state.open.slots.filter((tile) => tile !== -1)).toHaveLength(12);
});

test('BUR-ADV-01: a random board, its side and its castle hex are chosen in turn order', () => {
  const table = fresh(2, { boards: 'random' }, 'adv');
  const seat = table.next();
  const [board] = table.events('boardDealt').filter((event) => event.seat === seat);
  const sides = (board?.sides ?? []).map((duchy) => duchy + 1);
  const options = table.options();
  expect(options).toHaveLength(8);
  expect([...new Set(options.map((option) => Number(option.split(' ')[1])))].sort((a, b) => a - b)).toEqual(sides);
  const choice = at(options, 5);
  const [, duchy = '', hex = ''] = choice.split(' ');
  expect(table.refusal(`duchy ${duchy} ${hex === 'd3' ? 'd5' : 'd3'}`)).toBe('BUR-ADV-01');
  table.play(choice);
  expect(table.state.open.layouts[seat]).toBe(Number(duchy) - 1);
  expect(tileOn(table, hex, seat)).toBe('castle');
  expect(table.next()).not.toBe(seat);
});

test('BUR-ADV-02: chosen at the same time, the choices stay private until all have chosen', () => {
  const table = fresh(3, { boards: 'chosen', choosing: 'together' });
  expect(table.asking).toBe('chooseDuchies');
  expect(table.options(0)).toHaveLength(40);
  table.by(1, 'duchy 3 b3');
  expect(table.view(0).answer).toBeNull();
  expect(table.state.open.layouts).toEqual([-1, -1, -1]);
  table.by(0, 'duchy 10 g1');
  table.by(2, 'duchy 3 f1');
  expect(table.state.open.layouts).toEqual([9, 2, 2]);
  expect([tileOn(table, 'g1', 0), tileOn(table, 'b3', 1), tileOn(table, 'f1', 2)]).toEqual(['castle', 'castle', 'castle']);
});

test('BUR-ADV-03: the first tile must touch the castle wherever it lies', () => {
  const table = given({ players: [{ duchy: '10', castle: 'g1', storage: ['ship', 'bank'], dice: [4, 6] }] });
  expect(table.refusal('place 4 bank c4')).toBe('BUR-ADV-03');
  expect(table.refusal('place 4 ship e6')).toBe('BUR-ADV-03');
  table.play('place 4 ship g2');
  expect(tileOn(table, 'g2')).toBe('ship');
});

test('BUR-ADV-04: boards come from eight double-sided ones, none twice', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const table = fresh(4, { boards: 'random' }, seed);
    const dealt = table.state.open.boards;
    expect(new Set(dealt).size).toBe(4);
    const sides = table.events('boardDealt').find((event) => event.seat === table.next())?.sides ?? [];
    const other = range(10).find((duchy) => !sides.includes(duchy)) ?? 0;
    expect(table.refusal(`duchy ${other + 1} d4`)).toBe('BUR-ADV-04');
    expect(sides).toHaveLength(2);
  }
});

test('one duchy for all other than 1 and 2 leaves the castle hex to choose', () => {
  const table = fresh(2, { duchy: 7 });
  expect(table.options()).toEqual(['duchy 7 a2', 'duchy 7 a3', 'duchy 7 g2', 'duchy 7 g3']);
});

test('BUR-CNT-01: four players fill 24 slots and 8 black ones and use up every tile', () => {
  const table = fresh(4);
  expect(table.events('prepared')).toMatchObject([{ depotTiles: 24, blackTiles: 8 }]);
  expect(table.state.open.slots.every((tile) => tile >= 0)).toBe(true);
  expect(table.state.open.black).toHaveLength(8);
  table.wander('cnt');
  expect(table.state.hidden.piles.map((pile) => pile.length)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('BUR-CNT-02: two players use the 12 inner slots and 4 black ones', () => {
  const table = fresh(2);
  expect(table.events('filled').map(({ tiles }) => tiles.length)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(table.events('blackFilled').map(({ tiles }) => tiles.length)).toEqual([4]);
  table.wander('cnt');
  expect(table.state.hidden.piles.map((pile) => pile.length)).toEqual([20, 10, 10, 10, 7, 5, 20]);
});

test('BUR-CNT-03: three players use 18 slots and 6 black ones', () => {
  const table = fresh(3);
  expect(table.events('filled').map(({ tiles }) => tiles.length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(table.state.open.black.filter((tile) => tile >= 0)).toHaveLength(6);
  table.wander('cnt');
  expect(table.state.hidden.piles.map((pile) => pile.length)).toEqual([10, 5, 5, 5, 3, 3, 10]);
});

test('BUR-XTRA-01: the extra tiles join the yellow and the black pile', () => {
  const names = (extraTiles: boolean) => {
    const { hidden, open } = fresh(2, { extraTiles }).state;
    return { yellow: at(hidden.piles, 1).length + 2, black: at(hidden.piles, 6).length + open.black.length };
  };
  expect(names(false)).toEqual({ yellow: 20, black: 40 });
  expect(names(true)).toEqual({ yellow: 22, black: 42 });
  expect(fresh(2, { extraTiles: true }).events('extraTiles')).toHaveLength(1);
});
