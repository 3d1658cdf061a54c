import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { House } from './house.ts';

const LIMIT_MS = 120_000;

/** The server of this file's tests. */
export let house: House;
/** The browser of this file's tests. */
export let browser: Browser;

/** Starts server and browser before the tests of a file and ends them afterwards. */
export function useSite(): void {
  beforeAll(async () => {
    house = new House();
    await house.start();
    browser = await openBrowser();
  }, LIMIT_MS);
  afterAll(async () => {
    await browser?.close();
    await house?.end();
  }, LIMIT_MS);
}
