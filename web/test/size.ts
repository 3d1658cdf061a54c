/* What a table page loads before the first move, in kB gzip: node --import tsx web/test/size.ts [GAME]. Needs a built page. */
import { gzipSync } from 'node:zlib';
import { openBrowser, visit } from './support/browser.ts';
import { House } from './support/house.ts';

const [game = 'medioevo'] = process.argv.slice(2);
const house = new House();
const base = await house.start();
const browser = await openBrowser();
const { page, context } = await visit(browser, base, { prefs: { rendering: 'board' }, serviceWorkers: 'block' });
await page.goto('/');
await page.getByTestId(`play-${game}`).click();
await page.getByTestId('undo').waitFor();
await page.waitForTimeout(1_000);
const table = page.url();
const bodies = new Map<string, Buffer>();
// The same table opened by its address: only what a table page needs.
const fresh = await context.newPage();
fresh.on('response', async (response) => {
  if (response.url().endsWith('.js')) bodies.set(new URL(response.url()).pathname, await response.body());
});
await fresh.goto(table);
await fresh.getByTestId('undo').waitFor();
await fresh.waitForTimeout(1_500);
/** The worker has files of its own: its entry and whatever it names. */
const ofWorker = new Set([...bodies.keys()].filter((path) => path.includes('/engine-')));
for (const path of ofWorker)
  for (const [, name] of String(bodies.get(path)).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (bodies.has(`/assets/${name}`)) ofWorker.add(`/assets/${name}`);

const sizes = [...bodies]
  .map(([path, body]) => ({ path, kb: gzipSync(body).length / 1_000, worker: ofWorker.has(path) }))
  .sort((one, other) => other.kb - one.kb);
for (const { path, kb, worker } of sizes.slice(0, 16)) console.log(kb.toFixed(1).padStart(7), worker ? 'worker' : 'page  ', path);
const total = (worker: boolean): string =>
  sizes
    .filter((one) => one.worker === worker)
    .reduce((sum, { kb }) => sum + kb, 0)
    .toFixed(1);
console.log(`web/table-script-gzip-kb ${total(false)} (its worker, which a table of the server does not need: ${total(true)})`);
await browser.close();
await house.end();
