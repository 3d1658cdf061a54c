import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './support/browser.ts';
import { copyOfHouse } from './support/copy-of-house.ts';
import { House } from './support/house.ts';
import { playToTheEnd } from './support/playing.ts';
import { ask } from './support/tables.ts';

/* A room with nothing but rules, text and evaluation, written by `npm run new-game` in a copy of the project. */
const copy = copyOfHouse();
const house = new House(copy);
let browser: Browser;

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
}

beforeAll(async () => {
  run('scripts/new-game.mjs', 'night-owl');
  run('scripts/build-web.mjs');
  await house.start();
  browser = await openBrowser();
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await house.end();
  rmSync(copy, { recursive: true, force: true });
}, 60_000);

test('types, lint and tests of the new room are in order', () => {
  run('node_modules/typescript/bin/tsc', '--noEmit');
  run('node_modules/@biomejs/biome/bin/biome', 'check', 'games');
  const tests = ['games/night-owl', 'games/test', 'bots/test', 'cli/test/general.test.ts', 'web/test'];
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--project', 'battery', ...tests);
}, 1_800_000);

/** The page is there, in the words of the game, and shows no key of a catalogue. */
async function open(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  const words = await page.locator('body').innerText();
  expect(words, path).not.toMatch(/undefined|\[object|\{\w+\}/);
}

test('every page shows the new room', async () => {
  const { page, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await open(page, '/', '[data-testid=play-night-owl]');
  await page.getByText('Night Owl').first().waitFor();
  await open(page, '/play/night-owl', '[data-testid=start]');
  await open(page, '/rules/night-owl', 'section h2');
  await page.getByText('NIG-DRAW-02').first().waitFor();
  // No guide was written: its address leads to the page for wrong addresses.
  await open(page, '/guide/night-owl', 'h1');
  await page.goto('/');
  await page.getByTestId('play-night-owl').click();
  await page.getByTestId('answers').waitFor();
  await playToTheEnd([page]);
  await page.getByTestId('end').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await open(page, `/replay/local/${id}`, '[data-testid=replay-next]');
  await open(page, `/replay/local/${id}?review=1`, '[data-testid=review-panel]');
  expect(complaints).toEqual([]);
}, 300_000);

test('a table of the server is played to its end', async () => {
  const { page, complaints } = await visit(browser, house.base);
  await page.goto('/');
  await ask(page, 'POST', '/me/guest', {});
  await page.evaluate(() => localStorage.setItem('ludoteca.known', 'yes'));
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', { game: 'night-owl', seats: ['me', 'medium', 'easy'], start: true });
  await open(page, `/table/${id}`, '[data-testid=answers]');
  await playToTheEnd([page]);
  await page.getByTestId('end').waitFor();
  await open(page, `/replay/table/${id}`, '[data-testid=replay-next]');
  expect(complaints).toEqual([]);
}, 300_000);
