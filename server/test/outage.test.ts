import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { GroupCommit } from '../src/store/group-commit.ts';
import { lockNumbers, touches } from '../src/store/locks.ts';
import { PostgresChannel, waitBefore } from '../src/store/postgres-channel.ts';
import { openStore } from '../src/store/store.ts';
import { Client } from './support/client.ts';
import { newDir, openHouse } from './support/house.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { toyRoom } from './support/toy.ts';
import { botMove, ToyTable } from './support/toy-table.ts';

/** Maximum that the three pools and listeners may ever need. */
const MOST_CONNECTIONS = 3 * (8 + 1);

/** The warnings of pg since the file began; it gives each one once. */
const warnings: string[] = [];
process.on('warning', ({ message }) => {
  if (message.includes('client.query() when the client is already executing')) warnings.push(message);
});

let postgres: Postgres;
let url: string;
let houses: Server[];
let operator: pg.Client;
const think = ({ view }: { view: Parameters<typeof botMove>[0] }): Promise<unknown> => Promise.resolve(botMove(view));
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  houses = await Promise.all([0, 1, 2].map(() => openHouse({ DATABASE_URL: url }, { rooms: [toyRoom], thinker: { think } })));
  operator = await operatorOf(url);
});
afterAll(async () => {
  await operator.end();
  await Promise.all(houses.map((house) => house.close()));
  await postgres.stop();
});

async function operatorOf(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function connections(name = '%'): Promise<number> {
  const found = await operator.query(
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like $1 and pid <> pg_backend_pid()',
    [name],
  );
  return found.rows[0].n;
}

const house = (index: number): Server => houses[index] ?? expect.fail();

/** Anna plays through one process, Bruno through another. */
async function apart(): Promise<ToyTable> {
  const anna = await Client.guest(house(0).address, 'Anna');
  const bruno = await Client.guest(house(1).address, 'Bruno');
  const { id } = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true, options: { rounds: 40 } });
  await bruno.post(`/api/tables/${id}/join`, {});
  for (const client of [anna, bruno]) await client.watch(id);
  await anna.post(`/api/tables/${id}/start`);
  const table = new ToyTable([anna, bruno], id);
  for (const seat of [0, 1]) await table.player(seat).until(() => table.player(seat).seen.has(`${id}:${seat}`));
  return table;
}

describe('the listener', () => {
  test('waits longer and longer, at most four seconds, and never in step with the others', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => waitBefore(attempt, 1));
    expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 4_000, 4_000, 4_000]);
    expect(waitBefore(3, 0)).toBe(800);
  });

  test('tries one connection at a time while nobody answers', async () => {
    let attempts = 0;
    const { createServer } = await import('node:net');
    const refusing = createServer((socket) => {
      attempts += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done));
    const { port } = refusing.address() as { port: number };
    const channel = new PostgresChannel(`postgres://x:x@127.0.0.1:${port}/x`, 'self', () => Promise.resolve());
    await channel.open().catch(() => undefined);
    (channel as unknown as { retry(): void }).retry();
    await sleep(5_000);
    await channel.close();
    refusing.close();
    // The first attempt, and then after about 0.2, 0.4, 0.8, 1.6 seconds: at least half of each.
    expect(attempts).toBeGreaterThan(3);
    expect(attempts).toBeLessThanOrEqual(8);
  });

  test('is one connection per process, however often it is cut', async () => {
    for (let cut = 0; cut < 5; cut++) {
      await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ludoteca listener'");
      await expect.poll(() => connections('ludoteca listener'), { timeout: 10_000 }).toBe(3);
    }
    await sleep(1_500);
    expect(await connections('ludoteca listener')).toBe(3);
  });
});

describe('a move', () => {
  test('reaches the other process although the listener of the first was cut in the same moment', async () => {
    const table = await apart();
    for (let i = 0; i < 6; i++) {
      const { decision } = table.frame(0).view;
      await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ludoteca listener'");
      const said = await table.say(0, i % 2 === 0 ? 'mark 1' : '', i % 2 === 0 ? {} : { kind: 'undo' });
      expect(said.kind).toBe('ack');
      for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision > decision);
    }
  });

  test('is seen at the next look, even when no notification came', async () => {
    const table = await apart();
    const deaf = house(1).world.house.store.channel as unknown as { events: { removeAllListeners(name: string): void } };
    const heard = { ...deaf };
    // Bruno's process hears nothing more, as if the message had been lost.
    const listeners = (deaf.events as unknown as { listeners(name: string): ((word: unknown) => void)[] }).listeners('word');
    deaf.events.removeAllListeners('word');
    expect((await table.say(0, 'mark 2')).kind).toBe('ack');
    await sleep(300);
    expect(table.frame(1).view.decision).toBe(1);
    await table.player(1).ask({ kind: 'refetch', table: table.id });
    await table.until(1, ({ view }) => view.decision === 2);
    expect(((await table.player(1).get(`/api/tables/${table.id}`)) as { asked: number[] }).asked).toEqual([0]);
    for (const listener of listeners) (heard.events as unknown as { on(name: string, f: unknown): void }).on('word', listener);
  });
});

