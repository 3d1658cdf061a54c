import { sum } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { ROUTE_BONUSES, ROUTES } from '../src/data/routes.ts';
import { fresh, given, of } from './table.ts';

const more = { options: { tradeRoutes: true } };

test('BUR-ROUTE-01: five, four or three tiles for each of two, three or four players, all different', () => {
  for (const [seats, each] of [
    [2, 5],
    [3, 4],
    [4, 3],
  ] as const) {
    const table = fresh(seats, { tradeRoutes: true });
    const tiles = table.state.open.routes?.tiles ?? [];
    expect(tiles.map((row) => row.length)).toEqual(Array.from({ length: seats }, () => each));
    expect(new Set(tiles.flat()).size).toBe(seats * each);
    expect(table.events('routesDealt')).toHaveLength(seats);
  }
  expect(ROUTES).toHaveLength(12);
  for (const spaces of ROUTES) expect(spaces).toHaveLength(3);
  expect(new Set(ROUTES.flat().map(([good, bonus]) => `${good} ${bonus}`)).size).toBe(36);
});

test('BUR-ROUTE-02 BUR-ROUTE-06: sold goods are laid from the left; coin and points come as always', () => {
  const table = given({ players: [{ dice: [4, 3], goods: { red: 2, pink: 1 }, route: [1, 2, 3, 4, 5] }] }, more);
  table.play('sell 4 red');
  expect(table.state.open.routes?.laid[0]).toEqual([3, 3]);
  expect(of(table)).toMatchObject({ coins: 1, points: 4, sold: {}, goods: { pink: 1 } });
  table.play('sell 3 pink');
  expect(table.state.open.routes?.laid[0]).toEqual([3, 3, 2]);
  expect(table.broken()).toEqual([]);
});

test('BUR-ROUTE-03 BUR-ROUTE-07: the right colour brings the bonus before the next good is laid', () => {
  const player = { dice: [2, 6], goods: { violet: 2 }, route: [3, 1, 2, 4, 5], routed: ['red', 'pink'], storage: ['bank', 'mine', 'ship'] };
  const table = given({ depots: [['castle', 'ship'], ['market']], players: [player] }, more);
  table.play('sell 2 violet');
  // Space 3 of tile 3 takes violet: 4 workers; space 4 is the first of tile 1, violet as well: a building.
  expect(of(table).workers).toBe(4);
  expect(table.options()).toEqual(['decline', 'gain 2 market']);
  expect(table.refusal('gain 1 castle')).toBe('BUR-ROUTE-03');
  expect(table.refusal('end')).toBe('HOUSE-KIND');
  table.play('gain 2 market');
  expect(table.asking).toBe('discard');
  table.play('discard bank');
  expect(of(table).storage).toEqual(['mine', 'ship', 'market']);
  expect(table.events('gained')).toMatchObject([{ seat: 0, depot: 2, rule: 'BUR-ROUTE-07' }]);
  expect(table.asking).toBe('turn');
});

test('a tile bonus in the middle of a sale: the other goods wait and follow', () => {
  const player = { dice: [2], goods: { violet: 3 }, route: [1, 2, 3, 4, 5] };
  const table = given({ depots: [[], ['market', 'bank']], players: [player] }, more);
  table.play('sell 2 violet');
  expect(table.state.open.routes).toMatchObject({ laid: [[1], []], waiting: [1, 1] });
  expect(table.broken()).toEqual([]);
  table.play('decline');
  expect(table.events('declined')).toEqual([{ kind: 'declined', seat: 0, effect: 'routeGain', rule: 'BUR-ROUTE-07' }]);
  expect(table.state.open.routes).toMatchObject({ laid: [[1, 1, 1], []], waiting: [] });
  expect(of(table).storage).toEqual([]);
});

