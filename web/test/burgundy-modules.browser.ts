import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousInBothLooks } from './support/axe.ts';
import type { Visitor, Wishes } from './support/browser.ts';
import { BURGUNDY_MODULES } from './support/burgundy-positions.ts';
import { burgundyTruth } from './support/burgundy-truth.ts';
import { after, decisionOf, names, openScenario, openTurn, type Player, press, thing } from './support/burgundy-turn.ts';
import { reach, unreached } from './support/reach.ts';
import { savedAt, viewAt } from './support/saved.ts';
import { browser, house, useSite } from './support/site.ts';

/* The modules of Burgundy on the board: every kind of answer is given by pressing its object. */

useSite();

const PLACELESS = ['decline', 'end'];
const ALL = { boards: 'posts', extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true, shields: true };

test('a whole game of four with every module is played on the board, and what is drawn is true (seed 5)', async () => {
  const reached = await reach(browser, house.base, {
    ...{ game: 'burgundy', seats: ['me', 'random', 'random', 'random'], seed: 5, placeless: PLACELESS },
    ...{ options: ALL, truth: burgundyTruth, every: 15 },
  });
  expect(reached.complaints).toEqual([]);
  expect(reached.untrue).toEqual([]);
  expect(reached.over).toBe(true);
  expect(unreached(reached, PLACELESS)).toEqual([]);
  expect([...reached.onBoard.keys()]).toEqual(expect.arrayContaining(['shield', 'buy', 'place']));
  expect([...reached.inBar.keys()].filter((kind) => !PLACELESS.includes(kind))).toEqual([]);
}, 400_000);

interface More {
  readonly table?: Player;
  readonly wishes?: Wishes;
  readonly seats?: number;
}
const opened = (options: object, me: Player, { table = {}, wishes = {}, ...more }: More = {}): Promise<Visitor> =>
  openTurn(browser, house.base, me, table, wishes, { options, ...more });
const endTurn = (page: Page): Promise<void> => page.getByRole('button', { name: /^Chiudi il turno/ }).click();
/** The last turn of a phase; ending it leads to the end of the phase. */
const LAST = { round: 5, roundGoods: [] };

test('border posts: the dealt duchy is chosen by its castle hex, and a tile that joins two posts says so and scores', async () => {
  const scenario = { game: 'burgundy', seats: 2, seed: 'choice', options: { boards: 'posts' }, position: { at: 'opening' } };
  const { page, context, complaints } = await openScenario(browser, house.base, scenario);
  const before = await decisionOf(page);
  await page.locator('.burgundy .own [data-legal=duchy]').first().click();
  expect((await after(page, before + 1)).open.layouts[0]).toBeGreaterThan(9);
  expect(await page.locator('.burgundy .own [data-post]').count()).toBe(3);
  expect(complaints).toEqual([]);
  await context.close();

  const path = { b1: 'monastery4', c1: 'ship', d2: 'ship', e2: 'ship', f2: 'ship' };
  const joining = await opened(
    { boards: 'posts' },
    { duchy: '11a', castle: 'a1', tiles: path, storage: ['mine'], dice: [3, 1], workers: 0 },
  );
  await joining.page.locator(thing('hex-33')).hover();
  await joining.page.locator('.bubble').getByText('2 posti di confine collegati').waitFor();
  const then = await decisionOf(joining.page);
  await press(joining.page, 'hex-33');
  // One hex of mines: 1 + 8 for phase B; two posts: 8.
  expect((await after(joining.page, then + 1)).open.points[0]).toBe(17);
  expect(await joining.page.locator('.burgundy .own [data-post][data-open="1"]').count()).toBe(2);
  await joining.context.close();
});

test('white castle: the white die joins the dice, and pressing a tile uses it', async () => {
  const { page, context } = await opened(
    { whiteCastles: 'yes' },
    { storage: ['whiteCastle'], dice: [3, 1], workers: 1 },
    { table: { white: 4, depots: [[], [], [], ['mine'], ['ship']] } },
  );
  const before = await decisionOf(page);
  await page.locator('.burgundy [data-die="3"]').click();
  await press(page, 'hex-11');
  await after(page, before + 1);
  await page.locator('.burgundy [data-tell="lent"]').waitFor();
  expect(await page.locator('.burgundy [data-depot="5"] .tag').textContent()).toBe('1');
  await page.locator('.burgundy [data-depot="4"] [data-legal=take]').click();
  const { open } = await after(page, before + 2);
  expect(names(open.storage[0])).toEqual(['mine']);
  expect([open.used.slice(0, 2), open.workers[0]]).toEqual([[1, 0], 1]);
  await context.close();
});

