import { configure } from '@ludoteca/kernel';
import { battery, checkPosition, PROPERTIES, type PropertyName, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';
import { given } from './table.ts';

test('burgundy keeps to every property with one to four players, all duchies, modes and modules', () => {
  const report = battery(burgundy, { seed: 'burgundy', games: 30, every: 12 });
  console.log(reportText(report));
  expect(report.failures, reportText(report)).toEqual([]);
  expect([...new Set(report.configs.map(({ seats }) => seats))].sort()).toEqual([1, 2, 3, 4]);
  expect(new Set(report.configs.map(({ options }) => (options as { duchy: number }).duchy)).size).toBe(10);
  expect(report.capped).toBe(0);
  const idle = Object.keys(PROPERTIES).filter((name) => report.exercised[name as PropertyName] === 0);
  expect(idle).toEqual([]);
});

test('four players with chosen boards and all tiles', () => {
  const config = configure(burgundy, { seats: 4, options: { boards: 'chosen', choosing: 'together', extraTiles: true } });
  const report = battery(burgundy, { seed: 'burgundy-4', games: 3, every: 20, config });
  expect(report.failures, reportText(report)).toEqual([]);
});

test('teams on both duchies, and alone on both', () => {
  const wishes = [
    { seats: 4, options: { mode: 'team', extraTiles: true, whiteCastles: true } },
    { seats: 4, options: { mode: 'team', teamBoard: '12b' } },
    { seats: 1, options: { mode: 'solo', target: 45 } },
    { seats: 1, options: { mode: 'solo', soloBoard: '13b' } },
  ];
  for (const wish of wishes) {
    const report = battery(burgundy, { seed: 'burgundy-modes', games: 2, every: 20, config: configure(burgundy, wish) });
    expect(report.failures, reportText(report)).toEqual([]);
    expect(report.capped).toBe(0);
  }
});

const more = { options: { extraTiles: true } };
const rich = { coins: 9, workers: 9, dice: [3, 5], goods: { red: 2, orange: 1 } };
const everywhere = { c4: 'monastery5', b4: 'monastery6', a4: 'monastery28' };
const depots = [['ship', 'bank'], ['castle', 'monastery1'], ['mine', 'pig2'], ['cow2'], ['church'], ['ship']];
const table = { depots, black: ['ship', 'mine', 'pig4', 'crane'], goods: [['red', 'pink', 'brown', 'violet'], ['orange'], ['brown']] };

test('rare positions keep to every property: nested effects, wide purchases, geese among animals', () => {
  const lines = [
    [{ ...rich, storage: ['townHall', 'ship', 'castle'], tiles: everywhere }, ['place 3 townHall c3', 'place none ship d3', 'sail 1']],
    [{ ...rich, storage: ['crane', 'ship', 'castle'], tiles: everywhere }, ['place 3 crane c3']],
    [{ ...rich, storage: ['market', 'bank', 'castle'], tiles: everywhere }, ['place 3 market c3', 'buy 5 church mixed']],
    [{ ...rich, storage: ['geese', 'bank', 'castle'], tiles: { d3: 'ship', c2: 'cow3', c1: 'sheep2' } }, ['place 3 geese b2']],
    [{ ...rich, storage: ['castle', 'bank', 'mine'], tiles: { ...everywhere, b3: 'castle' } }, ['place 5 castle a2', 'take castle 4 cow2']],
  ] as const;
  for (const [player, moves] of lines) {
    const black = player.storage.includes('crane' as never) ? ['ship', 'mine', 'pig4', 'bank'] : table.black;
    const story = given({ ...table, black, players: [player] }, more);
    story.play(...moves);
    expect(checkPosition(burgundy, story.state, 'position')).toEqual([]);
  }
});

test('rare positions of the solo game keep to every property', () => {
  const player = {
    dice: [3, 1],
    coins: 6,
    workers: 3,
    goods: { red: 3, pink: 2 },
    points: 35,
    storage: ['ship', 'watchtower', 'blackTile'],
  };
  const shore = { s6: 'cow2', s2: 'mine', s1: 'ship', s31: 'ship', s28: 'monastery5' };
  const tiles = { ...shore, s10: 'ship', s16: 'ship', s17: 'church', s22: 'mine' };
  const lines: readonly (readonly [Record<string, unknown>, readonly string[]])[] = [
    [player, ['place 1 watchtower s11']],
    [player, ['place 1 watchtower s11', 'part phase']],
    [player, ['place 1 watchtower s11', 'part phase', 'spend 5']],
    [player, ['place 3 ship s10', 'part effect', 'sail 1']],
    [player, ['place 3 ship s10', 'part effect', 'sail 1', 'trade bank red,red,red,pink,pink']],
    [{ ...player, storage: ['mine', 'bank'], dice: [5], tiles }, ['place 5 mine s30', 'part colour']],
  ];
  for (const [one, moves] of lines) {
    const position = { black: ['bank', 'pig4', 'ship', 'mine'], goods: [['red'], ['pink']], players: [one] };
    const story = given(position, { seats: 1, options: { mode: 'solo' } });
    story.play(...moves);
    expect(checkPosition(burgundy, story.state, 'position')).toEqual([]);
  }
});
