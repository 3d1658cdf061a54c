import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Fleet } from './support/chaos/fleet.ts';
import { ChaosPlayer } from './support/chaos/player.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

/** Three pools of eight and three listeners. */
const MOST_CONNECTIONS = 3 * (8 + 1);

let postgres: Postgres;
let url: string;
let fleet: Fleet;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  fleet = new Fleet(3, { DATABASE_URL: url, BEAT_MS: '500' });
  await Promise.all([0, 1, 2].map((index) => fleet.start(index)));
}, 120_000);
afterAll(async () => {
  await Promise.all([0, 1, 2].map((index) => fleet.stop(index, 'SIGKILL')));
  await postgres.stop();
});

/** The highest number of connections of the processes during a while. */
async function mostConnections(milliseconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let most = 0;
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(200)) {
    const { rows } = await client.query(
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    most = Math.max(most, rows[0].n);
  }
  await client.end();
  return most;
}

describe.each([5, 30, 120])('an outage of %i seconds', (seconds) => {
  test('every process is back within 10 s with bounded connections, and no client is behind', async () => {
    const [anna, bruno] = [new ChaosPlayer('Anna', fleet.address), new ChaosPlayer('Bruno', fleet.address)];
    for (const player of [anna, bruno]) await player.arrive();
    const { id } = await anna.request<{ id: string }>('POST', '/api/tables', {
      game: 'catan',
      seats: ['me', 'open', 'easy'],
      listed: true,
    });
    await bruno.request('POST', `/api/tables/${id}/join`, {});
    await anna.request('POST', `/api/tables/${id}/start`);
    let isDone = false;
    const playing = [anna, bruno].map((player, seat) => player.play(id, seat, 100, () => isDone));
    await sleep(4_000);
    await postgres.without(() => sleep(seconds * 1_000));
    const back = performance.now();
    const most = mostConnections(12_000);
    const isWell = (address: string): Promise<boolean> => fetch(`${address}/healthz`).then(({ status }) => status === 200);
    for (const address of fleet.addresses()) await expect.poll(() => isWell(address), { timeout: 10_000, interval: 50 }).toBe(true);
    const took = performance.now() - back;
    const acks = anna.acks.length + bruno.acks.length;
    await expect.poll(() => anna.acks.length + bruno.acks.length, { timeout: 15_000 }).toBeGreaterThan(acks + 4);
    console.log(`outage of ${seconds} s: all well after ${Math.round(took)} ms, at most ${await most} connections`);
    expect(took).toBeLessThan(10_000);
    expect(await most).toBeLessThanOrEqual(MOST_CONNECTIONS);
    isDone = true;
    await Promise.all(playing);
    expect([...anna.complaints, ...bruno.complaints]).toEqual([]);
    for (const player of [anna, bruno]) player.leave();
  });
});
