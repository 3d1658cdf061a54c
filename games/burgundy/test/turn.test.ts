import { expect, test } from 'vitest';
import { fresh, given, of, tileOn, tilesIn } from './table.ts';

test('BUR-TURN-01 BUR-TURN-02: one action for each die, in any order, and no third', () => {
  const table = given({ depots: [[], ['castle']], players: [{ dice: [2, 5], goods: { brown: 1 }, storage: ['ship'] }] });
  expect(table.options()).toEqual([
    'end',
    'place 2 ship d3',
    'place 5 ship d5',
    'sell 5 brown',
    'take 2 2 castle',
    'workers 2',
    'workers 5',
  ]);
  table.play('workers 5', 'workers 2');
  expect(table.refusal('workers 2')).toBe('BUR-TURN-01');
  // The die of the solo game's extra action is none of this game.
  expect(table.refusal('workers any')).toBe('BUR-TURN-01');
  expect(table.options()).toEqual(['end']);
  expect(of(table).workers).toBe(4);
  table.play('end');
  expect(table.events('turnBegun')).toMatchObject([{ seat: 1 }]);
});

test('BUR-TURN-01: two equal dice are two actions, not more', () => {
  const table = given({ players: [{ dice: [3, 3] }] });
  table.play('workers 3');
  expect(table.options()).toEqual(['end', 'workers 3']);
  table.play('workers 3');
  expect(table.options()).toEqual(['end']);
  expect(of(table).workers).toBe(4);
});

test('BUR-TURN-03 BUR-TURN-05: a turn ends when its player says so, unused dice are lost', () => {
  const table = given({ players: [{ dice: [2, 5] }, { dice: [1, 1] }] });
  table.play('workers 2');
  expect(table.next()).toBe(0);
  table.play('end');
  expect(table.next()).toBe(1);
  expect(table.events('turnEnded')).toMatchObject([{ seat: 0, unused: 1 }]);
  expect(table.state.open.used).toEqual([1, 1, 0, 0]);
  expect(of(table).workers).toBe(2);
});

test('BUR-TURN-05: ending the turn also drops a pending extra action', () => {
  const table = given({ players: [{ dice: [5, 5], storage: ['castle'], tiles: { c4: 'monastery1', b4: 'monastery2', b3: 'castle' } }] });
  table.play('place 5 castle a2');
  expect(table.asking).toBe('castleAction');
  table.play('end');
  expect(table.next()).toBe(1);
  expect(of(table).workers).toBe(0);
  expect(table.state.agenda.map(({ kind }) => kind)).toEqual(['roundEnd', 'turn']);
});

test('BUR-TURN-05: while an effect waits no other die is used; it is declined first, and the die is still there', () => {
  const tiles = { c4: 'monastery1', b4: 'monastery2', b3: 'castle' };
  const table = given({ depots: [['mine']], players: [{ dice: [5, 1], storage: ['castle'], tiles }] });
  table.play('place 5 castle a2');
  for (const line of ['take 1 1 mine', 'workers 1']) expect(table.refusal(line)).toBe('BUR-CASTLE-01');
  table.play('decline');
  expect(table.options()).toEqual(['end', 'take 1 1 mine', 'workers 1']);
});

test('BUR-TURN-04 BUR-BUY-01: once a turn a tile of the black depot for two coins', () => {
  const table = given({ black: ['mine', 'ship'], players: [{ dice: [1], coins: 5 }] });
  expect(table.options()).toEqual(['buy black mine coins', 'buy black ship coins', 'end', 'workers 1']);
  expect(table.refusal('buy black bank coins')).toBe('BUR-BUY-01');
  table.play('buy black ship coins');
  expect(of(table)).toMatchObject({ coins: 3, storage: ['ship'] });
  expect(tilesIn(table, 0)).toEqual(['mine']);
  expect(table.events('bought', 'gained', 'taken').map(({ kind }) => kind)).toEqual(['bought']);
});

test('BUR-TURN-06: nobody acts in the turn of another', () => {
  const table = given({ players: [{ dice: [1] }, { dice: [2], coins: 2 }], black: ['mine'] });
  expect(table.refusal('workers 2', 1)).toBe('HOUSE-SEAT');
  expect(table.refusal('buy black mine coins', 1)).toBe('HOUSE-SEAT');
});

test('BUR-DIE-01 BUR-DIE-04: a worker changes a die by one as part of the action it serves', () => {
  const table = given({ depots: [[], [], ['pig2']], players: [{ dice: [2, 6], workers: 1 }] });
  expect(table.options()).toContain('take 2 3 pig2');
  expect(table.refusal('take 6 3 pig2')).toBe('BUR-DIE-01');
  table.play('take 2 3 pig2');
  expect(of(table)).toMatchObject({ workers: 0, storage: ['pig2'] });
  expect(table.events('dieChanged')).toMatchObject([{ from: 2, to: 3, workers: 1 }]);
  expect(table.options()).toEqual(['end', 'workers 6']);
});

