import type { SavedRecord } from '@ludoteca/kernel';
import { gameKey } from '../saved/review-db.ts';

const KEPT = 4;
const known = new Map<string, SavedRecord>();

/** One object per game: a review that was begun at the table goes on in the replay. */
export function sameGame(record: SavedRecord): SavedRecord {
  const key = gameKey(record);
  const found = known.get(key) ?? record;
  known.delete(key);
  known.set(key, found);
  for (const old of [...known.keys()].slice(0, -KEPT)) known.delete(old);
  return found;
}
