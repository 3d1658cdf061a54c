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

  async request(method: string, path: string, body?: object): Promise<Answered> {
    const headers = { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
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
  async line(type: string, from = 0): Promise<Line> {
    for (let tries = 0; tries < 400; tries++) {
      const found = this.lines.slice(from).find((line) => line.type === type);
      if (found !== undefined) return found;
      await new Promise((done) => setTimeout(done, 25));
    }
    throw new Error(`no line "${type}" came; there were ${this.lines.map((line) => line.type).join(', ')}`);
  }

  close(): void {
    this.stopper.abort();
  }
}
