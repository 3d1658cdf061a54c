import { expect, test } from 'vitest';
import { given, goodsIn, of, tileOn } from './table.ts';

/** A player of duchy 1 with monasteries in the middle. */
const owner = (monastery: string, more: Record<string, unknown> = {}, tiles: Record<string, string> = {}) => ({
  ...more,
  tiles: { c4: monastery, ...tiles },
});

/** The points of one monastery at the end of the game. */
function atTheEnd(
  monastery: string,
  player: Record<string, unknown>,
  tiles: Record<string, string>,
  position: Record<string, unknown> = {},
) {
  const table = given({ at: 'phaseEnd', phase: 'E', ...position, players: [owner(monastery, player, tiles)] });
  return table.events('finalMonastery').map(({ monastery: number, count, points }) => ({ number, count, points }));
}

test('BUR-MON-01: buildings may repeat in a village', () => {
  const table = given({ players: [owner('monastery1', { dice: [1], storage: ['bank'] }, { e4: 'bank' })] });
  table.play('place 1 bank e5');
  expect(tileOn(table, 'e5')).toBe('bank');
  expect(of(table).coins).toBe(2);
});

test('BUR-MON-02: a worker for each mine at the end of a phase', () => {
  const table = given({ at: 'phaseEnd', players: [owner('monastery2', {}, { e3: 'mine', f2: 'mine' })] });
  expect(of(table)).toMatchObject({ coins: 2, workers: 2 });
});

test('BUR-MON-03: sales bring two coins', () => {
  const table = given({ players: [owner('monastery3', { dice: [4, 3], goods: { red: 2, pink: 1 }, storage: ['warehouse'] })] });
  table.play('sell 4 red', 'place 3 warehouse e4', 'sell none pink');
  expect(of(table)).toMatchObject({ coins: 4, points: 6 });
});

test('BUR-MON-04: sales bring a worker too', () => {
  const table = given({ players: [owner('monastery4', { dice: [4, 3], goods: { red: 2, pink: 1 }, storage: ['warehouse'] })] });
  table.play('sell 4 red', 'place 3 warehouse e4', 'sell none pink');
  expect(of(table)).toMatchObject({ coins: 2, workers: 2 });
});

test('BUR-MON-05: a ship may call at a neighbouring depot too', () => {
  const goods = [['red'], ['pink'], [], [], [], ['brown', 'orange']];
  const table = given({ goods, players: [owner('monastery5', { dice: [2], storage: ['ship'], goods: { violet: 1 } })] });
  table.play('place 2 ship d3', 'sail 1');
  expect(table.options()).toEqual(['decline', 'end', 'sail 2', 'sail 6']);
  expect(table.refusal('sail 4')).toBe('BUR-MON-05');
  table.play('sail 6');
  expect(table.options()).toEqual(['load brown', 'load orange']);
  table.play('load brown');
  expect(of(table).goods).toEqual({ violet: 1, red: 1, brown: 1 });
  expect(goodsIn(table, 6)).toEqual({ orange: 1 });
  expect(table.state.open.spaces[0]).toBe(1);
});

test('BUR-MON-05: nothing is asked when the neighbours have nothing that fits', () => {
  const full = { red: 1, orange: 1, pink: 1 };
  const table = given({
    goods: [['red'], ['brown'], ['pink']],
    players: [owner('monastery5', { dice: [2], storage: ['ship'], goods: full })],
  });
  table.play('place 2 ship d3', 'sail 1');
  expect(table.asking).toBe('turn');
  const fitting = given({ goods: [['red'], ['pink']], players: [owner('monastery5', { dice: [2], storage: ['ship'], goods: full })] });
  fitting.play('place 2 ship d3', 'sail 1');
  expect(fitting.asking).toBe('sailOn');
});

test('BUR-MON-05: two depots are all, whatever lies in a third', () => {
  const goods = [['red'], ['pink'], ['brown']];
  const table = given({ goods, players: [owner('monastery5', { dice: [2], storage: ['ship'] })] });
  table.play('place 2 ship d3', 'sail 1', 'sail 2');
  expect(table.asking).toBe('turn');
  expect(goodsIn(table, 3)).toEqual({ brown: 1 });
});

