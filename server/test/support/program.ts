import type { TableInfo } from '../../src/protocol.ts';
import { Client } from './client.ts';

/** A line of a stream, loosely typed. */
export interface Line {
  readonly type: string;
  readonly table?: string;
  readonly seat?: number;
  readonly id?: string;
  readonly any?: string;
  readonly legal?: readonly string[] | null;
  readonly optional?: boolean;
  readonly code?: string;
  readonly reason?: string;
  readonly events?: readonly unknown[];
}

export interface Answered {
  readonly status: number;
  readonly body: { readonly code?: string; readonly rule?: string; readonly detail?: string } & Partial<TableInfo>;
}

/** A person with a claimed name, and a token for their program. */
export async function programmer(
  address: string,
  name: string,
  scopes: readonly string[] = ['play', 'host'],
): Promise<{ owner: Client; program: Program }> {
  const owner = await Client.guest(address);
  await owner.post('/api/me/claim', { name, password: 'a long password' });
  const { token } = await owner.post<{ token: string }>('/api/me/tokens', { label: 'test', scopes });
  return { owner, program: new Program(address, token) };
}

/** A program that comes with a token. */
export class Program {
  readonly lines: Line[] = [];
  private readonly address: string;
  private readonly token: string;
  private readonly stopper = new AbortController();
  ended = false;

  constructor(address: string, token: string) {
    this.address = address;
    this.token = token;
  }

  request(method: string, path: string, body?: object): Promise<Answered> {
    return this.send(method, path, body === undefined ? undefined : JSON.stringify(body));
  }

  /** Sends a body as it is. */
  async send(method: string, path: string, body?: string, more: Record<string, string> = {}): Promise<Answered> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${this.token}`, ...type, ...more };
    const response = await fetch(`${this.address}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  }

  /** The same program once more, by default at the same process. */
  twin(address: string = this.address): Program {
    return new Program(address, this.token);
  }

  /** Answers every question at random until a game is over, each through the program that is chosen; says what was refused. */
  async playToTheEnd(through: (turn: number) => Program = () => this): Promise<Answered[]> {
    const refused: Answered[] = [];
    for (let from = 0, turn = 0; ; turn++) {
      const next = await this.first(['question', 'end'], from);
      from = this.lines.indexOf(next) + 1;
      if (next.type === 'end') return refused;
      const answered = next.optional === true ? undefined : await through(turn).answer(next, next.any ?? '');
      if (answered !== undefined && answered.status >= 400) refused.push(answered);
    }
  }

  answer({ table, seat, id }: Line, move: string | object | null): Promise<Answered> {
    return this.request('POST', `/api/bot/tables/${table}/seats/${seat}/answer`, { id, move });
  }

  /** Opens the stream and gathers its lines. */
  async listen(): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    const { status, body } = await fetch(`${this.address}/api/bot/stream`, { headers, signal: this.stopper.signal });
    if (status !== 200 || body === null) throw new Error(`the stream was refused with ${status}`);
    void this.gather(body.pipeThrough(new TextDecoderStream()));
  }

  private async gather(texts: AsyncIterable<string>): Promise<void> {
    let rest = '';
    try {
      for await (const text of texts) {
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        for (const part of parts) if (part !== '') this.lines.push(JSON.parse(part) as Line);
      }
    } catch {
      // The test is over, or the server has stopped.
    }
    this.ended = true;
  }

  /** The first line of a kind after `from`, when it has come. */
  line(type: string, from = 0): Promise<Line> {
    return this.first([type], from);
  }

  private async first(types: readonly string[], from: number): Promise<Line> {
    for (let tries = 0; tries < 400; tries++) {
      const found = this.lines.slice(from).find((line) => types.includes(line.type));
      if (found !== undefined) return found;
      await new Promise((done) => setTimeout(done, 25));
    }
    throw new Error(`no line "${types.join(' or ')}" came; there were ${this.lines.map((line) => line.type).join(', ')}`);
  }

  close(): void {
    this.stopper.abort();
  }
}
