import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { House } from './support/house.ts';
import { passAround } from './support/secrets.ts';

/* Whole games of every game around one device, drawn where there is a board and in words. */
const house = new House();
let browser: Browser;

beforeAll(async () => {
  await house.start();
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await house.end();
}, 120_000);

for (const game of ['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer'] as const)
  for (const rendering of ['board', 'plain'] as const)
    test(`${game} (${rendering}): a whole game around one device gives no secret away (seed 2)`, async () => {
      const passed = await passAround(browser, house.base, { game, seed: 2, prefs: { rendering } });
      expect(passed.leaks).toEqual([]);
      expect(passed.complaints).toEqual([]);
      expect(passed.over).toBe(true);
      expect(passed.covers > 0).toBe(passed.hasSecrets);
    });
