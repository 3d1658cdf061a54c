import type { ClientRequest, Reply, ServerMessage } from '@ludoteca/server/protocol';
import type { Connection } from '../link/link.ts';

/** A refusal by the server, or that it could not be reached. */
export interface Refused {
  readonly kind: 'problem';
  readonly problem: { readonly code: string; readonly rule?: string };
}

/** The outcome of a request. */
export type Outcome = Exclude<Reply, { kind: 'problem' }> | Refused;

/** What subscribers receive: every server message, and the end of the session. */
export type Heard = ServerMessage | { readonly kind: 'ended'; readonly code: string };

type Listener = (message: Heard) => void;

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const REPLY_MS = 15_000;

/** Codes with which the server closes for good: the session was ended elsewhere, or the person is shut out. */
const ENDED: Readonly<Record<number, string>> = { 4401: 'no-session', 4403: 'banned' };

/** The one socket of the page. It reconnects by itself; subscribers are told when it is open again. */
class Socket {
  state = $state.raw<Connection>('connecting');
  private socket: WebSocket | undefined;
  private readonly listeners = new Set<Listener>();
  private readonly openers = new Set<() => void>();
  private readonly waiting = new Map<string, (outcome: Outcome) => void>();
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  /** Offset of the server's clock from this device's, in milliseconds. */
  private ahead = 0;

  /** Receives every message of the server; `opened` runs at every new connection. Without listeners the socket closes. */
  listen(listener: Listener, opened: () => void): () => void {
    this.listeners.add(listener);
    this.openers.add(opened);
    if (this.state === 'open') opened();
    else this.connect();
    return () => {
      this.listeners.delete(listener);
      this.openers.delete(opened);
      if (this.listeners.size === 0) this.hangUp();
    };
  }

  /** Sends a request and waits for the reply. No reply is a problem like any other. */
  ask(request: ClientRequest, id = this.newId()): Promise<Outcome> {
    return new Promise((resolve) => {
      const silent = setTimeout(() => this.settle(id, refused('offline')), REPLY_MS);
      this.waiting.set(id, (outcome) => {
        clearTimeout(silent);
        resolve(outcome);
      });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...request, id }));
      else this.settle(id, refused('offline'));
    });
  }

  /** Tries to connect at once, without waiting for the next attempt. */
  retry(): void {
    if (this.state === 'lost') this.connect();
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead;
  }

  newId(): string {
    return `${Date.now().toString(36)}-${this.next++}`;
  }

  private settle(id: string, outcome: Outcome): void {
    this.waiting.get(id)?.(outcome);
    this.waiting.delete(id);
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.socket !== undefined && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(JSON.parse(String(data)));
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      const ended = ENDED[code];
      if (ended === undefined) this.lose();
      else this.end(ended);
    };
  }

  private receive(message: ServerMessage): void {
    if (message.kind === 'welcome') this.begin(message.now);
    if (isReply(message) && message.id !== null) this.settle(message.id, message);
    for (const listener of this.listeners) listener(message);
  }

  /** The server has greeted. An open socket alone proves nothing: proxies open sockets that lead to no server. */
  private begin(now: number): void {
    this.ahead = now - Date.now();
    this.wait = FIRST_WAIT_MS;
    this.state = 'open';
    for (const opened of this.openers) opened();
  }

  private lose(): void {
    this.state = 'lost';
    this.socket = undefined;
    for (const id of [...this.waiting.keys()]) this.settle(id, refused('offline'));
    if (this.listeners.size === 0) return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  /** The server has closed for good: reconnecting would change nothing. */
  private end(code: string): void {
    this.state = 'gone';
    this.socket = undefined;
    for (const id of [...this.waiting.keys()]) this.settle(id, refused(code));
    for (const listener of this.listeners) listener({ kind: 'ended', code });
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = undefined;
    this.state = 'connecting';
    socket?.close();
  }
}

const REPLIES: readonly ServerMessage['kind'][] = ['ack', 'problem', 'checked', 'extension'] satisfies Reply['kind'][];

function isReply(message: ServerMessage): message is Reply {
  return REPLIES.includes(message.kind);
}

function refused(code: string): Refused {
  return { kind: 'problem', problem: { code } };
}

export const socket = new Socket();
