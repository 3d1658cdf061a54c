import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '../../../src/protocol.ts';
import { anyAnswer, Client, type Said } from '../client.ts';

/** The address of a running server; undefined while there is none. */
export type Addresses = () => string | undefined;

let answers = 0;
let people = 0;

/** The acknowledgements of a person at a table, in order. */
export interface Page {
  readonly table: string;
  readonly identity: string;
  readonly acknowledged: string[];
}

/**
 * A player who never gives up: connects again, to another process if need be, sends again what was not
 * acknowledged, and records what was.
 */
export class ChaosPlayer {
  readonly name: string;
  readonly pages: Page[] = [];
  /** Violations of what must never happen, in words. */
  readonly complaints: string[] = [];
  readonly address = `203.0.113.${(++people % 250) + 1}`;
  /** Milliseconds from sending to acknowledgement. */
  readonly acks: number[] = [];
  refusals = new Map<string, number>();
  private readonly where: Addresses;
  private client: Client | undefined;
  private cookie = '';
  private identity = '';

  constructor(name: string, where: Addresses) {
    this.name = name;
    this.where = where;
  }

  /** A request that is repeated until the answer is no longer a fault of the server. */
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (;;) {
      const address = this.where();
      if (address === undefined) {
        await sleep(100);
        continue;
      }
      const client = new Client(address);
      client.cookie = this.cookie;
      try {
        const { status, body: answer } = await client.request(method, path, body, { 'x-forwarded-for': this.address });
        this.cookie = client.cookie;
        if (status < 400) return answer;
        this.note(String((answer as { code?: string }).code));
        if (status !== 503 && status !== 429 && status !== 500) throw new Refused(`${path}: ${JSON.stringify(answer)}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      await sleep(200);
    }
  }

  async arrive(): Promise<void> {
    const me = await this.request<{ id: string }>('POST', '/api/me/guest', { name: this.name });
    this.identity = me.id;
  }

  /** Connects and watches; repeats until it works. */
  async watch(table: string): Promise<Client> {
    for (;;) {
      const address = this.where();
      if (address !== undefined) {
        const client = new Client(address);
        client.cookie = this.cookie;
        try {
          await client.connect({ 'x-forwarded-for': this.address });
          const said = await soon(client.watch(table), 5_000);
          if (said?.kind === 'ack') {
            this.client?.close();
            this.client = client;
            return client;
          }
          client.close();
        } catch {
          client.close();
        }
      }
      await sleep(150);
    }
  }

  /** Plays at a seat until the game is over or `until` says so. A pending answer is finished first. */
  async play(table: string, seat: number, paceMs: number, until: () => boolean): Promise<'over' | 'stopped'> {
    const page = { table, identity: this.identity, acknowledged: [] as string[] };
    this.pages.push(page);
    let client = await this.watch(table);
    const key = `${table}:${seat}`;
    let highest = 0;
    for (;;) {
      if (client.socket?.readyState !== 1) client = await this.watch(table);
      const seen = client.seen.get(key);
      if (client.tables.get(table)?.phase === 'over' || seen?.frame.view.over) return 'over';
      if (seen !== undefined && seen.n < highest) this.complaints.push(`${table}: ${highest} was seen, then ${seen.n}`);
      highest = Math.max(highest, seen?.n ?? 0);
      if (until()) return 'stopped';
      const isAsked =
        seen !== undefined && seen.frame.question !== null && seen.frame.view.answer === null && seen.frame.view.asked.must.includes(seat);
      if (!isAsked) {
        client.texts.length = 0;
        await sleep(40);
        continue;
      }
      await sleep(paceMs);
      await this.answer(page, client, seat, seen.n);
    }
  }

  private async answer(page: Page, first: Client, seat: number, n: number): Promise<void> {
    const key = `${page.table}:${seat}`;
    const frame = first.seen.get(key)?.frame;
    // During the pause the question may have gone to somebody else, or the game may have ended.
    if (frame === undefined || frame.question === null) return;
    const id = `chaos${++answers}`;
    const message = { kind: 'answer', id, table: page.table, seat, decision: frame.view.decision, move: anyAnswer(frame, id) };
    for (let client = first; ; ) {
      const from = performance.now();
      const said = client.socket?.readyState === 1 ? await soon(client.ask(message), 20_000) : undefined;
      if (said?.kind === 'ack') {
        this.acks.push(performance.now() - from);
        page.acknowledged.push(id);
        await client.until(() => client.socket?.readyState !== 1 || (client.seen.get(key)?.n ?? 0) > n, 5_000).catch(() => client.close());
        return;
      }
      const code = said?.problem?.code;
      if (code !== undefined) this.note(code);
      // Another answer of this seat may have been counted (a stand-in): the question is gone, and so is this answer.
      if (code === 'rule-forbids' || code === 'frozen') return void (code === 'frozen' && this.complaints.push(`${page.table} is frozen`));
      if (code !== undefined && !['unavailable', 'too-many', 'internal'].includes(code))
        return void this.complaints.push(`${id}: ${JSON.stringify(said)}`);
      await sleep(200);
      if (client.socket?.readyState !== 1 || said === undefined) client = await this.watch(page.table);
    }
  }

  private note(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  leave(): void {
    this.client?.close();
  }
}

class Refused extends Error {}

/** The answer within a time; undefined when there is none, or the connection broke. */
async function soon(answer: Promise<Said>, milliseconds: number): Promise<Said | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), milliseconds);
  });
  const said = await Promise.race([answer, late]);
  clearTimeout(timer);
  return said?.kind === 'lost' ? undefined : said;
}

/** Plays game after game with others until it is time to stop; returns how many were finished. */
export async function party(
  players: readonly ChaosPlayer[],
  bots: readonly string[],
  game: string,
  paceMs: number,
  isOver: () => boolean,
): Promise<number> {
  let games = 0;
  for (const player of players) await player.arrive();
  const [host, ...others] = players;
  if (host === undefined) return 0;
  while (!isOver()) {
    const seats = ['me', ...others.map(() => 'open'), ...bots];
    const clock = { kind: 'live', move: 120, bank: 300 };
    const { id } = await host.request<TableInfo>('POST', '/api/tables', { game, seats, listed: true, clock });
    for (const other of others) await other.request('POST', `/api/tables/${id}/join`, {});
    await host.request('POST', `/api/tables/${id}/start`).catch((error: Error) => {
      // The first start worked, before its reply got lost.
      if (!error.message.includes('wrong-phase')) throw error;
    });
    const ends = await Promise.all(players.map((player, seat) => player.play(id, seat, paceMs, isOver)));
    if (ends.every((end) => end === 'over')) games += 1;
  }
  return games;
}
