import { roomOf } from '@ludoteca/games';
import { type AnyMove, imagine, type Patch, patched, type Question, quick, randomAnswer, Stream, type View } from '@ludoteca/kernel';
import WebSocket from 'ws';

interface Frame {
  readonly view: View;
  readonly question: Question<AnyMove> | null;
}

interface Said {
  readonly kind: string;
  readonly id?: string;
  readonly frame?: Frame;
  readonly patch?: Patch;
}

let count = 0;

/** A guest at one table who answers with the first thing allowed. */
export class Guest {
  readonly cookie: string;
  readonly address: string;
  seat = 0;
  table = '';
  frame: Frame | undefined;
  /** Called when an answer of this guest is wanted. */
  onAsked: (guest: Guest) => void = () => undefined;
  onOver: () => void = () => undefined;
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, () => void>();

  private constructor(address: string, cookie: string) {
    this.address = address;
    this.cookie = cookie;
  }

  static async arrive(address: string): Promise<Guest> {
    const response = await fetch(`${address}/api/me/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await response.arrayBuffer();
    return new Guest(address, response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }

  async post<T>(path: string, body?: object): Promise<T> {
    const headers: Record<string, string> = { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${this.address}${path}`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.cookie } });
    this.socket = socket;
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Said));
    await new Promise<void>((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
  }

  /** Sends something; resolves when it is acknowledged. */
  send(message: object): Promise<void> {
    const id = `b${++count}`;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Answers the present question. */
  answer(): Promise<void> {
    const [move] = this.frame?.question?.list ?? [];
    return this.send({ kind: 'answer', table: this.table, seat: this.seat, decision: this.frame?.view.decision, move });
  }

  /** Answers anything that is allowed, whatever the game. */
  answerAtRandom(): Promise<void> {
    const { frame } = this;
    if (frame === undefined) return Promise.resolve();
    const { game } = roomOf(frame.view.game);
    const chance = new Stream(quick(`bench ${++count}`));
    const state = imagine(game, frame.view, chance);
    state.answers[frame.view.viewer] = null;
    const move = randomAnswer(game, state, frame.view.viewer, chance);
    return this.send({ kind: 'answer', table: this.table, seat: this.seat, decision: frame.view.decision, move });
  }

  close(): void {
    this.socket?.terminate();
  }

  private hear({ kind, id, frame, patch }: Said): void {
    if (kind === 'state' && frame !== undefined) this.frame = frame;
    else if (kind === 'change' && patch !== undefined) this.frame = patched(this.frame, patch) as Frame;
    else if (id !== undefined) {
      this.waiting.get(id)?.();
      this.waiting.delete(id);
    }
    if ((kind === 'state' || kind === 'change') && this.frame?.view.over) this.onOver();
    else if ((kind === 'state' || kind === 'change') && this.frame?.question != null) this.onAsked(this);
  }
}

/** Four guests with a socket each, one by each address, at a table of Medioevo that is not started yet. */
export async function tableOfFour(addresses: readonly string[]): Promise<Guest[]> {
  const guests = await Promise.all(addresses.map((address) => Guest.arrive(address)));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('nobody came');
  const { id } = await host.post<{ id: string }>('/api/tables', { game: 'medioevo', seats: ['me', 'open', 'open', 'open'], listed: true });
  for (const guest of others) guest.seat = (await guest.post<{ you: number[] }>(`/api/tables/${id}/join`, {})).you[0] ?? 0;
  for (const guest of guests) {
    guest.table = id;
    await guest.connect();
    await guest.send({ kind: 'watch', table: id });
  }
  return guests;
}
