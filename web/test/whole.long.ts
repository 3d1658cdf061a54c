import { expect, test } from 'vitest';
import { visit, type Wishes } from './support/browser.ts';
import { playToTheEnd, rawKeys } from './support/playing.ts';
import { browser, house, useSite } from './support/site.ts';

/* Whole games through the page in every way there is to play them; `npm test` has one for each board. */

useSite();

async function playWhole(game: string, way: 'bots' | 'device', wishes: Wishes): Promise<void> {
  const { page, context, complaints } = await visit(browser, house.base, wishes);
  await page.goto(`/play/${game}`);
  await page.getByTestId(`way-${way}`).click();
  await page.getByTestId('start').click();
  await page.getByTestId('undo').or(page.getByTestId('take-device')).first().waitFor();
  const raw = new Set<string>();
  await playToTheEnd([page], async (seen, choices) => {
    if (choices % 10 === 0) for (const key of await rawKeys(seen)) raw.add(key);
  });
  expect([...raw, ...(await rawKeys(page))]).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

test('two clicks lead from the shelf into a game against bots, and it can be played to its end in words', async () => {
  const { page, context, complaints } = await visit(browser, house.base);
  await page.goto('/');
  await page.getByTestId('play-medioevo').click();
  await page.getByTestId('answers').waitFor();
  await playToTheEnd([page]);
  expect(await page.getByTestId('end').textContent()).toMatch(/Hai vinto|posto|Avete vinto/);
  expect(complaints).toEqual([]);
  await context.close();
});

for (const game of ['san-juan', 'burgundy', 'catan', 'staufer'])
  test(`${game}: a whole game against bots in words alone, in English`, () => playWhole(game, 'bots', { locale: 'en-GB' }));

for (const game of ['medioevo', 'san-juan']) {
  test(`${game}: a whole game on the drawn board of a phone`, () => playWhole(game, 'bots', { ...PHONE, prefs: { rendering: 'board' } }));
  test(`${game}: a whole game around one device`, () => playWhole(game, 'device', { locale: 'en-GB', prefs: { rendering: 'board' } }));
}

test('a whole game with the keyboard alone', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await page.goto('/play/medioevo');
  await page.getByTestId('start').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('undo').waitFor();
  while ((await page.getByTestId('end').count()) === 0) {
    const onTarget = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.matches('.board [data-legal], [data-testid=answers] button') ?? false);
    for (let i = 0; i < 80 && !(await onTarget()); i++) await page.keyboard.press('Tab');
    if (await onTarget()) await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
  }
  await context.close();
});
