import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, openForOperator, openStore, readBackup, readSettings, type Server, type Store, writeBackup } from '../src/index.ts';
import { Client } from './support/client.ts';
import { newDir, openHouse, removeDir } from './support/house.ts';
import { toyRoom } from './support/toy.ts';
import { ToyTable } from './support/toy-table.ts';

let server: Server & { readonly dir: string };
let store: Store;
beforeAll(async () => {
  server = await openHouse({}, { rooms: [toyRoom], thinker: { think: () => new Promise(() => undefined) } });
  store = await openForOperator({ dataDir: server.dir });
});
afterAll(async () => {
  await store.close();
  await server.close();
});

describe('the operator, beside a running server', () => {
  test('closes a table, and those who sit there see it', async () => {
    const table = await ToyTable.begin(server.address);
    expect((await admin.listTables(store, 'playing')).map(({ id }) => id)).toContain(table.id);
    await admin.closeTable(store, table.id);
    await table.player(0).until(() => table.player(0).tables.get(table.id)?.phase === 'closed');
    expect((await table.say(0, 'mark 1')).problem?.code).toBe('wrong-phase');
    await expect(admin.closeTable(store, 'nowhere')).rejects.toThrow('no table');
  });

  test('gets a reproducer of a frozen table and lets it go on', async () => {
    const table = await ToyTable.begin(server.address);
    await table.say(0, 'boom');
    const found = await admin.reproducer(store, () => toyRoom, table.id);
    expect(found).toMatchObject({ frozen: { move: 'boom' }, record: { game: 'toy', seed: expect.any(String) } });
    await admin.thawTable(store, table.id);
    await expect.poll(async () => (await table.say(0, 'mark 1')).kind, { timeout: 5_000 }).toBe('ack');
  });

  test('shuts somebody out, and gives somebody a new password', async () => {
    const eve = await Client.guest(server.address, 'Eve');
    await eve.post('/api/me/claim', { name: 'Eve Ill', password: 'first password' });
    await eve.connect();
    await admin.resetPassword(store, 'eve ill', 'second password');
    await eve.until(() => eve.closedWith === 4_401);
    const log = (password: string): ReturnType<Client['request']> => eve.request('POST', '/api/me/login', { name: 'Eve Ill', password });
    expect((await log('first password')).status).toBe(401);
    expect((await log('second password')).status).toBe(200);
    await admin.setBanned(store, 'Eve Ill', true);
    expect((await log('second password')).body).toMatchObject({ code: 'banned' });
    await admin.setBanned(store, 'Eve Ill', false);
    expect((await log('second password')).status).toBe(200);
  });

  test('deletes guests of long ago who sit nowhere', async () => {
    const idle = await Client.guest(server.address, 'Idle');
    const later = Date.now() + 40 * 24 * 3_600_000;
    expect(await admin.purgeGuests(store, 30, later)).toBeGreaterThan(0);
    expect((await idle.request('GET', '/api/me')).status).toBe(401);
  });

  test('backs up while games go on; a new house opens where the old one was', async () => {
    const table = await ToyTable.begin(server.address);
    await table.say(0, 'mark 2');
    const file = join(server.dir, 'backup.gz');
    await writeBackup(store.db, file);
    const dir = newDir();
    const empty = await openStore({ dataDir: dir });
    await readBackup(empty.db, file);
    await empty.close();
    const other = await openHouse({ DATA_DIR: dir }, { rooms: [toyRoom] });
    const anna = new Client(other.address);
    anna.cookie = table.player(0).cookie;
    await anna.connect();
    await anna.watch(table.id);
    await anna.until(() => anna.seen.has(`${table.id}:0`));
    expect(anna.frame(table.id, 0).view.decision).toBe(2);
    await other.close();
    removeDir(dir);
  });

  test('sees health, numbers and the description of the interface', async () => {
    const anyone = new Client(server.address);
    expect((await anyone.request('GET', '/healthz')).body).toEqual({ ok: true, database: 'sqlite' });
    const metrics = String((await anyone.request('GET', '/metrics')).body);
    for (const name of [
      'ludoteca_tables',
      'ludoteca_sockets',
      'ludoteca_moves_total',
      'ludoteca_move_seconds_bucket',
      'ludoteca_bot_queue',
    ]) {
      expect(metrics).toContain(name);
    }
    expect((await anyone.request('GET', '/api/docs/json')).body).toMatchObject({ openapi: expect.any(String) });
  });

  test('is told what is wrong with the settings', () => {
    expect(readSettings({}).host).toBe('127.0.0.1');
    expect(() => readSettings({ PORT: 'abc' })).toThrow('PORT');
    expect(() => readSettings({ DATABASE_URL: 'mysql://x' })).toThrow('postgres://');
  });
});

test('what spectators say is hidden from those who play until the end', async () => {
  const table = await ToyTable.begin(server.address);
  const sara = await Client.guest(server.address, 'Sara');
  await sara.watch(table.id);
  await sara.ask({ kind: 'chat', table: table.id, text: 'she bluffs' });
  await table.player(0).ask({ kind: 'chat', table: table.id, text: 'hello' });
  await sara.until(() => sara.texts.some((text) => text.includes('hello')));
  expect(table.player(1).texts.some((text) => text.includes('she bluffs'))).toBe(false);
  const lines = (await table.player(1).get<{ lines: { text: string }[] }>(`/api/tables/${table.id}/chat`)).lines;
  expect(lines.map(({ text }) => text)).toEqual(['hello']);
});

test('a server that cannot have its port leaves nothing running that would complain about the closed store', async () => {
  const said: unknown[] = [];
  const keep = (...line: unknown[]): void => void said.push(line);
  const none = (): void => undefined;
  const logger = {
    level: 'warn',
    fatal: keep,
    error: keep,
    warn: keep,
    info: none,
    debug: none,
    trace: none,
    silent: none,
    child: () => logger,
  };
  const port = new URL(server.address).port;
  await expect(openHouse({ PORT: port }, { rooms: [toyRoom], logger: logger as never })).rejects.toThrow('EADDRINUSE');
  // Long enough for several heartbeats.
  await new Promise((later) => setTimeout(later, 700));
  expect(said).toEqual([]);
});
