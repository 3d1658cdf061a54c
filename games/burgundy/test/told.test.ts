import { at, sum } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { BOARDS, POST_BOARDS } from '../src/data/duchies.ts';
import { fresh, given } from './table.ts';

const depots = [['ship'], ['castle'], ['mine'], ['bank'], ['church'], ['cow2']];

test('BUR-DIE-01 BUR-DIE-02: a changed die is told from what to what, for how many workers', () => {
  const table = given({ turn: 1, depots, players: [{}, { dice: [6, 3], workers: 3 }] });
  table.play('take 6 1 ship', 'take 3 5 church');
  expect(table.events('dieChanged')).toEqual([
    { kind: 'dieChanged', seat: 1, from: 6, to: 1, workers: 1, free: false, rule: 'BUR-DIE-01' },
    { kind: 'dieChanged', seat: 1, from: 3, to: 5, workers: 2, free: false, rule: 'BUR-DIE-01' },
  ]);
  expect(table.state.open.workers).toEqual([0, 0]);
});

test('BUR-MON-12: a free step is told, with the workers that go further', () => {
  const tiles = { c4: 'monastery12' };
  const table = given({ depots, players: [{ dice: [2, 2], workers: 5, tiles }] });
  table.play('take 2 3 mine', 'take 2 4 bank');
  expect(table.events('dieChanged')).toEqual([
    { kind: 'dieChanged', seat: 0, from: 2, to: 3, workers: 0, free: true, rule: 'BUR-DIE-01' },
    { kind: 'dieChanged', seat: 0, from: 2, to: 4, workers: 1, free: true, rule: 'BUR-DIE-01' },
  ]);
});

test('BUR-CASTLE-02 BUR-WCAS-04: the castle’s die and the white one are told as such', () => {
  const options = { whiteCastles: true };
  const castle = given({ depots, players: [{ dice: [5, 1], storage: ['castle'], tiles: { b3: 'castle' } }] }, { options });
  castle.play('place 5 castle a2', 'take castle 4 bank');
  expect(castle.events('castleUsed')).toEqual([{ kind: 'castleUsed', seat: 0, rule: 'BUR-CASTLE-02' }]);
  const white = given({ white: 3, depots, players: [{ dice: [1, 1], workers: 9, storage: ['whiteCastle'] }] }, { options });
  const [lay = ''] = white.options().filter((line) => line.includes('whiteCastle'));
  white.play(lay, 'take white 4 bank');
  expect(white.events('whiteUsed')).toEqual([{ kind: 'whiteUsed', seat: 0, value: 3, rule: 'BUR-WCAS-03' }]);
  expect(white.events('dieChanged').at(-1)).toEqual({
    ...{ kind: 'dieChanged', seat: 0, from: 3, to: 4, workers: 1, free: false, rule: 'BUR-WCAS-04' },
  });
});

test('BUR-ADV-02 BUR-ADV-04: boards are dealt and chosen in the order of the start, each board once', () => {
  const table = fresh(4, { boards: 'random' });
  const { order, boards } = table.state.open;
  expect(table.events('boardDealt')).toEqual(
    order.map((seat) => ({ kind: 'boardDealt', seat, sides: at(BOARDS, at(boards, seat)), rule: 'BUR-ADV-04' })),
  );
  expect(new Set(boards).size).toBe(4);
  expect(table.events('choosing')).toEqual([{ kind: 'choosing', together: false, seats: order, rule: 'BUR-ADV-02' }]);
  const asked = order.map(() => {
    const seat = table.next();
    table.play(at(table.options(), 0));
    return seat;
  });
  expect(asked).toEqual(order);
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => fresh(4, { boards: 'random' }, seed).state.open.boards.join())).size).toBeGreaterThan(
    1,
  );
});

test('BUR-POST-01: duchies with posts are dealt by their own rule, and nobody else’s side is chosen', () => {
  const table = fresh(3, { boards: 'posts' });
  const { order, boards } = table.state.open;
  expect(table.events('boardDealt').map(({ sides, rule }) => [sides, rule])).toEqual(
    order.map((seat) => [at(POST_BOARDS, at(boards, seat)), 'BUR-POST-01']),
  );
  const together = fresh(2, { boards: 'chosen', choosing: 'together' });
  expect(together.events('choosing')).toMatchObject([{ together: true }]);
  expect(together.events('boardDealt')).toEqual([]);
  expect(together.asking).toBe('chooseDuchies');
});

