import type { Page } from 'playwright-core';
import { positionAddress } from '../../src/saved/position-link.ts';
import type { Visitor } from './browser.ts';
import { BURGUNDY_CHAIN, BURGUNDY_MIDDLE } from './burgundy-positions.ts';
import { playOnce, playToTheEnd } from './playing.ts';
import { ask } from './tables.ts';

/** Brings a page to where its picture is taken; `another` fetches a second person. */
export type Scene = (page: Page, another: () => Promise<Visitor>) => Promise<void>;

const goTo =
  (path: string): Scene =>
  async (page) => {
    await page.goto(path);
    await page.waitForTimeout(700);
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
    await page.locator('.board [data-legal]').first().waitFor();
    for (const [place, thing] of things.entries()) {
      const target = page.locator(thing).first();
      await (place === things.length - 1 ? target.hover({ force: true }) : target.click({ force: true }));
      await page.waitForTimeout(400);
    }
  };

async function beKnown(page: Page): Promise<void> {
  await page.goto('/credits');
  await ask(page, 'POST', '/me/guest', {});
  await page.evaluate(() => localStorage.setItem('ludoteca.known', 'yes'));
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
  plain: table('catan', 3, 4),
  'burgundy-opening': position({ game: 'burgundy', seats: 3, seed: 'shots', options: { boards: 'chosen' }, position: { at: 'opening' } }),
  burgundy: position(BURGUNDY_MIDDLE, '[data-die="3"]', '[data-thing="hex-14"]'),
  'burgundy-chain': position(BURGUNDY_CHAIN, '[data-thing="hex-11"]', '[data-thing="hex-6"]'),
  'medioevo-end': ended('medioevo'),
  'burgundy-end': ended('burgundy'),
  'san-juan-end': ended('san-juan'),
  replay: async (page, another) => {
    await table('medioevo', 3, 8)(page, another);
    await page.goto(page.url().replace('/local/', '/replay/local/'));
    await page.getByTestId('replay-next').click();
    await page.getByRole('slider').fill('9');
  },
  stale: goTo('/join/nothing'),
};
