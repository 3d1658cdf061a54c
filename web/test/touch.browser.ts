import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { BLESSING, openPosition, RAID, ROLES } from './support/positions.ts';
import { browser, house, useSite } from './support/site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

useSite();

const decisionOf = (page: Page): Promise<string | null> => page.locator('[data-decision]').getAttribute('data-decision');

/** A long press on a thing. */
async function hold(page: Page, thing: Locator, ms: number): Promise<void> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('nothing to hold');
  const touch = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await page.waitForTimeout(ms);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('with a finger the first press selects and explains, the second plays', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { ...PHONE, prefs: { rendering: 'board' } });
  await openPosition(page, RAID);
  const tiles = page.locator('.board .tile[data-legal]');
  const before = await decisionOf(page);
  await tiles.first().tap();
  await page.locator('.tile.selected').waitFor();
  expect(await page.locator('.dock .preview').textContent()).toMatch(/^Signore su /);
  expect(await decisionOf(page)).toBe(before);
  // Another thing is selected instead; pressing the same one again plays it.
  await tiles.nth(1).tap();
  expect(await page.locator('.tile.selected').count()).toBe(1);
  expect(await decisionOf(page)).toBe(before);
  await tiles.nth(1).tap();
  await expect.poll(() => decisionOf(page)).not.toBe(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is selected can be played or dropped in the dock', async () => {
  const { page, context } = await visit(browser, house.base, { ...PHONE, prefs: { rendering: 'board' } });
  await openPosition(page, RAID);
  const before = await decisionOf(page);
  await page.locator('.board .tile[data-legal]').first().tap();
  await page.locator('.dock').getByRole('button', { name: 'Annulla' }).tap();
  expect(await page.locator('.tile.selected').count()).toBe(0);
  expect(await decisionOf(page)).toBe(before);
  await page.locator('.board .tile[data-legal]').first().tap();
  await page.getByTestId('play-selected').tap();
  await expect.poll(() => decisionOf(page)).not.toBe(before);
  await context.close();
});

test('a message that waits is brought up by pressing its count', async () => {
  const { page, context } = await visit(browser, house.base, { ...PHONE, prefs: { rendering: 'board', pressTwice: true } });
  await openPosition(page, BLESSING);
  await page.locator('.board .tile[data-legal]').first().tap();
  await page.getByTestId('play-selected').tap();
  const shown = (): Promise<string | null> => page.locator('.second [data-message]').getAttribute('data-message');
  await expect.poll(shown).toBe('chain');
  await page.locator('.estate[data-legal]').first().tap();
  await expect.poll(shown).toBe('preview');
  await page.getByTestId('further').tap();
  await expect.poll(shown).toBe('chain');
  // The next press is answered at once.
  await page.locator('.estate[data-legal]').nth(1).tap();
  await expect.poll(shown).toBe('preview');
  await context.close();
});

test('a person may choose to play with one press', async () => {
  const { page, context } = await visit(browser, house.base, { ...PHONE, prefs: { rendering: 'board', pressTwice: false } });
  await openPosition(page, RAID);
  const before = await decisionOf(page);
  await page.locator('.board .tile[data-legal]').first().tap();
  await expect.poll(() => decisionOf(page)).not.toBe(before);
  await context.close();
});

test('a long press explains and never plays', async () => {
  const { page, context } = await visit(browser, house.base, { ...PHONE, prefs: { rendering: 'board', pressTwice: false } });
  await openPosition(page, RAID);
  const before = await decisionOf(page);
  await hold(page, page.locator('.board .tile[data-legal]').first(), 900);
  await page.getByRole('tooltip').waitFor();
  await page.waitForTimeout(300);
  expect(await decisionOf(page)).toBe(before);

  await openPosition(page, ROLES);
  const role = page.locator('.roles [data-legal]').first();
  await role.waitFor();
  const asked = await decisionOf(page);
  await hold(page, role, 900);
  await page.getByRole('tooltip').waitFor();
  await page.waitForTimeout(300);
  expect(await decisionOf(page)).toBe(asked);
  await context.close();
});

test('on the pages of a phone every button and every link that stands alone is large enough for a finger', async () => {
  const { page, context } = await visit(browser, house.base, PHONE);
  const small = (): Promise<string[]> =>
    page.locator('header :is(a, button), main :is(.button, a.alone, input:not([type=checkbox]), select)').evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width === 0 || (width > 43.5 && height > 43.5) ? [] : [`${one.textContent?.trim()} ${width}×${height}`];
      }),
    );
  for (const [path, ready] of [
    ['/', '[data-testid=guide-medioevo]'],
    ['/play/san-juan', '[data-testid=start]'],
    ['/me', 'main .button'],
  ] as const) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    expect(await small(), path).toEqual([]);
  }
  await context.close();
});

test('no name of a thing is read out twice', async () => {
  const { page, context } = await visit(browser, house.base, { ...PHONE, prefs: { rendering: 'board' } });
  await openPosition(page, ROLES);
  await page.locator('.roles [data-legal]').first().waitFor();
  const twice = await page.evaluate(() =>
    [...document.querySelectorAll('.board [aria-description]')]
      .filter((element) => element.getAttribute('aria-label')?.includes(element.getAttribute('aria-description') ?? '–'))
      .map((element) => element.getAttribute('aria-label')),
  );
  expect(twice).toEqual([]);
  await context.close();
});
