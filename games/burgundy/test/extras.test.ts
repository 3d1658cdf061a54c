import { expect, test } from 'vitest';
import { given, of, tileOn } from './table.ts';

const more = { options: { extraTiles: true } };

test('BUR-XTRA-02: the crane does what any other building does', () => {
  const table = given({ depots: [['castle']], players: [{ dice: [3, 3], storage: ['crane'] }] }, more);
  table.play('place 3 crane c3');
  expect(table.options()).toHaveLength(10);
  table.play('copy church', 'gain 1 castle');
  expect(of(table).storage).toEqual(['castle']);
  const bank = given({ players: [{ dice: [3], storage: ['crane'] }] }, more);
  bank.play('place 3 crane c3', 'copy bank');
  expect(of(bank).coins).toBe(2);
});

test('BUR-XTRA-03 BUR-END-06: at the end the crane counts as one building, the best by itself', () => {
  const tiles = { c4: 'monastery16', b4: 'monastery22', c3: 'crane', e4: 'bank' };
  const table = given({ at: 'phaseEnd', phase: 'E', players: [{ tiles }] }, more);
  expect(table.events('finalMonastery').map(({ monastery, points }) => [monastery, points])).toEqual([
    [16, 4],
    [22, 4],
  ]);
  expect(of(table).points).toBe(8);
});

test('BUR-XTRA-03: the crane counts for the monastery that is there, whichever it is', () => {
  const players = [{ tiles: { c4: 'monastery22', c3: 'crane' } }];
  const table = given({ at: 'phaseEnd', phase: 'E', players }, more);
  expect(table.events('finalMonastery')).toMatchObject([{ monastery: 22, count: 1, points: 4 }]);
});

test('BUR-XTRA-04: for the village the crane is a type of its own', () => {
  const player = { dice: [1, 5], storage: ['crane', 'bank'], tiles: { e4: 'bank' } };
  const table = given({ players: [player] }, more);
  expect(table.refusal('place 1 bank e5')).toBe('BUR-BLD-02');
  table.play('place 1 crane e5', 'copy bank');
  expect(tileOn(table, 'e5')).toBe('crane');
  expect(of(table).coins).toBe(2);
  const later = given({ players: [{ dice: [5], storage: ['bank'], tiles: { e4: 'bank', e5: 'crane' } }] }, more);
  expect(later.options().filter((line) => line.startsWith('place 5 bank'))).toEqual([]);
  expect(later.refusal('place 5 bank f4')).toBe('BUR-BLD-02');
  expect(table.state.open.monasteries[0]).toBe(0);
});

test('BUR-XTRA-05 BUR-XTRA-08: geese score with one other animal, chosen among several', () => {
  const tiles = { d3: 'ship', c2: 'cow2', c1: 'pig4' };
  const table = given({ players: [{ dice: [1], storage: ['geese'], tiles }] }, more);
  table.play('place 1 geese b2');
  expect(table.options()).toEqual(['herd cow', 'herd pig']);
  expect(table.refusal('herd sheep')).toBe('BUR-XTRA-05');
  table.play('herd pig');
  expect(of(table).points).toBe(2 + 4);
  const alone = given({ players: [{ dice: [4], storage: ['geese'], tiles: { d3: 'ship' } }] }, more);
  alone.play('place 4 geese c2');
  expect(of(alone).points).toBe(2);
});

test('BUR-XTRA-06: geese add two points to every tile placed later', () => {
  const tiles = { d3: 'ship', c2: 'geese', c1: 'pig4', b2: 'cow2' };
  const table = given({ players: [{ dice: [6], storage: ['sheep3'], tiles }] }, more);
  table.play('place 6 sheep3 a1');
  expect(of(table).points).toBe(5);
});

test('BUR-XTRA-07: geese are an animal for monastery 24 and a scoring tile for monastery 7', () => {
  const tiles = { c4: 'monastery7', d3: 'ship', c2: 'cow2', c1: 'cow3' };
  const table = given({ players: [{ dice: [1, 6], storage: ['geese', 'pig2'], tiles }] }, more);
  table.play('place 1 geese b2');
  expect(of(table).points).toBe(2 + 5 + 3);
  table.play('place 6 pig2 a1');
  expect(of(table).points).toBe(10 + 2 + 2 + 2);
  const end = given({ at: 'phaseEnd', phase: 'E', players: [{ tiles: { c4: 'monastery24', c2: 'geese', c1: 'cow2' } }] }, more);
  expect(end.events('finalMonastery')).toMatchObject([{ count: 2, points: 8 }]);
});

test('BUR-XTRA-09: declining the crane, or copying what cannot be done, loses the effect', () => {
  const table = given({ players: [{ dice: [3, 3], storage: ['crane'] }] }, more);
  table.play('place 3 crane c3', 'decline');
  expect(table.events('declined')).toMatchObject([{ effect: 'crane' }]);
  expect(table.asking).toBe('turn');
  const lost = given({ players: [{ dice: [3, 3], storage: ['crane'] }] }, more);
  lost.play('place 3 crane c3', 'copy warehouse');
  expect(lost.events('effectLost')).toHaveLength(1);
  expect(lost.refusal('copy bank')).toBe('HOUSE-KIND');
});

test('BUR-EX-10: geese among cows, then pigs', () => {
  const tiles = { d3: 'ship', c2: 'cow2', c1: 'cow3' };
  const table = given({ players: [{ dice: [1, 6], storage: ['geese', 'pig4'], tiles }] }, more);
  table.play('place 1 geese b2');
  expect(of(table).points).toBe(7);
  table.play('place 6 pig4 a1');
  expect(of(table).points).toBe(7 + 6);
});