test('BUR-MON-05: declining or ending the turn there still moves the marker', () => {
  for (const line of ['decline', 'end']) {
    const table = given({ goods: [['red'], ['pink']], players: [owner('monastery5', { dice: [2], storage: ['ship'] }), {}] });
    table.play('place 2 ship d3', 'sail 1', line);
    expect(table.state.open.spaces[0]).toBe(1);
    expect(table.events('declined')).toMatchObject([{ rule: 'BUR-MON-05' }]);
    expect(table.next()).toBe(line === 'end' ? 1 : 0);
  }
});

test('BUR-MON-06: the purchase may come from any depot and be paid with workers', () => {
  const position = { depots: [[], ['castle']], black: ['mine'], players: [owner('monastery6', { dice: [1], coins: 1, workers: 2 })] };
  const table = given(position);
  expect(table.options()).toEqual(
    expect.arrayContaining(['buy 2 castle mixed', 'buy 2 castle workers', 'buy black mine mixed', 'buy black mine workers']),
  );
  // What only the monastery allows is refused by the monastery's rule, an ordinary purchase by the ordinary one.
  expect(table.refusal('buy 2 castle coins')).toBe('BUR-MON-06');
  expect(table.refusal('buy 3 castle workers')).toBe('BUR-MON-06');
  expect(table.refusal('buy black mine coins')).toBe('BUR-BUY-01');
  table.play('buy 2 castle mixed');
  expect(of(table)).toMatchObject({ coins: 0, workers: 1, storage: ['castle'] });
  expect(table.refusal('buy black mine workers')).toBe('BUR-BUY-04');
  const plain = given({ ...position, players: [{ dice: [1], coins: 2, workers: 2 }] });
  expect(plain.refusal('buy 2 castle coins')).toBe('BUR-MON-06');
  expect(plain.refusal('buy black mine workers')).toBe('BUR-MON-06');
});

test('BUR-MON-07: a point more for every livestock tile that scores', () => {
  const table = given({ players: [owner('monastery7', { dice: [1], storage: ['cow3'] }, { d3: 'ship', c2: 'cow2', c1: 'pig4' })] });
  table.play('place 1 cow3 b2');
  expect(of(table).points).toBe(3 + 1 + 2 + 1);
});

test('BUR-MON-08: each worker changes a die by one or two', () => {
  const depots = [[], [], ['pig2'], ['pig3'], [], []];
  const table = given({ depots, players: [owner('monastery8', { dice: [1, 2], workers: 3 })] });
  table.play('take 1 3 pig2');
  expect(of(table).workers).toBe(2);
  table.play('take 2 4 pig3');
  expect(of(table).workers).toBe(1);
});

test('BUR-MON-09: buildings, and only they, may shift the die for free', () => {
  const table = given({ players: [owner('monastery9', { dice: [2, 4], storage: ['bank', 'ship'] })] });
  expect(table.refusal('place 4 ship d5')).toBe('BUR-PLACE-01');
  table.play('place 2 bank c3', 'end');
  expect(of(table)).toMatchObject({ coins: 2, workers: 0 });
});

test('BUR-MON-10: ships and livestock shift the die for free', () => {
  const tiles = { d3: 'ship' };
  const table = given({ players: [owner('monastery10', { dice: [6, 3], storage: ['ship', 'pig2', 'mine'] }, tiles)] });
  expect(table.refusal('place 3 mine e3')).toBe('BUR-PLACE-01');
  table.play('place 6 ship d5', 'sail 1', 'place 3 pig2 c2');
  expect(of(table)).toMatchObject({ points: 2, workers: 0 });
});

test('BUR-MON-11: castles, mines and monasteries shift the die for free', () => {
  const table = given({ players: [owner('monastery11', { dice: [5, 4], storage: ['mine', 'monastery2', 'bank'] })] });
  expect(table.refusal('place 4 bank e4')).toBe('BUR-PLACE-01');
  table.play('place 5 mine e3', 'place 4 monastery2 b4');
  expect(tileOn(table, 'b4')).toBe('monastery2');
});

test('BUR-MON-12: taking a tile shifts the die for free', () => {
  const depots = [['pig2'], [], ['pig3']];
  const table = given({ depots, players: [owner('monastery12', { dice: [6, 5] })] });
  expect(table.refusal('take 5 3 pig3')).toBe('BUR-DIE-01');
  table.play('take 6 1 pig2');
  expect(of(table)).toMatchObject({ storage: ['pig2'], workers: 0 });
});

