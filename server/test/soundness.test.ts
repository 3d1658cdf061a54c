import { mkdirSync, openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, test } from 'vitest';
import { admin, openStore, readBackup, StoreRefusal } from '../src/index.ts';
import type { Thinker } from '../src/jobs/bot-turn.ts';
import { migrate } from '../src/store/migrate.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client } from './support/client.ts';
import { newDir, openHouse, removeDir } from './support/house.ts';
import { toyRoom } from './support/toy.ts';
import { botMove, ToyTable } from './support/toy-table.ts';

const opening = (dir: string): Promise<string> =>
  openStore({ dataDir: dir }).then(
    async (store) => {
      await store.close();
      return 'open';
    },
    (error: Error) => `${error instanceof StoreRefusal ? 'refused' : 'broken'}: ${error.message}`,
  );

/** A directory with a database of some size. */
async function used(): Promise<string> {
  const dir = newDir();
  const store = await openStore({ dataDir: dir });
  const value = 'x'.repeat(4_000);
  for (let i = 0; i < 200; i++)
    await store.write((trx) =>
      trx
        .insertInto('meta')
        .values({ key: `k${i}`, value })
        .execute(),
    );
  await store.close();
  return dir;
}

describe('a database that cannot be trusted', () => {
  test('is refused in one line: overwritten pages, garbage, half a file, an empty one beside its changes', async () => {
    const dir = await used();
    const file = join(dir, 'ludoteca.db');
    const whole = readFileSync(file);
    expect(await opening(dir)).toBe('open');

    const handle = openSync(file, 'r+');
    for (let at = 3 * 4_096; at < whole.length; at += 5 * 4_096) writeSync(handle, Buffer.alloc(4_096, 7), 0, 4_096, at);
    expect(await opening(dir)).toMatch(/^refused: .*damaged/);

    writeFileSync(file, 'this is not a database at all, but long enough to look like a file'.repeat(100));
    expect(await opening(dir)).toMatch(/^refused: .*not a database/);

    writeFileSync(file, whole);
    truncateSync(file, Math.floor(whole.length / 2 / 4_096) * 4_096);
    expect(await opening(dir)).toMatch(/^refused: /);

    truncateSync(file, 0);
    writeFileSync(`${file}-wal`, Buffer.alloc(8_192, 1));
    expect(await opening(dir)).toMatch(/^refused: .*empty, but there are changes/);
    expect(statSync(`${file}-wal`).size).toBe(8_192);
    removeDir(dir);
  });

  test('so is a backup that is none, or breaks off', async () => {
    const dir = newDir();
    mkdirSync(dir, { recursive: true });
    const store = await openStore({ dataDir: dir });
    const junk = join(dir, 'junk.gz');
    writeFileSync(junk, 'no archive');
    await expect(readBackup(store.db, junk)).rejects.toThrow('not a backup');
    writeFileSync(junk, gzipSync('{"ludoteca":"backup","schema":1}\n[broken'));
    await expect(readBackup(store.db, junk)).rejects.toThrow('not a backup');
    const cut = gzipSync(`{"ludoteca":"backup","schema":1}\n${'[]'.repeat(5_000)}`);
    writeFileSync(junk, cut.subarray(0, cut.length - 20));
    await expect(readBackup(store.db, junk)).rejects.toThrow('not a backup');
    await store.close();
    removeDir(dir);
  });
});

describe('a schema of earlier days', () => {
  test('is brought up to date: every table knows whose it is, every job for whom it is done', async () => {
    const dir = newDir();
    const db = openSqlite(join(dir, 'ludoteca.db'));
    await migrate(db, () => Promise.resolve(), MIGRATIONS.slice(0, 1));
    const doc = JSON.stringify({ host: 'anna', seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }] });
    const row = { id: 't', version: 1, game: 'toy', phase: 'playing', listed: 0, invite: null, created: 1, touched: 1, doc };
    await db
      .insertInto('tables')
      .values(row as never)
      .execute();
    const job = { id: 'j', kind: 'bot', table_id: 't', seat: 1, decision: 1, due: 0, claimed_by: null, claimed_until: 0 };
    await db
      .insertInto('jobs')
      .values(job as never)
      .execute();
    await db.destroy();
    const store = await openStore({ dataDir: dir });
    expect(await store.db.selectFrom('tables').select(['host', 'bots']).execute()).toEqual([{ host: 'anna', bots: 1 }]);
    expect(await store.db.selectFrom('jobs').select('owner').execute()).toEqual([{ owner: 'anna' }]);
    await store.close();
    removeDir(dir);
  });
});

