import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds serious or critical, one line each. */
export async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const where = (nodes: (typeof grave)[number]['nodes']): string =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)
      .join(' | ');
  return grave.map(({ id, nodes }) => `${id}: ${where(nodes)}`);
}

/** The same in both looks. */
export async function seriousInBothLooks(page: Page): Promise<string[]> {
  const found = await serious(page);
  await page.getByTestId('look').click();
  // Colours change over a moment.
  await page.waitForTimeout(300);
  return [...found, ...(await serious(page))];
}
