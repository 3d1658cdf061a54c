import { at } from '@ludoteca/kernel';
import { battery, checkPosition, PROPERTIES, type PropertyName, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { medioevo } from '../src/rules/index.ts';
import { begin, given, march, wanderTo } from './table.ts';

test('medioevo keeps to every property with two to five players', () => {
  const report = battery(medioevo, { seed: 'medioevo', games: 40, every: 4 });
  console.log(reportText(report));
  expect(report.failures, reportText(report)).toEqual([]);
  expect(report.configs.map(({ seats }) => seats).sort()).toEqual([2, 3, 4, 5]);
  expect(report.capped).toBe(0);
  const idle = Object.keys(PROPERTIES).filter((name) => report.exercised[name as PropertyName] === 0);
  // No answer of this game is a selection or an offer.
  expect(idle).toEqual(['extend']);
});

test('positions around a reshuffle, a second pile and a Renovation keep to every property', () => {
  const players = [
    { fief: ['b20a'], cemetery: ['b19a', 'b02a'] },
    { fief: ['b20b'], cemetery: ['b22a', 'b04a'] },
  ] as const;
  const renovation = given({ round: 4, now: ['b01a', 'b01b', 'b16a'], next: ['b03a', 'b05a', 'b08a'], players, events: ['renovation'] });
  const late = [3, 3, 4, 5, 5].map((seats, index) => wanderTo(begin(seats), at([10, 12, 7, 5, 11], index)));
  for (const { state } of [...late, march(renovation, 2)]) expect(checkPosition(medioevo, state, 'position')).toEqual([]);
});
