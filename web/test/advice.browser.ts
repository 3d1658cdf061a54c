import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serious, seriousInBothLooks } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { playOnce, playToTheEnd, rawKeys } from './support/playing.ts';
import { browser, house, useSite } from './support/site.ts';
import { seatTwo } from './support/tables.ts';

useSite();

/** A table against bots on this device, when the person is asked for the first time. */
async function sitDown(page: Page, fewer = 0): Promise<void> {
  await page.goto('/play/medioevo');
  await page.getByTestId('start').waitFor();
  for (let n = 0; n < fewer; n++) await page.getByRole('button', { name: /Un posto in meno|One seat fewer/ }).click();
  await page.getByTestId('start').click();
  await page.getByTestId('hint').waitFor();
}

/** A table of two, in the middle of the game. */
async function playSome(page: Page, choices: number): Promise<void> {
  await sitDown(page, 1);
  for (let made = 0; made < choices; await page.waitForTimeout(40)) if ((await playOnce(page)) !== 'wait') made += 1;
  await page.getByTestId('hint').waitFor();
}

test('a hint names three answers with reasons, points at the board, and is played like any answer', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  // A table of three at which the person does not come last has three free tiles at the start; equal ones are named once.
  const legal = async (): Promise<number> =>
    page
      .locator('.board .tile[data-legal]')
      .evaluateAll((tiles) => new Set(tiles.map((tile) => tile.getAttribute('aria-label')?.split(',')[0])).size);
  for (let tries = 0; tries < 12 && (await legal()) < 3; tries++) await sitDown(page);
  await page.keyboard.press('h');
  const panel = page.getByTestId('advice-panel');
  await expect.poll(() => panel.getByTestId('advice').count(), { timeout: 30_000 }).toBe(3);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('advice-panel');
  for (const text of await panel.getByTestId('advice').allTextContents())
    expect(text).toMatch(/Prospettive di vittoria \d+%, circa \d+ monet/);
  expect(await panel.getByRole('status').textContent()).toBe('Trovate 3 risposte');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
  expect(await rawKeys(page)).toEqual([]);
  expect(await seriousInBothLooks(page)).toEqual([]);

  await panel.getByTestId('advice').first().hover();
  await page.locator('.board .tile.legal.last').waitFor();
  const moves = await page.locator('.log li').count();
  await panel.getByTestId('play-advice').first().click();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(moves);
  expect(complaints).toEqual([]);
  await context.close();
});

test('thinking can be stopped, and Escape gives the keyboard back', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { locale: 'en-GB' });
  await playSome(page, 2);
  await page.getByTestId('hint').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('advice-panel').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('advice-panel').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('hint');
  // Asked again, it is answered: the stopped request left nothing behind.
  await page.keyboard.press('Enter');
  await page.getByTestId('advice').first().waitFor();
  await page.getByTestId('advice-panel').getByText('What would a strong player do?').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a bot’s move is explained from what the asker sees; after the end the whole game is reviewed, in both languages', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await playSome(page, 3);
  await page.getByTestId('why').last().click();
  const panel = page.getByTestId('advice-panel');
  await panel.getByText(/ha scelto:/).waitFor();
  expect(await panel.textContent()).toContain('Solo da quello che potevi vedere tu');
  await page.getByTestId('language').click();
  await panel.getByText(/ chose: /).waitFor();
  await page.getByTestId('language').click();
  await page.getByTestId('close-advice').click();

  await playToTheEnd([page]);
  await page.getByTestId('review').click();
  // The work can be stopped and begun again.
  await page.getByTestId('stop-review').click();
  // A review that was almost finished has no start button.
  const again = page.getByTestId('start-review');
  await again.or(page.getByTestId('review-legend')).first().waitFor();
  if (await again.isVisible()) {
    await again.click();
    await page.getByRole('progressbar').waitFor();
  }
  await page.getByTestId('review-legend').waitFor({ timeout: 90_000 });
  const turning = page.getByTestId('turning');
  expect(await turning.count()).toBeGreaterThan(0);
  expect(await turning.first().textContent()).toMatch(/è costata (il |l’)\d+% di una vittoria[\s\S]*Giocato[\s\S]*«Difficile»/);
  expect(await serious(page)).toEqual([]);
  await page.getByTestId('language').click();
  expect(await turning.first().textContent()).toMatch(/cost \d+% of a win[\s\S]*Played[\s\S]*“Hard”/);
  expect(await rawKeys(page)).toEqual([]);

  const [, entry = ''] = /Move (\d+)/.exec((await turning.first().textContent()) ?? '') ?? [];
  await turning.first().getByTestId('go-to').click();
  await page.getByText(`Move ${Number(entry) - 1} of`).waitFor();
  await page.getByTestId('replay-end').click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByTestId('why').last().click();
  await panel.getByText(/with what could be seen from there at the time/).waitFor();
  await panel.getByTestId('advice').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}, 240_000);

test('at a table with other people there are no hints', async () => {
  const [host, guest] = [await visit(browser, house.base), await visit(browser, house.base)];
  await seatTwo(host.page, guest.page);
  await expect
    .poll(async () => (await host.page.getByTestId('answers').count()) + (await guest.page.getByTestId('answers').count()))
    .toBeGreaterThan(0);
  for (const { page } of [host, guest]) {
    expect(await page.getByTestId('hint').count()).toBe(0);
    await page.keyboard.press('h');
    expect(await page.getByTestId('advice-panel').count()).toBe(0);
    await page.getByRole('tab', { name: 'Opzioni' }).click();
    await page.getByText('Ai tavoli con altre persone non ci sono consigli').waitFor();
  }
  for (const { context, complaints } of [host, guest]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
