import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PROGRESS, type Progress } from '../../games/catan/src/cities-and-knights/data/progress.ts';
import names from '../../games/catan/src/text/names.it.json' with { type: 'json' };
import { seriousInBothLooks } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { CATAN_FOUR, CATAN_KNIGHTS, CATAN_LAST, CATAN_SHORES_KNIGHTS } from './support/catan-positions.ts';
import { playOnce } from './support/playing.ts';
import { openPosition } from './support/positions.ts';
import { browser, house, useSite } from './support/site.ts';
import { ask } from './support/tables.ts';

useSite();

const KNIGHTS = 'cities-and-knights';
/** Codes of places belong to notation: V9, E12, H3. */
const CODE = /(?<![\p{L}\p{N}])[VEH]\d{1,2}(?!\p{N})/u;

const knight = (at: string, active = false) => ({ at, level: 'basic', active });

/** A position of Cities & Knights in which the card can be played and has something to do. */
function cardScenario(card: Progress, rivals: readonly Progress[] = ['mining']): object {
  const many = (good: string, count: number): string[] => Array.from({ length: count }, () => good);
  const players = [
    {
      settlements: ['V10', 'V29'],
      cities: ['V0'],
      roads: ['E13', 'E20', 'E28', 'E41'],
      knights: [knight('V11'), { ...knight('V21', true), level: 'strong' }],
      tracks: [0, 3, 0],
      hand: [...many('ore', 4), ...many('grain', 4), ...many('brick', 2), ...many('cloth', 2)],
      progress: [card],
    },
    {
      settlements: ['V35'],
      cities: ['V5', 'V7'],
      roads: ['E37', 'E30', 'E29'],
      knights: [knight('V22')],
      secret: ['wool', 'wool', 'ore', 'coin'],
      progress: rivals,
    },
    { settlements: ['V38'], roads: ['E49'], secret: ['paper'] },
  ];
  const at = card === 'alchemist' ? 'beforeRoll' : 'action';
  return { game: 'catan', seats: 3, seed: card, options: { mode: KNIGHTS, map: 'first-game' }, position: { at, landings: 1, players } };
}

/** The presses after a card has been played: kinds of answers, in order. */
const AFTERWARDS: Partial<Record<Progress, readonly string[]>> = {
  commercialHarbor: ['exchange', 'exchange'],
  masterMerchant: ['plunder', 'plunder', 'plunder'],
  roadBuilding: ['road', 'road'],
  smith: ['promote'],
  spy: ['steal'],
  deserter: ['enlist'],
};

async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.waitFor();
  await target.dispatchEvent('click');
}

test('every progress card that can be played is played on the board, with what it asks for', async () => {
  const playable = PROGRESS.filter((card) => card !== 'constitution' && card !== 'printer');
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  for (const card of playable) {
    await openPosition(page, cardScenario(card));
    const number = PROGRESS.indexOf(card);
    await press(page, `.board [data-progress="${number}"][data-legal]`);
    const played = page.getByText(`Giochi ${names[`progress.${card}`]}`).first();
    // What the card is aimed at: places, players, kinds, dice; none of these presses ends in the bar.
    for (let i = 0; i < 4 && (await played.count()) === 0; i++) {
      await page.waitForTimeout(120);
      const aim = page.locator(`.board [data-legal="${card}"]:not([data-progress]):not([aria-pressed=true])`);
      const count = await aim.count();
      if (count > 0) await aim.nth(i % 2 === 0 ? 0 : count - 1).dispatchEvent('click');
    }
    await played.waitFor();
    for (const kind of AFTERWARDS[card] ?? []) await press(page, `.board [data-legal="${kind}"]:not([data-supply])`);
    expect([card, complaints]).toEqual([card, []]);
  }
  await context.close();
});

/** Two people at a table of Catan for two, with the first settlements placed. */
async function sitDown(host: Page, guest: Page): Promise<void> {
  for (const page of [host, guest]) {
    await page.goto('/credits');
    await ask(page, 'POST', '/me/guest', { name: `Catan ${Math.floor(Math.random() * 9_000) + 1_000}` });
    await page.evaluate(() => localStorage.setItem('ludoteca.known', 'yes'));
  }
  const wish = { game: 'catan', seats: ['me', 'open'], options: { twoPlayers: true } };
  const table = await ask<{ id: string; invite: string }>(host, 'POST', '/tables', wish);
  await ask(guest, 'POST', `/tables/${table.id}/join`, { link: table.invite });
  await ask(host, 'POST', `/tables/${table.id}/start`);
  for (const page of [host, guest]) {
    await page.goto(`/table/${table.id}`);
    await page.locator('.board').waitFor();
  }
}

const handOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...document.querySelectorAll('.board [data-card]')].map((card) => Number(card.getAttribute('data-count'))));

test('two people in two browsers: an offer, a counter-offer, and the proposer concludes with one press', async () => {
  const first = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  const second = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await sitDown(first.page, second.page);
  const pages = [first.page, second.page];
  const canOffer = (page: Page): Promise<boolean> =>
    page
      .locator('.board .trade [data-legal=offer]')
      .count()
      .then((count) => count > 0);
  let proposer: Page | undefined;
  // Both must hold cards of kinds that the other lacks; until then the first possible answer is given.
  for (let i = 0; i < 900 && proposer === undefined; i++) {
    for (const page of pages) {
      const other = pages.find((one) => one !== page) as Page;
      const [mine, theirs] = [await handOf(page), await handOf(other)];
      const fits = mine.some((count, kind) => count > 0 && theirs.some((has, want) => has > 0 && want !== kind));
      const answer = page.locator('[data-testid=answers] button').first();
      if (fits && (await canOffer(page))) proposer = page;
      // Roll and end of turn first: other things on the board could be picked up and put down for ever.
      else if ((await answer.count()) === 0) await playOnce(page);
      // The turn may have gone on since it was read.
      else await answer.dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => undefined);
      if (proposer !== undefined) break;
    }
  }
  if (proposer === undefined) throw new Error('nobody could make an offer');
  const partner = pages.find((page) => page !== proposer) as Page;
  const [mine, theirs] = [await handOf(proposer), await handOf(partner)];
  const wanted = theirs.findIndex((count, kind) => count > 0 && mine.some((has, give) => has > 0 && give !== kind));
  const given = mine.findIndex((count, kind) => count > 0 && kind !== wanted);
  await press(proposer, `.board [data-card="${given}"] [data-legal=offer]`);
  await press(proposer, `.board .trade .wants button:nth-child(${wanted + 1})`);
  await press(proposer, '.board .trade .primary[data-legal=offer]');
  const decline = partner.locator('.board .voice [data-legal=decline]');
  await decline.waitFor();
  const before = await decline.boundingBox();
  await press(partner, '.board .voice [data-legal=counter]');
  await partner.getByText('Controfferta: premi che cosa dai e che cosa vuoi').waitFor();
  expect(await decline.boundingBox()).toEqual(before);
  await press(partner, '.board .trade .primary[data-legal=counter]');
  await press(proposer, '.board .voice [data-legal=trade]');
  await expect.poll(async () => (await handOf(partner))[wanted]).toBe((theirs[wanted] ?? 0) - 1);
  expect((await handOf(proposer))[given]).toBe((mine[given] ?? 0) - 1);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await first.context.close();
  await second.context.close();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`nothing serious for axe, no scrolling of the page and both looks at ${viewport.width} × ${viewport.height}`, async () => {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' }, viewport });
    await openPosition(page, cardScenario('spy'));
    await page.locator('.board [data-legal]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
    expect(await seriousInBothLooks(page, '.board')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

const decisionOf = (page: Page): Promise<string | null> => page.locator('[data-decision]').getAttribute('data-decision');
const count = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

test('keys: arrows walk over what can be built, Shift over all, Enter builds, Escape puts the piece down; the log points at the place', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, CATAN_FOUR);
  await page.locator('.board [data-supply=road]').focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.board [data-supply=road]').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await page.locator('.board [data-supply=road]').getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Enter');
  const focused = (name: string): Promise<string | null | undefined> =>
    page.evaluate((attribute) => document.activeElement?.getAttribute(attribute), name);
  await page.locator('.board svg.pieces').focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused('data-legal')).toBe('road');
  await page.keyboard.press('Shift+ArrowDown');
  const path = await focused('data-place');
  await page.keyboard.press('ArrowRight');
  expect([await focused('data-legal'), await focused('data-place')]).not.toEqual(['road', path]);
  expect(await focused('data-legal')).toBe('road');
  const roads = await count(page, '[data-piece=road]');
  await page.keyboard.press('Enter');
  await expect.poll(() => count(page, '[data-piece=road]')).toBe(roads + 1);
  const line = page.locator('.log [data-line]', { hasText: 'strada' }).last();
  expect(await line.textContent()).toMatch(/strada (fra|lungo)/);
  expect(await line.textContent()).not.toMatch(CODE);
  await line.hover();
  await page.locator('.board path.mark').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a finger: the first press near a path selects and explains it, the second builds; an offer is made with one press', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context, complaints } = await visit(browser, house.base, { ...phone, prefs: { rendering: 'board' } });
  await openPosition(page, CATAN_FOUR);
  const before = await decisionOf(page);
  const box = await page
    .locator('.board [data-place="corner-11"][data-legal], .board [data-place^="path-"][data-legal]')
    .first()
    .boundingBox();
  if (box === null) throw new Error('nothing can be built');
  const near = { x: box.x + box.width / 2 + 6, y: box.y + box.height / 2 - 4 };
  await page.touchscreen.tap(near.x, near.y);
  await page.locator('.board [data-testid=preview]').waitFor();
  expect(await decisionOf(page)).toBe(before);
  await page.touchscreen.tap(near.x, near.y);
  await expect.poll(() => decisionOf(page)).not.toBe(before);
  const then = await decisionOf(page);
  await page.locator('.board [data-card="2"] [data-legal=offer]').tap();
  await page.locator('.phone .tabs button', { hasText: 'Scambia' }).tap();
  await page.locator('.board .trade .wants button').nth(3).tap();
  await page.locator('.board .trade .primary[data-legal=offer]').tap();
  await expect.poll(() => decisionOf(page)).not.toBe(then);
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone: a settlement is previewed by what it brings, and a sheet goes when the turn ends', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context } = await visit(browser, house.base, { ...phone, prefs: { rendering: 'board' } });
  await openPosition(page, CATAN_FOUR);
  await page.locator('.board [data-legal=settlement]').first().tap({ force: true });
  const preview = page.locator('.dock [data-testid=preview]').last();
  await expect.poll(() => preview.textContent()).toMatch(/\+1 colonia\b/);
  await page.locator('.dock-place').getByRole('button', { name: 'Annulla' }).first().tap();
  await page.locator('.phone .tabs button', { hasText: 'Costruisci' }).tap();
  await page.locator('.phone .sheet').waitFor();
  await page.getByRole('button', { name: 'Chiudi il turno' }).tap();
  await page.locator('.phone .sheet').waitFor({ state: 'detached' });
  await context.close();
});

