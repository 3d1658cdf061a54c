import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousInBothLooks } from './support/axe.ts';
import type { Visitor, Wishes } from './support/browser.ts';
import { BURGUNDY_TEAM } from './support/burgundy-positions.ts';
import { burgundyTruth } from './support/burgundy-truth.ts';
import { after, decisionOf, names, openScenario, type Player, press, thing } from './support/burgundy-turn.ts';
import { savedAt, viewAt } from './support/saved.ts';
import { browser, house, useSite } from './support/site.ts';

/* Two against two on the board: shared and own spaces, the common stock, the double duchy. */

useSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A turn of seat 0 with these things in common with seat 1, and these of its own. */
function teamTurn(common: Player, me: Player, table: Player = {}, wishes: Wishes = {}, options: object = {}): Promise<Visitor> {
  const position = { at: 'turn', phase: 'B', round: 2, turn: 0, white: 1, bridge: [[3, 2, 1, 0]], ...table };
  const scenario = {
    ...{ game: 'burgundy', seats: 4, seed: 'team', options: { mode: 'team', ...options } },
    position: { ...position, estates: [{ coins: 2, workers: 2, ...common }, {}], players: [me, { storage: ['church'] }, {}, {}] },
  };
  return openScenario(browser, house.base, scenario, wishes);
}
const legal = (page: Page, kind: string): Promise<(string | null)[]> =>
  page
    .locator(`.burgundy [data-legal=${kind}]`)
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-thing')))].sort());

test('a tile that was taken goes into the space that is pressed, shared or own', async () => {
  for (const space of ['shared', 'own'] as const) {
    const { page, context } = await teamTurn({}, { dice: [4, 1] }, { depots: [[], [], [], ['mine']] });
    const before = await decisionOf(page);
    await page.locator('.burgundy [data-depot="4"] [data-legal=take]').click();
    await after(page, before + 1);
    expect(await legal(page, 'stow')).toEqual(['space-own', 'space-shared']);
    await page
      .locator(thing(`space-${space}`))
      .first()
      .click();
    const { open } = await after(page, before + 2);
    expect(names(open.storage[space === 'shared' ? 0 : 2])).toEqual(['mine']);
    expect(await burgundyTruth(page, viewAt(await savedAt(page), 0))).toEqual([]);
    await context.close();
  }
});

test('the supply has a column for each team', async () => {
  const { page, context, complaints } = await teamTurn(
    { goods: { red: 2 } },
    { dice: [4], sold: { red: 1 } },
    { roundGoods: ['pink', 'pink', 'brown'] },
  );
  await page.locator('.burgundy button.supply').click();
  const rows = await page
    .locator('.supply table.goods tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));
  // Two teams, the quays and what nobody has seen: of seven red goods two lie with the team and one is sold.
  expect(rows.map((row) => row.length)).toEqual([5, 5, 5, 5, 5, 5, 5]);
  expect(rows[4]?.slice(1)).toEqual(['2', '0', '0', '4']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a tile dragged onto a space lies there without another question', async () => {
  const { page, context } = await teamTurn({}, { dice: [4] }, { depots: [[], [], [], ['mine']] });
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-depot="4"] [data-legal=take]').dragTo(page.locator(thing('space-own')).first());
  expect(names((await after(page, before + 2)).open.storage[2])).toEqual(['mine']);
  await context.close();
});

test('with all spaces full one of the four tiles is given up, never the partner’s', async () => {
  const common = { shared: ['ship', 'bank'] };
  const { page, context } = await teamTurn(common, { dice: [4], storage: ['castle', 'pig2'] }, { depots: [[], [], [], ['mine']] });
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-depot="4"] [data-legal=take]').click();
  await after(page, before + 1);
  expect(await legal(page, 'discard')).toEqual(['stored-0', 'stored-1', 'stored-2', 'stored-3']);
  await press(page, 'stored-1');
  const { open } = await after(page, before + 2);
  expect([names(open.storage[0]), names(open.storage[2]), names(open.storage[3])]).toEqual([
    ['ship', 'mine'],
    ['castle', 'pig2'],
    ['church'],
  ]);
  await context.close();
});

