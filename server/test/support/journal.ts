import { setTimeout as sleep } from 'node:timers/promises';
import { type History, patched } from '@ludoteca/kernel';
import { anyAnswer, type Client } from './client.ts';

let answers = 0;
/** Long enough that a game is still on when the server is killed. */
const THOUGHT_MS = 8;

/** A player who records what was acknowledged and seen, and goes on after every crash of the server. */
export class Journal {
  readonly client: Client;
  readonly table: string;
  readonly seat: number;
  readonly acknowledged: string[] = [];
  /** Positions that differ from what was seen before a crash. */
  readonly departures: string[] = [];
  resumed = 0;
  /** The longest time between a lost connection and the question on the screen again. */
  longestAbsence = 0;
  private readonly thoughtMs: number;
  private pending: { id: string; decision: number; move: unknown } | undefined;

  constructor(client: Client, table: string, seat: number, thoughtMs = THOUGHT_MS) {
    this.thoughtMs = thoughtMs;
    this.client = client;
    this.table = table;
    this.seat = seat;
  }

  get isOver(): boolean {
    return this.client.tables.get(this.table)?.phase === 'over';
  }

  /** Plays until the game is over, with all crashes. `isUp` tells when it makes sense to try again. */
  async play(isUp: () => boolean): Promise<void> {
    while (!this.isOver) {
      if (this.client.socket?.readyState !== 1) await this.comeBack(isUp);
      await this.client.until(() => this.isOver || this.isLost || this.isMyTurn || this.pending !== undefined, 60_000);
      if (this.isOver || this.isLost) continue;
      await sleep(this.thoughtMs);
      this.pending ??= this.choose();
      const { id, decision, move } = this.pending;
      const said = await this.client.ask({ kind: 'answer', id, table: this.table, seat: this.seat, decision, move });
      if (said.kind === 'lost') continue;
      if (said.kind === 'ack') this.acknowledged.push(id);
      else if (said.problem?.code !== 'unavailable') throw new Error(`${id}: ${JSON.stringify(said)}`);
      this.pending = undefined;
      await this.client.until(() => this.isLost || this.isOver || this.decision !== decision, 60_000);
    }
  }

  private get isLost(): boolean {
    return this.client.socket?.readyState !== 1;
  }

  private get decision(): number {
    return this.client.seen.get(`${this.table}:${this.seat}`)?.frame.view.decision ?? -1;
  }

  private get isMyTurn(): boolean {
    const frame = this.client.seen.get(`${this.table}:${this.seat}`)?.frame;
    return frame !== undefined && frame.question !== null && frame.view.asked.must.includes(this.seat);
  }

  private choose(): { id: string; decision: number; move: unknown } {
    const frame = this.client.frame(this.table, this.seat);
    return { id: `a${++answers}`, decision: frame.view.decision, move: anyAnswer(frame, `answer ${answers}`) };
  }

  /** Connects again and compares: everything seen before must be part of the present position. */
  private async comeBack(isUp: () => boolean): Promise<void> {
    const key = `${this.table}:${this.seat}`;
    const before = this.client.seen.get(key);
    const from = performance.now();
    for (;;) {
      while (!isUp()) await sleep(20);
      try {
        await this.client.connect();
        this.client.seen.delete(key);
        if ((await this.client.watch(this.table)).kind === 'ack') break;
      } catch {
        await sleep(50);
      }
    }
    await this.client.until(() => this.client.seen.has(key) || this.isLost);
    const after = this.client.seen.get(key);
    this.longestAbsence = Math.max(this.longestAbsence, performance.now() - from);
    if (before === undefined || after === undefined) return;
    this.resumed += 1;
    if (after.n === before.n && JSON.stringify(after.frame) !== JSON.stringify(before.frame))
      this.departures.push(`another frame ${after.n}`);
    if (after.n < before.n) this.departures.push(`${before.n} was seen, the server is at ${after.n}`);
    await this.compareWithHistory(before.n, before.frame.view);
  }

  private async compareWithHistory(n: number, view: unknown): Promise<void> {
    const { moments, view: first } = await this.client
      .get<History>(`/api/tables/${this.table}/history?audience=${this.seat}`)
      .catch(() => ({ moments: [], view: null }));
    if (first === null) return;
    const then = moments.filter((moment) => moment.n <= n).reduce((value, { patch }) => patched(value, patch), first as unknown);
    if (JSON.stringify(sorted(then)) !== JSON.stringify(sorted(view))) this.departures.push(`the history at ${n} differs`);
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
