import type { Room } from '@ludoteca/games';
import {
  type AnyMove,
  type Frame,
  fromScenario,
  type History,
  heardBy,
  isNotAMove,
  isRefusal,
  Match,
  optionsFor,
  parseMove,
  type Question,
  type Seat,
  SPECTATOR,
  same,
  type Told,
  type Viewer,
  viewOf,
  waitedFor,
} from '@ludoteca/kernel';
import type { ChatLine } from '@ludoteca/server/protocol';
import type { Guide, Lesson } from '@ludoteca/ui';
import { w } from '../app/words.svelte.ts';
import type { Change, Connection, Facts, Sitter, TableLink, Verdict } from '../link/link.ts';

/** A guided table: a described position, scripted opponents, and one move to try at a time. */
export class GuideLink implements TableLink {
  readonly where = 'local';
  readonly room: Room;
  readonly connection: Connection = 'open';
  readonly trouble = null;
  readonly chat: readonly ChatLine[] = [];
  readonly guide: Guide;
  /** The number of the present step, from 0; after the last one the guide is over. */
  at = $state.raw(0);
  frames = $state.raw<ReadonlyMap<Viewer, Frame>>(new Map());
  facts = $state.raw<Facts | null>(null);
  private readonly match: Match;
  private readonly listeners = new Set<(change: Change) => void>();
  private n = 0;

  constructor(room: Room, guide: Guide, sitters: readonly Sitter[]) {
    this.room = room;
    this.guide = guide;
    this.match = Match.from(room.game, fromScenario(room.game, guide.scenario));
    this.look(sitters);
    this.enter();
  }

  get lesson(): Lesson | undefined {
    return this.guide.steps[this.at];
  }

  /** The answer this step waits for. */
  private get wanted(): AnyMove | undefined {
    return this.lesson?.move === undefined ? undefined : this.read(this.lesson.move);
  }

  private read(line: string): AnyMove {
    const move = parseMove(this.room.game.moves, line);
    if (isNotAMove(move)) throw new Error(move.problem);
    return move;
  }

  /** Goes on to the next step, after the scripted moves of the others. */
  next(): void {
    this.at += 1;
    this.enter();
  }

  private enter(): void {
    for (const line of this.lesson?.before ?? []) {
      const [, seat = '', move = ''] = /^(\d+):\s*(.*)$/.exec(line) ?? [];
      this.play(Number(seat), this.read(move));
    }
    this.show([]);
  }

  private play(seat: Seat, move: AnyMove): void {
    const done = this.match.answer({ seat, decision: this.match.state.decision, move });
    if (isRefusal(done)) throw new Error(`the guide is wrong at step ${this.at}: ${done.refused}`);
    this.n += 1;
    this.show(done.events);
  }

  private show(told: readonly Told[]): void {
    const { seat: viewer } = this.guide;
    this.look(this.facts?.seats ?? []);
    const frame = this.frames.get(viewer);
    const events = heardBy(told, viewer);
    if (frame !== undefined) for (const listener of this.listeners) listener({ viewer, n: this.n, frame, events });
  }

  private look(seats: readonly Sitter[]): void {
    const { game, state } = this.match;
    const { seat } = this.guide;
    const view = viewOf(game, state, seat);
    const { question: whole } = optionsFor(this.match, seat);
    const question = whole === null ? null : narrowed(whole, this.wanted);
    this.frames = new Map([[seat, { view, question, undo: 'HOUSE-NOTHING' }]]);
    this.facts = {
      ...{ id: '', game: game.meta.id, options: state.config.options, phase: 'playing', seats, you: [seat] },
      ...{ asked: waitedFor(view.asked), yourMove: question === null ? [] : [seat], result: null },
    };
  }

  listen(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  history(viewer: Viewer): Promise<History> {
    const view = this.frames.get(viewer)?.view ?? viewOf(this.match.game, this.match.state, SPECTATOR);
    return Promise.resolve({ view, events: [], moments: [] });
  }

  against(move: AnyMove): string | undefined {
    const { wanted } = this;
    const isOf = (head: object): boolean =>
      wanted !== undefined &&
      Object.entries(head).every(([field, value]) => field === 'items' || same(value, wanted[field as keyof AnyMove]));
    return isOf(move) ? undefined : w('problem.guide');
  }

  answer(seat: Seat, _decision: number, move: AnyMove): Promise<Verdict> {
    if (this.wanted === undefined || !same(move, this.wanted)) return Promise.resolve({ ok: false, problem: 'guide' });
    this.play(seat, move);
    this.next();
    return Promise.resolve({ ok: true });
  }

  undo(): Promise<Verdict> {
    return Promise.resolve({ ok: false, rule: 'HOUSE-NOTHING' });
  }

  say(): Promise<Verdict> {
    return Promise.resolve({ ok: false });
  }

  close(): void {
    this.listeners.clear();
  }
}

/** Restricts the question to the move of the step, so that it alone glows; null while there is nothing to try. */
function narrowed(question: Question<AnyMove>, wanted: AnyMove | undefined): Question<AnyMove> | null {
  if (wanted === undefined) return null;
  const fits = (head: object): boolean => Object.entries(head).every(([field, value]) => same(value, wanted[field as keyof AnyMove]));
  const { items } = wanted as { readonly items?: readonly number[] };
  const isWanted = (item: number): boolean => items?.includes(item) ?? true;
  // Where nothing is to be selected, the whole answer says more than an empty selection to confirm.
  if (items?.length === 0 && question.selections?.some(({ head }) => fits(head))) return { list: [wanted] };
  return {
    ...(question.list === undefined ? {} : { list: question.list.filter((move) => same(move, wanted)) }),
    ...(question.selections === undefined
      ? {}
      : { selections: question.selections.filter(({ head }) => fits(head)).map((one) => ({ ...one, from: one.from.filter(isWanted) })) }),
    ...(question.offers === undefined ? {} : { offers: question.offers.filter(({ head }) => fits(head)) }),
  };
}
