import type { Page } from 'playwright-core';
import { arrive } from './visitor.ts';

const CHANGES = 60;
const WARM_UP = 8;
const TRIES = 3_000;
/** Between two changes, so that what the first left for later does not count for the second. */
const REST_MS = 60;

/**
 * Milliseconds that the page works to apply and paint one change of the position on the drawn board of a game at four seats (or
 * the most it has): the slowest in twenty. The bots of the table play; motion is off.
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
 * Runs in the page before anything else: hands the server's messages over one at a time, because bots answer in bursts and the
 * changes of a burst would be counted in one another's time. The time of a message is that of script, style and layout until
 * the page is idle, and that of the frame that paints it; waiting for the frame is left out. Only messages after which the
 * board shows another decision count.
 */
const WATCH_CHANGES = `
  window.changes = [];
  const shown = () => document.querySelector('[data-decision]')?.getAttribute('data-decision');
  const later = (run) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(0);
  };
  const waiting = [];
  let isBusy = false;
  const deliver = () => {
    const message = waiting.shift();
    isBusy = message !== undefined;
    if (message === undefined) return;
    const before = shown();
    const began = performance.now();
    message();
    later(() => {
      document.body.offsetHeight;
      const worked = performance.now() - began;
      requestAnimationFrame((_, framed = performance.now()) =>
        later(() => {
          if (before !== undefined && shown() !== before) window.changes.push(worked + performance.now() - framed);
          setTimeout(deliver, ${REST_MS});
        }),
      );
    });
  };
  const { set, ...rest } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...rest,
    set(handler) {
      set.call(this, (event) => {
        waiting.push(() => handler(event));
        if (!isBusy) deliver();
      });
    },
  });
`;

async function playOn(page: Page, wanted: number): Promise<void> {
  const target = page.locator('[data-testid=answers] button:not([aria-disabled]), .board [data-legal]').first();
  for (let i = 0; i < TRIES; i++) {
    if ((await page.getByTestId('end').count()) > 0 || (await page.evaluate<number>('window.changes.length')) >= wanted) return;
    if ((await target.count()) > 0) await target.dispatchEvent('click').catch(() => undefined);
    await page.waitForTimeout(100);
  }
}
