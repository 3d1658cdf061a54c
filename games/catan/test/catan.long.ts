import { battery, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { catan } from '../src/rules/index.ts';

test('catan keeps to every property with pairs of its options', () => {
  const report = battery(catan, { seed: 'catan', games: 60, every: 200 });
  console.log(reportText(report));
  expect(report.failures, reportText(report)).toEqual([]);
});
