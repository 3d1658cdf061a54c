import type { Room } from '@ludoteca/games';
import { type AnyMove, hears, type SavedGame, type Seat, SPECTATOR, type Viewer } from '@ludoteca/kernel';
import { w } from '../app/words.svelte.ts';
import { type KeptTable, keepTable } from '../saved/shelf-db.ts';
import { openRoom } from '../texts/rooms.svelte.ts';
import type { Beginning, FromWorker, LocalSitter, ToWorker } from '../worker/messages.ts';
import { historyOf } from './history.ts';
import type { Change, ChatLine, Connection, Facts, Frame, History, TableLink, Verdict } from './link.ts';

/** A table run by a worker of this browser, kept in its database after every answer. */
export class LocalLink implements TableLink {
  readonly where = 'local';
  room = $state.raw<Room | null>(null);
  facts = $state.raw<Facts | null>(null);
  connection = $state.raw<Connection>('connecting');
  trouble = $state.raw<string | null>(null);
  frames = $state.raw<ReadonlyMap<Viewer, Frame>>(new Map());
  readonly chat: readonly ChatLine[] = [];
  saved: SavedGame | undefined;

  private readonly id: string;
  private readonly created: number;
  private readonly sitters: readonly LocalSitter[];
  private practice: boolean;
  private readonly worker: Worker;
  private readonly listeners = new Set<(change: Change) => void>();
  private readonly waiting = new Map<number, (verdict: Verdict) => void>();
  private nextId = 1;
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
    // Reactive values cannot be cloned into a worker; everything said is plain data.
    this.worker.postMessage($state.snapshot(message));
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'failed') this.fail();
    else if (message.kind === 'verdict') {
      this.waiting.get(message.id)?.(message.verdict);
      this.waiting.delete(message.id);
    } else this.show(message);
  }

  private fail(): void {
    this.trouble = w('local.failed');
    this.connection = 'gone';
  }

  private show({ n, frames, told, standing, practice, saved }: Extract<FromWorker, { kind: 'shows' }>): void {
    this.practice = practice;
    const viewers: Viewer[] = [SPECTATOR, ...this.sitters.keys()];
    this.saved = saved;
    this.frames = new Map(frames.map((frame, place) => [place + SPECTATOR, frame]));
    this.connection = 'open';
    this.facts = this.factsNow(frames, standing);
    this.keeping = this.keep();
    for (const viewer of viewers) {
      const frame = this.frames.get(viewer);
      const events = told.filter((one) => hears(one, viewer)).map(({ event }) => event);
      if (frame !== undefined) for (const listener of this.listeners) listener({ viewer, n, frame, events });
    }
  }

  private factsNow(frames: readonly Frame[], standing: Facts['result']): Facts {
    const you = [...this.sitters.keys()].filter((seat) => this.sitters[seat]?.kind === 'person');
    const view = frames[0]?.view;
    const asked = view === undefined ? [] : view.asked.must.length > 0 ? view.asked.must : view.asked.may.slice(0, 1);
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

  private async keep(): Promise<void> {
    const { saved, facts } = this;
    if (saved === undefined || facts === null) return;
    const kept: KeptTable = {
      ...{ id: this.id, game: facts.game, sitters: this.sitters, saved, created: this.created, touched: Date.now() },
      ...{ asked: facts.asked, standing: facts.result, practice: this.practice },
    };
    // A browser that stores nothing (private window, full disk) still plays.
    await keepTable($state.snapshot(kept) as KeptTable).catch(() => undefined);
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
