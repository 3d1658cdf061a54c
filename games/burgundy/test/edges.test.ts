import { expect, test } from 'vitest';
import { canBuy } from '../src/rules/buy.ts';
import { burgundy } from '../src/rules/index.ts';
import { fresh, given } from './table.ts';

const shields = { options: { shields: true } };

test('BUR-BLD-09 BUR-BLD-10: workers of the boarding house and coins of the bank are told', () => {
  const table = given({ players: [{ dice: [3, 1], storage: ['boardingHouse', 'bank'] }] });
  table.play('place 3 boardingHouse e4', 'place 1 bank e5');
  expect(table.events('buildingWorkers')).toMatchObject([{ seat: 0, workers: 4, rule: 'BUR-BLD-09' }]);
  expect(table.events('buildingCoins')).toMatchObject([{ seat: 0, coins: 2, rule: 'BUR-BLD-10' }]);
});

test('BUR-SETUP-07 BUR-SETUP-10: everybody begins with a coin and with workers by place', () => {
  const table = fresh(3);
  const order = table.events('startOrder')[0]?.seats ?? [];
  const workers = order.map((seat, place) => ({ seat, workers: place + 1, rule: 'BUR-SETUP-10' }));
  expect(table.events('startWorkers')).toMatchObject(workers);
  expect(table.events('startCoins')).toMatchObject(order.map((seat) => ({ seat, coins: 1, rule: 'BUR-SETUP-07' })));
});

test('rounds are counted through all phases from 1', () => {
  const { state } = given({ phase: 'C', round: 2 });
  expect([burgundy.rounds?.(fresh(2).state), burgundy.rounds?.(state)]).toEqual([1, 12]);
});

test('who can buy something: coins and a tile in the black depot, with monastery 6 in any depot', () => {
  const could = (position: Record<string, unknown>, player: Record<string, unknown>): boolean =>
    canBuy(given({ ...position, players: [{ coins: 2, dice: [1, 1], ...player }] }).state.open, 0);
  const everywhere = { tiles: { c4: 'monastery6' } };
  expect(could({ black: ['mine'] }, {})).toBe(true);
  expect(could({ black: ['mine'] }, { coins: 1 })).toBe(false);
  expect(could({ depots: [['mine']] }, {})).toBe(false);
  expect(could({ depots: [['mine']] }, everywhere)).toBe(true);
  expect(could({}, everywhere)).toBe(false);
});

test('what is offered for a set-up depends on how the game is played', () => {
  const when = Object.entries(burgundy.meta.options).map(([name, spec]) => [name, spec.when]);
  expect(Object.fromEntries(when)).toMatchObject({
    teamBoard: { mode: ['team'] },
    soloBoard: { mode: ['solo'] },
    target: { mode: ['solo'] },
    boards: { mode: ['each'] },
    duchy: { mode: ['each'], boards: ['same'] },
    choosing: { mode: ['each'], boards: ['chosen', 'posts'] },
    extraTiles: { mode: ['each', 'team'] },
    whiteCastles: { mode: ['each', 'team'] },
    inns: { mode: ['each'] },
  });
  expect(burgundy.meta.options['choosing']?.default).toBe('inTurn');
});

test('BUR-WCAS-06 BUR-SHD-08: an action or a tile that is declined is told by its name', () => {
  const castle = given({ players: [{ dice: [3, 6], storage: ['whiteCastle'] }] }, { options: { whiteCastles: true } });
  castle.play('place 3 whiteCastle c3', 'decline');
  expect(castle.events('declined')).toMatchObject([{ seat: 0, effect: 'whiteAction', rule: 'BUR-WCAS-06' }]);
  const player = { coins: 1, tiles: { f2: 'mine', e3: 'mine' }, shields: { d4: 14 } };
  const grant = given({ at: 'phaseEnd', depots: [['mine']], players: [player] }, shields);
  grant.play('decline');
  expect(grant.events('declined')).toMatchObject([{ seat: 0, effect: 'grant', rule: 'BUR-SHD-08' }]);
});

test('BUR-SHD-E16: any seat sets its own die, and equal dice are offered once', () => {
  const table = given({ turn: 1, players: [{ dice: [2, 2] }, { dice: [5, 5], shields: { d4: 16 } }] }, shields);
  const sets = table.options().filter((line) => line.startsWith('set'));
  expect(sets).toEqual(['set 5 1', 'set 5 2', 'set 5 3', 'set 5 4', 'set 5 6']);
  table.play('set 5 1');
  expect(table.state.open.dice).toEqual([2, 2, 1, 5]);
});

test('BUR-END-04: before the duchies are chosen there is a standing, and nothing to decide a tie', () => {
  const table = fresh(2, { boards: 'chosen' });
  expect(table.asking).toBe('chooseDuchy');
  expect(table.standing().sides.map(({ ties }) => ties[0]?.value)).toEqual([0, 0]);
});
