import { expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { readKept, storeAsFirstVersion } from './support/kept.ts';
import { playOnce, playToTheEnd } from './support/playing.ts';
import { LAST_ROUNDS, openPosition } from './support/positions.ts';
import { browser, house, useSite } from './support/site.ts';

useSite();

test('a game goes on after the page was closed', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/');
  await page.getByTestId('play-medioevo').click();
  await page.getByTestId('answers').waitFor();
  await playOnce(page);
  await page.getByText('mette il Signore').first().waitFor();
  await page.waitForTimeout(1_000);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await again.getByText('mette il Signore').first().waitFor();
  await again.goto('/');
  await again.getByText('I miei tavoli').waitFor();
  await context.close();
});

test('a game that an earlier version has stored goes on', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/');
  await page.getByTestId('play-medioevo').click();
  await page.getByTestId('answers').waitFor();
  await playOnce(page);
  await page.getByText('mette il Signore').first().waitFor();
  await page.waitForTimeout(1_000);
  const address = page.url();
  const kept = await page.evaluate(readKept);
  // A page that does not touch the database; there everything is converted back into the form of the first version.
  await page.goto('/healthz');
  await page.evaluate(storeAsFirstVersion, kept);
  await page.goto(address);
  await page.getByText('mette il Signore').first().waitFor();
  const again = await page.evaluate(readKept);
  expect(again?.saved.entries.slice(0, kept?.saved.entries.length)).toEqual(kept?.saved.entries);
  await page.goto('/');
  await page.getByText('I miei tavoli').waitFor();
  await context.close();
});

test('the keyboard alone is enough', async () => {
  const { page } = await visit(browser, house.base);
  await page.goto('/');
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('[data-testid]')?.getAttribute('data-testid') ?? '');
  for (let i = 0; i < 30 && (await focused()) !== 'play-medioevo'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByTestId('answers').waitFor();
  for (let turn = 0; turn < 3; turn++) {
    await page.getByTestId('answers').waitFor();
    const isAnswer = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.closest('[data-testid=answers]') !== null && document.activeElement !== document.body);
    for (let i = 0; i < 60 && !(await isAnswer()); i++) await page.keyboard.press('Tab');
    expect(await isAnswer()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
  }
  expect(await page.getByText('mette il Signore').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('undo takes an answer back, or says why it cannot', async () => {
  const { page } = await visit(browser, house.base, { prefs: { speed: 'normal' } });
  await page.goto('/play/medioevo');
  await page.getByTestId('way-device').click();
  await page.getByTestId('start').click();
  const undo = page.getByTestId('undo');
  await undo.waitFor();
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  expect(await undo.getAttribute('aria-description')).toMatch(/non c’è|niente|nulla/i);
  await playOnce(page);
  await page.locator('[data-testid=undo]:not([aria-disabled])').click();
  await page.getByText('La mossa è stata ripresa', { exact: true }).waitFor();
  await page.locator('[data-testid=undo][aria-disabled]').waitFor();
  // Entries that were taken back can still be read, but are struck through.
  expect(await page.locator('.log li.undone s').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('a game is deleted only after a while, and one at a time however quickly the bin is pressed', async () => {
  const { page, context } = await visit(browser, house.base);
  for (let game = 0; game < 2; game++) {
    await page.goto('/');
    await page.getByTestId('play-medioevo').click();
    await page.getByTestId('answers').waitFor();
    await playOnce(page);
    await page.getByText('mette il Signore').first().waitFor();
    await page.waitForTimeout(300);
  }
  await page.goto('/');
  const rows = page.getByTestId('local-table');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByTestId('forget').first().dblclick();
  await page.getByTestId('restore').waitFor();
  expect(await page.getByTestId('restore').count()).toBe(1);
  expect(await page.getByTestId('forget').count()).toBe(1);
  await page.getByTestId('restore').click();
  await expect.poll(() => page.getByTestId('forget').count()).toBe(2);
  // Leaving the page without undoing it confirms the deletion.
  await page.getByTestId('forget').first().click();
  await page.getByTestId('me').click();
  await page.waitForURL(/\/me$/);
  await page.goto('/');
  await expect.poll(() => rows.count()).toBe(1);
  await context.close();
});

test('one game in two tabs: the second says so and can take over, the first steps aside', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/');
  await page.getByTestId('play-medioevo').click();
  await page.getByTestId('answers').waitFor();
  await playOnce(page);
  await page.getByText('mette il Signore').first().waitFor();
  const lines = await page.locator('.log li').count();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByTestId('elsewhere').waitFor();
  expect(await second.locator('[data-testid=answers]').count()).toBe(0);
  await second.getByTestId('take-over').click();
  await second.getByText('mette il Signore').first().waitFor();
  expect(await second.locator('.log li').count()).toBeGreaterThanOrEqual(lines);
  await page.getByTestId('elsewhere').waitFor();
  await second.close();
  await page.getByTestId('take-over').click();
  await page.getByText('mette il Signore').first().waitFor();
  await context.close();
});

test('a game for practice says so: the chip explains itself when pressed, and so does the end', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board', pressTwice: false } });
  await openPosition(page, LAST_ROUNDS);
  await playOnce(page);
  await page.locator('[data-testid=undo]:not([aria-disabled])').click();
  await page.getByTestId('practice').click();
  await page
    .getByRole('tooltip')
    .filter({ hasText: /Partita di prova.*non conta/ })
    .waitFor();
  await playToTheEnd([page]);
  await page
    .getByTestId('practice-note')
    .filter({ hasText: /non conta/ })
    .waitFor();
  await context.close();
});

test('a phone plays too: nothing is wider than the screen', async () => {
  const { page } = await visit(browser, house.base, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  for (const path of ['/me', '/rules/medioevo', '/play/catan', '/play/staufer', '/']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  await page.getByTestId('play-medioevo').click();
  await page.getByTestId('answers').waitFor();
  for (let i = 0; i < 4; i++) {
    await playOnce(page);
    await page.waitForTimeout(200);
  }
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([390, 844]);
  await page.context().close();
});

test('after the first visit it plays without a server', async () => {
  const { page, context } = await visit(browser, house.base, { serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(1_500);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.getByTestId('play-medioevo').click();
  await page.getByTestId('answers').waitFor();
  await playOnce(page);
  await page.getByText('mette il Signore').first().waitFor();
  await context.close();
});

test('people share one device: hands stay covered until the next one has it, and the log speaks to that one', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { locale: 'en-GB', prefs: { rendering: 'board' } });
  await page.goto('/play/san-juan');
  await page.getByTestId('way-device').click();
  await page.getByTestId('start').click();
  const seen = new Set<string>();
  let governor: string | undefined;
  for (let turn = 0; turn < 3; turn++) {
    const take = page.getByTestId('take-device');
    await take.waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0);
    const name = ((await page.locator('.cover h2').textContent()) ?? '').replace('Hand the device to ', '');
    seen.add(name);
    await take.click();
    // The log speaks to whoever has the device; the first of them is the governor.
    governor ??= name;
    await page.getByText(name === governor ? 'You are Governor' : `${governor} is Governor`).waitFor();
    while ((await take.count()) === 0) {
      await playOnce(page);
      await page.waitForTimeout(60);
    }
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await context.close();
});
