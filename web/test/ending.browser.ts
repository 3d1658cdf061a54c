import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { serious, seriousInBothLooks } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { playOnce, playToTheEnd, rawKeys } from './support/playing.ts';
import { browser, house, useSite } from './support/site.ts';
import { ask, seatTwo } from './support/tables.ts';

const CLI = join(import.meta.dirname, '../../cli/bin/ludoteca.js');
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-files-'));

useSite();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The real command's verdict on a file. */
function ludoteca(...words: string[]): { status: number | null; out: string } {
  const env = { ...process.env, LUDOTECA_LANG: 'en', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...words], { env, encoding: 'utf8' });
  return { status, out: stdout + stderr };
}

/** A table of Medioevo against one bot. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/play/medioevo');
  await page.getByRole('button', { name: /Un posto in meno|One seat fewer/ }).click();
  await page.getByTestId('start').click();
  await page.locator('.board [data-legal]').first().waitFor();
}

async function rectangle(page: Page, selector: string): Promise<object | undefined> {
  return page.evaluate((one) => {
    const { x, y, width, height } = document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height };
  }, selector);
}

async function frameOf(page: Page): Promise<(object | undefined)[]> {
  return Promise.all(['.bar-place', '.board-place', '.side-place'].map((one) => rectangle(page, one)));
}

async function verdict(page: Page): Promise<string> {
  await page.getByTestId('verify').click();
  await expect.poll(async () => (await page.getByTestId('verdict').textContent())?.trim(), { timeout: 60_000 }).not.toBe('');
  return ((await page.getByTestId('verdict').textContent()) ?? '').trim();
}

test('a game ends in the same frame, is reviewed, verified, downloaded, read by the command, and shows its tampering', async () => {
  const { page, context, complaints } = await visit(browser, house.base, {
    prefs: { rendering: 'board', pressTwice: false, name: 'Anna' },
  });
  await sitDown(page);
  const frame = await frameOf(page);
  await playToTheEnd([page]);
  expect(await frameOf(page)).toEqual(frame);

  // The bar speaks to the viewer.
  const bar = page.getByTestId('end');
  const outcome = await bar.locator('[data-outcome]').getAttribute('data-outcome');
  expect(await bar.textContent()).toMatch(outcome === 'won' ? /Hai vinto!.*più di/ : /Secondo posto.*dietro/);
  // Points are drawn until the review is there, and the page says so.
  const epilogue = page.getByTestId('epilogue');
  await epilogue.getByText(/Per ora i punti|I punti, mossa per mossa|Chi avrebbe vinto/).waitFor();
  await epilogue.getByText('Chi avrebbe vinto, mossa per mossa').waitFor({ timeout: 90_000 });
  expect(await epilogue.locator('svg[role=img]').getAttribute('aria-label')).toMatch(/Prospettive.*Anna: da \d+% a (100|0)%/);
  expect(await page.getByTestId('turn').textContent()).toMatch(
    /La svolta: mossa \d+.*gioca:.*(Le tue prospettive: da \d+ a \d+%|costata (il |l’)\d+%)/s,
  );
  if (outcome !== 'won') await page.getByTestId('look-at-it').waitFor();

  // The sources add up to the points.
  const tab = page.getByTestId('end-tab');
  const totals = await tab.locator('ol li b .sr-only').allTextContents();
  const values = await tab
    .locator('[data-testid=sources] dd')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('.value')].map((value) => Number(value.textContent?.replace('−', '-')))),
    );
  expect(totals.map((_, place) => values.reduce((sum, row) => sum + (row[place] ?? 0), 0))).toEqual(totals.map(Number));
  expect(await tab.textContent()).not.toMatch(/-\d/);
  expect(await tab.getByTestId('agreement').textContent()).toMatch(/\d+ su \d+/);
  expect(await rawKeys(page)).toEqual([]);
  expect(await seriousInBothLooks(page)).toEqual([]);

  await page.getByTestId('show-dice').click();
  expect(await verdict(page)).toMatch(/^Tutto torna: rigiocate \d+ mosse/);
  expect(await serious(page)).toEqual([]);

  // The file is one that the command reads.
  await page.getByTestId('share').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()]);
  const file = join(folder, 'game.json');
  await download.saveAs(file);
  expect(ludoteca('verify', file)).toMatchObject({ status: 0, out: expect.stringContaining('Verified') });
  expect(ludoteca('replay', file, '--step', '3')).toMatchObject({ status: 0, out: expect.stringContaining('Anna') });
  expect(ludoteca('review', file, '--iterations', '1')).toMatchObject({ status: 0, out: expect.stringContaining('Anna') });
  await page.keyboard.press('Escape');

  // A changed file is shown all the same, and the page says where it departs.
  const saved = JSON.parse(readFileSync(file, 'utf8')) as { entries: { digest: string }[]; seed: string };
  const entries = saved.entries.map((entry, index) => (index === 4 ? { ...entry, digest: '0'.repeat(64) } : entry));
  const [changed, reseeded, nonsense] = ['changed.json', 'reseeded.json', 'nonsense.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(changed, JSON.stringify({ ...saved, entries }));
  writeFileSync(reseeded, JSON.stringify({ ...saved, seed: 'ab'.repeat(32) }));
  writeFileSync(nonsense, '{"no": "game"}');
  const openFile = async (name: string): Promise<void> => {
    await page.goto('/replay');
    await page.getByTestId('choose-file').waitFor();
    await page.getByTestId('file').setInputFiles(name);
  };
  for (const [name, words] of [
    [changed, /^Si discosta alla mossa 5: la posizione/],
    [reseeded, /^Si discosta già all’inizio: il seme/],
  ] as const) {
    await openFile(name);
    await page.getByTestId('transport').waitFor();
    await page.getByRole('tab', { name: 'Partita' }).click();
    expect(await verdict(page)).toMatch(words);
  }
  await openFile(nonsense);
  await page.getByText('Questo non è un file di una partita di questa casa.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}, 300_000);

test('a replay has the frame of a table, is steered by keys, and carries its move in the address', async () => {
  const { page, context, complaints } = await visit(browser, house.base, {
    prefs: { rendering: 'board', pressTwice: false, name: 'Anna' },
  });
  await sitDown(page);
  const frame = await frameOf(page);
  await playToTheEnd([page]);
  await page.getByTestId('agreement').waitFor({ timeout: 90_000 });
  const turn = Number(/mossa (\d+)/.exec((await page.getByTestId('turn').textContent()) ?? '')?.[1]);
  await page.getByTestId('to-turn').click();
  await page.getByTestId('transport').waitFor();
  // The text for screen readers; the same stands beside it in figures.
  const said = async (): Promise<string> => (await page.getByTestId('replay-at').getByRole('status').textContent()) ?? '';
  const at = async (): Promise<number> => Number(/Mossa (\d+)/.exec(await said())?.[1]);
  await expect.poll(at).toBe(turn - 1);
  expect(await frameOf(page)).toEqual(frame);
  // The review of the table is here at once.
  await page.getByTestId('prospects').waitFor();
  const moves = Number(/di (\d+)/.exec(await said())?.[1]);

  await page.keyboard.press('End');
  await expect.poll(at).toBe(moves);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBe(moves - 1);
  await page.keyboard.press('Home');
  await expect.poll(at).toBe(0);
  await page.keyboard.press('Shift+ArrowRight');
  const first = await at();
  expect(first).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(at).toBeLessThan(moves);
  await page.keyboard.press('4');
  expect(await page.getByRole('radio', { name: '4×' }).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect.poll(at).toBeGreaterThan(2);
  await page.keyboard.press(' ');
  const stopped = await at();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${stopped}`);
  await page.reload();
  await expect.poll(at).toBe(stopped);
  await page.evaluate(() => {
    location.hash = '#7';
  });
  await expect.poll(at).toBe(7);
  expect(await seriousInBothLooks(page)).toEqual([]);
  expect(await rawKeys(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Analisi' }).click();
  await page.getByTestId('see-as-1').click();
  await page.getByTestId('play-on').click();
  await page.waitForURL(/\/local\//);
  await page.locator('.board').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}, 300_000);

test('a game of the server is shared by a link that strangers open, and that can be withdrawn', async () => {
  const [host, guest] = [await visit(browser, house.base), await visit(browser, house.base)];
  const table = await seatTwo(host.page, guest.page);
  await playToTheEnd([host.page, guest.page]);
  const anna = await ask<{ name: string }>(host.page, 'GET', '/me');
  const bob = await ask<{ name: string }>(guest.page, 'GET', '/me');

  await host.page.getByTestId('share').click();
  await host.page.getByTestId('make-link').click();
  const link = await host.page.getByTestId('share-link').inputValue();
  expect(link).toMatch(/\/p\/[\w-]{16}$/);
  expect(await serious(host.page)).toEqual([]);
  // Bob does not want to be named.
  await guest.page.getByTestId('share').click();
  await guest.page.getByTestId('make-link').click();
  await guest.page.getByText('Compari come «Posto 2»').click();
  await expect.poll(async () => (await ask<{ nameless: number[] }>(guest.page, 'GET', `/tables/${table.id}/share`)).nameless).toEqual([1]);

  const stranger = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await stranger.page.goto(`${link}#10`);
  await stranger.page.getByTestId('transport').waitFor();
  await expect.poll(() => stranger.page.getByTestId('replay-at').textContent()).toContain('Mossa 10 di');
  await stranger.page.locator('.board').first().waitFor();
  const text = (await stranger.page.evaluate(() => document.body.textContent)) ?? '';
  expect(text).toContain(anna.name);
  expect(text).toContain('Posto 2');
  expect(text).not.toContain(bob.name);
  expect(await serious(stranger.page)).toEqual([]);
  await stranger.page.getByRole('tab', { name: 'Partita' }).click();
  expect(await stranger.page.getByTestId('share-link').inputValue()).toBe(`${link}#10`);
  expect(await stranger.page.getByTestId('dice').textContent()).toContain('Promessa del server');
  expect(await verdict(stranger.page)).toMatch(/^Tutto torna/);
  // Watching gave the stranger no identity.
  expect(await stranger.context.cookies()).toEqual([]);

  // Another site shows the game in a frame of its own; no other page can be framed.
  const key = link.split('/').at(-1);
  const code = await host.page.getByTestId('embed-code').inputValue();
  expect(code).toContain(`/embed/${key}"`);
  const frames = code.replace(`/embed/${key}"`, `/embed/${key}#12"`) + code.replace('/embed/', '/p/');
  const blog = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(frames));
  await new Promise<void>((ready) => blog.listen(0, 'localhost', ready));
  const site = await visit(browser, `http://localhost:${(blog.address() as { port: number }).port}`, { prefs: { rendering: 'board' } });
  await site.page.goto('/');
  const [embedded, whole] = [site.page.frameLocator('iframe').first(), site.page.frameLocator('iframe').last()];
  await embedded.getByTestId('transport').waitFor();
  await expect.poll(() => embedded.getByTestId('replay-at').textContent()).toContain('Mossa 12 di');
  await embedded.locator('.board').first().waitFor();
  expect(await embedded.locator('header .brand').count()).toBe(0);
  expect(await embedded.getByTestId('embed-whole').getAttribute('href')).toBe(`${link}#12`);
  expect(await whole.getByTestId('transport').count()).toBe(0);
  await site.context.close();
  await new Promise((closed) => blog.close(closed));

  await host.page.getByTestId('withdraw').click();
  await host.page.getByTestId('make-link').waitFor();
  await stranger.page.reload();
  await stranger.page.getByText('Questa partita non è più condivisa').waitFor();
  await stranger.page.goto('/p/nothing');
  await stranger.page.getByText('A questo indirizzo non c’è una partita condivisa').waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  for (const { context } of [host, guest, stranger]) await context.close();
}, 300_000);

test('on a phone the end is in the sheet, without motion where none is wanted', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
  const { page, context, complaints } = await visit(browser, house.base, { ...phone, prefs: { rendering: 'board', pressTwice: false } });
  await sitDown(page);
  await playOnce(page);
  await playToTheEnd([page]);
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
  expect(await page.getByTestId('epilogue').count()).toBe(0);
  await page.getByTestId('open-side').click();
  await page.getByTestId('end-tab').getByTestId('epilogue').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await serious(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
}, 300_000);
