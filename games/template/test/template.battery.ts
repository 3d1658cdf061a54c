import { battery, PROPERTIES, type PropertyName, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { template } from '../src/rules/index.ts';

test('template keeps to every property with two to four players', () => {
  const report = battery(template, { seed: 'template', games: 20, every: 4 });
  expect(report.failures, reportText(report)).toEqual([]);
  expect(report.configs.map(({ seats }) => seats).sort()).toEqual([2, 3, 4]);
  expect(report.capped).toBe(0);
  const idle = Object.keys(PROPERTIES).filter((name) => report.exercised[name as PropertyName] === 0);
  // No answer is a selection or an offer, and there is no fast copy.
  expect(idle).toEqual(['clone', 'extend']);
});
