import { range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { canBuy } from '../src/rules/buy.ts';
import { burgundy } from '../src/rules/index.ts';
import { pointsFrom } from '../src/rules/points.ts';
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
  const inns = (ready: number): boolean =>
    canBuy(given({ inns: ready, players: [{ coins: 2 }] }, { options: { inns: true } }).state.open, 0);
  expect([inns(1), inns(0)]).toEqual([true, false]);
  expect(canBuy(given({ black: ['mine'], players: [{}, { coins: 2 }] }).state.open, 1)).toBe(false);
});

test('BUR-SHD-E15 BUR-BLD-14: a town hall granted outside the turn waits for no purchase', () => {
  const player = { coins: 4, shields: { d4: 15 } };
  const table = given({ at: 'phaseEnd', black: ['townHall', 'mine'], players: [player] }, shields);
  table.play('grant black townHall c3');
  expect(table.asking).toBe('tribute');
  expect(table.events('effectLost')).toMatchObject([{ seat: 0, rule: 'BUR-BLD-14' }]);
});

test('BUR-MON-06: depot 6 is closed like the others, and workers that are not there pay for nothing', () => {
  const position = { depots: [[], [], [], [], [], ['ship']], black: ['mine'] };
  const plain = given({ ...position, players: [{ dice: [1], coins: 2 }] });
  expect(plain.options().filter((line) => line.startsWith('buy'))).toEqual(['buy black mine coins']);
  expect(plain.refusal('buy 6 ship coins')).toBe('BUR-MON-06');
  const owner = given({ ...position, players: [{ dice: [1], coins: 2, tiles: { c4: 'monastery6' } }] });
  expect(owner.refusal('buy black mine workers')).toBe('BUR-MON-06');
  expect(owner.options()).toContain('buy 6 ship coins');
});

test('BUR-MON-28 BUR-SHD-E16: hired workers and a die that is set are told', () => {
  const tiles = { c4: 'monastery28' };
  const player = { dice: [3, 6], coins: 1, tiles, shields: { d4: 16 } };
  const table = given({ players: [player] }, { options: { shields: true, extraTiles: true } });
  table.play('hire', 'set 6 3');
  expect(table.events('hired')).toEqual([{ kind: 'hired', seat: 0, coins: 1, workers: 2, rule: 'BUR-MON-28' }]);
  expect(table.events('dieSet')).toEqual([{ kind: 'dieSet', seat: 0, from: 6, to: 3, rule: 'BUR-SHD-E16' }]);
});

test('BUR-SHIP-01: no colour is loaded twice', () => {
  const goods = [['pink', 'brown', 'violet']];
  const table = given({ goods, players: [{ dice: [2], storage: ['ship'], goods: { red: 1 } }] });
  table.play('place 2 ship d3', 'sail 1');
  expect(table.refusal('load pink,pink')).toBe('BUR-SHIP-01');
  table.play('load pink,brown');
  expect(table.events('goodsLeft')).toMatchObject([{ goods: [0, 1, 0, 0, 0, 0] }]);
});

test('BUR-BLD-08 BUR-WCAS-06: the sale of a warehouse is declined by its name, a white castle ends the turn', () => {
  const sale = given({ players: [{ dice: [3], storage: ['warehouse'], goods: { red: 1 } }] });
  sale.play('place 3 warehouse c3', 'decline');
  expect(sale.events('declined')).toEqual([{ kind: 'declined', seat: 0, effect: 'warehouse', rule: 'BUR-BLD-08' }]);
  const castle = given({ players: [{ dice: [3, 6], storage: ['whiteCastle'] }, {}] }, { options: { whiteCastles: true } });
  castle.play('place 3 whiteCastle c3', 'end');
  expect(castle.next()).toBe(1);
});

test('points of a position from before a source was counted are those of its own books', () => {
  const { open } = given({ players: [{ points: 3 }, { points: 5 }] }).state;
  const earlier = { ...open, books: [...range(10).map((source) => 10 + source), ...range(10).map((source) => 20 + source)] };
  expect([pointsFrom(earlier, 0, 'monasteries'), pointsFrom(earlier, 1, 'areas')]).toEqual([19, 20]);
  expect([pointsFrom(earlier, 0, 'posts'), pointsFrom(earlier, 1, 'posts')]).toEqual([0, 0]);
});

test('what is offered for a set-up depends on how the game is played', () => {
  const when = Object.entries(burgundy.meta.options).map(([name, spec]) => [name, spec.when]);
  expect(Object.fromEntries(when)).toMatchObject({
    teamBoard: { mode: ['team'] },
    soloBoard: { mode: ['solo'] },
    target: { mode: ['solo'] },
    boards: { mode: ['each'] },
    duchy: { mode: ['each'], boards: ['same'] },
    choosing: { mode: ['each'], boards: ['chosen', 'random', 'posts'] },
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
