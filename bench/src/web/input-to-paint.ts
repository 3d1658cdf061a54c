import type { Page } from 'playwright-core';
import { arrive } from './visitor.ts';

const MOVES = 80;
const WARM_UP = 10;
const TRIES = 4_000;

/**
 * Milliseconds from pressing something on the board to the picture in which the move stands in the log, by way of a server
 * that has stored it: the slowest in twenty.
 */
export async function inputToPaint(): Promise<number> {
  const visitor = await arrive();
  const { page } = visitor;
  const times: number[] = [];
  try {
    while (times.length < MOVES + WARM_UP) {
      await page.goto(await visitor.begin('medioevo'));
      await page.getByTestId('undo').waitFor();
      await page.locator('.log ol').waitFor({ state: 'attached' });
      await page.evaluate(WATCH_PAINTS);
      await playOn(page, MOVES + WARM_UP - times.length);
      times.push(...(await page.evaluate<number[]>('window.paints')));
    }
  } finally {
    await visitor.leave();
  }
  const counted = times.slice(WARM_UP).sort((a, b) => a - b);
  return counted[Math.floor(counted.length * 0.95)] ?? Number.NaN;
}

/**
 * Runs in the page: measures for every press how long it takes until a painted frame shows its line in the log. Only a press that sends
 * an answer counts: one that picks up a piece leaves no line, and one more while the answer is under way starts no new time.
 */
const WATCH_PAINTS = `
  window.paints = [];
  let clicked, pressed;
  addEventListener('click', ({ timeStamp }) => { clicked = timeStamp; }, true);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).kind === 'answer') pressed = clicked;
    send.call(this, text);
  };
  new MutationObserver(() => {
    const from = pressed;
    pressed = undefined;
    if (from === undefined) return;
    requestAnimationFrame(() => {
      // A message is delivered after this turn's frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.paints.push(performance.now() - from);
      port2.postMessage(0);
    });
  }).observe(document.querySelector('.log ol'), { childList: true });
`;

/** Presses targets on the board or answers beside it, as a quick person would, until enough has been measured or the game is over. */
async function playOn(page: Page, wanted: number): Promise<void> {
  const target = page.locator('[data-testid=answers] button:not([aria-disabled]), .board [data-legal]').first();
  for (let i = 0; i < TRIES; i++) {
    if ((await page.getByTestId('end').count()) > 0 || (await page.evaluate<number>('window.paints.length')) >= wanted) return;
    if ((await target.count()) > 0) await target.dispatchEvent('click').catch(() => undefined);
    await page.waitForTimeout(20);
  }
}
