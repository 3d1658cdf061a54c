/* Screenshots of every page: sizes × languages × looks, into screenshots/. `--only NAME` takes one page, `--size 390` one width. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import { House } from './support/house.ts';
import { SCENES, type Scene } from './support/scenes.ts';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;
const LANGS = ['it', 'en'] as const;
const LOOKS = ['light', 'dark'] as const;

/** Sets a scene once per size; language and look are switched on the page, as people do. */
async function shoot(browser: Browser, base: string, name: string, scene: Scene): Promise<void> {
  for (const viewport of SIZES.filter(({ width }) => wanted('--size', String(width)))) {
    const phone = viewport.width < 500;
    const prefs = { rendering: name === 'plain' ? 'plain' : 'board' };
    const { page, context } = await visit(browser, base, { viewport, colorScheme: 'light', hasTouch: phone, isMobile: phone, prefs });
    await scene(page, () => visit(browser, base));
    for (const lang of LANGS) {
      for (const look of LOOKS) {
        await picture(page, `${name}-${viewport.width}-${lang}-${look}`);
        await page.getByTestId('look').dispatchEvent('click');
      }
      await page.getByTestId('language').dispatchEvent('click');
    }
    await context.close();
  }
}

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}${name}.png` });
}

function wanted(flag: string, value: string): boolean {
  const at = process.argv.indexOf(flag);
  return at < 0 || (process.argv[at + 1] ?? '').split(',').includes(value);
}

mkdirSync(folder, { recursive: true });
const house = new House();
const base = await house.start();
const browser = await openBrowser();
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (!wanted('--only', name)) continue;
    // A scene that fails does not keep the others from being taken.
    await shoot(browser, base, name, scene).then(
      () => console.log(name),
      (error) => {
        console.error(`${name}: ${error}`);
        process.exitCode = 1;
      },
    );
  }
} finally {
  await browser.close();
  await house.end();
}