test('BUR-SETUP-05: beginners have duchy 1 or 2 and are not asked; other duchies ask for the castle', () => {
  for (const duchy of [1, 2]) {
    const table = fresh(2, { boards: 'same', duchy });
    expect([table.asking, table.events('castleSet').map(({ seat }) => seat)]).toEqual(['turn', table.events('startOrder')[0]?.seats]);
    expect(table.state.open.layouts).toEqual([duchy - 1, duchy - 1]);
  }
  const others = fresh(2, { boards: 'same', duchy: 3 });
  expect([others.asking, others.refusal('duchy 4 d4')]).toEqual(['chooseDuchy', 'BUR-SETUP-05']);
});

test('BUR-SHIP-01 BUR-SHIP-03 BUR-MON-05: a ship tells what it took, what stayed and by which rule, depot by depot', () => {
  const goods = [['red', 'pink'], ['brown', 'brown'], [], [], [], ['violet']];
  const tiles = { c4: 'monastery5', d3: 'ship' };
  const player = { dice: [2, 1], workers: 9, goods: { red: 1, orange: 2 }, storage: ['ship'], tiles };
  const table = given({ turn: 1, goods, players: [{}, player] });
  const [place = ''] = table.options().filter((line) => line.includes(' ship '));
  table.play(place, 'sail 1');
  expect(table.events('sailed')).toEqual([{ kind: 'sailed', seat: 1, depot: 1, goods: [0, 0, 1, 1, 0, 0], rule: 'BUR-SHIP-01' }]);
  expect(table.events('goodsLeft')).toEqual([]);
  expect(table.options().filter((line) => line.startsWith('sail'))).toEqual([]);
  const full = given({ turn: 1, goods, players: [{}, { ...player, goods: { red: 1, orange: 2, turquoise: 1 } }] });
  full.play(place, 'sail 1');
  expect(full.events('goodsLeft')).toEqual([{ kind: 'goodsLeft', seat: 1, depot: 1, goods: [0, 0, 1, 0, 0, 0], rule: 'BUR-SHIP-03' }]);
  const further = given({ turn: 1, goods, players: [{}, { ...player, goods: { red: 1 } }] });
  further.play(place, 'sail 1', 'sail 2');
  expect(further.events('sailed').at(-1)).toEqual({ kind: 'sailed', seat: 1, depot: 2, goods: [0, 0, 0, 0, 2, 0], rule: 'BUR-MON-05' });
});

test('BUR-END-04 BUR-END-05: the standing names what decides a tie, uncovered hexes before the bridge', () => {
  const table = given({ bridge: [[1], [0]], players: [{ tiles: { d3: 'ship' } }, {}] });
  expect(table.standing().sides.map(({ ties }) => ties)).toEqual([
    [
      { rule: 'BUR-END-04', value: 35 },
      { rule: 'BUR-END-05', value: 0 },
    ],
    [
      { rule: 'BUR-END-04', value: 36 },
      { rule: 'BUR-END-05', value: 1 },
    ],
  ]);
  const opening = fresh(2, { boards: 'random' });
  expect(opening.standing().sides.map(({ ties }) => ties?.[0]?.value)).toEqual([0, 0]);
});

test('BUR-TEAM-11 BUR-TEAM-12: partners add up line by line, and empty hexes decide', () => {
  const team = { seats: 4, options: { mode: 'team' } };
  const players = [{ points: 5 }, { points: 7 }, { points: 11 }, { points: 13 }];
  const table = given({ players }, team);
  const { sides } = table.standing();
  expect(sides.map(({ seats }) => seats.length)).toEqual([2, 2]);
  for (const { seats, score, ties } of sides) {
    expect(score).toBe(sum(seats.map((seat) => at(players, seat).points)));
    expect(ties).toEqual([{ rule: 'BUR-TEAM-12', value: 73 }]);
  }
});

test('BUR-TEAM-06 BUR-TEAM-15: a full space takes no tile, and the taker may choose where there is room', () => {
  const team = { seats: 4, options: { mode: 'team' } };
  const estate = { workers: 4, coins: 2, shared: ['mine', 'bank'] };
  const table = given({ depots, black: ['ship'], estates: [estate], players: [{ dice: [2, 3] }] }, team);
  expect(table.refusal('discard mine')).toBe('BUR-TAKE-06');
  table.play('take 2 2 castle');
  expect(table.asking).toBe('turn');
  const both = given({ depots, estates: [{ ...estate, shared: ['mine'] }], players: [{ dice: [2, 3] }] }, team);
  both.play('take 2 2 castle');
  expect([both.asking, both.refusal('decline')]).toEqual(['stow', 'HOUSE-KIND']);
});
