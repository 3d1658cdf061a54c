import { BadInput, type SavedRecord } from '@ludoteca/kernel';
import { router } from '../app/router.svelte.ts';
import { readRecord } from '../ending/record-file.ts';
import { gameKey, keepFile, keptFile } from '../saved/review-db.ts';
import { openRoom } from '../texts/rooms.svelte.ts';

/** Files of this visit, for browsers that keep nothing. */
const opened = new Map<string, SavedRecord>();

/** Opens a file as a replay; false when it is not a game of this house. */
export async function openFile(file: Blob): Promise<boolean> {
  try {
    const record = readRecord(await file.text());
    if ((await openRoom(record.game)) === undefined) return false;
    const id = await keepFile(record).catch(() => gameKey(record).slice(0, 16));
    opened.set(id, record);
    router.go(`/replay/file/${id}`);
    return true;
  } catch (error) {
    if (error instanceof BadInput || error instanceof SyntaxError) return false;
    throw error;
  }
}

export async function openedFile(id: string): Promise<SavedRecord | undefined> {
  return opened.get(id) ?? (await keptFile(id).catch(() => undefined))?.record;
}
