import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { SNAPSHOT_EVERY } from '../src/table/resume.ts';
import { ToyTable, toyHouse } from './support/toy-table.ts';

const { server } = toyHouse();

/** Puts every table out of memory, as if it had been cold for long. */
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
    // Four entries each round; far enough for a snapshot that is old enough to start from.
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

describe('a store that fails', () => {
  test('stops acknowledging, says so at /healthz, and heals without a restart', async () => {
    const table = await ToyTable.begin(server().address);
    const { store } = server().world.house;
    const health = async (): Promise<number> => (await table.player(0).request('GET', '/healthz')).status;
    // Stands in for a full disk: triggers refuse every change with the message SQLite has for one.
    await sql`CREATE TRIGGER full_disk BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`.execute(
      store.db,
    );
    await sql`CREATE TRIGGER full_disk_too BEFORE UPDATE ON meta BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`.execute(
      store.db,
    );
    expect((await table.say(0, 'mark 1', { id: 'm' })).problem).toMatchObject({ code: 'unavailable' });
    await expect.poll(health).toBe(503);
    await sql`DROP TRIGGER full_disk`.execute(store.db);
    await sql`DROP TRIGGER full_disk_too`.execute(store.db);
    await expect.poll(health).toBe(200);
    expect((await table.say(0, 'mark 1', { id: 'm' })).kind).toBe('ack');
    await table.until(1, ({ view }) => view.decision === 2);
  });
});
