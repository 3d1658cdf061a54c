import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Messages and colours that are on their way are gone or there after this time. */
const PASSING_MS = 1_000;

/** Serious or critical findings of axe on the page or in a part of it, one line each. Messages that disappear by themselves do not count. */
export async function serious(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  const found = await gravest(page, part, rules);
  if (found.length === 0) return found;
  await page.waitForTimeout(PASSING_MS);
  return gravest(page, part, rules);
}

async function gravest(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  // Legacy: it would open a window for each look, to put the findings of frames of other sites together; there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules !== undefined) builder.withRules([...rules]);
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const where = (nodes: (typeof grave)[number]['nodes']): string =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)
      .join(' | ');
  return grave.map(({ id, nodes }) => `${id}: ${where(nodes)}`);
}

/** The rules that depend on colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The same in both looks: in the second one only what depends on it. */
export async function seriousInBothLooks(page: Page, part?: string): Promise<string[]> {
  const found = await serious(page, part);
  await page.getByTestId('look').click();
  // Colours change over a moment.
  await page.waitForTimeout(300);
  return [...found, ...(await serious(page, part, OF_COLOURS))];
}
