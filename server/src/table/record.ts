import type { Room } from '@ludoteca/games';
import type { SavedEntry, SavedGame, SeedParts, Standing } from '@ludoteca/kernel';
import { commitmentTo } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { Db } from '../store/schema.ts';
import { loadEntries } from '../store/table-store.ts';
import { contributionsOf } from './dice.ts';
import { isFinished, type SeatDoc, type TableDoc } from './doc.ts';

/** A record as `ludoteca verify` and `ludoteca replay` read it. */
export type Record = SavedGame & { readonly players: readonly string[]; readonly dice: SeedParts; readonly result?: Standing };

/** The whole game with its seed. It contains every secret, so it is made only when the game has ended. */
export async function recordOf(db: Db, room: Room, doc: TableDoc): Promise<Record> {
  if (!isFinished(doc.phase) || doc.seed === null) throw new Problem('secret-until-end');
  return fullRecord(db, room, doc);
}

/** The record for anyone with a key: without the names of those who asked for that. */
export async function sharedRecord(db: Db, room: Room, doc: TableDoc): Promise<Record> {
  const record = await recordOf(db, room, doc);
  const { nameless = [] } = doc;
  return { ...record, players: record.players.map((player, seat) => (nameless.includes(seat) ? 'me' : player)) };
}

/** The same without asking whether the game has ended: for the operator, who can read the database anyway. */
export async function fullRecord(db: Db, room: Room, doc: TableDoc): Promise<Record> {
  if (doc.seed === null) throw new Problem('wrong-phase');
  const [begin, ...rows] = await loadEntries(db, doc.id, -1, doc.sequence);
  if (begin === undefined) throw new Error(`table ${doc.id} has no set-up in its log`);
  const opening = JSON.parse(begin.body) as SavedGame['opening'];
  const { id, shape } = room.game.meta;
  return {
    ludoteca: 1,
    game: id,
    rules: rulesOf(opening, room),
    shape,
    config: doc.config,
    seed: doc.seed,
    commitment: commitmentTo(doc.seed),
    opening,
    entries: rows.map((row) => {
      const { seat, move, decision, body } = row;
      const saved = JSON.parse(body) as Pick<SavedEntry, 'digest' | 'events' | 'shows'>;
      return decision === null ? { seat, move, ...saved } : { seat, move, decision, ...saved };
    }),
    players: doc.seats.map(sitter),
    dice: { promise: doc.promise, secret: doc.secret, contributions: contributionsOf(doc) },
    ...(doc.result === null ? {} : { result: doc.result }),
  };
}

/** The rules that the game began with; later versions cannot change them. */
function rulesOf(opening: SavedGame['opening'], room: Room): string {
  const rules = (opening.all as { rules?: unknown }).rules;
  return typeof rules === 'string' ? rules : room.game.meta.rules;
}

/** A seat in the words of the command line. */
function sitter(seat: SeatDoc): string {
  if (seat.kind === 'bot') return seat.level;
  return seat.kind === 'person' && seat.name !== '' ? `me:${seat.name}` : 'me';
}