test('tiles are placed from shared and own spaces; of two equal ones the owner says where the other stays', async () => {
  const { page, context } = await teamTurn({ shared: ['mine'] }, { dice: [2, 1], storage: ['mine'] });
  expect(await legal(page, 'place')).toEqual(expect.arrayContaining(['stored-0', 'stored-1']));
  await page.locator('.burgundy [data-tell="partner-0"]').hover();
  await page.locator('.bubble').getByText('Non puoi piazzarla').waitFor();
  await page.locator('.burgundy [data-die="2"]').click();
  const before = await decisionOf(page);
  await press(page, 'hex-14');
  await after(page, before + 1);
  expect(await legal(page, 'stow')).toEqual(['space-own', 'space-shared']);
  await page.locator(thing('space-own')).first().click();
  const { open } = await after(page, before + 2);
  expect([names(open.storage[0]), names(open.storage[2])]).toEqual([[], ['mine']]);
  expect(open.duchies[0]?.[14]).toBeGreaterThanOrEqual(0);
  await context.close();
});

/** A new game on 12b: the viewer, whose seat is first on the bridge, is asked for the castle, not the partner; the bridge is dealt. */
async function askedForCastle(): Promise<Visitor> {
  const scenario = { game: 'burgundy', seats: 4, options: { mode: 'team', teamBoard: '12b' }, position: { at: 'opening' } };
  for (let deal = 0; deal < 15; deal++) {
    const visitor = await openScenario(browser, house.base, scenario);
    if ((await legal(visitor.page, 'duchy')).length > 0) return visitor;
    await visitor.context.close();
  }
  throw new Error('the partner was asked in every deal');
}

test('on 12b the castle hex is pressed in either half', async () => {
  const { page, context, complaints } = await askedForCastle();
  expect(await legal(page, 'duchy')).toEqual([expect.stringMatching(/^hex-/), expect.stringMatching(/^hex-/)]);
  const before = await decisionOf(page);
  await page.locator('.burgundy .own [data-legal=duchy]').last().click();
  expect((await after(page, before + 1)).open.layouts[0]).toBeGreaterThan(9);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the middle of a game: drawn truly, nothing cut off, readable by machines', async () => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    const { page, context } = await openScenario(browser, house.base, BURGUNDY_TEAM, { viewport });
    expect(await burgundyTruth(page, viewAt(await savedAt(page), 0))).toEqual([]);
    expect(await page.evaluate(outside)).toEqual([]);
    expect(await page.evaluate(headsOverDice)).toEqual([]);
    if (viewport.width === 1366) expect(await seriousInBothLooks(page)).toEqual([]);
    await context.close();
  }
});

test('on a phone the halves are pages: the small duchy turns them, and a hex of the other half is placed on', async () => {
  const { page, context } = await openScenario(browser, house.base, BURGUNDY_TEAM, PHONE);
  expect(await burgundyTruth(page, viewAt(await savedAt(page), 0))).toEqual([]);
  const right = page.locator('.burgundy .own [data-thing="hex-37"]');
  const seen = (): Promise<boolean> => right.evaluate((hex) => hex.getBoundingClientRect().left < innerWidth);
  expect(await seen()).toBe(false);
  await page.locator('.burgundy .own.team > button').tap();
  expect(await seen()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  expect(await seriousInBothLooks(page)).toEqual([]);
  await context.close();
});

/** Runs in the page: texts and hexes of the board that stick out of the window. */
function outside(): string[] {
  const board = document.querySelector('.burgundy')?.getBoundingClientRect();
  if (board === undefined) return ['no board'];
  return [...document.querySelectorAll('.burgundy text, .burgundy [data-thing]')]
    .filter((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      return width > 0 && (left < board.left - 2 || right > board.right + 2 || top < board.top - 2 || bottom > board.bottom + 2);
    })
    .map((one) => one.textContent?.trim() || (one.getAttribute('data-thing') ?? ''));
}

/** Runs in the page: heads of the two partners that reach down to their dice. */
function headsOverDice(): string[] {
  const lower = [...document.querySelectorAll('.burgundy .own.team > header')];
  const dice = [...document.querySelectorAll('.burgundy .own.team [data-dice]')].map((one) => one.getBoundingClientRect().top);
  return lower.flatMap((head) => (head.getBoundingClientRect().bottom > Math.min(...dice) + 1 ? [head.textContent ?? ''] : []));
}