test('BUR-DIE-02: six and one are neighbours', () => {
  const table = given({ depots: [['pig2'], [], [], [], [], ['pig3']], players: [{ dice: [6, 1], workers: 2 }] });
  table.play('take 6 1 pig2', 'take 1 6 pig3');
  expect(of(table)).toMatchObject({ workers: 0, storage: ['pig2', 'pig3'] });
});

test('BUR-DIE-03: several workers on one die add up', () => {
  const table = given({ depots: [[], [], [], ['pig2']], players: [{ dice: [1], workers: 4 }] });
  table.play('take 1 4 pig2');
  expect(of(table).workers).toBe(1);
});

test('BUR-DIE-05: a changed die is used as it stands, and its workers do not come back', () => {
  const table = given({ depots: [[], [], [], ['pig2', 'mine']], players: [{ dice: [1, 1], workers: 3 }] });
  table.play('take 1 4 pig2');
  expect(table.refusal('take 4 4 mine')).toBe('BUR-TURN-01');
  expect(table.refusal('take 1 4 mine')).toBe('BUR-DIE-01');
  table.play('end', 'end');
  expect(of(table).workers).toBe(0);
});

test('BUR-TAKE-01 BUR-TAKE-02: a tile of the depot of the die goes to storage, never straight to the duchy', () => {
  const table = given({ depots: [[], ['ship', 'castle']], players: [{ dice: [2, 2] }] });
  expect(table.refusal('take 2 2 market')).toBe('BUR-TAKE-01');
  expect(table.refusal('place 2 ship d3')).toBe('BUR-TAKE-02');
  table.play('take 2 2 ship');
  expect(of(table).storage).toEqual(['ship']);
  expect(tilesIn(table, 2)).toEqual(['castle']);
  table.play('place 2 ship d3');
  expect(tileOn(table, 'd3')).toBe('ship');
});

test('BUR-TAKE-03: a full storage asks for a discard out of the game before anything else', () => {
  const table = given({ depots: [['ship']], black: ['mine'], players: [{ dice: [1], coins: 2, storage: ['mine', 'bank', 'bank'] }] });
  table.play('take 1 1 ship');
  expect(table.options()).toEqual(['discard bank', 'discard mine']);
  expect(table.refusal('discard ship')).toBe('BUR-TAKE-03');
  expect(tilesIn(table, 1)).toEqual(['ship']);
  table.play('discard bank');
  expect(of(table).storage).toEqual(['mine', 'bank', 'ship']);
  expect(tilesIn(table, 1)).toEqual([]);
  expect(table.broken()).toEqual([]);
});

test('BUR-TAKE-04: an empty depot offers nothing', () => {
  const table = given({ depots: [['ship']], players: [{ dice: [2] }] });
  expect(table.refusal('take 2 2 ship')).toBe('BUR-TAKE-04');
  expect(table.options()).toEqual(['end', 'workers 2']);
});

test('BUR-TAKE-05: tiles of the black depot are not taken with a die', () => {
  const table = given({ black: ['ship'], goods: [['red']], players: [{ dice: [1] }] });
  expect(table.refusal('take 1 1 ship')).toBe('BUR-TAKE-05');
});

test('BUR-TAKE-06: nothing is discarded without need, and a useless tile may be taken', () => {
  const tiles = { e3: 'mine', f2: 'mine', g1: 'mine' };
  const table = given({ depots: [['mine']], players: [{ dice: [1], storage: ['bank'], tiles }] });
  expect(table.refusal('discard bank')).toBe('BUR-TAKE-06');
  table.play('take 1 1 mine');
  expect(of(table).storage).toEqual(['bank', 'mine']);
});

test('BUR-WORK-01: a die of any value brings two workers', () => {
  const table = given({ players: [{ dice: [6, 3], workers: 1 }] });
  table.play('workers 3', 'workers 6');
  expect(of(table)).toMatchObject({ workers: 5, coins: 0 });
});

test('BUR-BUY-02: buying is possible before, between, during and after the actions', () => {
  const start = { black: ['ship', 'bank'], players: [{ dice: [3, 3], coins: 2, storage: ['market'] }], depots: [['pig2']] };
  const before = given(start);
  before.play('buy black bank coins', 'place 3 market c3');
  const during = given(start);
  during.play('place 3 market c3');
  expect(during.asking).toBe('gain');
  during.play('buy black ship coins');
  expect(during.asking).toBe('gain');
  during.play('gain 1 pig2', 'workers 3');
  expect(of(during).storage).toEqual(['ship', 'pig2']);
  const after = given(start);
  after.play('workers 3', 'workers 3', 'buy black ship coins');
  expect(of(after)).toMatchObject({ coins: 0, storage: ['market', 'ship'] });
});

