import type { Page } from 'playwright-core';
import { positionAddress } from '../../src/saved/position-link.ts';
import { BAR_SCENES } from './bar-scenes.ts';
import type { Visitor } from './browser.ts';
import { BURGUNDY_CHAIN, BURGUNDY_MIDDLE, BURGUNDY_MODULES, BURGUNDY_SOLO, BURGUNDY_TEAM } from './burgundy-positions.ts';
import { CATAN_FOUR, CATAN_KNIGHTS, CATAN_LAST, CATAN_SHORES, CATAN_SHORES_KNIGHTS } from './catan-positions.ts';
import { playOnce, playToTheEnd } from './playing.ts';
import { STAUFER_FULL, STAUFER_LAST, STAUFER_MIDDLE } from './staufer-positions.ts';
import { ask } from './tables.ts';

/** Brings a page to where its picture is taken; `another` fetches a second person. */
export type Scene = (page: Page, another: () => Promise<Visitor>) => Promise<void>;

const goTo =
  (path: string): Scene =>
  async (page) => {
    await page.goto(path);
    await page.waitForTimeout(700);
  };

/** The bonus of Augsburg, five seats: the first place picks a chest. */
const STAUFER_PICK = {
  ...{ game: 'staufer', seats: 5, options: { privileges: 'raining-points' }, seed: 'pick' },
  position: {
    ...{ at: 'scoring', round: 3, king: 'aachen', rowsA: ['milano', 'palermo', 'augsburg', 'aachen', 'strasbourg'] },
    ...{ rowsB: ['king', 'most', 'fewest', 'most', 'king'], rowsC: [1, 2, 3, 1], pile: ['TU_FIRST', 'PU'] },
    players: [
      {
        court: [3, 1],
        offices: [
          ['augsburg-1', 'noble'],
          ['milano-3', 'envoy'],
        ],
        paid: { nijmegen: [2, 0] },
        chests: ['PU', 'TU_MOVE'],
        points: 41,
      },
      {
        court: [4, 0],
        offices: [['augsburg-2', 'envoy']],
        paid: { nijmegen: [1, 0], milano: [2, 0] },
        chests: ['TU_IMMUNE', 'BR'],
        points: 46,
      },
      {
        court: [5, 1],
        offices: [
          ['augsburg-3', 'envoy'],
          ['palermo-1', 'noble'],
        ],
        privileges: [13],
        points: 38,
      },
      { court: [2, 1], offices: [['aachen-4', 'envoy']], privileges: [1, 16], points: 52 },
      { court: [6, 0], offices: [['strasbourg-2', 'envoy']], chests: ['BR', 'BR', 'PU'], points: 35 },
    ],
  },
};

const PATIENCE = 900;

/** A table against bots after so many choices of one's own. */
const table =
  (game: string, seats: number, choices: number): Scene =>
  async (page) => {
    await page.goto(`/play/${game}`);
    await page.getByTestId('start').waitFor();
    for (let i = 3; i < seats; i++) await page.getByTestId('more-seats').click();
    await page.getByTestId('start').click();
    await page.getByTestId('undo').waitFor();
    for (let i = 0, made = 0; i < PATIENCE && made < choices; i++) {
      if ((await playOnce(page)) !== 'wait') made += 1;
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(1_500);
  };

const ended =
  (game: string): Scene =>
  async (page, another) => {
    await table(game, 3, 1)(page, another);
    await playToTheEnd([page]);
    await page.waitForTimeout(1_500);
  };

/** A described position, and the things of the board that are pressed in it, the last one only pointed at. */
const position =
  (scenario: object, ...things: readonly string[]): Scene =>
  async (page) => {
    await page.goto(positionAddress({ scenario, seat: 0 }));
    await page.locator('.board [data-legal]').first().waitFor({ state: 'attached' });
    for (const [place, thing] of things.entries()) {
      const target = page.locator(thing).first();
      await (place === things.length - 1 ? target.hover({ force: true }) : target.click({ force: true }));
      await page.waitForTimeout(400);
    }
    await page.waitForTimeout(900);
  };

async function beKnown(page: Page): Promise<void> {
  await page.goto('/credits');
  await ask(page, 'POST', '/me/guest', {});
  await page.evaluate(() => localStorage.setItem('ludoteca.known', 'yes'));
}

/** A game of the server against bots, played to its end; says its id. */
async function playedThrough(page: Page): Promise<string> {
  await beKnown(page);
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'medioevo', seats: ['me', 'random', 'random'], start: true });
  await page.goto(`/table/${id}`);
  await page.getByTestId('undo').waitFor();
  await playToTheEnd([page]);
  return id;
}

