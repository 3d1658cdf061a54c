import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { Server } from '../src/index.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { toyRoom } from './support/toy.ts';
import { botMove, ToyTable } from './support/toy-table.ts';

let server: Server;
beforeAll(async () => {
  const think = ({ view }: { view: Parameters<typeof botMove>[0] }): Promise<unknown> => Promise.resolve(botMove(view));
  server = await openHouse({}, { rooms: [toyRoom], thinker: { think } }, { messages: { rate: 50, burst: 100 }, perAddress: 100_000 });
});
afterAll(() => server.close());

const entries = async (table: string): Promise<number> =>
  (await server.world.house.store.db.selectFrom('entries').select('sequence').where('table_id', '=', table).execute()).length;

describe('a hostile client', () => {
  test('gets typed problems for every kind of wrong answer, and changes nothing', async () => {
    const table = await ToyTable.begin(server.address);
    const elsewhere = await ToyTable.begin(server.address);
    const eve = await Client.guest(server.address, 'Eve');
    const answer = { kind: 'answer', table: table.id, seat: 0, decision: 1, move: 'mark 1' };
    const before = await entries(table.id);
    const from = async (client: Client, message: object): Promise<unknown> => (await client.ask({ ...answer, ...message })).problem;
    const bruno = table.player(1);
    expect(await from(eve, {})).toMatchObject({ code: 'not-yours', key: 'problem.not-yours' });
    expect(await from(elsewhere.player(0), {})).toMatchObject({ code: 'not-yours' });
    expect(await from(bruno, {})).toMatchObject({ code: 'not-yours' });
    expect(await from(bruno, { seat: 1 })).toMatchObject({ code: 'rule-forbids', rule: 'HOUSE-SEAT' });
    expect(await from(bruno, { seat: 7 })).toMatchObject({ code: 'no-seat' });
    const anna = table.player(0);
    expect(await from(anna, { decision: 0 })).toMatchObject({ code: 'rule-forbids', rule: 'HOUSE-STALE' });
    expect(await from(anna, { decision: 2 })).toMatchObject({ code: 'rule-forbids', rule: 'HOUSE-STALE' });
    expect(await from(anna, { move: 'mark 9' })).toMatchObject({ code: 'rule-forbids', rule: 'TOY-2' });
    expect(await from(anna, { move: 'bid 3' })).toMatchObject({ code: 'rule-forbids', rule: 'HOUSE-KIND' });
    expect(await from(anna, { move: 'mark one' })).toMatchObject({ code: 'bad-notation', rule: 'HOUSE-FORM' });
    expect(await from(anna, { move: { kind: 'mark', value: 1, extra: 1 } })).toMatchObject({ code: 'bad-notation' });
    expect(await from(anna, { move: 7 })).toMatchObject({ code: 'bad-request' });
    expect(await from(anna, { table: 'nowhere' })).toMatchObject({ code: 'no-table' });
    expect((await eve.watch('nowhere')).problem).toMatchObject({ code: 'no-table' });
    expect(await entries(table.id)).toBe(before);
    expect((await anna.ask(answer)).kind).toBe('ack');
  });

  test('may not watch a private table, nor ask from another’s seat', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const eve = await Client.guest(server.address, 'Eve');
    const table = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'me'], start: true });
    expect((await eve.watch(table.id)).problem).toMatchObject({ code: 'no-table' });
    expect((await eve.watch(table.id, 'guess')).problem).toMatchObject({ code: 'no-table' });
    for (const message of [{ kind: 'check', move: 'mark 1' }, { kind: 'answer', decision: 1, move: 'mark 1' }, { kind: 'undo' }])
      expect((await eve.ask({ ...message, table: table.id, seat: 0 })).problem).toMatchObject({ code: 'no-table' });
    const deeds = ['start', 'close', 'rematch', 'seats/0/leave', 'seats/0/resign'];
    for (const deed of deeds)
      expect((await eve.request('POST', `/api/tables/${table.id}/${deed}`)).body).toMatchObject({ code: 'no-table' });
    const proposal = { kind: 'abandon', seat: 0 };
    expect((await eve.request('POST', `/api/tables/${table.id}/proposal`, proposal)).body).toMatchObject({ code: 'no-table' });
    expect((await eve.request('POST', `/api/tables/${table.id}/link`, { renew: true })).body).toMatchObject({ code: 'no-table' });
    expect((await eve.request('GET', `/api/tables/${table.id}/history?audience=0`)).body).toMatchObject({ code: 'no-table' });
    expect((await eve.watch(table.id, table.invite ?? '')).kind).toBe('ack');
    expect(eve.seen.has(`${table.id}:0`)).toBe(false);
    expect((await eve.request('GET', `/api/tables/${table.id}/history?audience=0&link=${table.invite}`)).body).toMatchObject({
      code: 'not-yours',
    });
  });

  test('cannot break in with malformed, deep, poisoned or huge bodies', async () => {
    const eve = await Client.guest(server.address, 'Eve');
    const post = async (body: string, type = 'application/json'): Promise<unknown> => {
      const headers = { cookie: eve.cookie, 'content-type': type };
      const response = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });
      return ((await response.json()) as { code: string }).code;
    };
    expect(await post('{')).toBe('bad-request');
    expect(await post('['.repeat(5_000))).toBe('bad-request');
    expect(await post('{"__proto__":{"x":1}}')).toBe('bad-request');
    expect(await post('x'.repeat(100_000))).toBe('too-large');
    expect(await post('game=toy', 'application/x-www-form-urlencoded')).toBe('wrong-type');
    expect((await eve.request('GET', '/api/nothing')).body).toMatchObject({ code: 'not-found' });
    for (const text of ['{', '[]', 'null', '{"kind":"answer"}', '{"kind":"fly","id":"x"}', '['.repeat(1_000)]) eve.socket?.send(text);
    await eve.until(() => eve.texts.filter((text) => text.includes('bad-request')).length === 6);
    eve.socket?.send('x'.repeat(100_000));
    await eve.until(() => eve.closedWith !== undefined);
  });

  test('is not let in with a forged cookie or from another site', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const forged = new Client(server.address);
    forged.cookie = `${anna.cookie.slice(0, -3)}abc`;
    expect((await forged.request('GET', '/api/me')).body).toMatchObject({ code: 'no-session' });
    await expect(forged.connect()).rejects.toThrow('401');
    expect(
      (await anna.request('POST', '/api/tables', { game: 'toy', seats: ['me', 'me'] }, { origin: 'https://evil.example' })).body,
    ).toMatchObject({
      code: 'foreign-origin',
    });
    const url = `${server.address.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, { headers: { cookie: anna.cookie }, origin: 'https://evil.example' });
    const refused = await new Promise<Error>((done) => {
      socket.once('error', done);
    });
    expect(refused.message).toContain('403');
    const own = new WebSocket(url, { headers: { cookie: anna.cookie }, origin: server.address });
    await new Promise((done) => own.once('open', done));
    own.terminate();
  });

  test('who floods is cut off, and others do not feel it', async () => {
    const table = await ToyTable.begin(server.address, { rounds: 8 });
    const eve = await Client.guest(server.address, 'Eve');
    for (let i = 0; i < 2_000; i++) eve.socket?.send(`{"kind":"ping","id":"${i}"}`);
    await eve.until(() => eve.closedWith === 4_429);
    expect(eve.texts.some((text) => text.includes('too-many'))).toBe(true);

    const begun = Date.now();
    for (let i = 0; i < 20; i++) {
      const seat = table.frame(0).view.asked.must[0] ?? 0;
      const { decision } = table.frame(seat).view;
      expect((await table.say(seat, 'mark 1')).kind).toBe('ack');
      await table.until(seat, ({ view }) => view.decision > decision);
      expect((await table.undo(seat)).kind).toBe('ack');
      await table.until(seat, ({ view }) => view.decision > decision + 1);
    }
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  test('requests are limited per person', async () => {
    const limited = await openHouse({}, { rooms: [toyRoom] }, { perIdentity: { rate: 1, burst: 5 } });
    const eve = await Client.guest(limited.address, 'Eve');
    const codes: unknown[] = [];
    for (let i = 0; i < 8; i++) codes.push(((await eve.request('GET', '/api/me')).body as { code?: string }).code);
    expect(codes.filter((one) => one === 'too-many').length).toBeGreaterThanOrEqual(2);
    await limited.close();
  });
});