describe('a bot’s turn', () => {
  test('is played by a process that has not heard of the move before it', async () => {
    const database = await postgres.database();
    const open = (threads: number): ReturnType<typeof openHouse> =>
      openHouse({ DATABASE_URL: database }, { rooms: [toyRoom], thinker: { threads, think } });
    // The first plays no bots at all, the second knows the table and hears nothing.
    const [busy, deaf] = [await open(0), await open(1)];
    const anna = await Client.guest(busy.address, 'Anna');
    const { id } = await anna.post('/api/tables', { game: 'toy', seats: ['me', 'easy'], listed: true, start: true });
    await anna.watch(id);
    await (await Client.guest(deaf.address, 'Sara')).watch(id);
    (deaf.world.house.store.channel as unknown as { events: { removeAllListeners(name: string): void } }).events.removeAllListeners('word');
    for (const [decision, move] of [
      [1, 'mark 1'],
      [2, 'go'],
    ] as const) {
      await anna.until(() => anna.seen.get(`${id}:0`)?.frame.view.decision === decision);
      expect((await anna.ask({ kind: 'answer', table: id, seat: 0, decision, move })).kind).toBe('ack');
    }
    await expect.poll(async () => (await busy.world.hall.fresh(id)).doc.waiting, { timeout: 10_000 }).toEqual([0]);
    await Promise.all([busy.close(), deaf.close()]);
  });
});

describe('a connection', () => {
  test('is asked one thing at a time, as the next release of pg demands', async () => {
    const table = await apart();
    const words = Array.from({ length: 20 }, (_, n) => ({ table: `nobody’s ${n}` }));
    for (const word of words) for (const { world } of houses) world.house.store.channel.mention(word);
    const chats = words.map(() => table.player(0).ask({ kind: 'chat', table: table.id, text: 'ciao' }));
    expect((await table.say(0, 'mark 1')).kind).toBe('ack');
    await Promise.all(chats);
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision === 2);
    expect(warnings).toEqual([]);
    // So that silence means something: the sound would have been heard like this.
    await Promise.all([1, 2, 3].map(() => operator.query('select 1')));
    await expect.poll(() => warnings).toHaveLength(1);
  });
});

describe('an outage of PostgreSQL', () => {
  test('of five seconds: everybody is back within ten, with no more connections than before, and nobody is behind', {
    timeout: 120_000,
  }, async () => {
    const table = await apart();
    await operator.end();
    await postgres.without(() => sleep(5_000));
    const back = Date.now();
    operator = await operatorOf(url);
    let most = 0;
    for (const one of houses) {
      await expect
        .poll(
          async () => {
            most = Math.max(most, await connections());
            return (await fetch(`${one.address}/healthz`)).status;
          },
          { timeout: 10_000 },
        )
        .toBe(200);
    }
    await expect.poll(() => connections('ludoteca listener'), { timeout: 10_000 }).toBe(3);
    expect(Date.now() - back).toBeLessThan(10_000);
    expect((await table.say(0, 'mark 1')).kind).toBe('ack');
    for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision === 2);
    await sleep(2_000);
    expect(Math.max(most, await connections())).toBeLessThanOrEqual(MOST_CONNECTIONS);
  });
});

describe('the order of locks', () => {
  test('groups that name the same things in different orders never wait for each other in a circle', { timeout: 60_000 }, async () => {
    const stores = await Promise.all([0, 1].map(() => openStore({ dataDir: newDir(), databaseUrl: url })));
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) {
      const row = { key: `row ${id}`, value: '0' };
      await stores[0]?.write((trx) => trx.insertInto('meta').values(row).execute(), touches.house);
    }
    const before = await deadlocks();
    const bump = (index: number, id: string): Promise<unknown> | undefined =>
      stores[index]?.write(
        (trx) =>
          trx
            .updateTable('meta')
            .set({ value: String(Math.random()) })
            .where('key', '=', `row ${id}`)
            .execute(),
        touches.table(id),
      );
    for (let round = 0; round < 60; round++) {
      await Promise.all([...ids.map((id) => bump(0, id)), ...ids.toReversed().map((id) => bump(1, id))]);
    }
    expect(await deadlocks()).toBe(before);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('each thing has its number, and all are taken in ascending order', () => {
    const numbers = lockNumbers(['table:x', 'person:y', 'table:x', 'house']).map(BigInt);
    expect(numbers).toHaveLength(3);
    expect(numbers.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(numbers);
  });

  test('a change that was given up for another is tried again', async () => {
    const store = await openStore({ dataDir: newDir(), databaseUrl: url });
    const commits = new GroupCommit(store.db);
    let runs = 0;
    const value = await commits.write(async () => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return 'written';
    });
    expect([value, runs]).toEqual(['written', 3]);
    await store.close();
  });
});

async function deadlocks(): Promise<number> {
  await sleep(300);
  const found = await operator.query('select deadlocks::int as n from pg_stat_database where datname = current_database()');
  return found.rows[0].n;
}
