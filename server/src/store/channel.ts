import { EventEmitter } from 'node:events';
import pg from 'pg';

/** Something changed at a table, or for a person: other processes that care look it up. */
export interface Word {
  readonly table?: string;
  readonly identity?: string;
  /** A line of chat at the table. */
  readonly chat?: number;
}

/** Carries words between the processes that share a database. A process does not hear its own. */
export interface Channel {
  say(word: Word): void;
  onWord(listener: (word: Word) => void): void;
  /** Called when words may have been missed. */
  onGap(listener: () => void): void;
  /** Called when the connection to the others breaks. */
  onLoss(listener: () => void): void;
  close(): Promise<void>;
}

/**
 * The embedded database serves one server, but its operator may change things by command: the file's own counter of
 * changes by others tells when to look again.
 */
export class FileChannel implements Channel {
  private readonly listeners: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;
  private last: number | undefined;

  constructor(readCounter: () => Promise<number>, everyMs = LOOK_EVERY_MS) {
    const look = async (): Promise<void> => {
      const counter = await readCounter();
      if (this.last !== undefined && counter !== this.last) for (const listener of this.listeners) listener();
      this.last = counter;
    };
    const lookQuietly = (): void => void look().catch(() => undefined);
    // The first look only notes the counter; it must not wait, or a change before it would go unnoticed.
    lookQuietly();
    this.timer = setInterval(lookQuietly, everyMs);
    this.timer.unref();
  }

  say(): void {
    // Nobody else is there to hear it.
  }

  onWord(): void {
    // Nobody else is there to say anything.
  }

  onGap(listener: () => void): void {
    this.listeners.push(listener);
  }

  onLoss(): void {
    // A file is always there.
  }

  close(): Promise<void> {
    clearInterval(this.timer);
    return Promise.resolve();
  }
}

const LOOK_EVERY_MS = 1_000;

const NAME = 'ludoteca';
const RETRY_MS = 500;

/** LISTEN and NOTIFY of PostgreSQL on a connection of their own, taken up again when it breaks. */
export class PostgresChannel implements Channel {
  private readonly url: string;
  private readonly self: string;
  private readonly events = new EventEmitter();
  private client: pg.Client | undefined;
  private closed = false;

  constructor(url: string, self: string) {
    this.url = url;
    this.self = self;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('notification', ({ payload }) => this.hear(payload ?? '{}'));
    client.on('error', () => this.reopen(client));
    client.on('end', () => this.reopen(client));
    await client.connect();
    await client.query(`LISTEN ${NAME}`);
    this.client = client;
  }

  say(word: Word): void {
    const payload = JSON.stringify({ ...word, from: this.self });
    // A lost word is no harm: whoever missed it finds out by the version when it writes, or after its own gap.
    this.client?.query('SELECT pg_notify($1, $2)', [NAME, payload]).catch(() => undefined);
  }

  onWord(listener: (word: Word) => void): void {
    this.events.on('word', listener);
  }

  onGap(listener: () => void): void {
    this.events.on('gap', listener);
  }

  onLoss(listener: () => void): void {
    this.events.on('loss', listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private hear(payload: string): void {
    const word = JSON.parse(payload) as Word & { from: string };
    if (word.from !== this.self) this.events.emit('word', word);
  }

  private reopen(broken: pg.Client): void {
    if (this.closed || (this.client !== undefined && this.client !== broken)) return;
    if (this.client === broken) this.events.emit('loss');
    this.client = undefined;
    setTimeout(() => {
      if (this.closed || this.client !== undefined) return;
      this.open().then(
        () => this.events.emit('gap'),
        () => this.reopen(broken),
      );
    }, RETRY_MS).unref();
  }
}
