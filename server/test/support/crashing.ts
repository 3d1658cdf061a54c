import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { roomOf } from '@ludoteca/games';
import { verify } from '@ludoteca/kernel';
import { expect } from 'vitest';
import { openForOperator } from '../../src/index.ts';
import type { Record as GameRecord } from '../../src/table/record.ts';
import { Client } from './client.ts';
import { newDir, removeDir } from './house.ts';
import { Journal } from './journal.ts';
import { ServerProcess } from './process.ts';

/** Tables under load: two people each, one with a bot too, one whose person has fallen asleep. */
async function sitDown(address: string, count: number, from: number): Promise<Journal[]> {
  const journals: Journal[] = [];
  for (let i = from; i < from + count; i++) {
    const anna = await Client.guest(address, 'Anna');
    const bruno = await Client.guest(address, 'Bruno');
    const seats = i % 2 === 0 ? ['me', 'open'] : ['me', 'easy', 'open'];
    const table = await anna.post('/api/tables', { game: 'medioevo', seats, listed: true });
    const { you } = await bruno.post(`/api/tables/${table.id}/join`, {});
    for (const client of [anna, bruno]) await client.watch(table.id);
    await anna.post(`/api/tables/${table.id}/start`);
    journals.push(new Journal(anna, table.id, 0), new Journal(bruno, table.id, you[0] ?? 1));
  }
  return journals;
}

/**
 * Kills the server at random moments while people and bots play, starts it again, and compares with what the clients
 * have recorded: nothing acknowledged is lost or doubled, everybody goes on where they were, bots and clocks too.
 */
export async function survive(crashes: number): Promise<void> {
  const dir = newDir();
  const port = String(20_000 + randomInt(20_000));
  const server = new ServerProcess({ DATA_DIR: dir, PORT: port, BOT_MS: '30', BEAT_MS: '300' });
  let killed = 0;
  const journals: Journal[] = [];
  let asleep: { client: Client; table: string } | undefined;
  let isUp = false;
  while (killed <= crashes) {
    await server.start();
    isUp = true;
    if (asleep === undefined) asleep = await fallAsleep(server.address);
    // New tables are added after every crash, so that there is always somebody playing.
    const fresh = await sitDown(server.address, killed === 0 ? 2 : 1, killed);
    const playing = fresh.map((journal) => journal.play(() => isUp));
    journals.push(...fresh);
    if (killed === crashes) {
      await Promise.all(playing);
      break;
    }
    void Promise.allSettled(playing);
    await sleep(150 + randomInt(700));
    isUp = false;
    await server.kill();
    killed += 1;
  }
  await expect.poll(() => journals.filter(({ isOver }) => !isOver).length, { timeout: 120_000, interval: 200 }).toBe(0);
  await wakeUp(asleep as { client: Client; table: string });
  await compare({ dataDir: dir }, journals);
  await server.kill();
  removeDir(dir);
}

/** A person who sits down at a table with a clock and never answers. */
async function fallAsleep(address: string): Promise<{ client: Client; table: string }> {
  const client = await Client.guest(address, 'Carla');
  const clock = { kind: 'live', move: 1, bank: 0 };
  const { id } = await client.post('/api/tables', { game: 'medioevo', seats: ['me', 'easy', 'random'], clock, start: true });
  return { client, table: id };
}

async function wakeUp({ client, table }: { client: Client; table: string }): Promise<void> {
  const phase = async (): Promise<string> => (await client.get<{ phase: string }>(`/api/tables/${table}`)).phase;
  await expect.poll(phase, { timeout: 60_000, interval: 200 }).toBe('over');
}

/** Exactly the acknowledged answers are stored, each once and in order, and the games replay to what their records say. */
export async function compare(place: Parameters<typeof openForOperator>[0], journals: readonly Journal[]): Promise<void> {
  const store = await openForOperator(place);
  expect(journals.flatMap(({ departures }) => departures)).toEqual([]);
  expect(journals.reduce((sum, { resumed }) => sum + resumed, 0)).toBeGreaterThan(0);
  for (const { client, table, acknowledged } of journals) {
    const { id } = await client.get<{ id: string }>('/api/me');
    const rows = await store.db
      .selectFrom('entries')
      .select(['sequence', 'key', 'move'])
      .where('table_id', '=', table)
      .orderBy('sequence')
      .execute();
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index));
    const stored = rows.filter(({ key }) => key?.startsWith(`${id}:`)).map(({ key }) => key);
    expect(stored).toEqual(acknowledged.map((one) => `${id}:${one}`));
  }
  for (const { client, table } of journals.filter((_, index) => index % 4 === 0)) {
    const record = await client.get<GameRecord>(`/api/tables/${table}/record`);
    expect(verify(roomOf('medioevo').game, record)).toBeUndefined();
  }
  await store.close();
}