test('coins and points of a route, and nothing for another colour', () => {
  const player = { dice: [6, 3], goods: { orange: 1, pink: 1 }, route: [2, 1, 3, 4, 5] };
  const table = given({ players: [player] }, more);
  table.play('sell 6 orange', 'sell 3 pink');
  expect(of(table)).toMatchObject({ points: 2 + 4 + 2, coins: 1 + 1 + 2 });
  expect(table.events('routed').map(({ bonus }) => bonus)).toEqual(['points', 'coins']);
  const line = table
    .standing()
    .sides.find(({ seats }) => seats.includes(0))
    ?.lines.find(({ label }) => label === 'routes');
  expect(line).toMatchObject({ points: 4, rule: 'BUR-ROUTE-03' });
});

test('BUR-ROUTE-04: a full route sends goods to the face-down pile', () => {
  const routed = Array.from({ length: 14 }, (_, place) => (place % 2 === 0 ? 'red' : 'brown'));
  const table = given({ phase: 'D', round: 5, players: [{ dice: [3], goods: { pink: 2 }, routed }] }, more);
  table.play('sell 3 pink');
  expect(table.state.open.routes?.laid[0]).toHaveLength(15);
  expect(of(table).sold).toEqual({ pink: 1 });
  expect(table.events('routed')).toMatchObject([{ space: 14 }, { space: -1, rule: 'BUR-ROUTE-04' }]);
  expect(table.broken()).toEqual([]);
});

test('BUR-ROUTE-05: goods on the route are sold goods for monasteries 15 and 25', () => {
  const players = [{ tiles: { c4: 'monastery15', b4: 'monastery25' }, routed: ['red', 'red', 'pink'] }];
  const table = given({ at: 'phaseEnd', phase: 'E', round: 5, players }, more);
  expect(table.events('finalMonastery')).toMatchObject([
    { monastery: 15, count: 2, points: 4 },
    { monastery: 25, count: 3, points: 3 },
  ]);
});

test('BUR-ROUTE-08: monasteries 3, 4, 13 and 14 change the sale, not the bonuses', () => {
  const tiles = { c4: 'monastery3', b4: 'monastery4', a4: 'monastery14' };
  const coins = given({ players: [{ dice: [3], goods: { pink: 1 }, routed: ['red'], route: [2, 1, 3, 4, 5], tiles }] }, more);
  coins.play('sell 3 pink');
  expect(of(coins)).toMatchObject({ coins: 2 + 2, workers: 1 });
  const workers = given(
    { players: [{ dice: [1], goods: { turquoise: 1 }, routed: ['red', 'pink'], route: [1, 2, 3, 4, 5], tiles }] },
    more,
  );
  workers.play('sell 1 turquoise');
  expect(of(workers)).toMatchObject({ coins: 2, workers: 1 + ROUTE_BONUSES.workers.workers });
});

test('whole games with routes keep every good in sight', () => {
  const table = fresh(3, { tradeRoutes: true }, 'whole');
  table.wander('whole', (story) => {
    expect(story.broken()).toEqual([]);
    return story.state.open.phase > 1;
  });
  expect(sum((table.state.open.routes?.laid ?? []).map(({ length }) => length))).toBeGreaterThan(0);
});

test('a scenario’s routes are those named or the next of the list, each once, and only with the option', () => {
  expect(given({}, more).state.open.routes?.tiles).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ]);
  const route = [1, 2, 3, 4, 5];
  expect(() => given({ players: [{ route }, { route }] }, more)).toThrow('tiles that nobody else has');
  // Whoever is not described gets others where somebody has the usual ones.
  const rest = given({ players: [{ route: [7, 6, 8, 9, 12] }] }, more).state.open.routes;
  expect(rest).toEqual({
    tiles: [
      [6, 5, 7, 8, 11],
      [9, 0, 1, 2, 3],
    ],
    laid: [[], []],
    waiting: [],
  });
  for (const field of [{ route }, { routed: ['red'] }])
    expect(() => given({ players: [field] })).toThrow('no routes without the option of that name');
  expect([fresh(2).state.open.routes, fresh(2).events('routesDealt')]).toEqual([undefined, []]);
});
