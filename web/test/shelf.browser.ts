import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousInBothLooks } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { playOnce, playToTheEnd, rawKeys } from './support/playing.ts';
import { browser, house, useSite } from './support/site.ts';
import { ask, seatTwo } from './support/tables.ts';

useSite();

test('the first press on Play offers the guide in its place, once for each game', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { offered: [] } });
  await page.goto('/');
  await page.getByTestId('play-medioevo').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('offer-guide').waitFor();
  // The keyboard is where the button was.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('offer-guide');
  expect(await page.getByTestId('play-san-juan').count()).toBe(1);
  expect(await seriousInBothLooks(page)).toEqual([]);
  await page.getByTestId('offer-play').click();
  await page.waitForURL(/\/local\//);
  await page.goto('/');
  await page.getByTestId('play-medioevo').click();
  await page.waitForURL(/\/local\//);
  await page.goto('/');
  await page.getByTestId('play-catan').click();
  await page.getByTestId('offer-guide').click();
  await page.waitForURL(/\/guide\/catan/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a returning person finds the tables that wait first, the most urgent before the others; empty sections vanish', async () => {
  const [anna, bob] = [await visit(browser, house.base), await visit(browser, house.base)];
  await anna.page.goto('/');
  expect(await anna.page.getByTestId('my-turn').count()).toBe(0);
  expect(await anna.page.getByTestId('open-tables').count()).toBe(0);
  // Three tables: at one of the two people two of them wait, wherever chance has put the first move.
  const HOURS = [72, 1, 24];
  const mail = (hours: number) => ({ pace: 'mail', clock: { kind: 'mail', bank: hours * 3_600, increment: 0, cap: 604_800 } });
  const tables = new Map<string, number>();
  for (const hours of HOURS) tables.set((await seatTwo(anna.page, bob.page, mail(hours))).id, hours);
  const turnsOf = async (page: Page): Promise<string[]> =>
    (await ask<{ tables: { id: string; yourMove: number[] }[] }>(page, 'GET', '/tables?list=mine')).tables
      .filter(({ yourMove }) => yourMove.length > 0)
      .map(({ id }) => id);
  const isAnna = (await turnsOf(anna.page)).length > 1;
  const { page } = isAnna ? anna : bob;
  const turns = await turnsOf(page);
  expect(turns.length).toBeGreaterThan(1);
  await ask((isAnna ? bob : anna).page, 'POST', '/tables', { game: 'catan', seats: ['me', 'open', 'easy'], listed: true });
  await page.goto('/');
  await page.getByTestId('my-turn').waitFor();
  const links = await page
    .getByTestId('my-turn')
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const hoursOf = (id: string): number => tables.get(id) ?? 0;
  expect(links).toEqual([...turns].sort((a, b) => hoursOf(a) - hoursOf(b)).map((id) => `/table/${id}`));
  expect(await page.getByTestId('open-tables').textContent()).toContain('Catan');
  // Where others have played since, the card says what they did.
  const [first = ''] = turns;
  await page.goto(`/table/${first}`);
  const isWaited = async (): Promise<boolean> => (await ask<{ yourMove: number[] }>(page, 'GET', `/tables/${first}`)).yourMove.length > 0;
  for (await page.getByTestId('undo').waitFor(); await isWaited(); await page.waitForTimeout(100)) await playOnce(page);
  const next = (isAnna ? bob : anna).page;
  await next.goto('/');
  // Of the tables that wait, the one that was just played at; at another nothing may have happened yet.
  const card = next.getByTestId('my-turn').locator('li', { has: next.locator(`a[href="/table/${first}"]`) });
  await expect.poll(() => card.getByTestId('lately').textContent()).toMatch(isAnna ? /Anna \d+ / : /Bob \d+ /);
  await page.goto('/');
  await page.getByTestId('open-tables').waitFor();
  expect(await rawKeys(page)).toEqual([]);
  expect(await seriousInBothLooks(page)).toEqual([]);
  for (const { context } of [anna, bob]) await context.close();
});

test('a profile shows shares with their intervals, opponents, and games of this device apart', async () => {
  const [anna, bob] = [await visit(browser, house.base), await visit(browser, house.base)];
  await seatTwo(anna.page, bob.page);
  await playToTheEnd([anna.page, bob.page]);
  await anna.page.goto('/me');
  const row = anna.page.getByTestId('stats-medioevo');
  // One game tells little: the interval is wide, and there is a first rating with its band.
  expect(await row.textContent()).toMatch(/(0|100)% (0–79|21–100)/);
  expect(await row.textContent()).toMatch(/1[45]\d\d ± \d{3}/);
  expect(await row.locator('[role=img]').first().getAttribute('aria-label')).toMatch(/a caso 50%/);
  expect(await anna.page.getByTestId('opponents').textContent()).toMatch(/Bob \d+.*1 partita.*(0|100)%/s);
  await anna.page.goto('/play/medioevo');
  await anna.page.getByTestId('start').click();
  await playToTheEnd([anna.page]);
  await anna.page.goto('/me');
  await anna.page.getByTestId('stats-here').click();
  expect(await anna.page.getByTestId('opponents').textContent()).toContain('Bot, livello medio');
  expect(await rawKeys(anna.page)).toEqual([]);
  expect(await seriousInBothLooks(anna.page)).toEqual([]);
  await anna.page.setViewportSize({ width: 390, height: 844 });
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await ask(anna.page, 'PATCH', '/me', { name: `Wilhelmine ${Math.floor(Math.random() * 9_000) + 1_000} Adelgund` });
  await anna.page.reload();
  await anna.page
    .getByRole('banner')
    .getByText(/^Wilhelmine/)
    .waitFor();
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth), 'a long name').toBe(390);
  expect([...anna.complaints, ...bob.complaints]).toEqual([]);
  for (const { context } of [anna, bob]) await context.close();
}, 240_000);

test('a table kept by another version, with an option that is gone, does not keep anybody from playing', async () => {
  const tables = { catan: { seats: ['me', 'easy', 'easy'], options: { mode: 'pirates' } } };
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { tables } });
  await page.goto('/');
  await page.getByTestId('play-catan').click();
  await page.getByTestId('undo').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('Start is in sight on a laptop and on a phone, however many options there are', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/play/catan');
  const start = page.getByTestId('start');
  await start.waitFor();
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await start.boundingBox();
    expect(box === null ? Number.NaN : box.y + box.height, `${width}`).toBeLessThanOrEqual(height);
  }
  await context.close();
});