/** Few others, one of them with cards of all three decks. */
const THREE_KNIGHTS = cardScenario('spy', ['mining', 'wedding', 'merchant']);

for (const [title, scenario] of [
  ['base game', CATAN_FOUR],
  ['Cities & Knights', CATAN_KNIGHTS],
  ['Cities & Knights with three', THREE_KNIGHTS],
] as const)
  test(`${title}: nothing of the own strip, of the plates or of the chart is cut off, and no code is shown or spoken`, async () => {
    const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
    await openPosition(page, scenario);
    await page.locator('.board [data-legal]').first().waitFor();
    const found = await page.evaluate(() => {
      const outside = (frame: string): string[] =>
        [...document.querySelectorAll(frame)].flatMap((one) => {
          const bounds = one.getBoundingClientRect();
          const parts = [...one.querySelectorAll('button, [role=img]')].filter((part) => {
            const { left, right, bottom, width } = part.getBoundingClientRect();
            return width > 0 && (left < bounds.left - 1 || right > bounds.right + 1 || bottom > bounds.bottom + 1);
          });
          return parts.map((part) => `${frame}: ${part.outerHTML.slice(0, 140)}`);
        });
      const leaves = [...document.querySelectorAll('main *')].filter(({ childElementCount }) => childElementCount === 0);
      const spoken = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
      return {
        outside: ['.trade', '.hand', '.supply', '.plate', '.zone', '.progress', '.development'].flatMap((frame) =>
          outside(`.board ${frame}`),
        ),
        words: [...spoken, ...leaves.map(({ textContent }) => textContent)],
      };
    });
    expect(found.outside).toEqual([]);
    expect(found.words.filter((words) => CODE.test(words))).toEqual([]);
    await context.close();
  });

