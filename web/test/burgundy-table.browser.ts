import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FACES, type Face } from '../../games/burgundy/src/data/faces.ts';
import type { Visitor, Wishes } from './support/browser.ts';
import { after, decisionOf, names, openTurn, type Player, press, thing } from './support/burgundy-turn.ts';
import { browser, house, useSite } from './support/site.ts';

/* The surroundings of Burgundy's board: the bar's question, seals, sheets, the end of the game, fingers. */

useSite();

const PHONE: Wishes = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const opened = (me: Player, table: Player = {}, wishes: Wishes = {}): Promise<Visitor> => openTurn(browser, house.base, me, table, wishes);
const questionOf = async (page: Page): Promise<string> => (await page.locator('.bar .first').textContent()) ?? '';

test('the bar says which die is held, asks how a tile is to be paid for, and has the game’s question back after Escape', async () => {
  const { page, context } = await opened({ dice: [3, 5], workers: 2 }, { depots: [[], [], ['market']] });
  const own = await questionOf(page);
  await page.locator('.burgundy [data-die="3"]').click();
  expect(await questionOf(page)).toContain('Dado 3: premi ciò che brilla');
  await page.keyboard.press('Escape');
  expect(await questionOf(page)).toBe(own);
  await press(page, 'slot-10');
  expect(await questionOf(page)).toContain('Mercato: con quale dado?');
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-fan] button').first().click();
  await after(page, before + 1);
  expect(await questionOf(page)).toContain('Usa il tuo dado (5)');
  await context.close();
});

test('a tile that is let go between the spaces of the storage is taken', async () => {
  const { page, context } = await opened({ dice: [3, 3] }, { depots: [[], [], ['market']] });
  const before = await decisionOf(page);
  const [upper, lower] = await Promise.all(
    [0, 1].map(async (place) => page.locator('.burgundy [data-tell="storage"]').nth(place).boundingBox()),
  );
  const from = await page.locator(thing('slot-10')).boundingBox();
  if (upper == null || lower == null || from === null) throw new Error('storage and depot are not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // Below the upper space and left of the lower one: no space lies there.
  await page.mouse.move(upper.x + 4, lower.y + lower.height / 2, { steps: 6 });
  await page.mouse.up();
  expect(names((await after(page, before + 1)).open.storage[0])).toEqual(['market']);
  await context.close();
});

test('a ship: what it brings names the bridge, and its seals stay until its goods are chosen', async () => {
  const { page, context } = await opened(
    { dice: [5, 1], workers: 0, storage: ['ship'], goods: { red: 1, turquoise: 1 } },
    { goods: [[], ['violet', 'pink', 'red']] },
  );
  await page.locator(thing('hex-19')).hover();
  await page.locator('.bubble .then').getByText('spazio 2 del ponte: nel prossimo round cominci tu').waitFor();
  const before = await decisionOf(page);
  await press(page, 'hex-19');
  await after(page, before + 1);
  expect(await page.locator('.burgundy .seal').count()).toBe(2);
  await press(page, 'quay-2');
  await after(page, before + 2);
  expect(await page.locator('.burgundy .seal').count()).toBe(2);
  await page.locator(thing('load-2')).hover();
  await page.locator('.bubble .then').getByText('carichi').waitFor();
  await context.close();
});

test('what has been done in a chain has the same number in the bar and on the board', async () => {
  const { page, context } = await opened({ dice: [3, 1], workers: 0, storage: ['townHall', 'castle', 'market'] });
  const before = await decisionOf(page);
  await press(page, 'stored-0');
  await press(page, 'hex-11');
  await after(page, before + 1);
  await page.locator('[data-message=chain] .seal').first().waitFor();
  expect(await page.locator('[data-message=chain] .seal').allTextContents()).toEqual(['1', '2']);
  expect((await page.locator('.burgundy .seal').allTextContents()).map((words) => words.trim()).sort()).toEqual(['1', '2']);
  expect(await page.locator('[data-message=chain] .done').allTextContents()).toEqual([
    expect.stringContaining('dado 3'),
    expect.stringContaining('Centro cittadino su c3'),
  ]);
  await context.close();
});

test('stored tiles and goods stay where they lie when others go or come', async () => {
  const { page, context } = await opened(
    { dice: [5, 3], workers: 0, storage: ['ship', 'castle', 'market'], goods: { red: 1, orange: 1 } },
    { goods: [[], ['turquoise']] },
  );
  /** The middle of an element; a glow around it does not move that. */
  const middleOf = async (selector: string): Promise<readonly number[]> => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const placeOf = (face: Face): Promise<readonly number[]> => middleOf(`.burgundy [data-stored][data-tile="${FACES.indexOf(face)}"]`);
  const goodAt = (good: number): Promise<readonly number[]> => middleOf(`${thing(`good-${good}`)} use`);
  const [castle, market, red] = [await placeOf('castle'), await placeOf('market'), await goodAt(3)];
  const before = await decisionOf(page);
  await press(page, 'hex-19');
  await after(page, before + 1);
  await press(page, 'quay-2');
  await after(page, before + 2);
  await page.locator(thing('good-0')).waitFor();
  expect([await placeOf('castle'), await placeOf('market'), await goodAt(3)]).toEqual([castle, market, red]);
  await context.close();
});

test('Escape closes a fan when the focus is nowhere, and a page at rest moves nothing', async () => {
  const { page, context } = await opened({ dice: [3, 5], workers: 2 }, { depots: [[], [], ['market']] });
  await press(page, 'slot-10');
  await page.locator('.burgundy [data-fan]').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await page.locator('.burgundy [data-fan]').waitFor({ state: 'detached' });
  const endless = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
  );
  expect(endless).toBe(0);
  await context.close();
});

