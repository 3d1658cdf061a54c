import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousInBothLooks } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { playOnce, playToTheEnd, rawKeys } from './support/playing.ts';
import { browser, house, useSite } from './support/site.ts';

useSite();

const strokesOf = (page: Page, which: string): Promise<(string | null)[]> =>
  page
    .getByTestId('epilogue')
    .locator(which)
    .evaluateAll((all) => all.map((one) => one.getAttribute('stroke-dasharray')));

for (const game of ['medioevo', 'san-juan'] as const) {
  test(`${game}: a whole game on the drawn board, without scrolling the page; then it is seen again and played on`, async () => {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
    await page.goto(`/play/${game}`);
    await page.getByRole('button', { name: 'Un posto in meno' }).click();
    await page.getByTestId('start').click();
    await page.locator('.board [data-legal], [data-testid=answers] button').first().waitFor();
    expect(await page.getByTestId('plain').count()).toBe(0);
    await playOnce(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
    const raw = new Set<string>();
    await playToTheEnd([page], async (seen, choices) => {
      if (choices % 8 === 0) for (const key of await rawKeys(seen)) raw.add(key);
    });
    for (const key of await rawKeys(page)) raw.add(key);
    await page.getByTestId('epilogue').locator('svg[role=img]').waitFor();
    // The legend shows the strokes that tell the lines apart without colours.
    const [lines, legend] = [await strokesOf(page, 'path.line'), await strokesOf(page, '.legend line')];
    expect(legend).toEqual(lines);
    expect(new Set(lines).size).toBe(2);
    expect(await seriousInBothLooks(page)).toEqual([]);

    await page.getByRole('link', { name: 'Rivedi' }).click();
    await page.getByTestId('replay-next').click();
    await page.getByText('Mossa 1 di').waitFor();
    await page.getByRole('tab', { name: 'Analisi' }).click();
    await page.getByTestId('see-as-1').click();
    await page.getByTestId('replay-end').click();
    await expect.poll(() => page.getByTestId('replay-at').textContent()).toMatch(/Mossa (\d+) di \1/);
    expect(await seriousInBothLooks(page)).toEqual([]);
    for (let i = 0; i < 3; i++) await page.getByTestId('replay-back').click();
    for (const key of await rawKeys(page)) raw.add(key);
    await page.getByRole('slider').fill('4');
    await page.getByTestId('play-on').click();
    await page.waitForURL(/\/local\//);
    await page.locator('.board [data-legal], [data-testid=answers] button').first().waitFor();
    expect([...raw]).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 300_000);
}

for (const game of ['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer'] as const) {
  test(`${game}: the guided opening leads through its steps to a game`, async () => {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
    await page.goto('/');
    await page.getByTestId(`guide-${game}`).click();
    await page.getByTestId('lesson').waitFor();
    for (let i = 0; i < 60 && (await page.getByTestId('guide-play').count()) === 0; i++) {
      const next = page.getByTestId('guide-next');
      if ((await next.count()) > 0) await next.click();
      else await playOnce(page);
      await page.waitForTimeout(60);
    }
    await page.getByTestId('guide-play').click();
    await page.waitForURL(/\/local\//);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** A position in which the Black Market helps to pay, put in the place of San Juan's guide. */
const GUIDE = {
  scenario: {
    ...{ game: 'san-juan', seats: 2, seed: 'market' },
    position: {
      ...{ at: 'choice', governor: 0 },
      players: [
        {
          display: ['indigo-plant', 'sugar-mill', 'coffee-roaster', 'black-market'],
          goods: ['indigo', 'sugar', 'coffee'],
          hand: ['tower', 'well'],
        },
        { display: ['indigo-plant'], hand: ['statue'] },
      ],
    },
  },
  seat: 0,
  steps: [
    { it: 'Costruttore', en: 'Builder', move: 'role builder' },
    { it: 'Torre', en: 'Tower', move: 'build tower - 0 well,coffee' },
    { it: 'Fatto', en: 'Done' },
  ],
};

test('San Juan: building is one gesture, and goods pay at the Black Market', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await page.route(/assets\/guide-[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const isSanJuan = (await response.text()).includes('tobacco-storage');
    if (isSanJuan) await route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(GUIDE)};` });
    else await route.fulfill({ response });
  });
  await page.goto('/guide/san-juan');
  await page.locator('.roles [data-legal]').click();
  await page
    .getByRole('button', { name: /^Torre/ })
    .first()
    .click();
  // One other card and a good are proposed; the good can be exchanged for another.
  await page.getByText('1 merce al Mercato Nero').waitFor();
  await page.getByRole('button', { name: 'Paga con la merce: Caffè' }).click();
  await page.getByText('2 merci al Mercato Nero').waitFor();
  await page.getByRole('button', { name: 'Paga con la merce: Indaco' }).click();
  await page
    .getByRole('button', { name: /^Pozzo/ })
    .first()
    .click();
  await page.getByText('1 merce al Mercato Nero').waitFor();
  await page.getByTestId('board-confirm').click();
  await page.getByTestId('lesson').getByText('Fatto').waitFor();
  await context.close();
  expect(complaints).toEqual([]);
});
