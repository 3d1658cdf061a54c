import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { toyRoom } from './support/toy.ts';

const mails: string[] = [];
const pushes: { endpoint: string; payload: string }[] = [];
let sink: SMTPServer;
let server: Server;

beforeAll(async () => {
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let mail = '';
      stream.on('data', (chunk) => {
        mail += String(chunk);
      });
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((done) => {
    sink.listen(0, '127.0.0.1', done);
  });
  const { port } = sink.server.address() as AddressInfo;
  const send = (to: { endpoint: string }, payload?: string | Buffer | null): Promise<never> => {
    pushes.push({ endpoint: to.endpoint, payload: String(payload) });
    if (to.endpoint.includes('gone')) return Promise.reject(Object.assign(new Error('gone'), { statusCode: 410 }));
    return Promise.resolve(undefined as never);
  };
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://house.example', NOTICE_EVERY_MS: '400' };
  server = await openHouse(env, { rooms: [toyRoom], send, patienceMs: 50 });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((done) => {
    sink.close(() => done());
  });
});

/** Anna plays from her table; Bruno is away. */
async function game(): Promise<{ anna: Client; bruno: Client; table: string }> {
  const anna = await Client.guest(server.address, 'Anna');
  const bruno = new Client(server.address);
  await bruno.post('/api/me/guest', { name: 'Bruno' });
  const table = await anna.post('/api/tables', { game: 'toy', seats: ['open', 'me'], listed: true, pace: 'mail' });
  await bruno.post(`/api/tables/${table.id}/join`, {});
  await anna.watch(table.id);
  return { anna, bruno, table: table.id };
}

const unread = async (client: Client): Promise<number> => (await client.get<{ count: number }>('/api/notices')).count;
const address = (name: string) => ({ endpoint: `https://push.example.com/${name}`, keys: { p256dh: 'k', auth: 'a' } });

describe('turn notices', () => {
  test('a person who is waited for and away has an unread notice, gets one push, and has read it by looking', async () => {
    const { anna, bruno, table } = await game();
    await bruno.post('/api/notices/push', address('bruno'));
    await bruno.post('/api/notices/push', address('gone'));
    await anna.post(`/api/tables/${table}/start`);
    await expect.poll(() => unread(bruno)).toBe(1);
    expect(await unread(anna)).toBe(0);
    await expect.poll(() => pushes.filter(({ endpoint }) => endpoint.endsWith('bruno')).length).toBe(1);
    expect(pushes[0]?.payload).toContain(`https://house.example/table/${table}`);
    await expect
      .poll(async () =>
        (await server.world.house.store.db.selectFrom('pushes').select('endpoint').execute()).map(({ endpoint }) => endpoint),
      )
      .toEqual([address('bruno').endpoint]);
    await bruno.connect();
    await bruno.until(() => bruno.texts.some((text) => text.includes(`"tables":["${table}"]`)));
    await bruno.watch(table);
    await expect.poll(() => unread(bruno)).toBe(0);
    await bruno.until(() => bruno.texts.some((text) => text.includes('"tables":[]')));
  });

  test('mails go to an address that has been confirmed, and can be switched off', async () => {
    const { anna, bruno, table } = await game();
    await bruno.post('/api/me/claim', { name: 'Bruno Posta', password: 'correct horse' });
    await bruno.post('/api/notices/email', { email: 'bruno@example.com' });
    await expect.poll(() => mails.length, { timeout: 5_000 }).toBe(1);
    const word = /word=3D([\w.=\r\n-]+?)(?:\r\n\r\n|\r\n$|\s*$)/.exec(mails[0] ?? '')?.[1]?.replaceAll('=\r\n', '') ?? '';
    const forged = await bruno.request('GET', `/api/notices/email/confirm?word=${word}x`);
    expect(forged.body).toMatchObject({ code: 'no-link' });
    await fetch(`${server.address}/api/notices/email/confirm?word=${word}`, { redirect: 'manual' });
    expect(await bruno.get('/api/me')).toMatchObject({ email: 'bruno@example.com' });
    await anna.post(`/api/tables/${table}/start`);
    await expect.poll(() => mails.length, { timeout: 5_000 }).toBe(2);
    expect(mails[1]).toContain('To: bruno@example.com');

    await bruno.request('PUT', '/api/notices/wishes', { mail: false });
    const again = await game();
    await again.anna.post(`/api/tables/${again.table}/start`);
    await expect.poll(() => unread(again.bruno)).toBe(1);
    expect(mails.length).toBe(2);
  });

  test('we do not push into our own network', async () => {
    const { bruno } = await game();
    for (const endpoint of [
      'http://push.example.com/x',
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://[::1]/x',
      'https://db.internal/x',
      'nonsense',
    ]) {
      expect((await bruno.request('POST', '/api/notices/push', { ...address('x'), endpoint })).body).toMatchObject({ code: 'bad-request' });
    }
  });
});