test('a building that keeps an equal one out of its village is marked while that one is thought about', async () => {
  const { page, context } = await opened({ dice: [3, 5], storage: ['bank'], tiles: { e4: 'bank', d5: 'ship' } });
  expect(await page.locator('.burgundy .blocking').count()).toBe(0);
  await page.locator(thing('stored-0')).hover();
  await page.locator('.burgundy .blocking').waitFor();
  expect(await page.locator('.burgundy .blocking').count()).toBe(1);
  await context.close();
});

test('the enlarged duchy and the supply fit into their panel', async () => {
  const { page, context, complaints } = await opened({ dice: [3, 5], goods: { red: 2 } });
  for (const [opener, content] of [
    ['[data-enlarge="1"]', '.enlarged'],
    ['.spare', '.supply table'],
  ] as const) {
    await page.locator(`.burgundy ${opener}`).click();
    const inside = page.locator(`.bur-look:not(.board) ${content}`).first();
    await inside.waitFor();
    const fits = await inside.evaluate((element) => {
      const panel = element.closest('.bur-look')?.parentElement;
      const widest = Math.max(...[...element.querySelectorAll('svg, td, b'), element].map((part) => part.getBoundingClientRect().right));
      return widest <= (panel?.getBoundingClientRect().right ?? 0) + 1;
    });
    expect([content, fits]).toEqual([content, true]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the sheets of the board and of a duchy open without complaint, and every depot says its workers', async () => {
  const { page, context, complaints } = await opened({ dice: [3, 3], workers: 2 }, { depots: [[], [], [], ['market'], ['mine']] }, PHONE);
  expect(await page.locator('.burgundy [data-depot="4"] .tag').textContent()).toBe('1');
  expect(await page.locator('.burgundy [data-depot="5"] .tag').textContent()).toBe('2');
  // The tag lies over the quay, not under it.
  const isOver = await page.locator('.burgundy [data-depot="4"]').evaluate((depot) => {
    const tag = depot.querySelector('.tag');
    const quay = depot.querySelector('[data-thing="quay-4"]');
    return tag !== null && quay !== null && (quay.compareDocumentPosition(tag) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isOver).toBe(true);
  await page.locator('.burgundy .course').tap();
  await page.getByText('Punti per area').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.burgundy [data-enlarge="1"]').tap();
  await page.locator('.enlarged').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the end is counted source by source for everybody, and then how it went is shown on the board', async () => {
  const { page, context, complaints } = await opened(
    { dice: [3, 5], coins: 3, workers: 4, goods: { red: 2 }, tiles: { b4: 'monastery16' } },
    { phase: 'E', round: 5, roundGoods: [], bridge: [[1, 0]] },
    { prefs: { speed: 'normal', speedChosen: true } },
  );
  await page.getByRole('button', { name: /^Chiudi il turno/ }).click();
  const tally = page.locator('.burgundy .tally');
  await tally.waitFor();
  // Nothing reveals the result before it has been counted: neither bar, tab and medals nor the last lines of the log.
  for (const sign of ['[data-testid=end]', '.burgundy .medal', '.central > .epilogue'])
    expect(await page.locator(sign).count(), sign).toBe(0);
  expect(await page.getByRole('tab', { name: 'Fine' }).count()).toBe(0);
  expect(await page.locator('.log').textContent()).not.toContain('vince');
  // Meanwhile bar and log tell what is being counted.
  expect(await page.locator('.first').textContent()).toContain('Punti finali');
  expect(await page.locator('.log').innerText()).toMatch(/punteggio finale$/);
  const sums = tally.locator('tfoot td');
  // 2 goods, 3 coins, 4 workers are 2, 3 and 2 points.
  await expect.poll(() => sums.first().textContent(), { timeout: 10_000 }).toBe('7');
  await tally.waitFor({ state: 'detached' });
  await page.locator('.burgundy .central > .epilogue').waitFor();
  await page.getByTestId('end').waitFor();
  await page.getByRole('tab', { name: 'Fine', selected: true }).waitFor();
  expect(await page.locator('.burgundy .own').getAttribute('data-points')).toBe('7');
  expect(complaints).toEqual([]);
  await context.close();
});

test('two fingers enlarge the duchy, a target is still confirmed by two presses, and two taps beside it put it back', async () => {
  const { page, context } = await opened({ dice: [5, 1], workers: 0, storage: ['ship'] }, {}, PHONE);
  const frame = await page.locator('.burgundy .own').boundingBox();
  if (frame === null) throw new Error('no duchy');
  const touch = await page.context().newCDPSession(page);
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const spread = (by: number) => [
    { x: middle.x - by, y: middle.y, id: 0 },
    { x: middle.x + by, y: middle.y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: spread(40) });
  for (const by of [50, 60, 70, 80]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: spread(by) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const scaleOf = (): Promise<number> =>
    page.locator('.burgundy .own').evaluate((own) => own.getBoundingClientRect().width / (own as HTMLElement).offsetWidth);
  const enlarged = await scaleOf();
  expect(enlarged).toBeGreaterThan(1.6);
  const before = await decisionOf(page);
  await page.locator(thing('hex-19')).tap();
  await page.locator(thing('hex-19')).tap();
  await after(page, before + 1);
  expect(await scaleOf()).toBeCloseTo(enlarged, 2);
  // Both taps at once: over the wire they would be too far apart on a busy machine.
  await page.locator('.burgundy .own').evaluate((own) => {
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
      own.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 9 }));
  });
  await expect.poll(scaleOf, { timeout: 5_000 }).toBeLessThan(1.05);
  await context.close();
});
