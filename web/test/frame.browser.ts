import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { illegible } from './support/legible.ts';
import { playOnce, playToTheEnd } from './support/playing.ts';
import { openPosition } from './support/positions.ts';
import { browser, house, useSite } from './support/site.ts';

useSite();

const PLACES = ['header', '.bar-place', '.board-place', '.side-place', '.dock-place'] as const;

/** The rectangles of the frame: x, y, width × height. */
function frameOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (places) =>
      places.flatMap((place) => {
        const box = document.querySelector(place)?.getBoundingClientRect();
        return box === undefined ? [] : [`${place} ${box.x},${box.y} ${box.width}×${box.height}`];
      }),
    PLACES,
  );
}

const against = (game: string, seats: number) => ({ [game]: { seats: ['me', ...Array(seats - 1).fill('easy')], options: {} } });

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByTestId(`play-${game}`).click();
  await page.getByTestId('undo').waitFor();
}

for (const [game, rendering] of [
  ['medioevo', 'board'],
  ['san-juan', 'board'],
  ['catan', 'plain'],
] as const)
  test(`${game}: bar, board and what stands beside it never change their place at 1366 × 768`, async () => {
    const { page, context } = await visit(browser, house.base, { prefs: { rendering, tables: against(game, game === 'catan' ? 3 : 2) } });
    await sitDown(page, game);
    const seen = new Set<string>();
    const look = async (): Promise<void> => void seen.add((await frameOf(page)).join('\n'));
    await look();
    for (const tab of ['Punti', 'Opzioni', 'Cronaca']) {
      await page.getByRole('tab', { name: tab }).click();
      await look();
    }
    await page.getByTestId('hint').or(page.getByTestId('undo')).first().press('h');
    await look();
    await page.getByTestId('language').click();
    await look();
    if (game === 'catan') for (let made = 0; made < 12; await page.waitForTimeout(30)) made += (await playOnce(page)) === 'wait' ? 0 : 1;
    else await playToTheEnd([page], look);
    await look();
    const [only, ...others] = seen;
    expect(others).toEqual([]);
    expect(only?.split('\n')).toEqual([
      'header 0,0 1366×37',
      '.bar-place 12,45 1033×52',
      '.board-place 12,104 1033×652',
      '.side-place 1053,45 301×711',
    ]);
    await context.close();
  }, 240_000);

test('the frame and its type grow with the window, by at most a fifth', async () => {
  const sizes: string[] = [];
  for (const [width, height] of [
    [1366, 768],
    [1600, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    const { page, context } = await visit(browser, house.base, { viewport: { width, height }, prefs: { rendering: 'board' } });
    await sitDown(page, 'medioevo');
    sizes.push(
      await page.evaluate(() => {
        const size = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
        const type = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
        return `bar ${size('.bar-place')?.height} side ${size('.side-place')?.width} type ${type <= 1.2 && type >= 1 ? type.toFixed(2) : 'wrong'}`;
      }),
    );
    await context.close();
  }
  expect(sizes).toEqual([
    'bar 52 side 301 type 1.00',
    'bar 56 side 330 type 1.09',
    'bar 60 side 360 type 1.17',
    'bar 60 side 360 type 1.17',
  ]);
});

test('under 1200 pixels what stands beside the board is a drawer; on a phone the buttons are at the thumb', async () => {
  const tablet = await visit(browser, house.base, { viewport: { width: 1100, height: 760 }, prefs: { rendering: 'board' } });
  await sitDown(tablet.page, 'medioevo');
  const before = await frameOf(tablet.page);
  expect(await tablet.page.getByRole('tab', { name: 'Cronaca' }).isVisible()).toBe(false);
  await tablet.page.getByTestId('open-side').click();
  await tablet.page.getByRole('tab', { name: 'Cronaca' }).waitFor();
  expect((await frameOf(tablet.page)).slice(0, 3)).toEqual(before.slice(0, 3));
  await tablet.context.close();

  const phone = await visit(browser, house.base, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    prefs: { rendering: 'board' },
  });
  await sitDown(phone.page, 'medioevo');
  const [top, bar, board, dock] = await frameOf(phone.page);
  expect([top, bar, dock]).toEqual(['header 0,0 390×44', '.bar-place 4,48 382×56', '.dock-place 0,784 390×60']);
  await phone.page.getByRole('link', { name: 'Io', exact: true }).waitFor();
  await phone.page.getByTestId('open-side').click();
  await phone.page.getByRole('tab', { name: 'Opzioni' }).waitFor();
  await phone.page.getByRole('button', { name: 'Chiudi' }).click();
  expect((await frameOf(phone.page))[2]).toBe(board);
  await phone.context.close();
});

/** Plays until the log has so many lines and the person is asked again. */
async function playUntil(page: Page, lines: number): Promise<void> {
  while ((await page.locator('.log [data-line]').count()) < lines) {
    await playOnce(page);
    await page.waitForTimeout(60);
  }
  await page.getByTestId('hint').waitFor();
}

test('four tabs fit beside the board in Italian, and the newest line of the log stays in sight', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { tables: against('medioevo', 2) } });
  await sitDown(page, 'medioevo');
  const list = page.getByRole('tablist');
  expect(await list.evaluate((tabs) => tabs.scrollWidth <= tabs.clientWidth)).toBe(true);
  await playUntil(page, 40);
  const gap = (): Promise<number> =>
    page.locator('[role=tabpanel]').evaluate((panel) => Math.round(panel.scrollHeight - panel.scrollTop - panel.clientHeight));
  await expect.poll(gap).toBeLessThanOrEqual(1);
  await page.getByTestId('language').click();
  await expect.poll(gap).toBeLessThanOrEqual(1);
  // Not by the mouse, which would scroll to the button first.
  await page.getByTestId('why').last().dispatchEvent('click');
  await page.getByTestId('advice-panel').waitFor();
  await expect.poll(gap).toBeLessThanOrEqual(1);
  // The explanation goes with the next move.
  while ((await playOnce(page)) === 'wait') await page.waitForTimeout(30);
  await page.getByTestId('advice-panel').waitFor({ state: 'detached' });
  await context.close();
});