test('cards that are wanted in a trade are taken back with a press', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, CATAN_FOUR);
  await press(page, '.board [data-card="2"] [data-legal=offer]');
  await press(page, '.board .trade .wants button:nth-child(4)');
  const chips = page.locator('.board .trade .line').first().locator('.good');
  expect(await chips.count()).toBe(2);
  await chips.last().click();
  expect(await chips.count()).toBe(1);
  expect(await page.locator('.board .trade [data-testid=board-confirm]').getAttribute('aria-disabled')).toBe('true');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a card in hand: the bar asks what it needs, and its place is previewed', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, cardScenario('bishop'));
  const card = page.locator(`.board [data-progress="${PROGRESS.indexOf('bishop')}"]`);
  await card.click();
  await page.getByText('Vescovo: premi l’esagono dove va il brigante').waitFor();
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  await card.click();
  await page.getByText('Vescovo: premi l’esagono dove va il brigante').waitFor({ state: 'detached' });
  expect(await card.getAttribute('aria-pressed')).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the own knights are counted; a knight says what it brings, and a monopoly how many cards are known', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  const [me, ...others] = CATAN_FOUR.position.players;
  const players = [{ ...me, cards: ['knight', 'monopoly'], bought: [] }, ...others];
  await openPosition(page, { ...CATAN_FOUR, position: { ...CATAN_FOUR.position, players } });
  expect(await page.locator('.board .development [data-fact=knights]').getAttribute('data-count')).toBe('1');
  await page.locator('.board [data-development="0"]').hover();
  const preview = page.locator('.board [data-testid=preview]');
  await expect.poll(() => preview.textContent()).toMatch(/^Cavaliere\s*1 → 2\s*2 punti con 4\s*sposta il brigante\s*$/);
  await page.locator('.board [data-development="4"]').click();
  const kinds = page.locator('.board .task [data-legal=monopoly]');
  expect(await kinds.evaluateAll((all) => all.map((one) => one.getAttribute('data-sure')))).toEqual(['3', '4', '4', '4', '4']);
  await kinds.first().hover();
  await expect.poll(() => preview.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the start: discs leave the land to be seen, the one that is pointed at shows the settlement', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, { game: 'catan', seats: 3, seed: 'start', position: { at: 'opening' } });
  const corner = page.locator('.board [data-place="corner-10"][data-legal=settlement]');
  await corner.waitFor();
  const radius = (): Promise<number> => corner.locator('.disc').evaluate((disc) => Number(disc.getAttribute('r')));
  const small = await radius();
  await corner.hover();
  await expect.poll(radius).toBeGreaterThan(small);
  await context.close();
});

test('the start on a phone: the first press selects the corner, although what is drawn there changes under the finger', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context } = await visit(browser, house.base, { ...phone, prefs: { rendering: 'board' } });
  await openPosition(page, { game: 'catan', seats: 3, seed: 'start', position: { at: 'opening' } });
  const box = await page.locator('.board [data-place="corner-10"][data-legal=settlement] .hit').boundingBox();
  if (box === null) throw new Error('nothing to press');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.dock [data-testid=preview]').waitFor();
  await context.close();
});

test('on a phone the preview of an improvement lies below the chart, not over it', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context } = await visit(browser, house.base, { ...phone, prefs: { rendering: 'board' } });
  await openPosition(page, CATAN_SHORES_KNIGHTS);
  await page.locator('.phone .tabs button', { hasText: 'Sviluppi' }).tap();
  const level = page.locator('.phone .sheet [data-legal=improve]').first();
  await level.tap();
  const preview = await page.locator('.dock [data-testid=preview]').boundingBox();
  const pressed = await level.boundingBox();
  expect(preview?.y).toBeGreaterThanOrEqual((pressed?.y ?? Number.POSITIVE_INFINITY) + (pressed?.height ?? 0));
  await context.close();
});

test('in a great window the end has room beside the board for how the game went', async () => {
  const { page, context } = await visit(browser, house.base, { viewport: { width: 1920, height: 1080 }, prefs: { rendering: 'board' } });
  await openPosition(page, CATAN_LAST);
  await press(page, '.board [data-place][data-legal=city]');
  const end = page.locator('.board .zone .end');
  await end.locator('[data-testid=epilogue] svg').first().waitFor();
  const hidden = (): Promise<number> =>
    end.evaluate((one) => Math.max(...[one, ...one.querySelectorAll('section')].map((part) => part.scrollHeight - part.clientHeight)));
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await context.close();
});