test('BUR-BUY-03: a purchase into a full storage asks for a discard', () => {
  const table = given({ black: ['ship'], players: [{ dice: [3], coins: 2, storage: ['bank', 'mine', 'castle'] }] });
  table.play('buy black ship coins', 'discard castle');
  expect(of(table)).toMatchObject({ coins: 0, storage: ['bank', 'mine', 'ship'] });
  expect(table.events('discarded')).toMatchObject([{}]);
  expect(table.asking).toBe('turn');
});

test('BUR-BUY-04: one purchase a turn, a new one next turn', () => {
  const table = given({ black: ['ship', 'bank'], players: [{ dice: [3], coins: 9 }] });
  table.play('buy black ship coins');
  expect(table.refusal('buy black bank coins')).toBe('BUR-BUY-04');
  expect(table.options()).toEqual(['end', 'workers 3']);
  table.play('end', 'end');
  const coins = of(table).coins;
  table.play('buy black bank coins');
  expect(of(table).coins).toBe(coins - 2);
});

test('BUR-GEN-07: workers and coins never run out', () => {
  const table = given({ players: [{ dice: [3, 3], workers: 30, coins: 30, storage: ['boardingHouse', 'bank'] }] });
  table.play('place 3 boardingHouse c3', 'place 3 bank e4');
  expect(of(table)).toMatchObject({ workers: 34, coins: 32 });
});

test('BUR-GEN-15: an action must do something', () => {
  const table = given({ players: [{ dice: [3, 4], goods: { red: 1 } }] });
  expect(table.refusal('sell 3 pink')).toBe('BUR-GEN-15');
  expect(table.options()).toEqual(['end', 'sell 4 red', 'workers 3', 'workers 4']);
});

test('BUR-SELL-01 BUR-SELL-02: a die sells the whole stack of its own colour', () => {
  const table = given({ players: [{ dice: [4, 1], goods: { red: 3, pink: 2 } }] });
  expect(table.refusal('sell 4 pink')).toBe('BUR-SELL-01');
  table.play('sell 4 red');
  expect(of(table)).toMatchObject({ goods: { pink: 2 }, sold: { red: 3 } });
});

test('BUR-SELL-03 BUR-CNT-05: one coin for each sale and two, three or four points for each tile', () => {
  for (const [seats, each, large, small] of [
    [2, 2, 5, 2],
    [3, 3, 6, 3],
    [4, 4, 7, 4],
  ] as const) {
    const table = given({ players: [{ dice: [4], goods: { red: 3 } }] }, { seats });
    table.play('sell 4 red');
    expect(of(table)).toMatchObject({ points: 3 * each, coins: 1 });
    expect(fresh(seats).events('bonusLaid')).toMatchObject([{ large, small }]);
  }
});

test('BUR-SELL-04 BUR-GEN-13: sold goods lie face down; others see only how many', () => {
  const table = given({ players: [{ dice: [4, 5], goods: { red: 3, pink: 1, brown: 1 } }] });
  table.play('sell 4 red', 'sell 5 brown');
  expect(table.view(1).shown.sold).toEqual([4, 0]);
  expect(table.view(0).mine?.own.sold).toEqual([0, 0, 0, 3, 1, 0]);
  expect(Object.keys(table.view(1).open)).not.toContain('sold');
  expect(table.view(-1).mine).toBeNull();
  expect(of(table).goods).toEqual({ pink: 1 });
  expect(table.broken()).toEqual([]);
});

test('BUR-SELL-05: each sale is one colour and brings its own coin', () => {
  const table = given({ players: [{ dice: [4, 4], workers: 1, goods: { red: 1, pink: 1 }, storage: ['warehouse'] }] });
  table.play('sell 4 red', 'sell 4 pink');
  expect(of(table)).toMatchObject({ coins: 2, points: 4, workers: 0 });
});

test('BUR-GEN-11: passing 100 is recorded and the count goes on', () => {
  const table = given({
    players: [
      { dice: [4, 5], goods: { red: 4, brown: 1 }, points: 195 },
      { dice: [2], goods: { violet: 1 }, points: 98 },
    ],
  });
  table.play('sell 4 red', 'sell 5 brown', 'end', 'sell 2 violet');
  expect(table.events('lapped')).toMatchObject([
    { seat: 0, mark: 200 },
    { seat: 1, mark: 100 },
  ]);
  expect(of(table).points).toBe(205);
});

test('BUR-GEN-09: dice, goods and storages are open, piles and later goods are not', () => {
  const table = fresh(2);
  const view = table.view(1);
  expect(view.open.dice).toEqual(table.state.open.dice);
  expect(view.open.roundGoods).toHaveLength(4);
  expect(Object.keys(view)).not.toContain('hidden');
  expect(view.shown.piles).toHaveLength(7);
  expect(JSON.stringify(view)).not.toContain(JSON.stringify(table.state.hidden.stacks));
});