test('the newest line stays in sight in a long game too, in which the oldest lines go', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { tables: against('burgundy', 2) } });
  await sitDown(page, 'burgundy');
  await playUntil(page, 120);
  for (let moves = 0; moves < 25; moves++) {
    while ((await playOnce(page)) === 'wait') await page.waitForTimeout(30);
    await page.waitForTimeout(60);
    const gap = await page
      .locator('[role=tabpanel]')
      .evaluate((panel) => Math.round(panel.scrollHeight - panel.scrollTop - panel.clientHeight));
    expect(gap, `after ${moves} moves`).toBeLessThanOrEqual(1);
  }
  await context.close();
}, 90_000);

test('quick presses are shown at once, and nobody is told that it is their own name’s turn', async () => {
  const { page, context } = await visit(browser, house.base, {
    prefs: { speed: 'slow', speedChosen: true, tables: against('burgundy', 2) },
  });
  await sitDown(page, 'burgundy');
  const decision = (): Promise<number> => page.locator('[data-decision]').evaluate((one) => Number(one.getAttribute('data-decision')));
  await page.getByTestId('hint').waitFor();
  const bar = page.getByRole('region', { name: 'Che cosa fare' });
  const before = await decision();
  // Two dice, two answers, faster than one is shown to others.
  for (const answer of [1, 2]) {
    await playOnce(page);
    await expect.poll(decision, { timeout: 1_200 }).toBeGreaterThanOrEqual(before + answer);
    expect(await bar.textContent()).not.toContain('Tocca a Ospite');
  }
  await context.close();
});

test('the log is one stop for the Tab key; arrows walk its lines', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { tables: against('medioevo', 2) } });
  await sitDown(page, 'medioevo');
  await playUntil(page, 20);
  expect(await page.locator('.log [data-line][tabindex="0"]').count()).toBe(1);
  await page.locator('.log [data-line][tabindex="0"]').focus();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const last = await focused();
  await page.keyboard.press('ArrowUp');
  expect(await focused()).not.toBe(last);
  await page.keyboard.press('End');
  expect(await focused()).toBe(last);
  await context.close();
});

/** Medioevo late in the game, three seats: every estate of the others has tiles, and their sums have two and three digits. */
const CROWDED = {
  ...{ game: 'medioevo', seats: 3, seed: 'crowded' },
  position: {
    ...{ at: 'round', round: 13 },
    players: [
      { coins: 118, fief: ['b01a', 'b04a', 'b07a', 'b10a', 'b13a', 'b16a', 'b19a', 'b22a'] },
      { coins: 127, fief: ['b03a', 'b06a', 'b06b', 'b09a', 'b12a', 'b12b', 'b15a', 'b17a', 'b20a', 'b23a'] },
      { coins: 104, fief: ['b02a', 'b05a', 'b05b', 'b08a', 'b11a', 'b11b', 'b14a', 'b18a', 'b21a', 'b23b'] },
    ],
  },
};

test('beside a review the board keeps its room: nothing of the others is cut off or covered', async () => {
  const { page, context } = await visit(browser, house.base, { locale: 'en-GB', prefs: { rendering: 'board' } });
  await openPosition(page, CROWDED);
  await page.locator('.board .tile[data-legal]').first().waitFor();
  const frame = await frameOf(page);
  await playOnce(page);
  await page.waitForTimeout(1_000);
  await page.goto(`${page.url().replace('/local/', '/replay/local/')}?review`);
  await page.getByTestId('transport').waitFor();
  await page.locator('.board .plate').nth(1).waitFor();
  expect(await frameOf(page)).toEqual(frame);
  for (const _ of ['English', 'Italian']) {
    expect(await page.locator('.board .plate .top b').count()).toBe(16);
    expect(await illegible(page, '.board .plate .head, .board .plate .top, .board .plate .grave-head, .board .estate .top')).toEqual([]);
    await page.getByTestId('language').click();
  }
  await context.close();
});

test('Catan in words: the table of players is whole or says that it goes on, and answers by the dozen are in sight', async () => {
  const { page, context } = await visit(browser, house.base, { locale: 'en-GB', prefs: { tables: against('catan', 3) } });
  await sitDown(page, 'catan');
  const answers = page.getByTestId('answers').locator('li');
  await expect.poll(() => answers.count()).toBeGreaterThan(40);
  const inSight = await answers.evaluateAll((all) => {
    const box = all[0]?.closest('.box')?.getBoundingClientRect();
    return all.filter((one) => one.getBoundingClientRect().bottom <= (box?.bottom ?? 0)).length;
  });
  expect(inSight).toBeGreaterThanOrEqual(24);
  await page.getByRole('searchbox').waitFor();
  const wide = page.locator('.plain .scroll').filter({ hasText: 'Roads' });
  const cut = (): Promise<boolean> => wide.evaluate((region) => region.scrollWidth > region.clientWidth);
  expect(await cut()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await cut()).toBe(true);
  // The shadow stays at the edge; what hides it there moves with the words.
  expect(await wide.evaluate((region) => getComputedStyle(region).backgroundAttachment)).toBe('local, local, scroll, scroll');
  expect(await wide.getAttribute('tabindex')).toBe('0');
  await context.close();
});