describe('rules that have changed', () => {
  test('a running game that would go elsewhere is frozen with a reproducer; others go on', async () => {
    const dir = newDir();
    const first = await openHouse({ DATA_DIR: dir }, { rooms: [toyRoom] });
    const [table, other] = [await ToyTable.begin(first.address), await ToyTable.begin(first.address)];
    await table.say(0, 'mark 3');
    await table.until(0, ({ view }) => view.decision === 2);
    await first.close();

    // The same answers are legal, but a mark now counts for less: the position would be another one.
    const { mark } = toyRoom.game.steps;
    const play = (ctx: { state: { open: { mark: number } } }, step: unknown, seat: number, move: { kind: string; value: number }): void => {
      (mark as unknown as { play: (...args: unknown[]) => void }).play(ctx, step, seat, move);
      if (move.value === 3) ctx.state.open.mark = 2;
    };
    const changed = { ...toyRoom, game: { ...toyRoom.game, steps: { ...toyRoom.game.steps, mark: { ...mark, play } } } } as typeof toyRoom;
    const second = await openHouse({ DATA_DIR: dir }, { rooms: [changed] });
    const again = async (from: ToyTable): Promise<Client> => {
      const client = new Client(second.address);
      client.cookie = from.player(0).cookie;
      await client.connect();
      expect((await client.watch(from.id)).kind).toBe('ack');
      return client;
    };
    const anna = await again(table);
    await anna.until(() => anna.tables.get(table.id)?.frozen === true);
    const refused = await anna.ask({ kind: 'answer', table: table.id, seat: 0, decision: 2, move: 'go' });
    expect(refused.problem?.code).toBe('frozen');
    const found = await admin.reproducer(second.world.house.store, () => changed, table.id);
    expect(found).toMatchObject({
      frozen: { error: 'the rules lead to another position', move: 'mark 3', seat: 0 },
      record: { game: 'toy' },
    });
    const carla = await again(other);
    expect((await carla.ask({ kind: 'answer', table: other.id, seat: 0, decision: 1, move: 'mark 1' })).kind).toBe('ack');
    await second.close();

    // A new name for rules that lead to the same position is no reason to stop.
    const renamed = { ...toyRoom, game: { ...toyRoom.game, meta: { ...toyRoom.game.meta, rules: '1.0.1' } } } as typeof toyRoom;
    const third = await openHouse({ DATA_DIR: dir }, { rooms: [renamed] });
    const actor = await third.world.hall.table(other.id);
    await actor.inTurn(() => actor.game());
    expect(actor.doc.frozen).toBeNull();
    await third.close();
    removeDir(dir);
  });
});

/** Records the log lines. */
function noting(lines: string[]): FastifyBaseLogger {
  const note =
    (level: string) =>
    (...args: unknown[]): void =>
      void lines.push(`${level} ${JSON.stringify(args)}`);
  const logger = { level: 'info', info: () => undefined, debug: () => undefined, trace: () => undefined, silent: () => undefined };
  const full = {
    ...logger,
    warn: note('warn'),
    error: note('error'),
    fatal: note('fatal'),
    child: () => full,
  } as unknown as FastifyBaseLogger;
  return full;
}

describe('stopping', () => {
  test('in the middle of moves and of bots’ thinking leaves no false alarm in the log; the turn is played after the next start', async () => {
    const dir = newDir();
    const lines: string[] = [];
    let thinking = 0;
    const think: Thinker['think'] = async ({ view }) => {
      thinking += 1;
      await sleep(4_000);
      return botMove(view);
    };
    const first = await openHouse({ DATA_DIR: dir }, { rooms: [toyRoom], thinker: { threads: 4, think }, logger: noting(lines) });
    const anna = await Client.guest(first.address, 'Anna');
    const tables = await Promise.all([0, 1, 2].map(() => anna.post('/api/tables', { game: 'toy', seats: ['easy', 'me'], start: true })));
    const busy = await ToyTable.begin(first.address);
    await expect.poll(() => thinking).toBe(3);
    void busy.say(0, 'mark 1');
    await first.close();
    await sleep(4_000);
    expect(lines).toEqual([]);
    const second = await openHouse({ DATA_DIR: dir }, { rooms: [toyRoom], thinker: { think: async ({ view }) => botMove(view) } });
    for (const { id } of tables)
      await expect.poll(async () => (await second.world.hall.table(id)).doc.decision, { timeout: 5_000 }).toBeGreaterThan(1);
    await second.close();
    removeDir(dir);
  });

  test('an old page that asks for a file of its version is told that it is gone', async () => {
    const web = newDir();
    writeFileSync(join(web, 'index.html'), '<p>the page</p>');
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'assets', 'new.js'), 'export {}');
    const server = await openHouse({}, { rooms: [toyRoom], webDir: web });
    const status = async (path: string): Promise<number> => (await fetch(`${server.address}${path}`)).status;
    expect([await status('/assets/new.js'), await status('/assets/old.js'), await status('/table/x')]).toEqual([200, 404, 200]);
    await server.close();
    removeDir(web);
  });
});

test('a draft that does not fit its question is the sender’s fault, and fills no log', async () => {
  const lines: string[] = [];
  const server = await openHouse({}, { logger: noting(lines) });
  const anna = await Client.guest(server.address, 'Anna');
  const table = await anna.post('/api/tables', { game: 'catan', seats: ['me', 'me', 'me'], start: true });
  await anna.watch(table.id);
  const said: unknown[] = [];
  for (const kind of ['offer', 'trade', 'propose', 'bank', 'discard']) {
    const draft = { shape: 'offer', head: { kind }, give: [], want: [], to: [] };
    for (const seat of [0, 1, 2]) said.push((await anna.ask({ kind: 'extend', table: table.id, seat, draft })).problem?.code);
  }
  expect(said).not.toContain('internal');
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
  await server.close();
});
