import { expect, test } from 'vitest';
import { FACES } from '../src/data/faces.ts';
import { fresh, given, of, tileOn } from './table.ts';

const more = { options: { whiteCastles: true } };
const WHITE = FACES.indexOf('whiteCastle');

test('BUR-WCAS-01: six white castles in the beige pile, two in the black one, monastery 29 in the yellow one', () => {
  const table = fresh(2, { whiteCastles: true });
  expect(table.events('whiteCastles')).toEqual([
    { kind: 'whiteCastles', tiles: [FACES.indexOf('whiteCastle'), FACES.indexOf('monastery29')], rule: 'BUR-WCAS-01' },
  ]);
  expect(fresh(2).events('whiteCastles')).toEqual([]);
  const { piles } = given({}, more).state.hidden;
  const count = (pile: number, tile: number): number => (piles[pile] ?? []).filter((one) => one === tile).length;
  expect([count(0, WHITE), count(6, WHITE), count(1, FACES.indexOf('monastery29'))]).toEqual([6, 2, 1]);
  expect(given({}).state.hidden.piles.flat()).not.toContain(WHITE);
  expect(table.broken()).toEqual([]);
});

test('BUR-WCAS-02: a building for the village rule, monastery 9 and the carpenter', () => {
  const tiles = { e4: 'whiteCastle', c4: 'monastery9' };
  const depots = [['whiteCastle'], [], [], ['castle']];
  const table = given({ depots, white: 1, players: [{ dice: [2, 2], storage: ['whiteCastle', 'carpenter', 'bank'], tiles }] }, more);
  expect(table.refusal('place 2 whiteCastle e5')).toBe('BUR-BLD-02');
  expect(table.refusal('place 2 bank b1')).toBe('BUR-PLACE-02');
  table.play('place 2 carpenter e5');
  expect(table.options()).toEqual(['decline', 'end', 'gain 1 whiteCastle']);
  table.play('gain 1 whiteCastle', 'place 2 whiteCastle c3');
  expect(tileOn(table, 'c3')).toBe('whiteCastle');
  const again = given({ players: [{ dice: [1], storage: ['whiteCastle'], tiles: { e4: 'whiteCastle', c4: 'monastery1' } }] }, more);
  again.play('place 1 whiteCastle e5');
  expect(tileOn(again, 'e5')).toBe('whiteCastle');
});

test('BUR-WCAS-03 BUR-WCAS-06: one die action with the value of the white die, which may be forgone', () => {
  const position = {
    white: 4,
    depots: [['ship'], [], [], ['cow3']],
    players: [{ dice: [3, 6], storage: ['whiteCastle', 'mine'], goods: { red: 2, pink: 1 } }],
  };
  const table = given(position, more);
  table.play('place 3 whiteCastle c3');
  expect(table.options()).toEqual(['decline', 'end', 'place white mine e3', 'sell white red', 'take white 4 cow3', 'workers white']);
  expect(table.refusal('take 6 1 ship')).toBe('BUR-WCAS-03');
  table.play('sell white red');
  expect(of(table)).toMatchObject({ coins: 1, goods: { pink: 1 } });
  expect(table.options()).toEqual(['end', 'workers 6']);
  // Any value brings workers as it is, and costs none.
  for (const white of [1, 2, 3, 4, 5, 6]) {
    const workers = given({ ...position, white }, more);
    workers.play('place 3 whiteCastle c3');
    const before = of(workers).workers;
    expect(workers.play('workers white').map(({ event }) => event.kind)).toEqual(['whiteUsed', 'workersTaken']);
    expect(of(workers).workers).toBe(before + 2);
  }
  const forgone = given(position, more);
  forgone.play('place 3 whiteCastle c3', 'decline');
  expect(forgone.asking).toBe('turn');
  expect(forgone.refusal('workers white')).toBe('BUR-ROUND-03');
});

