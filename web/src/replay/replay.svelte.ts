import type { Room } from '@ludoteca/games';
import type { Frame, History } from '@ludoteca/kernel';
import {
  historyOf,
  isRefusal,
  readSaved,
  replay,
  type SavedGame,
  type SavedRecord,
  type Seat,
  SPECTATOR,
  type Standing,
  type View,
  type Viewer,
  viewsOf,
} from '@ludoteca/kernel';
import type { ChatLine } from '@ludoteca/server/protocol';
import { w } from '../app/words.svelte.ts';
import { recordOf, sittersOf } from '../ending/record-file.ts';
import { sameGame } from '../ending/same-game.ts';
import type { Change, Connection, Facts, Sitter, TableLink, Verdict } from '../link/link.ts';
import { request } from '../remote/api.ts';
import { keptTable } from '../saved/shelf-db.ts';
import type { TableState } from '../table/table.svelte.ts';
import { openRoom } from '../texts/rooms.svelte.ts';
import { openedFile } from './open-file.ts';
import { seatsAt, serverRecord } from './past-game.ts';

/** The place of a past game: this browser, the server, a key to it, or a file that was opened. */
export type ReplaySource = 'local' | 'table' | 'shared' | 'file';

/** A past game, with its players. */
interface Replayed {
  readonly saved: SavedRecord;
  readonly sitters: readonly Sitter[];
  /** Whether it is over, so that nothing in it is secret any more. */
  readonly ended: boolean;
  /** Seats of the person who looks. */
  readonly mine: readonly Seat[];
}

/** Why there is nothing to replay, in words. */
interface Missing {
  readonly problem: string;
}

/** A past game to step through, or why there is none. Rejects when what was found cannot be read. */
export async function openReplay(source: ReplaySource, id: string, admission?: string): Promise<ReplayLink | Missing> {
  const found = await FIND[source](id, admission);
  if ('problem' in found) return found;
  const room = await openRoom(found.saved.game).catch(() => undefined);
  return room === undefined ? { problem: w('replay.missing') } : new ReplayLink(room, found);
}

const FIND: Readonly<Record<ReplaySource, (id: string, admission?: string) => Promise<Replayed | Missing>>> = {
  local: async (id) => {
    const kept = await keptTable(id).catch(() => undefined);
    if (kept === undefined) return { problem: w('replay.missing') };
    const mine = kept.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const { saved, sitters, standing } = kept;
    return { saved: sameGame(recordOf(saved, sitters, standing)), sitters, ended: standing !== null, mine: mine.length === 1 ? mine : [] };
  },
  table: async (id, admission) => {
    const record = await serverRecord(id, admission);
    if (!record.ok) return { problem: record.code === 'no-table' ? w('replay.missing') : record.words };
    const { mine, programs } = await seatsAt(id, admission);
    const sitters = sittersOf(record.value).map((one, seat) => (programs.includes(seat) ? { ...one, program: true as const } : one));
    return { saved: sameGame(readSaved(record.value)), sitters, ended: true, mine };
  },
  shared: async (key) => {
    const record = await request<SavedRecord>('GET', `/shares/${key}`);
    if (!record.ok) return { problem: record.words };
    return { saved: readSaved(record.value), sitters: sittersOf(record.value), ended: true, mine: [] };
  },
  file: async (id) => {
    const kept = await openedFile(id);
    if (kept === undefined) return { problem: w('file.gone') };
    return { saved: kept, sitters: sittersOf(kept), ended: kept.result !== undefined, mine: [] };
  },
};

/** A saved game as a read-only table to step through. */
export class ReplayLink implements TableLink {
  readonly where = 'local';
  readonly room: Room;
  readonly saved: SavedRecord;
  readonly ended: boolean;
  readonly mine: readonly Seat[];
  readonly connection: Connection = 'open';
  readonly trouble = null;
  readonly chat: readonly ChatLine[] = [];
  at = $state.raw(0);
  viewer = $state.raw<Viewer>(SPECTATOR);
  playing = $state.raw(false);
  private readonly sitters: readonly Sitter[];
  private readonly listeners = new Set<(change: Change) => void>();
  private history_ = $state.raw<History | null>(null);
  private views: readonly View[] = $derived(this.history_ === null ? [] : viewsOf(this.history_));
  /** How it ended; null when it did not. */
  readonly result: Standing | null;

  constructor(room: Room, { saved, sitters, ended, mine }: Replayed) {
    this.mine = mine;
    this.room = room;
    this.saved = saved;
    this.sitters = sitters;
    this.result = finalStanding(room, saved);
    // A file may lack its result; playing the game again gives it.
    this.ended = ended || this.result !== null;
    this.history_ = historyOf(saved, SPECTATOR);
  }

  get moves(): number {
    return this.saved.entries.length;
  }

  get facts(): Facts {
    const { game, config } = this.saved;
    return {
      id: '',
      game,
      options: config.options,
      phase: 'over',
      seats: this.sitters,
      you: [],
      asked: [],
      yourMove: [],
      result: this.at === this.moves ? this.result : null,
    };
  }

  get frames(): ReadonlyMap<Viewer, Frame> {
    const view = this.views[this.at];
    return view === undefined ? new Map() : new Map([[this.viewer, { view, question: null, undo: 'HOUSE-OVER' }]]);
  }

  /** Goes to a move; the events of the last step are told, so that the board can show it. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.moves, to));
    const frame = this.frames.get(this.viewer);
    const moment = this.history_?.moments[this.at - 1];
    if (frame !== undefined)
      for (const listener of this.listeners) listener({ viewer: this.viewer, n: this.at, frame, events: moment?.events ?? [] });
  }

  lookAs(viewer: Viewer, table: TableState): void {
    this.viewer = viewer;
    this.history_ = historyOf(this.saved, viewer);
    table.presenter?.switchTo(viewer);
  }

  listen(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  history(viewer: Viewer): Promise<History> {
    return Promise.resolve(historyOf(this.saved, viewer));
  }

  answer(): Promise<Verdict> {
    return Promise.resolve({ ok: false, rule: 'HOUSE-OVER' });
  }

  undo(): Promise<Verdict> {
    return this.answer();
  }

  say(): Promise<Verdict> {
    return this.answer();
  }

  close(): void {
    this.playing = false;
  }
}

/** The standing at the end, by playing the game again; null when it did not end or these rules cannot play it. */
function finalStanding({ game }: Room, saved: SavedGame): Standing | null {
  try {
    const { state } = replay(game, saved).match;
    return game.over(state) ? game.standing(state) : null;
  } catch (error) {
    if (error instanceof Error && !isRefusal(error)) return null;
    throw error;
  }
}
