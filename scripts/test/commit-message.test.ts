import { expect, test } from 'vitest';
import { messageFlaw } from '../lint/commit-message.mjs';

test.each([
  'kernel: free actions are listed once',
  'web, ui: a bar of fixed height\n\nThe board no longer moves.',
  'san-juan: the Library doubles',
  'Merge branch "x"',
  'fixup! kernel: y',
  'cli: z\n# Please enter the commit message',
])('%j is fine', (message) => {
  expect(messageFlaw(message)).toBeUndefined();
});

test.each([
  ['Free actions are listed once', /area/],
  ['kernel:', /area/],
  ['', /area/],
  [`kernel: ${'x'.repeat(65)}`, /73 characters/],
  ['kernel: done.', /full stop/],
  ['kernel: done\nwithout a gap', /empty line/],
])('%j is refused', (message, flaw) => {
  expect(messageFlaw(message)).toMatch(flaw);
});
