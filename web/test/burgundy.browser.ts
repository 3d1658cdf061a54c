import type { Burgundy } from '@ludoteca/games/burgundy/rules';
import type { View } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { GOODS } from '../../games/burgundy/src/data/goods.ts';
import { positionAddress } from '../src/saved/position-link.ts';
import { seriousInBothLooks } from './support/axe.ts';
import { type Visitor, visit, type Wishes } from './support/browser.ts';
import { after, decisionOf, names, openTurn, type Player, press, thing } from './support/burgundy-turn.ts';
import { browser, house, useSite } from './support/site.ts';

useSite();

const opened = (me: Player, table: Player = {}, wishes: Wishes = {}): Promise<Visitor> => openTurn(browser, house.base, me, table, wishes);

test('die first: the 3 is taken up, what it reaches glows with its workers, and one press takes the tile', async () => {
  const { page, context, complaints } = await opened(
    { dice: [3, 5], workers: 1 },
    { depots: [[], [], ['market'], ['ship'], [], ['mine']] },
  );
  await page.locator('.burgundy [data-die="3"]').click();
  expect(await page.locator(thing('slot-21')).getAttribute('data-legal')).toBeNull();
  expect(await page.locator('.burgundy [data-depot="4"] .tag').count()).toBe(1);
  const before = await decisionOf(page);
  await press(page, 'slot-10');
  const { open } = await after(page, before + 1);
  expect(names(open.storage[0])).toEqual(['market']);
  expect(open.used.slice(0, 2)).toEqual([1, 0]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('thing first: a tile that both dice reach asks which, the cheapest is proposed, and pressing the other die takes it', async () => {
  const { page, context } = await opened({ dice: [3, 5], workers: 2 }, { depots: [[], [], ['market']] });
  const before = await decisionOf(page);
  await press(page, 'slot-10');
  const ways = page.locator('.burgundy [data-fan] button');
  expect(await ways.count()).toBe(2);
  expect(await ways.first().getAttribute('aria-label')).toBe('dado 3');
  await page.locator('.burgundy [data-die="5"]').click();
  const { open } = await after(page, before + 1);
  expect(names(open.storage[0])).toEqual(['market']);
  expect(open.workers[0]).toBe(0);
  await context.close();
});

test('a tile is dragged from its depot to the storage and from there to its hex; the hex says before what it brings', async () => {
  const { page, context } = await opened({ dice: [3, 3] }, { depots: [[], [], ['watchtower']] });
  const before = await decisionOf(page);
  await page.locator(thing('slot-10')).dragTo(page.locator('.burgundy [data-tell="storage"]').first(), { force: true });
  expect(names((await after(page, before + 1)).open.storage[0])).toEqual(['watchtower']);
  // c3 is a village of its own: 1 + 8 for phase B + 4 for the tower.
  expect(await page.locator('.burgundy .pill.points').first().textContent()).toBe('+13');
  await page.locator(thing('stored-0')).dragTo(page.locator(thing('hex-11')), { force: true });
  const { open } = await after(page, before + 2);
  expect(open.points[0]).toBe(13);
  expect(names([open.duchies[0]?.[11] ?? -1])).toEqual(['watchtower']);
  await context.close();
});

test('workers, goods and a purchase are pressed where they lie', async () => {
  const { page, context } = await opened({ dice: [4, 1], goods: { red: 2 }, coins: 2, workers: 0 }, { black: ['castle'] });
  const before = await decisionOf(page);
  await press(page, 'black-0');
  await after(page, before + 1);
  await press(page, 'good-3');
  await after(page, before + 2);
  await press(page, 'workers');
  const { open } = await after(page, before + 3);
  expect(open).toMatchObject({ workers: [2, 0], coins: [1, 0], points: [4, 0], bought: true });
  expect(names(open.storage[0])).toEqual(['castle']);
  await context.close();
});

test('a ship: a quay is pressed, too many colours are picked on it, and the marker goes on', async () => {
  const { page, context } = await opened(
    { dice: [5, 1], workers: 0, storage: ['ship'], goods: { red: 1, turquoise: 1 } },
    { goods: [[], ['violet', 'pink', 'red']] },
  );
  const before = await decisionOf(page);
  await press(page, 'hex-19');
  await after(page, before + 1);
  await press(page, 'quay-2');
  await after(page, before + 2);
  await press(page, 'load-2');
  const { open } = await after(page, before + 3);
  expect(open.goods.slice(0, 6)).toEqual(GOODS.map((good) => ({ red: 2, turquoise: 1, pink: 1 })[good as 'red'] ?? 0));
  expect(open.bridge[0]).toBe(0);
  await context.close();
});

test('a chain: town hall, castle and market lead on to each other and are answered on the board', async () => {
  const { page, context } = await opened(
    { dice: [3, 1], workers: 0, storage: ['townHall', 'castle', 'market'] },
    { depots: [['cow3'], [], [], ['mine']] },
  );
  let decision = await decisionOf(page);
  const then = async (name: string): Promise<View<Burgundy>> => {
    await press(page, name);
    decision += 1;
    return after(page, decision);
  };
  // Two of the stored buildings fit the hex, so the tile is taken up first.
  await press(page, 'stored-0');
  await then('hex-11');
  await page.getByText('un’altra tessera', { exact: true }).waitFor();
  expect(await page.locator('.burgundy .seal').count()).toBeGreaterThan(0);
  await then('hex-6');
  await page.locator('.burgundy [data-tell="wild"]').waitFor();
  await then('stored-0');
  // The market takes livestock, not the mine.
  await page.locator('.burgundy [data-legal=gain]').click();
  const { open } = await after(page, decision + 1);
  expect(names(open.storage[0])).toEqual(['cow3']);
  await context.close();
});

test('church, carpenter and warehouse are answered by pressing tiles and goods; an effect is declined in the bar', async () => {
  const { page, context } = await opened(
    { dice: [3, 2], storage: ['warehouse', 'carpenter'], goods: { pink: 1 }, workers: 3 },
    { depots: [['bank'], ['mine']] },
  );
  const before = await decisionOf(page);
  await press(page, 'stored-0');
  await press(page, 'hex-11');
  await page.locator('.burgundy [data-fan] button').first().click();
  await after(page, before + 1);
  await press(page, 'good-2');
  const { open } = await after(page, before + 2);
  expect(open.points[0]).toBe(2 + 1 + 8);
  await context.close();
});

test('a full storage: the coming tile hovers, and a stored one is pressed away', async () => {
  const { page, context } = await opened({ dice: [3, 1], storage: ['bank', 'mine', 'ship'] }, { depots: [[], [], ['market']] });
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-die="3"]').click();
  await press(page, 'slot-10');
  await after(page, before + 1);
  await page.locator('.burgundy [data-tell="coming"]').waitFor();
  await press(page, 'stored-1');
  expect(names((await after(page, before + 2)).open.storage[0])).toEqual(['bank', 'ship', 'market']);
  await context.close();
});

test('crane and geese open a fan at their hex', async () => {
  const { page, context } = await opened({
    dice: [3, 2],
    storage: ['crane', 'geese'],
    workers: 6,
    tiles: { c2: 'cow2', b2: 'sheep2', c1: 'pig2' },
  });
  const before = await decisionOf(page);
  await press(page, 'hex-11');
  await page.locator('.burgundy [data-fan] button').first().click();
  await after(page, before + 1);
  await page.locator('.burgundy [data-fan] [aria-label="Banca"]').click();
  expect((await after(page, before + 2)).open.coins[0]).toBe(4);
  await press(page, 'hex-4');
  await after(page, before + 3);
  expect(await page.locator('.burgundy [data-fan] button').count()).toBe(3);
  await page.locator('.burgundy [data-fan] [aria-label="mucche"]').click();
  await after(page, before + 4);
  await context.close();
});

test('monastery 6 buys from a numbered depot in three ways, monastery 28 hires, monastery 5 sails on', async () => {
  const { page, context } = await opened(
    { dice: [2, 6], tiles: { b4: 'monastery6', c4: 'monastery28', a4: 'monastery5' }, storage: ['ship'], coins: 3, workers: 2 },
    { depots: [['mine']], goods: [['red'], ['pink']] },
  );
  const before = await decisionOf(page);
  await press(page, 'coins');
  expect((await after(page, before + 1)).open).toMatchObject({ coins: [2, 0], workers: [4, 0] });
  await press(page, 'slot-1');
  await page.locator('.burgundy [data-fan] [aria-label="2 lavoratori"]').click();
  expect((await after(page, before + 2)).open).toMatchObject({ coins: [2, 0], workers: [2, 0], bought: true });
  await press(page, 'hex-17');
  const fan = page.locator('.burgundy [data-fan] button');
  if ((await fan.count()) > 0) await fan.first().click();
  await after(page, before + 3);
  await press(page, 'quay-1');
  await after(page, before + 4);
  await press(page, 'quay-2');
  const { open } = await after(page, before + 5);
  expect(open.goods.slice(0, 6)).toEqual([0, 0, 1, 1, 0, 0]);
  await context.close();
});

test('the duchy and its castle hex are chosen on the board, and a duchy can be looked at before', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  const scenario = { game: 'burgundy', seats: 2, seed: 'choice', options: { boards: 'chosen' }, position: { at: 'opening' } };
  await page.goto(positionAddress({ scenario, seat: 0 }));
  await page.locator(thing('layout-6')).click();
  const before = await decisionOf(page);
  await press(page, 'hex-1');
  const { open } = await after(page, before + 1);
  expect(open.layouts[0]).toBe(6);
  expect(names([open.duchies[0]?.[1] ?? -1])).toEqual(['castle']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('keys: arrows walk over the duchy, Enter takes up and places, Escape takes back the half-step', async () => {
  const { page, context } = await opened({ dice: [5, 1], workers: 0, storage: ['ship'] });
  await page.locator('.burgundy [data-die="5"]').focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.burgundy [data-die="5"]').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await page.locator('.burgundy [data-die="5"]').getAttribute('aria-pressed')).toBe('false');
  await page.locator(thing('hex-18')).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))).toBe('hex-19');
  const before = await decisionOf(page);
  await page.keyboard.press('Enter');
  expect(names([(await after(page, before + 1)).open.duchies[0]?.[19] ?? -1])).toEqual(['ship']);
  await context.close();
});

test('another duchy is enlarged beside the board; what cannot be pressed says why; nothing serious for axe', async () => {
  const { page, context } = await opened({ dice: [3, 5], workers: 0, storage: ['monastery16'] }, { depots: [['ship']], black: ['bank'] });
  await page.locator('.burgundy [data-enlarge="1"]').click();
  await page.locator('.enlarged').waitFor();
  await page.locator(thing('slot-2')).hover();
  await page.locator('.bubble .why').waitFor();
  expect(await seriousInBothLooks(page)).toEqual([]);
  await context.close();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} × ${viewport.height} the page does not scroll and nothing of the board is cut off`, async () => {
    const phone = viewport.width < 500;
    const { page, context } = await opened(
      { dice: [3, 5], storage: ['ship', 'bank', 'mine'], goods: { red: 1, pink: 2, brown: 1 } },
      {},
      { viewport, isMobile: phone, hasTouch: phone },
    );
    const cut = await page.evaluate(() => {
      const board = document.querySelector('.burgundy')?.getBoundingClientRect();
      const outside = [...document.querySelectorAll('.burgundy [data-thing], .burgundy [data-die], .burgundy [data-seat]')].filter(
        (element) => {
          const box = element.getBoundingClientRect();
          return (
            board === undefined ||
            box.left < board.left - 2 ||
            box.right > board.right + 2 ||
            box.top < board.top - 2 ||
            box.bottom > board.bottom + 2
          );
        },
      );
      return { outside: outside.map((element) => element.outerHTML.slice(0, 120)), height: document.documentElement.scrollHeight };
    });
    expect(cut.outside).toEqual([]);
    expect(cut.height).toBe(viewport.height);
    await context.close();
  });

test('a finger: the first press selects and explains, the second plays', async () => {
  const { page, context } = await opened(
    { dice: [3, 3], workers: 0 },
    { depots: [[], [], ['market']] },
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  );
  const before = await decisionOf(page);
  await page.locator(thing('slot-10')).tap();
  await page.locator('.bubble').waitFor();
  expect(await decisionOf(page)).toBe(before);
  await page.locator(thing('slot-10')).tap();
  expect(names((await after(page, before + 1)).open.storage[0])).toEqual(['market']);
  await context.close();
});