test('inn: bought beside the black depot, taken up, and placed on a hex of another colour', async () => {
  const { page, context } = await opened({ inns: 'yes' }, { dice: [3, 5], workers: 0, coins: 2 }, { table: { inns: 1 } });
  const before = await decisionOf(page);
  await press(page, 'inn');
  expect(names((await after(page, before + 1)).open.storage[0])).toEqual(['inn']);
  expect(await page.locator('.burgundy [data-inns]').getAttribute('data-inns')).toBe('0');
  await press(page, 'stored-0');
  await press(page, 'hex-11');
  const { open } = await after(page, before + 2);
  expect(names([open.duchies[0]?.[11] ?? -1])).toEqual(['inn']);
  // c3 is a village of its own: with the inn it counts 2 hexes, 3 points, and 8 for phase B.
  expect(open.points[0]).toBe(11);
  await context.close();
});

test('trade route: a sale lays its goods, pays what matches, and the tile of a space is pressed in a depot', async () => {
  const { page, context } = await opened(
    { tradeRoutes: 'yes' },
    { route: [4, 1, 2, 3, 5], goods: { turquoise: 1, red: 2 }, dice: [1, 4], workers: 0 },
    { table: { depots: [['ship'], ['bank']] } },
  );
  await page.locator('.burgundy [data-tell="route-0"]').hover();
  await page.locator('.bubble').getByText('Spazio 1 della via commerciale').waitFor();
  const before = await decisionOf(page);
  await press(page, 'good-0');
  await after(page, before + 1);
  expect(await page.locator('.burgundy [data-legal=gain]').count()).toBe(1);
  await page.locator('.burgundy [data-legal=gain]').click();
  expect(names((await after(page, before + 2)).open.storage[0])).toEqual(['bank']);
  await press(page, 'good-3');
  const { open } = await after(page, before + 3);
  // The first red good meets the 4 workers, the second one the orange space.
  expect([open.workers[0], open.routes?.laid[0]]).toEqual([4, [0, 3, 3]]);
  expect(await page.locator('.burgundy .own [data-routed]').getAttribute('data-routed')).toBe('0,3,3');
  await context.close();
});

test('shield: taken up in its depot, both dice say their workers, and a castle is pressed', async () => {
  const { page, context } = await opened(
    { shields: 'yes' },
    { tiles: { b3: 'castle' }, shields: { d4: 4 }, dice: [4, 5], workers: 1 },
    { table: { depotShields: [[], [], [], [9]] } },
  );
  await press(page, 'shield-9');
  expect(await page.locator('.burgundy .own .die .tag').allTextContents()).toEqual(['0', '1']);
  expect(await page.locator('.bar .first').textContent()).toContain('Scudo 9: premi il castello');
  expect(await page.locator('.burgundy .own .losing .glow').count()).toBe(1);
  const before = await decisionOf(page);
  await press(page, 'hex-6');
  const { open } = await after(page, before + 1);
  expect([open.shields?.held[0], open.shields?.hexes[0], open.workers[0], open.used.slice(0, 2)]).toEqual([[4, 9], [18, 6], 0, [1, 1]]);
  await page.locator('.burgundy [data-tribute="2"]').first().waitFor();
  await context.close();
});

test('shield 4 gives way to another that is dragged onto its castle, and the tile too many is pressed away', async () => {
  const { page, context } = await opened(
    { shields: 'yes' },
    { shields: { d4: 4 }, storage: ['bank', 'mine', 'ship'], dice: [4, 4] },
    { table: { black: ['market'], depotShields: [[], [], [], [9]] } },
  );
  const first = await decisionOf(page);
  await press(page, 'black-0');
  const before = first + 1;
  expect((await after(page, before)).open.storage[0]?.length).toBe(4);
  await page.locator(thing('shield-9')).dragTo(page.locator(thing('hex-18')), { force: true });
  expect((await after(page, before + 1)).open.shields?.held[0]).toEqual([9]);
  await press(page, 'stored-1');
  expect(names((await after(page, before + 2)).open.storage[0])).toEqual(['bank', 'ship', 'market']);
  await context.close();
});

