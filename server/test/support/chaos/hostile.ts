import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../client.ts';

const ADDRESS = { 'x-forwarded-for': '198.51.100.66' };

/** An attacker with one address: floods, garbage, whole games, tables with bots. Counts the requests that were accepted. */
export async function hostile(address: string, milliseconds: number): Promise<{ sent: number; refused: number }> {
  const end = Date.now() + milliseconds;
  const tally = { sent: 0, refused: 0 };
  const eve = new Client(address);
  const request = async (method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
    tally.sent += 1;
    const answer = await eve.request(method, path, body, ADDRESS).catch(() => ({ status: 0, body: undefined as never }));
    if (answer.status >= 400) tally.refused += 1;
    return answer;
  };
  await request('POST', '/api/me/guest', { name: 'Eve' });
  const floods = async (): Promise<void> => {
    while (Date.now() < end) {
      try {
        await eve.connect(ADDRESS);
        for (let i = 0; i < 400 && eve.socket?.readyState === 1; i++) {
          eve.socket.send(i % 3 === 0 ? '{"kind":' : `{"kind":"ping","id":"e${i}"}`);
          tally.sent += 1;
        }
        await sleep(150);
        eve.close();
        eve.texts.length = 0;
      } catch {
        tally.refused += 1;
        await sleep(100);
      }
    }
  };
  const tables = async (): Promise<void> => {
    while (Date.now() < end) {
      const made = await request('POST', '/api/tables', {
        game: 'catan',
        seats: ['me', 'hard', 'hard', 'hard'],
        start: true,
        listed: true,
      });
      const id = (made.body as { id?: string } | undefined)?.id;
      if (id !== undefined) await request('GET', `/api/tables/${id}/history`);
      await request('POST', '/api/me/login', { name: 'Admin', password: `guess ${tally.sent}` });
      await request('GET', `/api/tables?list=open`);
    }
  };
  const slow = async (): Promise<void> => {
    while (Date.now() < end) {
      await request('POST', '/api/tables', { game: 'x'.repeat(60_000), seats: [] });
      await sleep(50);
    }
  };
  await Promise.all([floods(), tables(), slow()]);
  eve.close();
  return tally;
}
