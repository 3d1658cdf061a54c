import { expect, test } from 'vitest';
import { staufer } from '../src/rules/index.ts';

/* The rule that people read when they want to know why they are asked. */
test.each([
  ['act', 'STA-FLOW-03'],
  ['office', 'STA-MOV-01'],
  ['double', 'STA-PRV-03'],
  ['chooseChest', 'STA-CH-04'],
  ['exchange', 'STA-PU-01'],
] as const)('%s is asked by %s', (kind, rule) => {
  expect(staufer.steps[kind]).toMatchObject({ rule });
});
