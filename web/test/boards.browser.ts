import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './support/browser.ts';
import { House } from './support/house.ts';
import { playOnce, playToTheEnd, rawKeys } from './support/playing.ts';

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

/** Games whose drawn board marks what can be pressed with `data-legal`. */
const DRAWN = ['medioevo'] as const;

for (const game of DRAWN) {
  test(`${game}: a whole game on the drawn board, without scrolling the page`, async () => {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
    await page.goto('/');
    await page.getByTestId(`play-${game}`).click();
    await page.locator('.board [data-legal]').first().waitFor();
    expect(await page.getByTestId('plain').count()).toBe(0);
    await playOnce(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
    await playToTheEnd([page]);
    expect(await rawKeys(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
