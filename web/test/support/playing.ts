import type { Page } from 'playwright-core';

const BEAT_MS = 25;

/** The parts of a table that a person sees, the most telling first. */
const SIGNS = [
  ['over', '[data-testid=end]'],
  ['hand', '[data-testid=take-device]'],
  ['confirm', '[data-testid=confirm]:not([aria-disabled]), [data-testid=board-confirm]:not([aria-disabled])'],
  ['target', '.board [data-legal]:not([aria-pressed=true])'],
  ['answer', '[data-testid=answers] button:not([aria-disabled])'],
  ['item', '[data-testid=confirm]'],
] as const;

type Seen = (typeof SIGNS)[number][0] | 'wait';

async function lookAt(page: Page): Promise<Seen> {
  const there = await page.evaluate(
    (selectors) => selectors.map((one) => document.querySelector(one) !== null),
    SIGNS.map(([, selector]) => selector),
  );
  return SIGNS[there.indexOf(true)]?.[0] ?? 'wait';
}

/** Makes one choice if there is one to make, the first possible one; returns what it saw. */
export async function playOnce(page: Page): Promise<string> {
  const seen = await lookAt(page);
  const press = (selector: string): Promise<void> =>
    // Dispatched, not pressed: targets of drawn boards may be parts of an SVG.
    page.evaluate(
      (wanted) => void document.querySelector(wanted)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      selector,
    );
  const selector = SIGNS.find(([sign]) => sign === seen)?.[1];
  if (seen === 'item') await press('.draft .items button:not([aria-disabled]):not([aria-pressed=true])');
  else if (seen !== 'over' && selector !== undefined) await press(selector);
  return seen;
}

/** Plays to the end, all these pages in turn; `each` runs after every choice. */
export async function playToTheEnd(pages: readonly Page[], each?: (page: Page, choices: number) => Promise<void>): Promise<number> {
  let choices = 0;
  for (;;) {
    const seen: string[] = [];
    for (const page of pages) {
      const saw = await playOnce(page);
      seen.push(saw);
      if (saw !== 'wait' && saw !== 'over') {
        choices += 1;
        await each?.(page, choices);
      }
    }
    if (seen.every((saw) => saw === 'over')) return choices;
    await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
  }
}

/** Keys of catalogues and ids of rules have no business on screen, except in the rules reference. */
export async function rawKeys(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.textContent ?? '');
  return [...text.matchAll(/\b(?:[a-z]+\.[a-z]+[A-Z]\w*|(?:HOUSE|MED|SJ|BUR|CAT|STA)-[A-Z]+-?\d*|undefined|\[object)\b/g)].map(
    ([found]) => found,
  );
}
