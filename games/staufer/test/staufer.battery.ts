import { configure } from '@ludoteca/kernel';
import { battery, checkPosition, PROPERTIES, type PropertyName, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../src/data/privileges.ts';
import { staufer } from '../src/rules/index.ts';
import { envoys, given, nobles, scored, type Table } from './table.ts';

const TABLES = [2, 3, 4, 5].flatMap((seats) => SET_NAMES.map((privileges) => ({ seats, privileges })));

test.each(TABLES)('staufer keeps to every property with $seats players and the set $privileges', ({ seats, privileges }) => {
  const config = configure(staufer, { seats, options: { privileges } });
  const report = battery(staufer, { seed: `staufer ${seats} ${privileges}`, games: 1, every: 6, config });
  expect(report.failures, reportText(report)).toEqual([]);
  expect(report.capped).toBe(0);
});

test('an own choice of privileges and corrected numbers keep to every property too', () => {
  const numbers = JSON.stringify({
    offices: {
      small: Object.fromEntries(['aachen', 'nijmegen', 'strasbourg', 'augsburg', 'milano', 'palermo'].map((id) => [id, ['7n', '3', '4n']])),
      large: Object.fromEntries(['aachen', 'nijmegen', 'strasbourg', 'augsburg', 'milano', 'palermo'].map((id) => [id, ['3']])),
    },
    vpCards: { 2: [20, 1], 3: [9, 9, 9], 4: [4, 3, 2, 1], 5: [5, 4, 3, 2, 1] },
    envoySpaces: { small: 0, large: 9 },
  });
  for (const seats of [2, 5]) {
    const config = configure(staufer, { seats, options: { privileges: '2-3-6-8-12-13', numbers } });
    const report = battery(staufer, { seed: `own ${seats}`, games: 1, every: 6, config });
    expect(report.failures, reportText(report)).toEqual([]);
  }
});

test('every property is put to use', () => {
  const report = battery(staufer, { seed: 'staufer', games: 6, every: 16 });
  console.log(reportText(report));
  expect(report.failures, reportText(report)).toEqual([]);
  const unused = Object.keys(PROPERTIES).filter((name) => report.exercised[name as PropertyName] === 0);
  expect(unused).toEqual([]);
});

/** Positions that random games seldom reach. */
const RARE: readonly (() => Table)[] = [
  () => {
    const story = given(5, { players: [{ court: [9, 3], chests: ['TU_FIRST', 'TU_MOVE', 'TU_DEPLOY', 'TU_SUPPLY'] }] });
    story.play('deploy next');
    return story;
  },
  () =>
    given(4, {
      deployTrack: [1, 2],
      supplyTrack: [3],
      chests: { S1: ['PU'], S3: ['BR', 'PU'] },
      players: [{ chests: ['TU_FIRST', 'TU_SUPPLY'] }],
    }),
  () => {
    const story = given(3, {
      chests: { S3: ['PU', 'OR_E3', 'OR_VP5', 'PU', 'TU_MOVE'] },
      players: [{ court: [0, 0], chests: ['PU'], paid: { aachen: [8, 3], milano: [7, 0] } }],
    });
    story.play('supply S3 next -');
    return story;
  },
  () =>
    scored(4, {
      players: [{ offices: [...nobles('nijmegen-0'), ...envoys('nijmegen-2', 'nijmegen-3')], chests: ['TU_IMMUNE', 'TU_IMMUNE'] }],
    }),
  () => scored(4, { king: 'nijmegen', players: [{ offices: envoys('aachen-2', 'aachen-1') }, { offices: envoys('aachen-3') }] }),
];

test.each(RARE.map((make, n) => [n, make] as const))('rare position %i keeps to every property', (n, make) => {
  expect(checkPosition(staufer, make().state, `rare ${n}`)).toEqual([]);
});
