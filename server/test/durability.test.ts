import { join } from 'node:path';
import { roomOf } from '@ludoteca/games';
import { verify } from '@ludoteca/kernel';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import type { Record as GameRecord } from '../src/table/record.ts';
import { SNAPSHOT_EVERY } from '../src/table/resume.ts';
import { Client, type Said } from './support/client.ts';
import { playOn } from './support/players.ts';
import { ServerProcess } from './support/process.ts';
import { type SmallDisk, smallDisk } from './support/small-disk.ts';
import { ToyTable, toyHouse } from './support/toy-table.ts';

const { server } = toyHouse();

/** Unloads every table, as if it had been idle for a long time. */
async function chill({ world }: Server): Promise<void> {
  await world.hall.sweep(0);
}

async function round(table: ToyTable): Promise<void> {
  const leader = table.frame(0).view.asked.must[0] ?? 0;
  const { decision } = table.frame(leader).view;
  await table.say(leader, 'mark 2');
  await table.until(leader, ({ view }) => view.decision === decision + 1);
  await table.say(leader, 'go');
  for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision === decision + 2);
  await Promise.all([table.bid(0), table.bid(1)]);
  for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision !== decision + 2 || view.over);
}

describe('what is acknowledged', () => {
  test('answers sent again are acknowledged again and change nothing', async () => {
    const table = await ToyTable.begin(server().address);
    expect((await table.say(0, 'mark 2', { id: 'same' })).kind).toBe('ack');
    await table.until(0, ({ view }) => view.decision === 2);
    const again = { kind: 'answer', table: table.id, seat: 0, decision: 1, move: 'mark 2', id: 'same' };
    expect((await table.player(0).ask(again)).kind).toBe('ack');
    expect((await table.player(0).ask({ ...again, id: 'other' })).problem).toMatchObject({ rule: 'HOUSE-STALE' });
    const entries = await server().world.house.store.db.selectFrom('entries').select('sequence').where('table_id', '=', table.id).execute();
    expect(entries).toHaveLength(2);
    for (const player of table.players) player.close();
  });

  test('a cold table leaves memory and comes back on the same question, from a snapshot too', async () => {
    const table = await ToyTable.begin(server().address, { rounds: 40 });
    // Four entries each round; enough for a snapshot that is old enough to start from.
    for (let i = 0; i < SNAPSHOT_EVERY / 2; i++) await round(table);
    const before = [table.frame(0), table.frame(1)];
    for (const player of table.players) player.close();
    await expect.poll(() => server().world.connections.size).toBe(0);
    await chill(server());
    expect(server().world.hall.size).toBe(0);
    for (const player of table.players) {
      player.seen.clear();
      await player.connect();
      await player.watch(table.id);
    }
    for (const seat of [0, 1]) await table.player(seat).until(() => table.player(seat).seen.has(`${table.id}:${seat}`));
    expect([table.frame(0), table.frame(1)]).toEqual(before);
    const snapshots = await server()
      .world.house.store.db.selectFrom('snapshots')
      .select('sequence')
      .where('table_id', '=', table.id)
      .execute();
    expect(snapshots.map(({ sequence }) => sequence)).toEqual([50, 100]);
    await round(table);
    expect(table.player(0).gaps + table.player(1).gaps).toBe(0);
  });

  test('simultaneous answers do not conflict, in whatever order they come', async () => {
    const table = await ToyTable.begin(server().address, { rounds: 8 });
    for (let i = 0; i < 8; i++) await round(table);
    expect(table.frame(0).view.over).toBe(true);
  });

  test('a rule that throws freezes that table with a reproducer; others go on', async () => {
    const table = await ToyTable.begin(server().address);
    const other = await ToyTable.begin(server().address);
    expect((await table.say(0, 'boom')).problem).toMatchObject({ code: 'frozen' });
    expect((await table.say(0, 'mark 1')).problem).toMatchObject({ code: 'frozen' });
    const actor = await server().world.hall.table(table.id);
    expect(actor.doc.frozen).toEqual({ error: 'boom', seat: 0, decision: 1, move: 'boom' });
    expect((await other.say(0, 'mark 1')).kind).toBe('ack');
  });
});

