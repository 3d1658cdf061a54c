import { type SavedGame, type View, type Viewer, viewAfter } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { readKept } from './kept.ts';

/** The record of the table of this browser that the page shows, once it has reached the decision on screen. */
export async function savedAt(page: Page): Promise<SavedGame> {
  for (let tries = 0; tries < 200; tries++) {
    const saved = (await page.evaluate(readKept))?.saved;
    const decision = await page.evaluate(() => Number(document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? -1));
    if (saved !== undefined && viewAt(saved, -1).decision === decision) return saved;
    await page.waitForTimeout(50);
  }
  throw new Error('the page and its record do not come together');
}

/** The last view of a record through somebody's eyes. */
export function viewAt(saved: SavedGame, viewer: Viewer): View {
  return viewAfter(saved, saved.entries.length, viewer);
}