test('shield 16 turns a die, shield 6 is shown a player, and both are pressed on their castles', async () => {
  const { page, context } = await opened(
    { shields: 'yes' },
    { tiles: { b3: 'castle' }, shields: { d4: 16, b3: 6 }, dice: [3, 5] },
    { seats: 3 },
  );
  const before = await decisionOf(page);
  await press(page, 'shield-16');
  await page.locator('.burgundy [data-die="3"]').click();
  await page.locator('.burgundy [data-fan] [aria-label="giralo su 6"]').click();
  expect((await after(page, before + 1)).open.dice.slice(0, 2)).toEqual([6, 5]);
  await press(page, 'shield-6');
  await page.locator('.burgundy [data-legal=study][data-seat="2"]').click();
  expect((await after(page, before + 2)).open.shields?.studied[0]).toBe(2);
  // Afterwards a press enlarges a panel again.
  await page.locator('.burgundy [data-enlarge="2"]').click();
  await page.locator('.enlarged').waitFor();
  await context.close();
});

test('shield 5: after the ship one colour is pressed on any quay; shield 11: a castle fetches a shield', async () => {
  const { page, context } = await opened(
    { shields: 'yes' },
    { tiles: { c3: 'bank', b3: 'castle' }, shields: { d4: 5, b3: 11 }, storage: ['ship', 'castle'], dice: [5, 5], workers: 0 },
    { table: { goods: [['red'], ['red', 'pink']], depotShields: [[], [9]] } },
  );
  const before = await decisionOf(page);
  await press(page, 'hex-19');
  await after(page, before + 1);
  await press(page, 'quay-1');
  await after(page, before + 2);
  await page.locator(`.burgundy [data-depot="2"] [data-thing="cargo-3"]`).click();
  expect((await after(page, before + 3)).open.goods.slice(0, 6)).toEqual([0, 0, 0, 2, 0, 0]);
  await press(page, 'hex-1');
  await after(page, before + 4);
  await press(page, 'shield-9');
  await press(page, 'hex-1');
  const { open } = await after(page, before + 5);
  expect(open.shields?.held[0]?.toSorted((a, b) => a - b)).toEqual([5, 9, 11]);
  expect(open.shields?.hexes[0]?.at(-1)).toBe(1);
  await context.close();
});

test('end of a phase: shield 14 brings a tile to a hex, and each tribute is paid with a coin, a worker or the shield', async () => {
  const { page, context } = await opened(
    { shields: 'yes' },
    { tiles: { b3: 'castle', a2: 'castle', c3: 'bank' }, shields: { d4: 14, b3: 3, a2: 9 }, coins: 1, workers: 1, dice: [3, 5] },
    { table: { ...LAST, depots: [['mine'], ['ship']] } },
  );
  const before = await decisionOf(page);
  await endTurn(page);
  await after(page, before + 1);
  await page.locator('.burgundy [data-depot="2"] [data-legal=grant]').click();
  expect(await page.locator('.burgundy .own [data-legal=grant]').count()).toBe(2);
  await press(page, 'hex-19');
  expect(names([(await after(page, before + 2)).open.duchies[0]?.[19] ?? -1])).toEqual(['ship']);
  await press(page, 'quay-6');
  await after(page, before + 3);
  // Shield 3 comes first: three ways to answer.
  expect(await page.locator('.burgundy [data-fan] button').count()).toBe(3);
  await press(page, 'coins');
  await after(page, before + 4);
  await press(page, 'workers');
  const { open } = await after(page, before + 5);
  // Nothing is left for shield 14, which falls.
  expect([open.shields?.held[0]?.toSorted((a, b) => a - b), open.workers[0]]).toEqual([[3, 9], 0]);
  await context.close();
});

test('a shield is let go in the fan at its castle', async () => {
  const { page, context } = await opened({ shields: 'yes' }, { shields: { d4: 9 }, coins: 2, dice: [3, 5] }, { table: LAST });
  const before = await decisionOf(page);
  await endTurn(page);
  await after(page, before + 1);
  await page.locator('.burgundy [data-fan] [aria-label="lascialo"]').click();
  expect((await after(page, before + 2)).open.shields?.held[0]).toEqual([]);
  await context.close();
});

