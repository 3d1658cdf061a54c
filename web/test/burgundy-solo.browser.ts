import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GOODS } from '../../games/burgundy/src/data/goods.ts';
import { HEX_NAMES } from '../../games/burgundy/src/rules/layout.ts';
import { seriousInBothLooks } from './support/axe.ts';
import type { Visitor, Wishes } from './support/browser.ts';
import { BURGUNDY_SOLO } from './support/burgundy-positions.ts';
import { burgundyTruth } from './support/burgundy-truth.ts';
import { after, decisionOf, names, openScenario, openTurn, type Player, press, thing } from './support/burgundy-turn.ts';
import { reach, unreached } from './support/reach.ts';
import { savedAt, viewAt } from './support/saved.ts';
import { browser, house, useSite } from './support/site.ts';

/* The solo game of Burgundy on the board: every kind of answer is given by pressing its object. */

useSite();

/** The order of the parts of a placement is told by chips in the bar. */
const PLACELESS = ['decline', 'end', 'part'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const alone = (me: Player, table: Player = {}, wishes: Wishes = {}): Promise<Visitor> =>
  openTurn(browser, house.base, me, table, wishes, { seats: 1, options: { mode: 'solo' } });
const hex = (name: string): string => `hex-${HEX_NAMES.indexOf(name)}`;
const chip = (page: Page, words: RegExp): Promise<void> => page.getByTestId('answers').getByRole('button', { name: words }).click();

for (const [soloBoard, seed, wishes] of [
  ['13a', 3, {}],
  ['13b', 4, PHONE],
] as const)
  test(`a whole solo game on ${soloBoard} is played on the board, and what is drawn is true (seed ${seed})`, async () => {
    const reached = await reach(browser, house.base, {
      ...{ game: 'burgundy', seats: ['me'], seed, placeless: PLACELESS, options: { mode: 'solo', soloBoard } },
      ...{ truth: burgundyTruth, every: 15, ...wishes },
    });
    expect(reached.complaints).toEqual([]);
    expect(reached.untrue).toEqual([]);
    expect(reached.over).toBe(true);
    expect(unreached(reached, PLACELESS)).toEqual([]);
    expect([...reached.onBoard.keys()]).toEqual(expect.arrayContaining(['duchy', 'take', 'place']));
    expect([...reached.inBar.keys()].filter((kind) => !PLACELESS.includes(kind))).toEqual([]);
  }, 300_000);

test('the exchange: goods are pressed one by one, then a tile of the black depot', async () => {
  const goods = { red: 2, pink: 2, brown: 1 };
  const { page, context } = await alone({ dice: [3, 1], storage: ['ship'], goods }, { black: ['mine', 'castle'], goods: [['violet']] });
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-die="3"]').click();
  await press(page, hex('s10'));
  await chip(page, /effetto/);
  await after(page, before + 2);
  await press(page, 'quay-1');
  await after(page, before + 3);
  expect(await page.locator(`${thing('black-0')}[data-legal]`).count()).toBe(0);
  for (const good of ['red', 'red', 'pink', 'pink', 'violet'] as const)
    await page.locator(`.burgundy .own [data-good="${GOODS.indexOf(good)}"]`).click();
  expect(await page.locator('.burgundy [data-offered]').count()).toBe(3);
  await press(page, 'black-0');
  const { open } = await after(page, before + 4);
  expect(names(open.storage[0])).toEqual(['blackTile']);
  expect(open.goods.reduce((all, count) => all + count, 0)).toBe(1);
  await context.close();
});

