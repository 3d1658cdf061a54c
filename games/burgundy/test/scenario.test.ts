import { expect, test } from 'vitest';
import { given, goodsIn, of, tileOn, tilesIn } from './table.ts';

test('a described position is what it says', () => {
  const table = given({
    phase: 'B',
    round: 3,
    turn: 1,
    bridge: [[1], [0]],
    white: 4,
    bought: true,
    depots: [['ship', 'market'], [], ['monastery5']],
    black: ['castle'],
    goods: [['red', 'pink'], [], ['brown']],
    roundGoods: ['red', 'pink'],
    players: [
      {},
      {
        duchy: '3',
        tiles: { b4: 'ship' },
        storage: ['bank'],
        goods: { red: 2 },
        sold: { pink: 1 },
        coins: 2,
        workers: 3,
        points: 17,
        dice: [5],
      },
    ],
  });
  expect(table.next()).toBe(1);
  expect(of(table, 1)).toEqual({ points: 17, coins: 2, workers: 3, storage: ['bank'], goods: { red: 2 }, sold: { pink: 1 } });
  expect([tileOn(table, 'b3', 1), tileOn(table, 'b4', 1)]).toEqual(['castle', 'ship']);
  expect([tilesIn(table, 1), tilesIn(table, 3), tilesIn(table, 0)]).toEqual([['market', 'ship'], ['monastery5'], ['castle']]);
  expect(goodsIn(table, 1)).toEqual({ pink: 1, red: 1 });
  const { open, hidden } = table.state;
  expect([open.phase, open.round, open.white, open.bought, open.roundGoods]).toEqual([1, 2, 4, true, [3, 2]]);
  expect([open.bridge, open.spaces]).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(hidden.stacks).toHaveLength(15);
  expect(table.options(1)).toEqual(['end', 'sell 5 red', 'take 5 1 market', 'take 5 1 ship', 'take 5 3 monastery5', 'workers 5']);
  expect(table.broken()).toEqual([]);
});

test('holders of bonus tiles are those named, the large tile first', () => {
  const tiles = { e3: 'mine', f2: 'mine', g1: 'mine' };
  const table = given({ bonus: { mine: [1, 0] }, players: [{ tiles }, { tiles }] });
  expect(table.state.open.bonus).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 0]);
});

test('later seats of the order follow, then the next round', () => {
  const table = given({ turn: 2, bridge: [[1, 2, 0]] }, { seats: 3 });
  table.play('end');
  expect(table.next()).toBe(0);
  table.play('end');
  expect(table.next()).toBe(1);
});

test('complaints name the value and what is allowed', () => {
  expect(() => given({ depots: [['shipp']] })).toThrow('scenario.position.depots[0][0]: "shipp" found, one of market, carpenter');
  expect(() => given({ phase: 'F' })).toThrow('one of A, B, C, D, E');
  expect(() => given({ players: [{ tiles: { c3: 'ship' } }] })).toThrow('a tile of type building');
  expect(() => given({ players: [{ storage: ['crane'] }] })).toThrow('at most 0 tiles crane');
  expect(() => given({ black: ['monastery1'] })).toThrow('0 of them with a black back');
  expect(() => given({ bridge: [[0], [0]] })).toThrow('each seat once');
  expect(() => given({ piles: { castle: ['mine'] } })).toThrow('a tile still in the castle pile');
  expect(() => given({ players: [{ storage: ['bank', 'bank', 'bank', 'bank'] }] })).toThrow('a list of 0 to 3');
  expect(() => given({ round: 6 })).toThrow('a whole number from 1 to 5');
  expect(() => given({ players: [{ dice: [7] }] })).toThrow('a whole number from 1 to 6');
});

test('impossible positions are refused where they are described, not later in play', () => {
  expect(() => given({ roundGoods: [] })).toThrow('roundGoods: [] found, a list of 4, one good for each round to come expected');
  expect(() => given({ players: [{ goods: { red: 7 } }, { sold: { red: 7 } }] })).toThrow('at most 7 red goods');
  expect(() => given({ players: [{ goods: { red: 1, pink: 1, brown: 1, violet: 1 } }] })).toThrow('at most 3 colours of goods');
  const all = { turquoise: 7, violet: 7, pink: 7, red: 7, brown: 7, orange: 7 };
  expect(() => given({ players: [{ sold: all }] })).toThrow('fewer goods in hands and depots');
  // In phase E no later stacks are missed, but the goods of the rounds to come are: two of four are left.
  const most = { ...all, orange: 5 };
  expect(() => given({ phase: 'E', players: [{ sold: most }] })).toThrow('4 for this phase and 0 for later ones must be left');
  expect(() => given({ players: [{ duchy: '3', castle: 'c3' }] })).toThrow('players[0].castle: "c3" found, one of');
  expect(() => given({ bonus: { mine: [1, 1] } })).toThrow('two different seats');
});

test('a depot holds no more tiles than it has slots in use at the number of players', () => {
  const three = { depots: [['ship', 'market', 'pig2']] };
  expect(() => given(three)).toThrow(
    'depots[0]: ["ship","market","pig2"] found, at most 2 tiles in depot 1 at this number of players expected',
  );
  expect(tilesIn(given({ ...three, bridge: [[0, 1, 2]] }, { seats: 3 }), 1)).toEqual(['pig2', 'market', 'ship']);
  // With two players depot 3 has no slot for a ship: it takes another one that is in use.
  const { slots } = given({ depots: [[], [], ['ship', 'market']] }).state.open;
  expect([slots[8], slots[9], slots[10], slots[11]].map((tile) => tile !== -1)).toEqual([true, false, true, false]);
});

test('piles can be given their next tiles, the first one first', () => {
  const table = given({
    at: 'phase',
    piles: { building: ['bank', 'church', 'market', 'townHall'], black: ['mine', 'mine', 'ship', 'castle'] },
  });
  expect(table.state.open.slots.filter((tile) => tile >= 0 && tile < 8)).toEqual([5, 2, 0, 6]);
  expect(tilesIn(table, 0)).toEqual(['mine', 'mine', 'ship', 'castle']);
});
