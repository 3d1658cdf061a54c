import { roomOf } from '@ludoteca/games';
import { verify } from '@ludoteca/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import type { Record as GameRecord } from '../src/table/record.ts';
import { Client } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { playOn } from './support/players.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { programmer } from './support/program.ts';

let postgres: Postgres;
let left: Server;
let right: Server;
beforeAll(async () => {
  postgres = await startPostgres();
  // Rare heartbeats: a death that they do not show must be noticed by other means.
  const env = { DATABASE_URL: await postgres.database(), BEAT_MS: '5000' };
  // Both at once: one of them migrates, the other waits for it.
  [left, right] = await Promise.all([openHouse(env), openHouse(env)]);
});
afterAll(async () => {
  await Promise.all([left.close(), right.close()]);
  await postgres.stop();
});

async function join(address: string, cookie: string): Promise<Client> {
  const client = new Client(address);
  client.cookie = cookie;
  await client.connect();
  return client;
}

describe('two processes on one PostgreSQL', () => {
  test('serve one table in one order of moves; a person is the same at both', async () => {
    const anna = await Client.guest(left.address, 'Anna');
    const bruno = await Client.guest(right.address, 'Bruno');
    const spectator = await Client.guest(right.address, 'Sara');
    const table = await anna.post('/api/tables', { game: 'medioevo', seats: ['me', 'open', 'easy'], listed: true });
    await bruno.post(`/api/tables/${table.id}/join`, {});
    const second = await join(right.address, anna.cookie);
    for (const client of [anna, bruno, spectator, second]) await client.watch(table.id);
    await anna.post(`/api/tables/${table.id}/start`);
    await Promise.all([playOn(anna, table.id, [0]), playOn(bruno, table.id, [1])]);
    for (const client of [anna, bruno, spectator, second]) await client.until(() => client.tables.get(table.id)?.phase === 'over');
    await second.until(() => second.seen.get(`${table.id}:0`)?.n === anna.seen.get(`${table.id}:0`)?.n);
    expect(second.frame(table.id, 0)).toEqual(anna.frame(table.id, 0));
    await spectator.until(() => spectator.frame(table.id, -1).view.over);
    const record = await bruno.get<GameRecord>(`/api/tables/${table.id}/record`);
    expect(verify(roomOf('medioevo').game, record)).toBeUndefined();
  });

  test('when both are told something for the same decision, one is acknowledged and the other refused', async () => {
    const anna = await Client.guest(left.address, 'Anna');
    const twin = await join(right.address, anna.cookie);
    const table = await anna.post('/api/tables', { game: 'medioevo', seats: ['me', 'me'], listed: true, start: true });
    for (const client of [anna, twin]) await client.watch(table.id);
    for (let i = 0; i < 10; i++) {
      const both = [anna, twin];
      await Promise.all(both.map((client) => client.until(() => client.seen.has(`${table.id}:0`))));
      const { view, question } = anna.frame(table.id, 0);
      const seat = view.asked.must[0] ?? 0;
      await Promise.all(both.map((client) => client.until(() => client.frame(table.id, seat).view.decision === view.decision)));
      const [move] = (seat === 0 ? question : anna.frame(table.id, seat).question)?.list ?? [];
      const said = await Promise.all(
        both.map((client) => client.ask({ kind: 'answer', table: table.id, seat, decision: view.decision, move })),
      );
      expect(said.map(({ kind }) => kind).sort()).toEqual(['ack', 'problem']);
      await Promise.all(
        both.map((client) => client.until(() => (client.seen.get(`${table.id}:0`)?.frame.view.decision ?? 0) > view.decision)),
      );
    }
  });

  test('a program answers through whichever process a proxy chooses, also one that has not heard yet what it was asked', async () => {
    const { owner, program } = await programmer(left.address, 'Ada');
    const elsewhere = program.twin(right.address);
    await program.listen();
    const { body: table } = await program.request('POST', '/api/tables', { game: 'medioevo', seats: ['me', 'me'], start: true });
    const first = await program.line('question');
    await elsewhere.request('GET', `/api/tables/${table.id}`);
    const deaf = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ludoteca listener'`;
    await deaf.execute(right.world.house.store.db);
    expect(await program.answer(first, first.any ?? '')).toMatchObject({ status: 200 });
    const second = await program.line('question', program.lines.indexOf(first) + 1);
    expect(await elsewhere.answer(second, second.any ?? '')).toMatchObject({ status: 200, body: { played: true } });
    program.close();
    owner.close();
  });

  test('chat, notices and revoked sessions reach the other process', async () => {
    const anna = await Client.guest(left.address, 'Anna');
    const bruno = await Client.guest(right.address, 'Bruno');
    const table = await anna.post('/api/tables', { game: 'medioevo', seats: ['me', 'open'], listed: true });
    for (const client of [anna, bruno]) await client.watch(table.id);
    await anna.ask({ kind: 'chat', table: table.id, text: '<b>ciao</b>' });
    await bruno.until(() => bruno.texts.some((text) => text.includes('<b>ciao</b>')));
    const twin = await join(right.address, anna.cookie);
    await anna.post('/api/me/claim', { name: `Anna ${Date.now() % 100_000}`, password: 'correct horse' });
    await twin.until(() => twin.closedWith === 4_401);
  });

  test('a lost database stops acknowledging, shows at /healthz, burns no clock, and heals without a restart', async () => {
    const anna = await Client.guest(left.address, 'Anna');
    const bruno = await Client.guest(right.address, 'Bruno');
    const clock = { kind: 'live', move: 60, bank: 60 };
    const table = await anna.post('/api/tables', { game: 'medioevo', seats: ['me', 'me'], listed: true, start: true, clock });
    for (const client of [anna, bruno]) await client.watch(table.id);
    await anna.until(() => anna.seen.has(`${table.id}:0`) && anna.seen.has(`${table.id}:1`));
    const { view } = anna.frame(table.id, 0);
    const seat = view.asked.must[0] ?? 0;
    const move = anna.frame(table.id, seat).question?.list?.[0];
    const message = { kind: 'answer', id: 'again', table: table.id, seat, decision: view.decision, move };
    const health = async (client: Client): Promise<unknown> => (await client.request('GET', '/healthz')).body;
    let [from, to] = [0, 0];
    await postgres.without(async () => {
      from = Date.now();
      for (const client of [anna, bruno])
        await expect.poll(() => health(client), { timeout: 5_000 }).toEqual({ ok: false, database: 'postgres', failure: 'unreachable' });
      expect((await anna.ask(message)).problem?.code).toBe('unavailable');
      expect((await anna.ask(message)).problem?.code).toBe('unavailable');
      expect(anna.frame(table.id, 0).view.decision).toBe(view.decision);
      to = Date.now();
    });
    for (const client of [anna, bruno])
      await expect.poll(() => health(client), { timeout: 20_000 }).toEqual({ ok: true, database: 'postgres' });
    expect((await anna.ask(message)).kind).toBe('ack');
    expect((await anna.ask(message)).kind).toBe('ack');
    await bruno.until(() => bruno.frame(table.id, -1).view.decision > view.decision, 20_000);
    // Far shorter than the silence that shows a dead server, and yet no player's time.
    for (const { world } of [left, right]) await expect.poll(() => world.uptime.elapsed(from, to), { timeout: 5_000 }).toBeLessThan(50);
  });
});