test('a placement whose order is asked for shows the points of all its parts, and the answers name theirs', async () => {
  const { page, context } = await openScenario(browser, house.base, BURGUNDY_SOLO);
  await page.locator('.burgundy [data-die="2"]').click();
  await page.locator(thing(hex('s24'))).hover();
  const bubble = page.locator('.bubble');
  await bubble.getByText('+21 punti').waitFor();
  await bubble.getByText('basta per l’obiettivo di 45').waitFor();
  expect(await bubble.locator('dd').allTextContents()).toEqual(['+6', '+6', '+9', '+21 punti']);
  const before = await decisionOf(page);
  // The tile fits that hex alone.
  await press(page, 'stored-0');
  await after(page, before + 1);
  expect(await page.getByTestId('answers').getByRole('button').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('(+9)'), expect.stringContaining('(+6)')]),
  );
  await context.close();
});

test('a ship crosses out no good for which there is a space', async () => {
  const goods = { red: 1, pink: 1, brown: 1 };
  const { page, context } = await alone({ dice: [3, 1], storage: ['ship'], goods }, { goods: [['violet'], []] });
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-die="3"]').click();
  await press(page, hex('s10'));
  await chip(page, /effetto/);
  await after(page, before + 2);
  expect(await page.locator('.burgundy [data-depot] .cross').count()).toBe(0);
  await press(page, 'quay-1');
  expect((await after(page, before + 3)).open.goods.filter((count) => count > 0).length).toBe(4);
  await context.close();
});

test('on a phone rounds are counted through the game, and there is no bridge', async () => {
  const { page, context } = await openScenario(browser, house.base, BURGUNDY_SOLO, PHONE);
  expect(await page.locator('.burgundy .course .round').textContent()).toBe('13/25');
  expect(await page.locator('.burgundy [data-marker]').count()).toBe(0);
  await context.close();
});

test('coins: what is missing to the target is bought at the purse, and the extra action takes any tile', async () => {
  const { page, context } = await alone({ dice: [4, 1], goods: { red: 2 }, points: 45, coins: 2 }, { depots: [['bank'], ['castle']] });
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-die="4"]').click();
  await page.locator(`.burgundy .own [data-good="${GOODS.indexOf('red')}"]`).click();
  await after(page, before + 1);
  await page.locator('.fan [data-legal=spend]').first().click();
  const reset = await after(page, before + 2);
  expect(reset.open).toMatchObject({ points: [0], coins: [2], solo: { target: 45 } });
  await page.locator('.burgundy [data-depot="2"] [data-legal=take]').click();
  expect(names((await after(page, before + 3)).open.storage[0])).toEqual(['castle']);
  await context.close();
});

test('a complete colour: the tile of the black depot is pressed, then its hex', async () => {
  const tiles = { s3: 'bank', s22: 'mine', s30: 'mine' };
  const { page, context } = await alone({ dice: [5, 1], storage: ['mine'], tiles }, { black: ['cow3'] });
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-die="5"]').click();
  await press(page, hex('s2'));
  await chip(page, /colore/);
  await after(page, before + 2);
  await press(page, 'black-0');
  if ((await decisionOf(page)) === before + 2) await press(page, hex('s6'));
  const { open } = await after(page, before + 3);
  expect(open.duchies[0]?.[5]).toBeGreaterThan(0);
  await context.close();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} × ${viewport.height} nothing is cut off, all is true and axe is content`, async () => {
    const { page, context, complaints } = await openScenario(browser, house.base, BURGUNDY_SOLO, { viewport });
    const cut = await page.evaluate(() => {
      const board = document.querySelector('.burgundy')?.getBoundingClientRect();
      const outside = [...document.querySelectorAll('.burgundy [data-thing], .burgundy [data-tell]')].filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return board === undefined || left < board.left - 2 || right > board.right + 2 || top < board.top - 2 || bottom > board.bottom + 2;
      });
      return { outside: outside.map((element) => element.outerHTML.slice(0, 120)), height: document.documentElement.scrollHeight };
    });
    expect(cut).toEqual({ outside: [], height: viewport.height });
    expect(await page.locator('.burgundy [data-river]').count()).toBe(5);
    expect(await burgundyTruth(page, viewAt(await savedAt(page), 0))).toEqual([]);
    expect(await seriousInBothLooks(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
