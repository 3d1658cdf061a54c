import type { Room } from '@ludoteca/games';
import { isRefusal, Match, parseSeed, redo, restore, sealed } from '@ludoteca/kernel';
import type { Db, EntryRow } from '../store/schema.ts';
import { loadEntries, loadSnapshot } from '../store/table-store.ts';
import type { TableDoc } from './doc.ts';
import { digestOf, LiveGame } from './live-game.ts';
import { NumberedLog, numbersOf } from './numbered-log.ts';

/** Entries between two stored snapshots. */
export const SNAPSHOT_EVERY = 50;
/** Minimum number of entries that can be taken back by agreement; resuming starts from a snapshot old enough for it. */
export const REACH = 40;

/** A game resumed from the log, and the keys of the entries that were read for it. */
export interface Resumed {
  readonly game: LiveGame;
  readonly keys: readonly string[];
}

/** Today's rules do not lead to the logged position. */
export class Departed extends Error {
  override readonly name = 'Departed';
  readonly last: EntryRow | undefined;

  constructor(message: string, last: EntryRow | undefined) {
    super(message);
    this.last = last;
  }
}

/**
 * Resumes a game at the end of its log: from a snapshot and the entries after it. Where an entry takes back more than lies
 * after the snapshot, an older one is tried, and finally the very beginning. The position must be the stored one.
 */
export async function resume(db: Db, room: Room, doc: TableDoc): Promise<Resumed> {
  for (let reach = doc.sequence - REACH; ; ) {
    const snapshot = reach > 0 ? await loadSnapshot(db, doc.id, reach) : undefined;
    const from = snapshot?.sequence ?? 0;
    const [base, ...entries] = await loadEntries(db, doc.id, from - 1, doc.sequence);
    const match = snapshot === undefined ? fromStart(room, doc) : Match.from(room.game, restore(room.game, JSON.parse(snapshot.state)));
    if (base !== undefined && repeat(match, entries)) {
      if (!(await isAsStored(db, doc, match, entries.at(-1)))) throw new Departed('the rules lead to another position', entries.at(-1));
      const keys = entries.flatMap(({ key }) => key ?? []);
      const log = new NumberedLog(base);
      for (const entry of entries) log.take(entry);
      return { game: new LiveGame(match, doc.sequence, numbersOf(entries[entries.length - 1] ?? base), log.holding), keys };
    }
    if (snapshot === undefined) throw new Departed('the rules refuse an answer that was given', entries.at(-1));
    reach = from - 1;
  }
}

/**
 * Whether a position has the digest in the log. Digests include the names of versions: where the game began
 * under earlier rules, a difference in the names alone does not matter, and where the state had another shape it cannot be compared.
 */
async function isAsStored(db: Db, doc: TableDoc, match: Match, last: EntryRow | undefined): Promise<boolean> {
  if (last === undefined) return true;
  const { digest } = JSON.parse(last.body) as { digest?: string };
  if (digest === undefined || digest === digestOf(match.state)) return true;
  const [begin] = await loadEntries(db, doc.id, -1, 0);
  const opening = (JSON.parse(begin?.body ?? '{}') as { all?: { rules?: string; shape?: number } }).all;
  if (opening?.shape !== match.state.shape) return true;
  return [opening.rules, match.game.meta.rules].some((rules) => rules !== undefined && digestOf({ ...match.state, rules }) === digest);
}

function fromStart(room: Room, doc: TableDoc): Match {
  if (doc.seed === null) throw new Error(`table ${doc.id} has not started`);
  return Match.begin(room.game, doc.config, sealed(parseSeed(doc.seed)));
}

/** Plays entries again; false when one of them cannot be. */
function repeat(match: Match, entries: readonly EntryRow[]): boolean {
  return entries.every(({ move, seat }) => !isRefusal(redo(match, seat, move)));
}
