import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './support/browser.ts';
import { House } from './support/house.ts';
import { rawKeys } from './support/playing.ts';

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

const PAGES: readonly [name: string, path: string, ready: string][] = [
  ['the shelf', '/', '[data-testid=play-medioevo]'],
  ['the set-up', '/play/medioevo', '[data-testid=start]'],
  ['the rules', '/rules/medioevo', 'section h2'],
  ['me', '/me', 'form'],
  ['credits', '/credits', 'h1'],
  ['nowhere', '/no/such/page', 'h1'],
  ['stories', '/stories', 'h1'],
];

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)
          .slice(0, 3)
          .join(' | ')}`,
    );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page is fit for everybody, ${colorScheme}`, async () => {
    const { page, context, complaints } = await visit(browser, house.base, { colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [name, path, ready] of PAGES) {
      await page.goto(path);
      await page.waitForSelector(ready);
      for (const one of await serious(page)) found.push(`${name}: ${one}`);
      if (path !== '/rules/medioevo' && path !== '/stories') for (const key of await rawKeys(page)) found.push(`${name}: raw ${key}`);
    }
    await page.goto('/');
    await page.getByTestId('play-medioevo').click();
    await page.getByTestId('answers').waitFor();
    for (const one of await serious(page)) found.push(`the table: ${one}`);
    await page.evaluate(() =>
      localStorage.setItem(
        'ludoteca.prefs',
        JSON.stringify({ ...JSON.parse(localStorage.getItem('ludoteca.prefs') ?? '{}'), rendering: 'board' }),
      ),
    );
    for (const game of ['medioevo', 'san-juan']) {
      await page.goto('/');
      await page.getByTestId(`play-${game}`).click();
      await page.locator('.board button').first().waitFor();
      for (const one of await serious(page)) found.push(`the board of ${game}: ${one}`);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('the language changes everywhere at once, and stays', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/');
  await page.getByText('A che cosa giochiamo?').waitFor();
  await page.getByTestId('language').click();
  await page.getByText('What shall we play?').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await page.getByText('What shall we play?').waitFor();
  await context.close();
});

test('the rules can be searched', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/rules/medioevo');
  await page.getByRole('searchbox').fill('esploratore');
  await page.getByText(/regole trovate/).waitFor();
  await context.close();
});
