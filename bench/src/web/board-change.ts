import type { Page } from 'playwright-core';
import { arrive } from './visitor.ts';

const CHANGES = 60;
const WARM_UP = 8;
const TRIES = 3_000;

/**
 * Milliseconds that the page works, script, style and layout together, to show a change of the position on the drawn board of
 * a game at four seats (or the most it has): the slowest in twenty. The bots of the table play; motion is off.
 */
export async function boardChange(game: string, seats: number): Promise<number> {
  const visitor = await arrive();
  const { page } = visitor;
  const times: number[] = [];
  await page.addInitScript({ content: WATCH_CHANGES });
  try {
    while (times.length < CHANGES + WARM_UP) {
      await page.goto(await visitor.begin(game, seats));
      await page.locator('[data-decision]').waitFor();
      await playOn(page, CHANGES + WARM_UP - times.length);
      times.push(...(await page.evaluate<number[]>('window.changes')));
    }
  } finally {
    await visitor.leave();
  }
  const counted = times.slice(WARM_UP).sort((a, b) => a - b);
  return counted[Math.floor(counted.length * 0.95)] ?? Number.NaN;
}

/**
 * Runs in the page before anything else: times every message of the server from its delivery until script has run and style
 * and layout of what it changed are done. Only messages after which the board shows another decision count.
 */
const WATCH_CHANGES = `
  window.changes = [];
  const shown = () => document.querySelector('[data-decision]')?.getAttribute('data-decision');
  const { set, ...rest } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...rest,
    set(handler) {
      set.call(this, (event) => {
        const before = shown();
        const began = performance.now();
        handler(event);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          document.body.offsetHeight;
          if (before !== undefined && shown() !== before) window.changes.push(performance.now() - began);
        };
        port2.postMessage(0);
      });
    },
  });
`;

async function playOn(page: Page, wanted: number): Promise<void> {
  const target = page.locator('[data-testid=answers] button:not([aria-disabled]), .board [data-legal]').first();
  for (let i = 0; i < TRIES; i++) {
    if ((await page.getByTestId('end').count()) > 0 || (await page.evaluate<number>('window.changes.length')) >= wanted) return;
    if ((await target.count()) > 0) await target.dispatchEvent('click').catch(() => undefined);
    await page.waitForTimeout(20);
  }
}