test('shield 6 still chooses in the fan of the tribute, which is asked for again', async () => {
  const { page, context } = await opened({ shields: 'yes' }, { shields: { d4: 6 }, coins: 2, dice: [3, 5] }, { table: LAST, seats: 3 });
  const before = await decisionOf(page);
  await endTurn(page);
  await after(page, before + 1);
  const studies = page.locator('.burgundy [data-fan] [data-legal=study]');
  expect(await studies.count()).toBe(2);
  await studies.nth(1).click();
  expect((await after(page, before + 2)).open.shields?.studied).toEqual([2, -1, -1]);
  expect(await page.locator('.burgundy [data-fan] button').count()).toBe(2);
  await context.close();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`every module at four seats at ${viewport.width} × ${viewport.height}: all is there, true and nothing is cut off`, async () => {
    const phone = viewport.width < 500;
    const { page, context, complaints } = await openScenario(browser, house.base, BURGUNDY_MODULES, {
      ...{ viewport, isMobile: phone, hasTouch: phone },
    });
    const cut = await page.evaluate(() => {
      const board = document.querySelector('.burgundy')?.getBoundingClientRect();
      const outside = [...document.querySelectorAll('.burgundy [data-thing], .burgundy [data-tell], .burgundy [data-post]')].filter(
        (element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isInside = (by: DOMRect): boolean =>
            left >= by.left - 2 && right <= by.right + 2 && top >= by.top - 2 && bottom <= by.bottom + 2;
          return board === undefined || !isInside(board);
        },
      );
      return { outside: outside.map((element) => element.outerHTML.slice(0, 120)), height: document.documentElement.scrollHeight };
    });
    expect(cut).toEqual({ outside: [], height: viewport.height });
    expect(await page.evaluate(touching, { one: '.other .lacking', other: '.other .route' })).toEqual([]);
    expect(await burgundyTruth(page, viewAt(await savedAt(page), 0))).toEqual([]);
    expect(await seriousInBothLooks(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

/** Goods on all fifteen spaces of two players' trade routes. */
const FULL = ['red', 'pink', 'brown', 'violet', 'orange'].flatMap((good) => [good, good, good]);

test('a full trade route says so beside its title, and the seal of a tile on its way stands on that tile', async () => {
  const { page, context } = await opened(
    { tradeRoutes: 'yes' },
    { route: [4, 1, 2, 3, 5], routed: FULL, storage: ['ship', 'bank', 'ship'], dice: [1, 4] },
    { table: { black: ['ship'] } },
  );
  expect(await page.evaluate(touching, { one: '.own .route .title', other: '.own .route .state' })).toEqual([]);
  await page.locator('.burgundy [data-tell="sold"]').hover();
  await page.locator('.bubble').getByText('Finché la via commerciale ha spazi liberi').waitFor();
  const before = await decisionOf(page);
  await press(page, 'black-0');
  await after(page, before + 1);
  expect(await page.locator('.burgundy [data-tell="coming"] .seal').count()).toBe(1);
  expect(await page.locator('.burgundy .own [data-drop="storage"] .seal').count()).toBe(1);
  await context.close();
});

/** Runs in the page: texts of two kinds that lie over each other. */
function touching({ one, other }: { readonly one: string; readonly other: string }): string[] {
  return [...document.querySelectorAll(`.burgundy ${one}`)].flatMap((first) => {
    const a = first.getBoundingClientRect();
    return [...document.querySelectorAll(`.burgundy ${other}`)].flatMap((second) => {
      const b = second.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 1 && down > 3 ? [`${first.textContent} lies over ${second.textContent}`] : [];
    });
  });
}

test('keys: a shield is taken up with Enter, a castle is walked to, and Escape takes the shield back', async () => {
  const { page, context } = await opened(
    { shields: 'yes' },
    { tiles: { b3: 'castle' }, dice: [4, 4], workers: 0 },
    { table: { depotShields: [[], [], [], [9]] } },
  );
  await page.locator(thing('shield-9')).focus();
  await page.keyboard.press('Enter');
  expect(await page.locator(thing('shield-9')).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await page.locator(thing('shield-9')).getAttribute('aria-pressed')).toBeNull();
  await page.keyboard.press('Enter');
  await page.locator(thing('hex-18')).focus();
  const before = await decisionOf(page);
  await page.keyboard.press('Enter');
  expect((await after(page, before + 1)).open.shields?.hexes[0]).toEqual([18]);
  await context.close();
});
