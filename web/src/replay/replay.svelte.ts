import type { Room } from '@ludoteca/games';
import { isRefusal, readSaved, replay, type SavedGame, SPECTATOR, type Standing, type View, type Viewer } from '@ludoteca/kernel';
import { historyOf, viewsOf } from '../link/history.ts';
import type { Change, ChatLine, Connection, Facts, Frame, History, Sitter, TableLink, Verdict } from '../link/link.ts';
import { request } from '../remote/api.ts';
import { keptTable } from '../saved/shelf-db.ts';
import type { TableState } from '../table/table.svelte.ts';

/** A game that can be looked at again, with those who played it. */
export interface Replayed {
  readonly saved: SavedGame;
  readonly sitters: readonly Sitter[];
  /** Whether it is over, so that nothing in it is secret any more. */
  readonly ended: boolean;
}

/** Finds a finished game of the server, or any game of this browser. */
export async function openReplay(source: 'local' | 'table', id: string): Promise<Replayed | undefined> {
  if (source === 'local') {
    const kept = await keptTable(id).catch(() => undefined);
    return kept === undefined ? undefined : { saved: kept.saved, sitters: kept.sitters, ended: kept.standing !== null };
  }
  const record = await request<SavedGame & { players?: readonly string[] }>('GET', `/tables/${id}/record`);
  if (!record.ok) return undefined;
  const { players = [], ...saved } = record.value;
  return { saved: readSaved(saved), sitters: players.map(sitterOf), ended: true };
}

/** The record names people as "me:Anna" and bots by their level. */
function sitterOf(word: string): Sitter {
  return word.startsWith('me') ? { kind: 'person', name: word.slice(3) } : { kind: 'bot', level: word };
}

/** A saved game as a table that nobody plays at any more: one walks through it instead. */
export class ReplayLink implements TableLink {
  readonly where = 'local';
  readonly room: Room;
  readonly saved: SavedGame;
  readonly ended: boolean;
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
  private readonly result: Standing | null;

  constructor(room: Room, { saved, sitters, ended }: Replayed) {
    this.room = room;
    this.saved = saved;
    this.sitters = sitters;
    this.ended = ended;
    this.result = finalStanding(room, saved);
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
