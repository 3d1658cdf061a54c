/* A program that plays over the network: LUDOTECA_TOKEN=lud_… npx tsx bots/examples/netbot.ts http://127.0.0.1:3000 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const [house = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.LUDOTECA_TOKEN}`, 'content-type': 'application/json' };

/** Only what this program reads of what it is told; bots/PROTOCOL.md has everything. */
interface Line {
  readonly type: string;
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly optional: boolean;
  readonly legal: readonly string[] | null;
  readonly any: string;
  readonly standing: { readonly sides: readonly { readonly seats: readonly number[]; readonly score: number }[] };
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 500));

/** Where you put your own ideas. */
function choose({ legal, any }: Line): string {
  return legal?.[Math.floor(Math.random() * legal.length)] ?? any;
}

/** Sends until the house has it: the same twice does no harm. */
async function send(path: string, body: object): Promise<void> {
  for (;;) {
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const sent = await fetch(`${house}${path}`, request).catch(() => undefined);
    if (sent !== undefined && sent.status !== 429 && sent.status !== 503) return sent.ok ? undefined : console.error(await sent.text());
    await pause();
  }
}

async function follow(): Promise<void> {
  const stream = await fetch(`${house}/api/bot/stream`, { headers });
  if (stream.status === 401 || stream.status === 403) {
    console.error('the house refuses the token:', await stream.text());
    process.exit(1);
  }
  if (!stream.ok || stream.body === null) throw new Error(`status ${stream.status}`);
  for await (const text of createInterface({ input: Readable.fromWeb(stream.body as never) })) {
    if (text === '') continue;
    const line = JSON.parse(text) as Line;
    if (line.type === 'invited') await send(`/api/tables/${line.table}/join`, {});
    else if (line.type === 'question' && !line.optional)
      await send(`/api/bot/tables/${line.table}/seats/${line.seat}/answer`, { id: line.id, move: choose(line) });
    else if (line.type === 'end') console.log('over:', JSON.stringify(line.standing.sides.map(({ seats, score }) => [seats, score])));
  }
}

for (;;) {
  await follow().catch((error) => console.error('lost the way, trying again:', String(error)));
  await pause();
}