/** Returns whether the acknowledged answers are durable: plays and takes back until the store refuses. */
async function untilRefused(table: ToyTable): Promise<{ acknowledged: number; code: string | undefined }> {
  for (let acknowledged = 0; acknowledged < 2_000; acknowledged++) {
    const { decision } = table.frame(0).view;
    const said = acknowledged % 2 === 0 ? await table.say(0, 'mark 1', { id: `full${acknowledged}` }) : await table.undo(0);
    if (said.kind !== 'ack') return { acknowledged, code: said.problem?.code };
    await table.until(0, ({ view }) => view.decision > decision);
  }
  return { acknowledged: 2_000, code: undefined };
}

describe('a full disk', () => {
  test('stops acknowledging, says so at /healthz, leaves nothing half-applied, and heals without a restart', async () => {
    const table = await ToyTable.begin(server().address, { clock: { kind: 'live', move: 60, bank: 60 } });
    const { db } = server().world.house.store;
    const health = async (): Promise<unknown> => (await table.player(0).request('GET', '/healthz')).body;
    const stored = (): Promise<object[]> => db.selectFrom('entries').selectAll().where('table_id', '=', table.id).execute();
    // SQLite's own limit on the size of its file: at the limit it behaves as on a full disk.
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
    await sql.raw(`PRAGMA max_page_count = ${rows[0]?.page_count}`).execute(db);
    const { acknowledged, code } = await untilRefused(table);
    expect(code).toBe('unavailable');
    expect(await stored()).toHaveLength(1 + acknowledged);
    const before = (await table.player(0).request('GET', `/api/tables/${table.id}`)).body;
    await expect.poll(health).toEqual({ ok: false, database: 'sqlite', failure: 'disk-full' });
    const refused = await table.player(1).request('POST', '/api/tables', { game: 'toy', seats: ['me', 'me'] });
    expect([201, 503]).toContain(refused.status);
    await sql`PRAGMA max_page_count = 1000000`.execute(db);
    await expect.poll(health).toEqual({ ok: true, database: 'sqlite' });
    expect((await table.player(0).request('GET', `/api/tables/${table.id}`)).body).toEqual(before);
    const { decision } = table.frame(0).view;
    expect((await (acknowledged % 2 === 0 ? table.say(0, 'mark 1', { id: `full${acknowledged}` }) : table.undo(0))).kind).toBe('ack');
    await table.until(1, ({ view }) => view.decision > decision);
    expect(await stored()).toHaveLength(2 + acknowledged);
    // The clock did not run while nothing could be stored.
    expect(await db.selectFrom('downtimes').selectAll().execute()).not.toEqual([]);
  });

  test('a real one too: a real server on a real file system without room', async ({ skip }) => {
    const disk = smallDisk(6);
    if (disk === undefined) return skip('no right to mount a file system here');
    const house = new ServerProcess({ DATA_DIR: join(disk.directory, 'data'), PORT: '0', BEAT_MS: '300', LOG_LEVEL: 'fatal' });
    try {
      await house.start();
      await fillWhilePlaying(house.address, disk);
    } finally {
      await house.kill();
      disk.remove();
    }
  });
});

async function fillWhilePlaying(address: string, disk: SmallDisk): Promise<void> {
  const anna = await Client.guest(address, 'Anna');
  const table = await anna.post('/api/tables', { game: 'medioevo', seats: ['me', 'me'], start: true });
  await anna.watch(table.id);
  await anna.until(() => anna.seen.has(`${table.id}:0`) && anna.seen.has(`${table.id}:1`));
  const health = async (): Promise<unknown> => (await anna.request('GET', '/healthz')).body;
  disk.fill();
  let refused = '';
  const note = ({ problem }: Said): void => {
    refused = problem?.code ?? '';
  };
  await playOn(anna, table.id, [0, 1], () => refused !== '', note);
  expect(refused).toBe('unavailable');
  await expect.poll(health).toMatchObject({ ok: false, failure: 'disk-full' });
  disk.clear();
  await expect.poll(health).toMatchObject({ ok: true });
  await playOn(anna, table.id, [0, 1]);
  const record = await anna.get<GameRecord>(`/api/tables/${table.id}/record`);
  expect(verify(roomOf('medioevo').game, record)).toBeUndefined();
  expect(record.entries).toHaveLength(anna.acknowledged.filter((id) => id.startsWith('play')).length);
}
