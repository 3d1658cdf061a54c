import type { Room } from '@ludoteca/games';
import { type AnyMove, type Frame, type History, historyOf, type SavedGame, type Seat, type Viewer, waitedFor } from '@ludoteca/kernel';
import type { ChatLine } from '@ludoteca/server/protocol';
import { w } from '../app/words.svelte.ts';
import { type KeptTable, keepTable } from '../saved/shelf-db.ts';
import { openRoom } from '../texts/rooms.svelte.ts';
import type { Beginning, FromWorker, LocalSitter, Present, ToWorker } from '../worker/messages.ts';
import { FollowedGame } from './followed-game.ts';
import type { Change, Connection, Facts, TableLink, Verdict } from './link.ts';

/** A table run by a worker of this browser, kept in its database after every answer. */
export class LocalLink implements TableLink {
  readonly where = 'local';
  room = $state.raw<Room | null>(null);
  facts = $state.raw<Facts | null>(null);
  connection = $state.raw<Connection>('connecting');
  trouble = $state.raw<string | null>(null);
  frames = $state.raw<ReadonlyMap<Viewer, Frame>>(new Map());
  readonly chat: readonly ChatLine[] = [];

  private readonly id: string;
  private readonly created: number;
  private readonly sitters: readonly LocalSitter[];
  private practice: boolean;
  private readonly worker: Worker;
  private readonly listeners = new Set<(change: Change) => void>();
  private readonly waiting = new Map<number, (verdict: Verdict) => void>();
  private nextId = 1;
  private game: FollowedGame | undefined;
  /** Entries in the browser's database. */
  private kept = 0;
  private keeping: Promise<void> = Promise.resolve();

  constructor(kept: { id: string; created: number; sitters: readonly LocalSitter[]; practice?: boolean }, beginning: Beginning) {
    this.practice = kept.practice ?? false;
    this.id = kept.id;
    this.created = kept.created;
    this.sitters = kept.sitters;
    this.worker = new Worker(new URL('../worker/engine.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    this.worker.onerror = () => this.fail();
    void this.open(beginning);
  }

  private async open(beginning: Beginning): Promise<void> {
    const game = beginning.kind === 'new' ? beginning.game : beginning.saved.game;
    this.send({ kind: 'open', beginning, sitters: this.sitters, practice: this.practice });
    try {
      this.room = (await openRoom(game)) ?? null;
    } catch {
      this.room = null;
    }
    if (this.room === null) this.fail();
  }

  private send(message: ToWorker): void {
    // Reactive proxies cannot be cloned into a worker; messages are plain data.
    this.worker.postMessage($state.snapshot(message));
  }

  get saved(): SavedGame | undefined {
    return this.game?.saved;
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'failed') this.fail();
    else if (message.kind === 'verdict') {
      this.waiting.get(message.id)?.(message.verdict);
      this.waiting.delete(message.id);
    } else if (message.kind === 'opened') {
      this.game = new FollowedGame(message.saved, message);
      this.show(this.game, message);
    } else if (this.game !== undefined) {
      const changes = this.game.take(message.entry, message);
      this.show(this.game, message);
      for (const change of changes) for (const listener of this.listeners) listener(change);
    }
  }

  private fail(): void {
    this.trouble = w('local.failed');
    this.connection = 'gone';
  }

  private show({ frames }: FollowedGame, { standing, practice }: Present): void {
    this.practice = practice;
    this.frames = new Map(frames.map((frame) => [frame.view.viewer, frame]));
    this.connection = 'open';
    this.facts = this.factsNow(frames, standing);
    this.keeping = this.keeping.then(() => this.keep());
  }

  private factsNow(frames: readonly Frame[], standing: Facts['result']): Facts {
    const you = [...this.sitters.keys()].filter((seat) => this.sitters[seat]?.kind === 'person');
    const view = frames[0]?.view;
    const asked = view === undefined ? [] : waitedFor(view.asked);
    const hasAnswered = (seat: Seat): boolean => (this.frames.get(seat)?.view.answer ?? null) !== null;
    return {
      id: this.id,
      game: view?.game ?? '',
      options: view?.config.options ?? {},
      phase: standing === null ? 'playing' : 'over',
      seats: this.sitters.map((sitter) => sitter),
      you,
      asked,
      yourMove: asked.filter((seat) => you.includes(seat) && !hasAnswered(seat)),
      result: standing,
      practice: this.practice,
    };
  }

  /** Stores what is new since the last time. */
  private async keep(): Promise<void> {
    const { saved, facts } = this;
    if (saved === undefined || facts === null) return;
    const table: KeptTable = {
      ...{ id: this.id, game: facts.game, sitters: this.sitters, created: this.created, touched: Date.now() },
      ...{ asked: facts.asked, standing: facts.result, practice: this.practice, options: facts.options },
    };
    // A browser that stores nothing (private window, full disk) still plays; what is missing is stored with the next entry.
    try {
      await keepTable($state.snapshot(table) as KeptTable, saved, this.kept);
      this.kept = saved.entries.length;
    } catch {
      // Nothing has been stored.
    }
  }

  listen(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  history(viewer: Viewer): Promise<History> {
    return this.saved === undefined
      ? Promise.reject(new Error('nothing has been played yet'))
      : Promise.resolve(historyOf(this.saved, viewer));
  }

  /** How long bots wait before they play, so that people can follow. */
  setPace(ms: number): void {
    this.send({ kind: 'pace', ms });
  }

  answer(seat: Seat, decision: number, move: AnyMove): Promise<Verdict> {
    return this.ask((id) => ({ kind: 'answer', id, seat, decision, move }));
  }

  undo(seat: Seat): Promise<Verdict> {
    return this.ask((id) => ({ kind: 'undo', id, seat }));
  }

  private ask(message: (id: number) => ToWorker): Promise<Verdict> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send(message(id));
    });
  }

  say(): Promise<Verdict> {
    return Promise.resolve({ ok: false });
  }

  /** Resolves when everything played so far is in the browser's database. */
  stored(): Promise<void> {
    return this.keeping;
  }

  close(): void {
    this.worker.terminate();
  }
}
