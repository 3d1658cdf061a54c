import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serious, seriousInBothLooks } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { rawKeys } from './support/playing.ts';
import { browser, house, useSite } from './support/site.ts';
import { ask } from './support/tables.ts';

useSite();

/** The address of a page, and an element that shows that it is there; pages that show ids of rules on purpose say so. */
interface Sight {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  readonly hasIds?: boolean;
}

const PAGES: readonly Sight[] = [
  { name: 'the shelf', path: '/', ready: '[data-testid=play-medioevo]' },
  { name: 'the set-up', path: '/play/san-juan', ready: '[data-testid=start]' },
  { name: 'the rules', path: '/rules/medioevo', ready: 'section h2', hasIds: true },
  { name: 'me, a stranger', path: '/me', ready: 'form' },
  { name: 'credits', path: '/credits', ready: 'h1' },
  { name: 'nowhere', path: '/no/such/page', ready: 'h1' },
  { name: 'stories', path: '/stories', ready: 'h1', hasIds: true },
  { name: 'the guide of Medioevo', path: '/guide/medioevo', ready: '.board button' },
  { name: 'the guide of San Juan', path: '/guide/san-juan', ready: '.board button' },
  { name: 'a guide in words', path: '/guide/catan', ready: '[data-testid=plain], .board button' },
  { name: 'a stale link', path: '/join/nothing', ready: '[role=alert]' },
];

/** Pages of a person whom the server knows: a lobby, a table against bots, me. End and replay are checked where a game is played. */
async function pagesOfAPlayer(page: Page): Promise<Sight[]> {
  await ask(page, 'POST', '/me/guest', {});
  await page.evaluate(() => localStorage.setItem('ludoteca.known', 'yes'));
  const clock = { kind: 'live', move: 60, bank: 60 };
  const open = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'catan', seats: ['me', 'open', 'easy'], clock });
  const running = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'san-juan', seats: ['me', 'random'], start: true, clock });
  return [
    { name: 'the lobby', path: `/table/${open.id}`, ready: '[data-testid=invite]' },
    { name: 'a table of the server', path: `/table/${running.id}`, ready: '.board > *' },
    { name: 'me', path: '/me', ready: '[data-testid=sessions] li' },
  ];
}

test('every page is fit for everybody, in both looks, and shows neither keys nor ids', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { reducedMotion: 'reduce', prefs: { rendering: 'board' } });
  await page.goto('/');
  await page.getByTestId('play-medioevo').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Source Sans');
  const found: string[] = [];
  const inspect = async (name: string, hasIds = false): Promise<void> => {
    for (const one of await seriousInBothLooks(page)) found.push(`${name}: ${one}`);
    if (!hasIds) for (const key of await rawKeys(page)) found.push(`${name}: raw ${key}`);
  };
  const visitAll = async (sights: readonly Sight[]): Promise<void> => {
    for (const { name, path, ready, hasIds } of sights) {
      await page.goto(path);
      await page.waitForSelector(ready);
      await inspect(name, hasIds);
    }
  };
  await visitAll(PAGES);
  await visitAll(await pagesOfAPlayer(page));
  for (const game of ['medioevo', 'san-juan']) {
    await page.goto('/');
    await page.getByTestId(`play-${game}`).click();
    await page.locator('.board button').first().waitFor();
    await inspect(`the board of ${game}`);
  }
  expect(found).toEqual([]);
  // A stale link is answered with 404, which browsers report by themselves.
  expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([]);
  await context.close();
}, 300_000);

test('the plain rendering is fit for everybody', async () => {
  const { page, context, complaints } = await visit(browser, house.base);
  for (const game of ['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer']) {
    await page.goto('/');
    await page.getByTestId(`play-${game}`).click();
    await page.getByTestId('plain').waitFor();
    if (game === 'catan' || game === 'staufer') expect(await serious(page)).toEqual([]);
    expect(await rawKeys(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('the language changes everywhere at once, and stays', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/');
  await page.getByText('A che cosa giochiamo?').waitFor();
  await page.getByTestId('language').click();
  await page.getByText('What shall we play?').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await page.getByText('What shall we play?').waitFor();
  await context.close();
});

test('the rules can be searched', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/rules/medioevo');
  await page.getByRole('searchbox').fill('esploratore');
  await page.getByText(/regole trovate/).waitFor();
  await context.close();
});