test('BUR-WCAS-04: workers change the value for this action only; the die stays as it lies', () => {
  const players = [{ dice: [3, 6], workers: 3, storage: ['whiteCastle'] }];
  const table = given({ white: 4, depots: [['ship'], [], [], [], ['cow3'], ['pig2']], players }, more);
  table.play('place 3 whiteCastle c3');
  expect(table.refusal('take white 2 cow3')).toBe('BUR-TAKE-04');
  table.play('take white 6 pig2');
  expect(of(table)).toMatchObject({ workers: 1, storage: ['pig2'] });
  expect(table.state.open.white).toBe(4);
  expect(table.events('dieChanged')).toMatchObject([{ from: 4, to: 6, workers: 2, rule: 'BUR-WCAS-04' }]);
  const strong = given(
    { white: 4, depots: [['ship']], players: [{ ...players[0], tiles: { c4: 'monastery12', b4: 'monastery8' } }] },
    more,
  );
  strong.play('place 3 whiteCastle c3', 'take white 1 ship');
  expect(of(strong).workers).toBe(2);
});

test('BUR-WCAS-05: no castle: no free die, the church does not take it, monastery 11 does not help', () => {
  const tiles = { c4: 'monastery11' };
  const table = given(
    { white: 5, depots: [['whiteCastle']], players: [{ dice: [2, 4], storage: ['whiteCastle', 'church'], tiles }] },
    more,
  );
  expect(table.refusal('place 2 whiteCastle e4')).toBe('BUR-PLACE-01');
  table.play('workers 4', 'place 2 church c3');
  expect(table.events('effectLost')).toMatchObject([{ building: FACES.indexOf('church') }]);
  const placed = given({ white: 5, depots: [['whiteCastle'], ['castle']], players: [{ dice: [3, 4], storage: ['whiteCastle'] }] }, more);
  placed.play('place 3 whiteCastle e4');
  expect(placed.options()).toEqual(['decline', 'end', 'workers white']);
  placed.play('decline', 'end');
  const church = given({ depots: [['whiteCastle'], ['castle']], players: [{ dice: [3], storage: ['church'] }] }, more);
  church.play('place 3 church c3');
  expect(church.refusal('gain 1 whiteCastle')).toBe('BUR-BLD-06');
  // No shield lies on one, whether it comes by a double or by shield 11.
  const shields = { options: { whiteCastles: true, shields: true } };
  const player = { dice: [2, 2], storage: ['castle'], tiles: { e4: 'whiteCastle' }, shields: { d4: 11 } };
  const bare = given(
    { depotShields: [[], [9]], players: [{ ...player, tiles: { ...player.tiles, c4: 'monastery1', b3: 'castle' } }] },
    shields,
  );
  expect(bare.refusal('shield 2 9 e4')).toBe('BUR-WCAS-05');
  expect(bare.refusal('shield 2 9 c4')).toBe('BUR-SHD-03');
  const extra = given(
    { depotShields: [[], [9]], players: [{ ...player, dice: [6], tiles: { ...player.tiles, c4: 'monastery1', b4: 'monastery2' } }] },
    shields,
  );
  extra.play('place 6 castle b3');
  expect(extra.refusal('crest 2 9 e4')).toBe('BUR-WCAS-05');
  expect(extra.refusal('crest 2 9 c3')).toBe('BUR-SHD-03');
});

test('BUR-MON-29: four points for each white castle at the end, the crane among them', () => {
  const tiles = { e4: 'whiteCastle', c3: 'whiteCastle', c4: 'monastery29', e5: 'crane' };
  const table = given(
    { at: 'phaseEnd', phase: 'E', round: 5, players: [{ tiles }] },
    { options: { whiteCastles: true, extraTiles: true } },
  );
  expect(table.events('finalMonastery')).toMatchObject([{ monastery: 29, count: 3, points: 12 }]);
});

test('BUR-XTRA-09: the crane copies a white castle where there are any, and nothing that is no building', () => {
  const position = { white: 2, depots: [[], ['ship']], players: [{ dice: [3], storage: ['crane'] }] };
  const table = given(position, { options: { whiteCastles: true, extraTiles: true } });
  table.play('place 3 crane c3', 'copy whiteCastle', 'take white 2 ship');
  expect(of(table).storage).toEqual(['ship']);
  const without = given(position, { options: { extraTiles: true } });
  without.play('place 3 crane c3');
  expect(without.refusal('copy whiteCastle')).toBe('BUR-XTRA-09');
  expect(without.refusal('copy crane')).toBe('BUR-XTRA-09');
  expect(without.refusal('copy ship')).toBe('BUR-XTRA-02');
});