test('BUR-MON-13: a coin with the workers, but not from a boarding house', () => {
  const table = given({ players: [owner('monastery13', { dice: [2, 3], storage: ['boardingHouse'] })] });
  table.play('place 3 boardingHouse e4');
  expect(of(table)).toMatchObject({ workers: 4, coins: 0 });
  table.play('workers 2');
  expect(of(table)).toMatchObject({ workers: 6, coins: 1 });
});

test('BUR-MON-14: four workers instead of two, but not from a boarding house', () => {
  const table = given({ players: [owner('monastery14', { dice: [2, 3], storage: ['boardingHouse'] })] });
  table.play('place 3 boardingHouse e4');
  expect(of(table).workers).toBe(4);
  table.play('workers 2');
  expect(of(table)).toMatchObject({ workers: 8, coins: 0 });
});

test('BUR-MON-15: two points for each colour sold, not for unsold goods', () => {
  expect(atTheEnd('monastery15', { sold: { red: 3, pink: 1 }, goods: { brown: 2 } }, {})).toEqual([{ number: 15, count: 2, points: 4 }]);
});

const BUILDINGS = [
  [16, 'warehouse'],
  [17, 'watchtower'],
  [18, 'carpenter'],
  [19, 'church'],
  [20, 'market'],
  [21, 'boardingHouse'],
  [22, 'bank'],
  [23, 'townHall'],
] as const;

for (const [number, building] of BUILDINGS) {
  test(`BUR-MON-${number}: four points for each ${building}`, () => {
    const other = building === 'bank' ? 'church' : 'bank';
    const tiles = { c3: building, e4: building, e5: other };
    expect(atTheEnd(`monastery${number}`, {}, tiles)).toEqual([{ number, count: 2, points: 8 }]);
  });
}

test('BUR-MON-24: four points for each animal in the duchy', () => {
  expect(atTheEnd('monastery24', {}, { c2: 'pig2', c1: 'pig3', b2: 'cow4' })).toEqual([{ number: 24, count: 2, points: 8 }]);
});

test('BUR-MON-25: a point for each sold tile', () => {
  expect(atTheEnd('monastery25', { sold: { red: 3, pink: 1 }, goods: { brown: 2 } }, {})).toEqual([{ number: 25, count: 4, points: 4 }]);
});

test('BUR-MON-26: three points for each own bonus tile, large or small', () => {
  const tiles = { e3: 'mine', f2: 'mine', g1: 'mine', a2: 'castle', a3: 'castle', b3: 'castle' };
  const bonus = { mine: [1, 0], castle: [0] };
  expect(atTheEnd('monastery26', {}, tiles, { bonus })).toEqual([{ number: 26, count: 2, points: 6 }]);
});

test('BUR-MON-27: the marker is always on top of its stack', () => {
  const table = given(
    {
      bridge: [[1, 2], [0]],
      turn: 1,
      players: [{}, { dice: [1, 2], storage: ['monastery27', 'ship'] }, { dice: [2], storage: ['ship'] }],
    },
    { seats: 3, options: { extraTiles: true } },
  );
  table.play('place 2 ship d3', 'sail 1');
  expect(table.state.open.bridge).toEqual([1, 0, 2]);
  table.play('place 1 monastery27 c4', 'end');
  table.play('place 2 ship d3', 'sail 1');
  expect(table.state.open.spaces).toEqual([1, 1, 1]);
  expect(table.state.open.bridge).toEqual([1, 2, 0]);
  expect(table.events('onTop')).toMatchObject([{ seat: 1, space: 1 }]);
});

test('BUR-MON-27: a stack behind the front has its owner on top as well', () => {
  const table = given(
    {
      bridge: [[2], [1], [0]],
      turn: 2,
      players: [{}, { tiles: { c4: 'monastery27' } }, { dice: [2], storage: ['ship'] }],
    },
    { seats: 3, options: { extraTiles: true } },
  );
  table.play('place 2 ship d3', 'sail 1');
  expect(table.state.open.spaces).toEqual([2, 1, 1]);
  expect(table.state.open.bridge).toEqual([0, 1, 2]);
});

test('BUR-MON-27: placed while another marker lies above, it goes on top at once', () => {
  const player = { dice: [1, 2], storage: ['monastery27', 'ship'] };
  const table = given({ bridge: [[1, 0]], turn: 0, players: [player, {}] }, { options: { extraTiles: true } });
  table.play('place 1 monastery27 c4');
  expect(table.state.open.bridge).toEqual([0, 1]);
  expect(table.state.open.order).toEqual([1, 0]);
});

