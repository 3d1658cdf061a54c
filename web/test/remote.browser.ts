import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './support/browser.ts';
import { House } from './support/house.ts';
import { playOnce, playToTheEnd } from './support/playing.ts';
import { ask, cuttable } from './support/tables.ts';

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

/** Two people at a table of two, the second by invite link. */
async function sitDown() {
  const anna = await visit(browser, house.base);
  const bob = await visit(browser, house.base, { locale: 'en-GB' });
  await anna.page.goto('/play/medioevo');
  await anna.page.getByTestId('way-online').click();
  await anna.page.getByRole('button', { name: 'Un posto in meno' }).click();
  await anna.page.getByTestId('start').click();
  const invite = await anna.page.getByTestId('invite').inputValue();
  await bob.page.goto(invite);
  await bob.page.getByTestId('sit-1').click();
  await anna.page.locator('[data-testid=start]:not([aria-disabled])').click();
  await bob.page.getByTestId('undo').waitFor();
  return { anna, bob };
}

test('two people by invite link, each in their language, play a whole game', async () => {
  const { anna, bob } = await sitDown();
  await playToTheEnd([anna.page, bob.page]);
  // The end is said to whoever looks: one of the two has won, unless they share it.
  const ends = [await anna.page.getByTestId('end').textContent(), await bob.page.getByTestId('end').textContent()].join(' / ');
  expect(ends).toMatch(
    /Hai vinto![\s\S]*\/[\s\S]*Second place|Secondo posto[\s\S]*\/[\s\S]*You win!|Avete vinto in due[\s\S]*You win, the two of you/,
  );
  // At the table each is spoken to, in the replay both are named.
  const log = (page: Page): Promise<string | null> => page.locator('.log').textContent();
  for (const { page } of [anna, bob]) await page.getByRole('tab', { name: /Cronaca|Log/ }).click();
  const [italian, english] = [await log(anna.page), await log(bob.page)];
  for (const line of ['Muovi il Signore', 'muove il Signore']) expect(italian).toContain(line);
  for (const line of ['You move your lord', 'moves the lord']) expect(english).toContain(line);
  await anna.page.getByRole('link', { name: 'Rivedi' }).click();
  await anna.page.getByTestId('replay-next').click();
  await anna.page.getByText('Mossa 1 di').waitFor();
  await anna.page.getByTestId('replay-end').click();
  await expect.poll(() => log(anna.page)).toContain('muove il Signore');
  expect(await log(anna.page)).not.toContain('Muovi il Signore');
  expect([...anna.complaints, ...bob.complaints]).toEqual([]);
  await anna.context.close();
  await bob.context.close();
});

test('a killed server shows itself, and the game goes on when it is back', async () => {
  const { anna, bob } = await sitDown();
  const pages = [anna.page, bob.page];
  for (let i = 0; i < 4; i++) for (const page of pages) await playOnce(page);
  await house.kill();
  await anna.page.getByTestId('lost').waitFor();
  // Whoever is asked presses in vain; that error goes by itself, too.
  const refusals = async (): Promise<string> => {
    // Some answers take several presses.
    for (const page of pages) await playOnce(page);
    return (await Promise.all(pages.map((page) => page.getByTestId('refusal').count()))).join();
  };
  await expect.poll(refusals).toMatch(/1/);
  await house.start();
  await anna.page.getByTestId('lost').waitFor({ state: 'detached' });
  await bob.page.getByTestId('lost').waitFor({ state: 'detached' });
  for (const page of pages) await page.getByTestId('refusal').waitFor({ state: 'detached' });
  const before = await anna.page.locator('.log li').count();
  const logged = async (): Promise<number> => {
    for (const page of pages) await playOnce(page);
    return anna.page.locator('.log li').count();
  };
  await expect.poll(logged).toBeGreaterThan(before);
  await anna.context.close();
  await bob.context.close();
});

test('a line that opens and breaks at once counts as lost, and is tried ever less often', async () => {
  const { page, context } = await visit(browser, house.base);
  const cut = await cuttable(page);
  await page.goto('/credits');
  await ask(page, 'POST', '/me/guest', {});
  await page.evaluate(() => localStorage.setItem('ludoteca.known', 'yes'));
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'medioevo', seats: ['me', 'easy'], start: true });
  await page.goto(`/table/${id}`);
  await page.getByTestId('undo').waitFor();
  await cut(true);
  await page.getByTestId('lost').waitFor();
  await page.waitForTimeout(5_000);
  await page.getByTestId('lost').waitFor();
  const tries = await page.evaluate(() => (window as unknown as { line: { sockets: unknown[] } }).line.sockets.length);
  expect(tries).toBeLessThan(8);
  await cut(false);
  await page.getByTestId('lost').waitFor({ state: 'detached' });
  await context.close();
});

test('what happened during an absence can be stepped through', async () => {
  const { anna, bob } = await sitDown();
  const address = anna.page.url();
  const turns = async (): Promise<void> => {
    for (const page of [anna.page, bob.page]) await playOnce(page);
    await anna.page.waitForTimeout(150);
  };
  for (let i = 0; i < 8; i++) await turns();
  // Another device of Anna's plays on while this page is elsewhere.
  const other = await anna.context.newPage();
  await other.goto(address);
  await other.getByTestId('undo').waitFor();
  const seen = await anna.page.evaluate(
    (id) => Object.entries(localStorage).filter(([key]) => key.includes(id)),
    new URL(address, 'http://host').pathname.split('/').at(-1) ?? '',
  );
  await anna.page.goto('/');
  for (let i = 0; i < 8; i++) {
    for (const page of [other, bob.page]) await playOnce(page);
    await other.waitForTimeout(150);
  }
  await other.close();
  await anna.page.evaluate((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, seen);
  await anna.page.goto(address);
  await anna.page.getByTestId('away').waitFor();
  await anna.page.getByRole('button', { name: 'Una mossa' }).click();
  await anna.page.getByRole('button', { name: 'Al presente' }).click();
  await anna.page.getByTestId('away').waitFor({ state: 'detached' });
  await anna.context.close();
  await bob.context.close();
});

test('a stale link says what became of the table', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/join/no-such-link');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).not.toMatch(/problem|undefined/);
  await context.close();
});
