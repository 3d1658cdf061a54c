import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Channel, Word } from './channel.ts';
import type { Trx } from './schema.ts';

const NAME = 'ludoteca';
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 4_000;
/** Interval of liveness probes, and timeout of an attempt to connect. */
const PROBE_EVERY_MS = 5_000;

/** Backoff before the next attempt: doubled each time, with jitter so that processes do not reconnect in step. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return most * (0.5 + chance / 2);
}

/**
 * LISTEN of PostgreSQL on a connection of its own. There is never more than one connection and never more than one
 * attempt to replace it: a broken client is ended, and its later events are ignored.
 */
export class PostgresChannel implements Channel {
  private readonly url: string;
  private readonly self: string;
  private readonly send: (name: string, text: string) => Promise<unknown>;
  private readonly events = new EventEmitter();
  private readonly said = new WeakMap<Trx, Set<string>>();
  private current: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private closed = false;

  /** `send` publishes a text over one of the database's other connections: the listener's own is only probed. */
  constructor(url: string, self: string, send: (name: string, text: string) => Promise<unknown>) {
    this.url = url;
    this.self = self;
    this.send = send;
  }

  /** The first connection: when it fails, so does opening the store. */
  async open(): Promise<void> {
    await this.listen();
  }

  say(trx: Trx, word: Word): void {
    const words = this.said.get(trx) ?? new Set();
    words.add(JSON.stringify({ ...word, from: this.self }));
    this.said.set(trx, words);
  }

  mention(word: Word): void {
    this.send(NAME, JSON.stringify({ ...word, from: this.self })).catch(() => undefined);
  }

  /** Publishes the messages of a transaction. PostgreSQL delivers them when it commits, or never. */
  async flush(trx: Trx): Promise<void> {
    const words = this.said.get(trx);
    if (words === undefined) return;
    await sql`select pg_notify(${NAME}, word) from unnest(${[...words]}::text[]) as word`.execute(trx);
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
    clearTimeout(this.timer);
    const client = this.current;
    this.current = undefined;
    await client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'ludoteca listener',
      connectionTimeoutMillis: PROBE_EVERY_MS,
      query_timeout: PROBE_EVERY_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => client === this.current && this.hear(payload ?? '{}'));
    // Until it listens, what breaks is told by the rejected promise alone: one failure, one new attempt.
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${NAME}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    if (this.closed) return drop(client);
    this.current = client;
    this.failures = 0;
    this.probeLater(client);
  }

  private probeLater(client: pg.Client): void {
    this.timer = setTimeout(() => void this.probe(client), PROBE_EVERY_MS);
    this.timer.unref();
  }

  /** Probes the connection. There is never more than one probe under way. */
  private async probe(client: pg.Client): Promise<void> {
    try {
      await client.query('SELECT 1');
      if (client === this.current) this.probeLater(client);
    } catch {
      this.lose(client);
    }
  }

  /** The current connection has broken. Its later events change nothing. */
  private lose(client: pg.Client): void {
    if (client !== this.current || this.closed) return;
    this.current = undefined;
    drop(client);
    this.events.emit('loss');
    this.retry();
  }

  private retry(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.timer = setTimeout(
      () => {
        this.listen().then(
          () => this.events.emit('gap'),
          () => this.retry(),
        );
      },
      waitBefore(this.failures++),
    );
    this.timer.unref();
  }

  private hear(payload: string): void {
    const word = JSON.parse(payload) as Word & { from: string };
    if (word.from !== this.self) this.events.emit('word', word);
  }
}

/** Ends a client for good and ignores its errors. */
function drop(client: pg.Client): void {
  client.removeAllListeners();
  client.on('error', () => undefined);
  client.end().catch(() => undefined);
}
