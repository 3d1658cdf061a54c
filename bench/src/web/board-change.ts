import type { Page } from 'playwright-core';
import { arrive } from './visitor.ts';

const CHANGES = 60;
const WARM_UP = 8;
/** Presses without any change after which the measurement gives up. */
const STANDSTILL = 600;
/** Pause between two changes, so that deferred work of the first is not counted for the second. */
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

/** Plays until enough changes were counted or the game is over. Throws when the board offers nothing that goes on. */
async function playOn(page: Page, wanted: number): Promise<void> {
  let last = 0;
  for (let still = 0; still < STANDSTILL; still++) {
    const { over, changes } = await page.evaluate<{ over: boolean; changes: number }>(PRESS);
    if (over || changes >= wanted) return;
    if (changes > last) still = 0;
    last = changes;
    await page.waitForTimeout(100);
  }
  throw new Error(`no change of the position after ${STANDSTILL} presses`);
}

/** Runs in the page: presses something at random, preferably what completes an answer. */
const PRESS = `(() => {
  const any = (selector) => {
    const all = [...document.querySelectorAll(selector)];
    return all[Math.floor(Math.random() * all.length)];
  };
  const whole = '[data-testid=confirm]:not([aria-disabled]), [data-testid=board-confirm]:not([aria-disabled])';
  const part = '[data-testid=answers] button:not([aria-disabled]), .board [data-legal]:not([aria-disabled=true])';
  const target = (Math.random() < 0.7 && any(whole)) || any(part);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { over: document.querySelector('[data-testid=end]') !== null, changes: window.changes.length };
})()`;