test('BUR-MON-28: two workers for a coin, any number of times, on the own turn', () => {
  const more = { options: { extraTiles: true } };
  const table = given({ players: [owner('monastery28', { dice: [1], coins: 2 }), { dice: [1] }] }, more);
  table.play('hire', 'hire');
  expect(of(table)).toMatchObject({ coins: 0, workers: 4 });
  expect(table.refusal('hire')).toBe('BUR-MON-28');
  const without = given({ players: [{ dice: [1], coins: 2 }] }, more);
  expect(without.refusal('hire')).toBe('BUR-MON-28');
});

test('BUR-MON-30: one free step an action, together with workers, not enlarged by monastery 8', () => {
  const depots = [[], [], ['pig2'], ['pig3']];
  const table = given({ depots, players: [owner('monastery12', { dice: [1, 1], workers: 3 })] });
  table.play('take 1 4 pig3');
  expect(of(table).workers).toBe(1);
  const strong = given({ depots, players: [owner('monastery12', { dice: [1, 1], workers: 3 }, { b4: 'monastery8' })] });
  strong.play('take 1 3 pig2');
  expect(of(strong).workers).toBe(2);
  strong.play('take 1 4 pig3');
  expect(of(strong).workers).toBe(1);
});

test('BUR-MON-31: a monastery in storage does nothing', () => {
  const table = given({ players: [{ dice: [4, 5], goods: { red: 1 }, storage: ['monastery3', 'monastery4', 'monastery14'] }] });
  table.play('sell 4 red', 'workers 5');
  expect(of(table)).toMatchObject({ coins: 1, workers: 2 });
  expect(table.broken()).toEqual([]);
});

test('BUR-MON-32: tiles count whether they came before or after the monastery', () => {
  const table = given({
    phase: 'E',
    round: 5,
    turn: 0,
    players: [{ dice: [1, 3], storage: ['monastery22', 'bank'], tiles: { e4: 'bank' } }],
  });
  table.play('place 1 monastery22 c4', 'place 3 bank c3', 'end', 'end');
  expect(table.events('finalMonastery')).toMatchObject([{ seat: 0, monastery: 22, count: 2, points: 8 }]);
});

test('BUR-MON-33: 13 and 14 together give four workers and a coin, also by a castle', () => {
  const tiles = { b4: 'monastery14' };
  const table = given({ players: [owner('monastery13', { dice: [6, 1], storage: ['castle'] }, tiles)] });
  table.play('place 6 castle b3', 'workers castle', 'workers 1');
  expect(of(table)).toMatchObject({ workers: 8, coins: 2 });
});

test('BUR-EX-05: sheep and pigs with monastery 7', () => {
  const table = given({ players: [owner('monastery7', { dice: [1, 6], storage: ['sheep3', 'pig2'] }, { d3: 'ship', c2: 'sheep4' })] });
  table.play('place 1 sheep3 b2');
  expect(of(table).points).toBe(9);
  table.play('place 6 pig2 a1');
  expect(of(table).points).toBe(9 + 3);
});

test('BUR-EX-06: from 3 to 6 with two workers', () => {
  const table = given({ depots: [[], [], [], [], [], ['ship']], players: [owner('monastery8', { dice: [3], workers: 2 })] });
  table.play('take 3 6 ship');
  expect(of(table).workers).toBe(0);
});

test('BUR-EX-07: four colours and eleven tiles sold', () => {
  const sold = { red: 4, violet: 3, pink: 3, orange: 1 };
  expect(atTheEnd('monastery15', { sold }, { b4: 'monastery25' })).toEqual([
    { number: 15, count: 4, points: 8 },
    { number: 25, count: 11, points: 11 },
  ]);
});

test('BUR-EX-08: two watchtowers and four banks are 24 points', () => {
  const tiles = { b4: 'monastery22', c3: 'watchtower', e4: 'watchtower', e5: 'bank', c5: 'bank', e2: 'bank', f1: 'bank' };
  const rewards = atTheEnd('monastery17', {}, tiles);
  expect(rewards.map(({ points }) => points)).toEqual([8, 16]);
});

test('BUR-EX-09: three sheep tiles, a cow and a pig are three animals', () => {
  const tiles = { a1: 'sheep2', b1: 'sheep3', b2: 'sheep4', c1: 'cow2', c2: 'pig2' };
  expect(atTheEnd('monastery24', {}, tiles)).toEqual([{ number: 24, count: 3, points: 12 }]);
});
