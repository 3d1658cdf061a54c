import type { Room } from '@ludoteca/games';
import { type AnyMove, type Frame, type History, patched, type Seat, type Viewer } from '@ludoteca/kernel';
import type { ChangeMessage, ChatLine, HistoryInfo, StateMessage, TableInfo } from '@ludoteca/server/protocol';
import { named } from '../app/words.svelte.ts';
import type { Change, Connection, TableLink, Verdict } from '../link/link.ts';
import { openRoom } from '../texts/rooms.svelte.ts';
import { request } from './api.ts';
import { type Heard, type Outcome, socket } from './socket.svelte.ts';

/** Codes of temporary refusals. */
const PASSING = ['unavailable', 'too-many'];
const RETRY_MS = 2_000;

/** A table on the server: whole positions once, then numbered changes; after a gap it refetches the position. */
export class RemoteLink implements TableLink {
  readonly where = 'remote';
  room = $state.raw<Room | null>(null);
  facts = $state.raw<TableInfo | null>(null);
  trouble = $state.raw<string | null>(null);
  /** The frames as they came. */
  private raw = $state.raw<ReadonlyMap<Viewer, Frame>>(new Map());
  readonly frames: ReadonlyMap<Viewer, Frame> = $derived(
    new Map([...this.raw].map(([viewer, frame]) => [viewer, asShown(this.facts, viewer, frame)])),
  );
  private lines = $state.raw<readonly ChatLine[]>([]);
  private heardUpTo = $state(0);
  readonly id: string;
  readonly admission: string | undefined;
  private readonly numbers = new Map<Viewer, number>();
  private readonly listeners = new Set<(change: Change) => void>();
  private readonly stop: () => void;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, link: string | undefined) {
    this.id = id;
    this.admission = link;
    this.heardUpTo = Number(sessionStorage.getItem(this.heardKey) ?? 0);
    this.stop = socket.listen(
      (message) => this.hear(message),
      () => void this.watch(),
    );
  }

  /** The chat with everybody's present name. */
  readonly chat: readonly ChatLine[] = $derived.by(() => {
    const { facts } = this;
    const names = new Map(facts?.phase === 'gathering' || facts?.phase === 'playing' ? facts.seats.map(({ id, name }) => [id, name]) : []);
    return this.lines.map((line) => ({ ...line, name: names.get(line.by) ?? line.name }));
  });

  get heard(): number {
    return this.heardUpTo;
  }

  /** Number of chat lines read; it survives a reload of the page. */
  set heard(number: number) {
    this.heardUpTo = number;
    sessionStorage.setItem(this.heardKey, String(number));
  }

  private get heardKey(): string {
    return `ludoteca.heard.${this.id}`;
  }

  get connection(): Connection {
    return this.trouble === null ? socket.state : 'gone';
  }

  private async watch(): Promise<void> {
    const answer = await socket.ask({ kind: 'watch', table: this.id, ...(this.admission === undefined ? {} : { link: this.admission }) });
    const code = codeOf(answer);
    if (code === undefined) void this.loadChat();
    // Temporary: nothing is lost, so the request is repeated later.
    else if (PASSING.includes(code)) this.later = setTimeout(() => void this.watch(), RETRY_MS);
    else if (code !== 'offline') this.trouble = named(`problem.${code}`, 'problem.unknown');
  }

  private async loadChat(): Promise<void> {
    const lines = await request<{ readonly lines: readonly ChatLine[] }>('GET', `/tables/${this.id}/chat${this.query}`);
    if (lines.ok) this.lines = lines.value.lines;
  }

  private get query(): string {
    return this.admission === undefined ? '' : `?link=${encodeURIComponent(this.admission)}`;
  }

  private hear(message: Heard): void {
    if (message.kind === 'ended') this.trouble = named(`problem.${message.code}`, 'problem.unknown');
    else if (message.kind === 'table') void this.hearTable(message.table);
    else if (!('table' in message) || message.table !== this.id) return;
    else if (message.kind === 'gone') this.trouble = named('problem.no-table', 'problem.unknown');
    else if (message.kind === 'state') this.hearState(message);
    else if (message.kind === 'change') this.hearChange(message);
    else if (message.kind === 'chat') this.lines = [...this.lines, message.line];
    else this.lines = this.lines.map((line) => (line.by === message.id ? { ...line, name: message.name } : line));
  }

  private async hearTable(table: TableInfo): Promise<void> {
    if (table.id !== this.id) return;
    const before = this.frames;
    this.facts = table;
    this.showAgain(before);
    this.room ??= (await openRoom(table.game).catch(() => undefined)) ?? null;
    if (this.room === null) this.trouble = named('problem.unknown-game', 'problem.unknown');
  }

  /** Options depend on who plays: a seat that resigned is not asked any more. */
  private showAgain(before: ReadonlyMap<Viewer, Frame>): void {
    for (const [viewer, frame] of this.frames) {
      const was = before.get(viewer);
      const isSame = was === undefined || (was.question === frame.question && was.undo === frame.undo);
      if (!isSame) this.tell({ viewer, n: this.numberOf(viewer), frame, events: [] });
    }
  }

  private hearState({ audience: viewer, n, frame, clocks }: StateMessage): void {
    const before = this.numbers.get(viewer);
    this.hearClocks(clocks);
    this.setFrame(viewer, n, frame);
    // A position after a reconnect: subscribers must show this one.
    if (before !== undefined && before !== n) this.tell({ viewer, n, frame: asShown(this.facts, viewer, frame), events: [] });
  }

  private hearChange({ audience: viewer, n, patch, events, undone, clocks }: ChangeMessage): void {
    const frame = this.raw.get(viewer);
    const last = this.numbers.get(viewer);
    if (last !== undefined && n <= last) return;
    if (frame === undefined || last === undefined || n !== last + 1) return void socket.ask({ kind: 'refetch', table: this.id });
    const next = patched(frame, patch) as Frame;
    this.hearClocks(clocks);
    this.setFrame(viewer, n, next);
    this.tell({ viewer, n, frame: asShown(this.facts, viewer, next), events, ...(undone === undefined ? {} : { undone }) });
  }

  /** Positions and changes carry the clocks, so that they are right without asking for the table. */
  private hearClocks(clocks: ChangeMessage['clocks']): void {
    if (this.facts !== null && clocks !== null) this.facts = { ...this.facts, clocks };
  }

  private setFrame(viewer: Viewer, n: number, frame: Frame): void {
    this.numbers.set(viewer, n);
    this.raw = new Map([...this.raw, [viewer, frame]]);
  }

  private tell(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }

  listen(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The number of the newest change an audience has seen. */
  numberOf(viewer: Viewer): number {
    return this.numbers.get(viewer) ?? 0;
  }

  async history(viewer: Viewer): Promise<History> {
    const link = this.admission === undefined ? '' : `&link=${encodeURIComponent(this.admission)}`;
    const result = await request<HistoryInfo>('GET', `/tables/${this.id}/history?audience=${viewer}${link}`);
    if (!result.ok) throw new Error(result.words);
    return result.value;
  }

  async answer(seat: Seat, decision: number, move: AnyMove): Promise<Verdict> {
    return verdictOf(await socket.ask({ kind: 'answer', table: this.id, seat, decision, move: $state.snapshot(move) }));
  }

  async undo(seat: Seat): Promise<Verdict> {
    return verdictOf(await socket.ask({ kind: 'undo', table: this.id, seat }));
  }

  async say(text: string): Promise<Verdict> {
    return verdictOf(await socket.ask({ kind: 'chat', table: this.id, text }));
  }

  /** Tries to reach the server again at once. */
  retry(): void {
    socket.retry();
  }

  close(): void {
    if (socket.state === 'open') void socket.ask({ kind: 'unwatch', table: this.id });
    clearTimeout(this.later);
    this.stop();
  }
}

/** Undo refusals that do not apply when all opponents are bots. */
const PASSABLE = ['HOUSE-OTHERS', 'HOUSE-REVEALED', 'HOUSE-THINKING'];

/** A frame adjusted to this person: a resigned seat has no options, and bots accept every undo. */
function asShown(facts: TableInfo | null, viewer: Viewer, frame: Frame): Frame {
  if (facts === null || viewer < 0) return frame;
  if (facts.seats[viewer]?.resigned) return { ...frame, question: null, undo: 'HOUSE-RESIGNED' };
  const isAlone = facts.seats.every(({ kind, resigned }, seat) => kind !== 'person' || facts.you.includes(seat) || resigned);
  return isAlone && frame.undo !== null && PASSABLE.includes(frame.undo) ? { ...frame, undo: null, beyond: true } : frame;
}

function codeOf(outcome: Outcome): string | undefined {
  return outcome.kind === 'problem' ? outcome.problem.code : undefined;
}

function verdictOf(outcome: Outcome): Verdict {
  if (outcome.kind !== 'problem') return { ok: true };
  const { code, rule } = outcome.problem;
  return rule === undefined ? { ok: false, problem: code } : { ok: false, rule, problem: code };
}
