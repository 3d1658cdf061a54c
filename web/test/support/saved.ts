import type { SavedGame, View, Viewer } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { historyOf, viewsOf } from '../../src/link/history.ts';

/** The record of the table of this browser that the page shows, once it has reached the decision on screen. */
export async function savedAt(page: Page): Promise<SavedGame> {
  for (let tries = 0; tries < 200; tries++) {
    const read = await page.evaluate(async () => {
      const id = location.pathname.split('/').at(-1) ?? '';
      const open = indexedDB.open('ludoteca');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      const request = database.transaction('tables').objectStore('tables').get(id);
      const kept = await new Promise<{ saved?: unknown } | undefined>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      database.close();
      const decision = Number(document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? -1);
      return { saved: kept?.saved, decision };
    });
    const saved = read.saved as SavedGame | undefined;
    if (saved !== undefined && viewAt(saved, -1).decision === read.decision) return saved;
    await page.waitForTimeout(50);
  }
  throw new Error('the page and its record do not come together');
}

/** The last view of a record through somebody's eyes. */
export function viewAt(saved: SavedGame, viewer: Viewer): View {
  return viewsOf(historyOf(saved, viewer)).at(-1) as View;
}
