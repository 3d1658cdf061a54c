import { configure } from '@ludoteca/kernel';
import { battery, checkPosition, PROPERTIES, type PropertyName, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { sanJuan } from '../src/rules/index.ts';
import { copies, given, type Table } from './table.ts';

const TABLES = [2, 3, 4].flatMap((seats) => [false, true].map((balancing) => ({ seats, balancing })));

test.each(TABLES)('san juan keeps to every property with $seats players, balancing $balancing', ({ seats, balancing }) => {
  const config = configure(sanJuan, { seats, options: { balancing } });
  const report = battery(sanJuan, { seed: `san-juan ${seats} ${balancing}`, games: 4, every: 8, config });
  expect(report.failures, reportText(report)).toEqual([]);
  expect(report.capped).toBe(0);
});

test('every property is put to use', () => {
  const report = battery(sanJuan, { seed: 'san-juan', games: 6, every: 16 });
  console.log(reportText(report));
  expect(report.failures, reportText(report)).toEqual([]);
  expect(Object.keys(PROPERTIES).filter((name) => report.exercised[name as PropertyName] === 0)).toEqual([]);
});

/** Positions that random games seldom reach. */
const RARE: readonly (() => Table)[] = [
  () => {
    const display = ['library', 'quarry', 'smithy', 'crane', 'black-market', 'poor-house', 'sugar-mill', 'sugar-mill', 'indigo-plant'];
    const story = given(2, {
      players: [{ display, goods: ['sugar', 'indigo'], hand: ['hero', 'palace', 'tower', 'well', 'silver-smelter'] }],
    });
    story.play('role builder');
    return story;
  },
  () => {
    const story = given(3, { rest: 'discards', supply: ['hero', 'well'], players: [{ display: ['archive', 'library'], hand: ['well'] }] });
    story.play('role councillor', 'draw yes');
    return story;
  },
  () => {
    const story = given(4, {
      players: [{ display: ['gold-mine', 'chapel'], chapel: ['hero'] }],
      supply: ['quarry', 'smithy', 'tower', 'library'],
    });
    story.play('role prospector', 'pass', 'dig');
    return story;
  },
  () =>
    given(2, {
      at: 'round',
      round: 9,
      players: [{ display: ['chapel'], hand: copies(8, 'sugar-mill') }, { hand: copies(8, 'coffee-roaster') }],
    }),
];

test.each(RARE.map((make, n) => [n, make] as const))('rare position %i keeps to every property', (n, make) => {
  expect(checkPosition(sanJuan, make().state, `rare ${n}`)).toEqual([]);
});
