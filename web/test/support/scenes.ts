import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
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
  plain: table('catan', 3, 4),
  'medioevo-end': ended('medioevo'),
  'san-juan-end': ended('san-juan'),
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
    await page.getByTestId('prospects').waitFor({ timeout: 120_000 });
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
};
