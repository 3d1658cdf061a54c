import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROGRESS, type Progress } from '../../games/catan/src/data/progress.ts';
import names from '../../games/catan/src/text/names.it.json' with { type: 'json' };
import { positionAddress } from '../src/saved/position-link.ts';
import { seriousInBothLooks } from './support/axe.ts';
import { openBrowser, visit } from './support/browser.ts';
import { catanTruth } from './support/catan-truth.ts';
import { House } from './support/house.ts';
import { playOnce } from './support/playing.ts';
import { reach, unreached } from './support/reach.ts';
import { ask } from './support/tables.ts';

const house = new House();
let browser: Browser;

beforeAll(async () => {
  await house.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house.end();
});

/** Answers without a place on the board. */
const PLACELESS = ['roll', 'end', 'stop', 'pass', 'withdraw'] as const;
const KNIGHTS = 'cities-and-knights';

const TRIALS = [
  { name: 'base game, three seats', seats: 3, options: {}, seed: 1, presses: 900 },
  { name: 'Cities & Knights, three seats', seats: 3, options: { mode: KNIGHTS }, seed: 2, presses: 900 },
] as const;

for (const { name, seats, options, seed, presses } of TRIALS)
  test(`${name}: answers are given on the board, and what is drawn is true (seed ${seed})`, async () => {
    const bots = Array.from({ length: seats - 1 }, () => 'random');
    const trial = { game: 'catan', seats: ['me', ...bots], options, seed, presses, placeless: PLACELESS, truth: catanTruth, every: 30 };
    const reached = await reach(browser, house.base, trial);
    expect(reached.complaints).toEqual([]);
    expect(reached.untrue).toEqual([]);
    expect(unreached(reached, PLACELESS)).toEqual([]);
    expect([...reached.inBar.keys()].filter((kind) => !PLACELESS.some((one) => one === kind))).toEqual([]);
    expect(reached.decisions).toBeGreaterThan(100);
  }, 300_000);

const knight = (at: string, active = false) => ({ at, level: 'basic', active });

/** A position of Cities & Knights in which the card can be played and has something to do. */
function cardScenario(card: Progress): object {
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
      progress: ['mining'],
    },
    { settlements: ['V38'], roads: ['E49'], secret: ['paper'] },
  ];
  const at = card === 'alchemist' ? 'beforeRoll' : 'action';
  return { game: 'catan', seats: 3, seed: card, options: { mode: KNIGHTS, map: 'first-game' }, position: { at, landings: 1, players } };
}

/** What is pressed after a card has been played: kinds of answers, in order. */
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
  for (const card of playable) {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
    await page.goto(positionAddress({ scenario: cardScenario(card), seat: 0 }));
    const number = PROGRESS.indexOf(card);
    await press(page, `.board [data-progress="${number}"][data-legal]`);
    const played = page.getByText(`gioca ${names[`progress.${card}`]}`).first();
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
    await context.close();
  }
}, 300_000);

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
  // Both must hold cards of kinds that the other lacks; until then the first answer on offer is given.
  for (let i = 0; i < 900 && proposer === undefined; i++) {
    for (const page of pages) {
      const other = pages.find((one) => one !== page) as Page;
      const [mine, theirs] = [await handOf(page), await handOf(other)];
      const fits = mine.some((count, kind) => count > 0 && theirs.some((has, want) => has > 0 && want !== kind));
      if (fits && (await canOffer(page))) proposer = page;
      else if (!(await canOffer(page))) await playOnce(page);
      else await press(page, '[data-testid=answers] button');
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
  await press(partner, '.board .voice [data-legal=counter]');
  await press(partner, '.board .trade .primary[data-legal=counter]');
  await press(proposer, '.board .voice [data-legal=trade]');
  await expect.poll(async () => (await handOf(partner))[wanted]).toBe((theirs[wanted] ?? 0) - 1);
  expect((await handOf(proposer))[given]).toBe((mine[given] ?? 0) - 1);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await first.context.close();
  await second.context.close();
}, 120_000);

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`nothing serious for axe, no scrolling of the page and both looks at ${viewport.width} × ${viewport.height}`, async () => {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' }, viewport });
    await page.goto(positionAddress({ scenario: cardScenario('spy'), seat: 0 }));
    await page.locator('.board [data-legal]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
    expect(await seriousInBothLooks(page, '.board')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);
