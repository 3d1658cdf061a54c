import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { startHost } from '../server/host.ts';

const BUILD = fileURLToPath(new URL('../../../scripts/build-web.mjs', import.meta.url));
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
/** Others' moves appear at once: what is measured is the page, not its pauses. Hints are on, as in anybody's first games. */
const PREFS = { lang: 'it', speed: 'off', rendering: 'board' };

/** A visitor with a browser and a server of its own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a table of the server against bots; says its address. */
  begin(game: string, seats?: number): Promise<string>;
  leave(): Promise<void>;
}

export async function arrive(): Promise<Visitor> {
  // The build's output goes to stderr: stdout may be read by a machine.
  spawnSync(process.execPath, [BUILD], { stdio: ['ignore', 2, 2] });
  const host = await startHost();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
  const context = await browser.newContext({
    ...{ baseURL: host.address, viewport: { width: 1_366, height: 768 }, locale: 'it-IT', serviceWorkers: 'block' },
  });
  await context.addInitScript({ content: `localStorage.setItem('ludoteca.prefs', ${JSON.stringify(JSON.stringify(PREFS))});` });
  // Requests of the context share its cookies: the page is this guest from the start.
  await context.request.post('/api/me/guest', { data: {} });
  return {
    page: await context.newPage(),
    context,
    begin: async (game, seats = 3) => {
      const bots = Array.from({ length: seats - 1 }, () => 'easy');
      const made = await context.request.post('/api/tables', { data: { game, seats: ['me', ...bots], start: true } });
      return `/table/${((await made.json()) as { id: string }).id}`;
    },
    leave: async () => {
      await browser.close();
      await host.stop();
    },
  };
}