test('a hand of which everybody knows every kind is counted where it has no room, and names have their room', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  const [me, rival, ...others] = CATAN_KNIGHTS.position.players;
  const hand = ['brick', 'lumber', 'wool', 'grain', 'ore', 'cloth', 'coin', 'paper', 'paper'];
  const players = [me, { ...rival, hand, secret: ['ore'], progress: ['mining', 'wedding', 'merchant'] }, ...others];
  await openPosition(page, { ...CATAN_KNIGHTS, position: { ...CATAN_KNIGHTS.position, players } });
  const plate = page.locator('.board [data-seat-plate="1"]');
  expect(await plate.locator('.known .more').textContent()).toMatch(/^\+\d$/);
  const cut = await plate.evaluate((one) => {
    const known = one.querySelector('.known');
    const name = one.querySelector('.who b');
    const edge = known?.getBoundingClientRect().right ?? 0;
    const parts = [...(known?.children ?? [])].filter((part) => part.getBoundingClientRect().right > edge + 1);
    return { parts: parts.length, isNameWhole: name !== null && name.scrollWidth <= name.clientWidth };
  });
  expect(cut).toEqual({ parts: 0, isNameWhole: true });
  await context.close();
});

test('on a phone the bank is asked with one press on its rate, and paid with one more', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context, complaints } = await visit(browser, house.base, { ...phone, prefs: { rendering: 'board' } });
  const [me, ...others] = CATAN_FOUR.position.players;
  const players = [{ ...me, hand: ['lumber', 'lumber', 'lumber', 'lumber'] }, ...others];
  await openPosition(page, { ...CATAN_FOUR, position: { ...CATAN_FOUR.position, players } });
  const lumber = Number(await page.locator('.board [data-card="1"]').getAttribute('data-count'));
  await page.locator('.phone .tabs button', { hasText: 'Scambia' }).tap();
  // The bank gives one card: wishes for more, left from an offer, are forgotten.
  for (const _ of [1, 2]) await page.locator('.board .trade .wants button').nth(3).tap();
  await page.locator('.board .rates [data-legal=bank]').tap();
  await page.locator('.board .trade .wants button').nth(4).tap();
  // The cards for the bank are not offered to the others by mistake.
  expect(await page.locator('.board .trade [data-testid=board-confirm].primary').count()).toBe(0);
  await page.locator('.board .trade .bank[data-legal=bank]').tap();
  await expect.poll(() => page.locator('.board [data-card="4"]').getAttribute('data-count')).toBe('1');
  expect(Number(await page.locator('.board [data-card="1"]').getAttribute('data-count'))).toBeLessThan(lumber);
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the sheet of cards waits also for a Year of Plenty alone, and the two cards are chosen there', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context, complaints } = await visit(browser, house.base, { ...phone, prefs: { rendering: 'board' } });
  const [me, ...others] = CATAN_FOUR.position.players;
  const players = [{ ...me, hand: [], cards: ['plenty'], bought: [] }, ...others];
  await openPosition(page, { ...CATAN_FOUR, position: { ...CATAN_FOUR.position, players } });
  await page.locator('.phone .tabs button[data-legal=plenty]').tap();
  await page.locator('.phone .sheet .card[data-legal=plenty]').tap();
  const goods = page.locator('.phone .sheet .good[data-legal=plenty]');
  await goods.nth(0).tap();
  await goods.nth(4).tap();
  await page.locator('.phone .sheet [data-testid=board-confirm][data-legal=plenty]').tap();
  for (const kind of [0, 4]) await expect.poll(() => page.locator(`.board [data-card="${kind}"]`).getAttribute('data-count')).toBe('1');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a low window has the island beside hand and sheets, and nothing lies over anything else', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' }, viewport: { width: 780, height: 493 } });
  await openPosition(page, CATAN_KNIGHTS);
  await page.locator('.board [data-card]').first().waitFor();
  const parts = await page.evaluate(() =>
    ['.chips', '.sea', '.hand', '.tabs'].map((name) => {
      const { left, right, top, bottom } = document.querySelector(`.board .phone > ${name}`)?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top, bottom };
    }),
  );
  for (const [place, one] of parts.entries())
    for (const other of parts.slice(place + 1)) {
      const isApart =
        one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
      expect([one, other, isApart]).toEqual([one, other, true]);
    }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(493);
  await context.close();
});
