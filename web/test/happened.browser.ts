import { expect, test } from 'vitest';
import rules from '../../games/medioevo/src/text/rules.it.json' with { type: 'json' };
import { visit } from './support/browser.ts';
import { playOnce } from './support/playing.ts';
import { BLESSING, openPosition, RAID, SCORING } from './support/positions.ts';
import { browser, house, useSite } from './support/site.ts';

useSite();

test('a line of the log that is pressed shows the rule it comes from', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, RAID);
  await page.locator('.board .tile[data-legal]').first().click();
  const line = page.locator('.log li.hurt [data-line]').first();
  await line.click();
  const rule = page.getByTestId('log-rule');
  // The sentences of the rules are fetched when the first one is wanted.
  await expect.poll(async () => Object.values(rules).includes((await rule.textContent()) ?? '')).toBe(true);
  await line.press('Enter');
  await rule.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
}, 120_000);

test('what others did to me stands in the bar, in the log and on the board until my first press', async () => {
  const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, RAID);
  await page.locator('.board .tile[data-legal]').first().click();
  const since = page.getByTestId('since');
  await since.waitFor();
  expect(await since.textContent()).toMatch(/Dal tuo turno.*Perdi Campo 1.*Paghi 2 monete a /s);
  expect(await page.getByTestId('hurt').textContent()).toContain('−2');
  expect(await page.getByTestId('ghost').textContent()).toContain('Campo 1');
  expect(await page.locator('.log li.hurt.fresh').count()).toBe(2);

  // Shown again: the board goes back, the log with it, and both are led to the present.
  const coins = (): Promise<string | null> => page.locator('[data-anchor="coins-0"]').textContent();
  const [present, lines] = [await coins(), await page.locator('.log li').count()];
  await since.getByRole('button', { name: 'Rivedi' }).click();
  await page.getByTestId('away').waitFor();
  expect(await page.locator('.log li').count()).toBeLessThan(lines);
  await page.getByRole('button', { name: 'Una mossa' }).click();
  await page.getByRole('button', { name: 'Al presente' }).click();
  await expect.poll(coins).toBe(present);
  expect(await page.locator('.log li').count()).toBe(lines);

  // A thing that cannot be chosen now can still be pressed.
  await page.locator('.board .tile[aria-disabled]').last().click({ force: true });
  await since.waitFor({ state: 'detached' });
  for (const mark of ['hurt', 'ghost']) expect(await page.getByTestId(mark).count(), mark).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a reload does not forget what happened to me', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, RAID);
  await page.locator('.board .tile[data-legal]').first().click();
  await page.getByTestId('since').waitFor();
  await page.reload();
  await page.getByTestId('since').waitFor();
  expect(await page.getByTestId('ghost').count()).toBe(1);
  await context.close();
});

test('a chain of effects is shown as one, and targets are named by what a press would do', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, BLESSING);
  await page.locator('.board .tile[data-legal]').first().click();
  const chain = page.locator('[data-message=chain]');
  await chain.waitFor();
  expect(((await chain.textContent()) ?? '').replace(/\s+/g, ' ').trim()).toBe('Chiesa 19 · 1 contadino Moneta extra rendita');
  const estate = page.locator('.estate[data-legal]').first();
  expect(await estate.getAttribute('aria-label')).toMatch(/^Moneta extra sotto Campo\. Campo: /);
  await context.close();
});

test('what happened to me waits behind a chain of effects, is counted, and is shown when the chain ends', async () => {
  const { page, context } = await visit(browser, house.base);
  await openPosition(page, SCORING);
  const since = page.getByTestId('since');
  await page.getByTestId('answers').waitFor();
  await playOnce(page);
  await page.locator('[data-message=chain]').waitFor();
  expect(await since.count()).toBe(0);
  expect(await page.getByTestId('further').textContent()).toBe('+1');
  // Answering within the chain does not count as having read what was not on screen.
  await playOnce(page);
  await since.waitFor();
  expect(await since.textContent()).toMatch(/nella tua provincia/);
  const scored = page.locator('.log li.fresh', { hasText: 'Ottieni 12 punti' });
  expect(await scored.count()).toBe(1);
  await playOnce(page);
  await since.waitFor({ state: 'detached' });
  expect(await scored.count()).toBe(0);
  await context.close();
});

test('before my first answer there is nothing to take back, whatever others have played', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openPosition(page, { ...RAID, position: { ...RAID.position, lords: ['b16a', 'b01a'] } });
  await page.locator('.board .tile[data-legal]').first().waitFor();
  expect(await page.getByTestId('undo').getAttribute('aria-description')).toBe('Non c’è niente da riprendere.');
  await context.close();
});

test('the first game of a person is shown slowly, unless they have chosen', async () => {
  const shown = async (prefs: object): Promise<string | null> => {
    const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board', ...prefs } });
    await openPosition(page, RAID);
    await page.getByRole('tab', { name: 'Opzioni' }).click();
    const speed = await page.getByLabel('Mosse degli altri').locator('option:checked').textContent();
    await context.close();
    return speed;
  };
  expect(await shown({ speed: 'normal' })).toBe('lente');
  expect(await shown({ speed: 'normal', hinted: ['medioevo'] })).toBe('normali');
  expect(await shown({ speed: 'normal', speedChosen: true })).toBe('normali');
  expect(await shown({ speed: 'fast' })).toBe('veloci');
});

test('advice in a first game: the goal first, one sentence a turn, each at most twice', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await page.goto('/');
  await page.getByTestId('play-medioevo').click();
  await page.getByTestId('advice-line').waitFor();
  expect(await page.getByTestId('advice-line').textContent()).toContain('Vince chi ha più monete dopo 16 round');
  const advised = await page.evaluate(() => JSON.parse(localStorage.getItem('ludoteca.prefs') ?? '{}').advised);
  expect(advised).toEqual({ 'medioevo.goal': 1 });
  await context.close();
});
