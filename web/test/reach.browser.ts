import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { House } from './support/house.ts';
import { reach, unreached } from './support/reach.ts';

const house = new House();
let browser: Browser;

beforeAll(async () => {
  await house.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house.end();
});

/* The other games and tables are played in reach.long.ts. */
test('medioevo: every kind of answer that comes up in a whole duel is given on the board (seed 1)', async () => {
  const reached = await reach(browser, house.base, { game: 'medioevo', seats: ['me', 'random'], seed: 1, placeless: [] });
  expect(reached.complaints).toEqual([]);
  expect(reached.over).toBe(true);
  expect(unreached(reached, [])).toEqual([]);
  expect([...reached.inBar.keys()]).toEqual([]);
}, 300_000);