export const SCENES: Readonly<Record<string, Scene>> = {
  shelf: goTo('/'),
  setup: goTo('/play/san-juan'),
  online: async (page) => {
    await page.goto('/play/staufer');
    await page.getByTestId('way-online').click();
    await page.getByLabel('Orologio').selectOption({ index: 1 });
  },
  rules: goTo('/rules/medioevo'),
  credits: goTo('/credits'),
  stories: goTo('/stories'),
  me: async (page) => {
    await beKnown(page);
    await page.goto('/me');
    await page.getByTestId('sessions').locator('li').first().waitFor();
  },
  lobby: async (page) => {
    await page.goto('/play/medioevo');
    await page.getByTestId('way-online').click();
    await page.getByTestId('start').click();
    await page.getByTestId('invite').waitFor();
  },
  guide: async (page) => {
    await page.goto('/guide/medioevo');
    await page.getByTestId('guide-next').click();
  },
  medioevo: table('medioevo', 3, 9),
  'medioevo-five': table('medioevo', 5, 12),
  'san-juan': table('san-juan', 3, 16),
  'san-juan-four': table('san-juan', 4, 45),
  catan: table('catan', 3, 6),
  'catan-four': position(CATAN_FOUR),
  'catan-shores': position(CATAN_SHORES),
  'catan-shores-knights': position(CATAN_SHORES_KNIGHTS),
  'catan-knights': async (page, another) => {
    await position(CATAN_KNIGHTS)(page, another);
    await page.locator('.board [data-card="2"] [data-legal=barter]').first().dispatchEvent('click');
    await page.locator('.board .wants button').nth(6).dispatchEvent('click');
    await page.locator('.board .trade .primary[data-legal]').dispatchEvent('click');
    await page.waitForTimeout(1_500);
  },
  'catan-end': async (page, another) => {
    await position(CATAN_LAST)(page, another);
    await page.locator('.board [data-place][data-legal=city]').first().dispatchEvent('click');
    await page.waitForTimeout(4_500);
  },
  plain: table('catan', 3, 4),
  'burgundy-opening': position({ game: 'burgundy', seats: 3, seed: 'shots', options: { boards: 'chosen' }, position: { at: 'opening' } }),
  burgundy: position(BURGUNDY_MIDDLE, '[data-die="3"]', '[data-thing="hex-14"]'),
  'burgundy-modules': position(BURGUNDY_MODULES, '[data-thing="shield-12"]', '[data-thing="hex-0"]'),
  'burgundy-team': position(BURGUNDY_TEAM, '[data-die="5"]'),
  'burgundy-solo': position(BURGUNDY_SOLO, '[data-die="2"]', '[data-thing="hex-97"]'),
  'burgundy-chain': position(BURGUNDY_CHAIN, '[data-thing="stored-0"]', '[data-thing="hex-11"]', '[data-thing="hex-6"]'),
  'medioevo-end': ended('medioevo'),
  'burgundy-end': ended('burgundy'),
  'san-juan-end': ended('san-juan'),
  staufer: table('staufer', 3, 1),
  'staufer-five': table('staufer', 5, 14),
  'staufer-middle': position(STAUFER_MIDDLE),
  'staufer-full': position(STAUFER_FULL),
  'staufer-preview': position(STAUFER_MIDDLE, '[data-office="nijmegen-0"]', '[data-region=nijmegen] h3'),
  'staufer-scoring': position(STAUFER_PICK),
  'staufer-end': async (page, another) => {
    await position(STAUFER_LAST)(page, another);
    await playToTheEnd([page]);
    await page.waitForTimeout(1_500);
  },
  replay: async (page, another) => {
    await table('medioevo', 3, 8)(page, another);
    await page.goto(page.url().replace('/local/', '/replay/local/'));
    await page.getByTestId('replay-next').click();
    await page.getByRole('slider').fill('9');
  },
  shared: async (page) => {
    const id = await playedThrough(page);
    const { key } = await ask<{ key: string }>(page, 'POST', `/tables/${id}/share`);
    await page.goto(`/p/${key}?review#40`);
    const { width = 0 } = page.viewportSize() ?? {};
    if (width < 500) await page.getByTestId('open-side').click();
    await page.getByTestId('prospects').waitFor({ timeout: 120_000 });
  },
  embed: async (page) => {
    const id = await playedThrough(page);
    const { key } = await ask<{ key: string }>(page, 'POST', `/tables/${id}/share`);
    await page.goto(`/embed/${key}#40`);
    await page.locator('.board').first().waitFor();
  },
  unshared: goTo('/p/nothing'),
  'open-file': goTo('/replay'),
  profile: async (page) => {
    await playedThrough(page);
    await page.goto('/me');
    await page.getByTestId('statistics').waitFor();
  },
  'shelf-back': async (page) => {
    await beKnown(page);
    const clock = { kind: 'mail', bank: 7_800, increment: 0, cap: 604_800 };
    for (const game of ['medioevo', 'san-juan'])
      await ask(page, 'POST', '/tables', { game, seats: ['me', 'random', 'random'], start: true, pace: 'mail', clock });
    await page.waitForTimeout(3_000);
    await page.goto('/');
    await page.getByTestId('my-turn').waitFor();
  },
  'shelf-offer': async (page) => {
    await page.goto('/');
    await page.evaluate(() => {
      const prefs = JSON.parse(localStorage.getItem('ludoteca.prefs') ?? '{}') as object;
      localStorage.setItem('ludoteca.prefs', JSON.stringify({ ...prefs, offered: [] }));
    });
    await page.reload();
    await page.getByTestId('play-medioevo').click();
  },
  stale: goTo('/join/nothing'),
  ...BAR_SCENES,
};
