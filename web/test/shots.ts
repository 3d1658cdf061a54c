/* Pictures of every page: sizes × languages × looks, into screenshots/. `--only NAME` takes one page. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import { House } from './support/house.ts';
import { playOnce, playToTheEnd } from './support/playing.ts';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;

type Scene = (page: Page) => Promise<void>;

const goTo =
  (path: string): Scene =>
  async (page) => {
    await page.goto(path);
    await page.waitForTimeout(700);
  };

async function begin(page: Page, turns: number): Promise<void> {
  await page.goto('/');
  await page.getByTestId('play-medioevo').click();
  await page.getByTestId('answers').waitFor();
  for (let i = 0; i < turns; i++) {
    await playOnce(page);
    await page.waitForTimeout(350);
  }
}

const SCENES: Readonly<Record<string, Scene>> = {
  shelf: goTo('/'),
  setup: goTo('/play/medioevo'),
  rules: goTo('/rules/medioevo'),
  me: goTo('/me'),
  credits: goTo('/credits'),
  stories: goTo('/stories'),
  table: (page) => begin(page, 8),
  end: async (page) => {
    await begin(page, 1);
    await playToTheEnd([page]);
  },
  replay: async (page) => {
    await begin(page, 6);
    await page.goto(page.url().replace('/local/', '/replay/local/'));
    await page.getByTestId('replay-next').click();
  },
  lobby: async (page) => {
    await page.goto('/play/medioevo');
    await page.getByTestId('way-online').click();
    await page.getByTestId('start').click();
    await page.getByTestId('invite').waitFor();
  },
};

async function shoot(browser: Browser, base: string, name: string, scene: Scene): Promise<void> {
  for (const viewport of SIZES)
    for (const lang of ['it', 'en'])
      for (const colorScheme of ['light', 'dark'] as const) {
        const phone = viewport.width < 500;
        const { page, context } = await visit(browser, base, { viewport, colorScheme, locale: lang, hasTouch: phone, isMobile: phone });
        await scene(page);
        await page.waitForTimeout(300);
        await page.screenshot({ path: `${folder}${name}-${viewport.width}-${lang}-${colorScheme}.png` });
        await context.close();
      }
}

const only = process.argv[process.argv.indexOf('--only') + 1];
mkdirSync(folder, { recursive: true });
const house = new House();
const base = await house.start();
const browser = await openBrowser();
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (process.argv.includes('--only') && name !== only) continue;
    await shoot(browser, base, name, scene);
    console.log(name);
  }
} finally {
  await browser.close();
  await house.end();
}
