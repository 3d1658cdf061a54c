import { roomOf } from '@ludoteca/games';
import {
  type AnyMove,
  type Frame,
  imagine,
  type Patch,
  patched,
  printMove,
  quick,
  randomAnswer,
  Stream,
  type Viewer,
} from '@ludoteca/kernel';
import WebSocket from 'ws';
import type { ProblemBody } from '../../src/problem.ts';
import type { TableInfo } from '../../src/protocol.ts';

/** The part of one audience that a client sees. */
export interface Seen {
  n: number;
  frame: Frame;
}

/** A message of the server, loosely typed. */
export interface Said {
  readonly kind: string;
  readonly id?: string;
  readonly table?: unknown;
  readonly audience?: Viewer;
  readonly n?: number;
  readonly patch?: Patch;
  readonly frame?: Frame;
  readonly events?: readonly unknown[];
  readonly problem?: ProblemBody;
}

let counter = 0;

/** A client as the protocol describes it: keeps the frames of its audiences up to date by patches, refetches at gaps. */
export class Client {
  readonly address: string;
  cookie = '';
  you = '';
  socket: WebSocket | undefined;
  readonly seen = new Map<string, Seen>();
  readonly tables = new Map<string, TableInfo>();
  readonly texts: string[] = [];
  readonly acknowledged: string[] = [];
  gaps = 0;
  closedWith: number | undefined;
  private readonly waiting = new Map<string, (said: Said) => void>();
  private watchers: (() => void)[] = [];

  constructor(address: string) {
    this.address = address;
  }

  /** A new guest, connected. */
  static async guest(address: string, name?: string): Promise<Client> {
    const client = new Client(address);
    await client.post('/api/me/guest', name === undefined ? {} : { name });
    await client.connect();
    return client;
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: never }> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method, headers: { cookie: this.cookie, ...type, ...headers } };
    const response = await fetch(`${this.address}${path}`, body === undefined ? init : { ...init, body: JSON.stringify(body) });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: (text.startsWith('{') ? JSON.parse(text) : text) as never };
  }

  async post<T = TableInfo>(path: string, body?: unknown): Promise<T> {
    const answer = await this.request('POST', path, body);
    if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.request('GET', path);
    if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.cookie, ...headers } });
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', (code) => {
      this.closedWith = code;
      for (const done of this.waiting.values()) done({ kind: 'lost' });
      this.waiting.clear();
      this.stir();
    });
    await new Promise<void>((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
  }

  /** Sends a message and waits for its reply; over a closed connection there is none. */
  ask(message: Record<string, unknown>): Promise<Said> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ kind: 'lost' });
    const id = typeof message.id === 'string' ? message.id : `c${++counter}`;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  async watch(table: string, link?: string): Promise<Said> {
    return this.ask({ kind: 'watch', table, ...(link === undefined ? {} : { link }) });
  }

  frame(table: string, audience: Viewer): Frame {
    const seen = this.seen.get(`${table}:${audience}`);
    if (seen === undefined) throw new Error(`nothing seen of ${table} as ${audience}`);
    return seen.frame;
  }

  /** Waits until a condition holds; checks it after every message. */
  async until(holds: () => boolean, milliseconds = 10_000): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!holds()) {
      if (Date.now() > end) throw new Error('waited in vain');
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 100);
        this.watchers.push(() => {
          clearTimeout(timer);
          done();
        });
      });
    }
  }

  close(): void {
    this.socket?.terminate();
  }

  private receive(text: string): void {
    this.texts.push(text);
    const said = JSON.parse(text) as Said;
    if (said.kind === 'table') this.tables.set((said.table as TableInfo).id, said.table as TableInfo);
    const key = `${String(said.table)}:${said.audience}`;
    if (said.kind === 'state' && said.frame !== undefined) this.seen.set(key, { n: said.n ?? 0, frame: said.frame });
    if (said.kind === 'change') this.change(key, said);
    if (said.kind === 'ack' && said.id !== undefined) this.acknowledged.push(said.id);
    if (said.id !== undefined && said.id !== null) {
      this.waiting.get(said.id)?.(said);
      this.waiting.delete(said.id);
    }
    this.stir();
  }

  private change(key: string, said: Said): void {
    const seen = this.seen.get(key);
    if (seen === undefined || said.patch === undefined) return;
    if (said.n !== seen.n + 1) {
      this.gaps += 1;
      this.seen.delete(key);
      this.socket?.send(JSON.stringify({ kind: 'refetch', id: `r${++counter}`, table: said.table }));
      return;
    }
    this.seen.set(key, { n: said.n, frame: patched(seen.frame, said.patch) as Frame });
  }

  private stir(): void {
    const watchers = this.watchers;
    this.watchers = [];
    for (const wake of watchers) wake();
  }
}

/** A random legal answer from a seat's frame alone. */
export function anyAnswer(frame: Frame, seed: string): AnyMove {
  const { game } = roomOf(frame.view.game);
  const chance = new Stream(quick(seed));
  const state = imagine(game, frame.view, chance);
  state.answers[frame.view.viewer] = null;
  return randomAnswer(game, state, frame.view.viewer, chance);
}

export function notationOf(game: string, move: AnyMove): string {
  return printMove(roomOf(game).game.moves, move);
}
