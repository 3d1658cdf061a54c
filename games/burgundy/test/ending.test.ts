import { at, sideOf } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { given, of } from './table.ts';

const end = (players: readonly Record<string, unknown>[], more: Record<string, unknown> = {}) =>
  given({ at: 'phaseEnd', phase: 'E', players, ...more }, { seats: Math.max(2, players.length) });

test('BUR-END-01 BUR-GEN-02: the game ends after phase E and most points win', () => {
  const table = end([{ points: 50 }, { points: 51 }]);
  expect(table.asking).toBeUndefined();
  const { final, sides } = table.standing();
  expect(final).toBe(true);
  expect(sides.map(({ seats, rank, won, score }) => [seats[0], rank, won, score])).toEqual([
    [0, 2, false, 50],
    [1, 1, true, 51],
  ]);
});

test('BUR-END-02: a point for each unsold good, each coin and each pair of workers', () => {
  const table = end([{ goods: { red: 2, pink: 1 }, coins: 4, workers: 5, storage: ['castle'] }]);
  expect(of(table).points).toBe(3 + 4 + 2);
  const { lines } = sideOf(table.standing().sides, 0);
  expect(Object.fromEntries(lines.map(({ label, points }) => [label, points]))).toMatchObject({ goods: 3, coins: 4, workers: 2 });
});

test('BUR-END-03: monasteries of the duchy count, tiles in storage are worth nothing', () => {
  const table = end([{ tiles: { c4: 'monastery22', c3: 'bank' }, storage: ['monastery16', 'bank', 'castle'] }]);
  expect(of(table).points).toBe(4);
  expect(table.events('finalMonastery')).toMatchObject([{ monastery: 22, points: 4, rule: 'BUR-MON-22' }]);
});

test('BUR-END-04: of equal players the one with more uncovered hexes wins', () => {
  const table = end([{ points: 9, tiles: { c3: 'bank' } }, { points: 9 }], { bridge: [[0], [1]] });
  const { sides } = table.standing();
  expect(sides.map(({ rank }) => rank)).toEqual([2, 1]);
  expect(at(sides, 0).ties).toMatchObject([{ rule: 'BUR-END-04', value: 35 }, {}]);
});

test('BUR-END-05: still equal, the marker further back on the bridge wins, in a stack the lower one', () => {
  const table = end([{ points: 9 }, { points: 9 }, { points: 9 }], { bridge: [[0, 2], [1]] });
  expect(table.standing().sides.map(({ rank }) => rank)).toEqual([2, 3, 1]);
});

test('BUR-END-06: nothing is left to decide at the end', () => {
  const table = end([{ tiles: { c4: 'monastery16', c3: 'warehouse' } }]);
  expect(table.view(0).asked).toEqual({ must: [], may: [] });
  expect(table.events('ended')).toHaveLength(1);
  expect(of(table).points).toBe(4);
});

test('BUR-EX-01: two workers make a 2 a 6', () => {
  const table = given({ depots: [[], [], [], [], [], ['ship']], players: [{ dice: [2], workers: 2 }] });
  table.play('take 2 6 ship');
  expect(of(table)).toMatchObject({ workers: 0, storage: ['ship'] });
});

test('BUR-EX-02: turquoise comes along, and pink or brown, not both', () => {
  const goods = [['turquoise', 'pink', 'brown']];
  const table = given({ goods, players: [{ dice: [2], storage: ['ship'], goods: { turquoise: 1, orange: 2 } }] });
  table.play('place 2 ship d3', 'sail 1');
  expect(table.options()).toEqual(['load brown', 'load pink']);
  table.play('load brown');
  expect(of(table).goods).toEqual({ turquoise: 2, orange: 2, brown: 1 });
});

test('BUR-EX-15: mines are complete with the third, monasteries with the sixth', () => {
  const table = given({ players: [{ dice: [3], storage: ['mine'], tiles: { e3: 'mine', f2: 'mine' } }] });
  table.play('place 3 mine g1');
  expect(table.events('bonusTaken')).toMatchObject([{ colour: 5 }]);
  const tiles = { c4: 'monastery1', b4: 'monastery2', a4: 'monastery3', e3: 'mine', f3: 'monastery4', g2: 'monastery5' };
  const sixth = given({ players: [{ dice: [1], storage: ['monastery6'], tiles }] });
  sixth.play('place 1 monastery6 g3');
  expect(sixth.events('bonusTaken')).toMatchObject([{ colour: 1, large: true }]);
});
