import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { Fleet } from './support/chaos/fleet.ts';
import { hostile } from './support/chaos/hostile.ts';
import { type Mishap, type Report, runChaos } from './support/chaos/run.ts';
import { newDir, removeDir } from './support/house.ts';
import { startPostgres } from './support/postgres.ts';
import { smallDisk } from './support/small-disk.ts';

/** CHAOS_MINUTES shortens or lengthens the run; a third of it is SQLite's, the rest PostgreSQL's. */
const MINUTES = Number(process.env.CHAOS_MINUTES ?? 30);
const ENV = { BOT_MS: '200', BEAT_MS: '500', LOG_LEVEL: 'error' };
const HOUR = 3_600_000;
const reports: Report[] = [];

/** Minimum results of a run, whatever happened in it. */
function judge(report: Report): void {
  reports.push(report);
  expect(report.complaints).toEqual([]);
  expect([report.lost, report.doubled]).toEqual([0, 0]);
  expect(report.acknowledged).toBeGreaterThan(100);
  const [moved, open] = report.wentOn.split(' of ');
  expect(moved).toBe(open);
  const [first, last] = report.memory;
  expect(last).toBeLessThan(first * 1.25 + 40);
}

const jump = (fleet: Fleet, index: () => number, name: string, milliseconds: number): Mishap => ({
  name,
  happen: async () => {
    const which = index();
    fleet.shiftClock(which, milliseconds);
    await sleep(4_000);
    fleet.shiftClock(which, 0);
  },
});

const attack = (fleet: Fleet): Mishap => ({
  name: 'hostile client',
  happen: async () => {
    const address = fleet.address();
    if (address !== undefined) await hostile(address, 4_000);
  },
});

describe('people and bots play on', { timeout: (MINUTES + 10) * 60_000 }, () => {
  test('on SQLite, while the process is killed, the disk full, the clock wrong and somebody hostile', async () => {
    const disk = smallDisk(48);
    const dir = join(disk?.directory ?? newDir(), 'data');
    const fleet = new Fleet(1, { ...ENV, DATA_DIR: dir });
    await fleet.start(0);
    const restart = (name: string, signal: NodeJS.Signals): Mishap => ({
      name,
      happen: async () => {
        await fleet.stop(0, signal);
        await fleet.start(0);
      },
    });
    const full: Mishap = {
      name: 'full disk',
      happen: async () => {
        disk?.fill();
        await sleep(3_000);
        disk?.clear();
      },
    };
    const first = (): number => 0;
    const mishaps = [
      restart('kill -9', 'SIGKILL'),
      ...(disk === undefined ? [] : [full]),
      jump(fleet, first, 'clock an hour back', -HOUR),
      restart('stop', 'SIGTERM'),
      attack(fleet),
      jump(fleet, first, 'clock an hour ahead', HOUR),
    ];
    try {
      judge(await runChaos('SQLite, one process', fleet, mishaps, MINUTES / 3, { dataDir: dir }));
    } finally {
      await fleet.stop(0, 'SIGKILL');
      disk?.remove();
    }
  });

  test('on PostgreSQL with three processes, while they are killed, the database goes away and listeners are cut', async () => {
    const postgres = await startPostgres();
    const url = await postgres.database();
    const fleet = new Fleet(3, { ...ENV, DATABASE_URL: url });
    await Promise.all([0, 1, 2].map((index) => fleet.start(index)));
    let turn = 0;
    const next = (): number => turn++ % 3;
    const asOperator = async (query: string): Promise<void> => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      await client.query(query).catch(() => undefined);
      await client.end().catch(() => undefined);
    };
    const mishaps: Mishap[] = [
      {
        name: 'kill -9 of one process',
        happen: async () => {
          const which = next();
          await fleet.stop(which, 'SIGKILL');
          await sleep(1_000);
          await fleet.start(which);
        },
      },
      { name: 'database away', happen: () => postgres.without(() => sleep(5_000)) },
      {
        name: 'listeners cut',
        happen: () => asOperator("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ludoteca listener'"),
      },
      jump(fleet, next, 'clock an hour back', -HOUR),
      attack(fleet),
      {
        name: 'all connections cut',
        happen: () =>
          asOperator(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          ),
      },
      {
        name: 'process held for three seconds',
        happen: async () => {
          const which = next();
          fleet.signal(which, 'SIGSTOP');
          await sleep(3_000);
          fleet.signal(which, 'SIGCONT');
        },
      },
      {
        name: 'stop of one process',
        happen: async () => {
          const which = next();
          await fleet.stop(which, 'SIGTERM');
          await fleet.start(which);
        },
      },
      jump(fleet, next, 'clock an hour ahead', HOUR),
    ];
    const dir = newDir();
    try {
      judge(await runChaos('PostgreSQL, three processes', fleet, mishaps, (MINUTES * 2) / 3, { dataDir: dir, databaseUrl: url }));
    } finally {
      await Promise.all([0, 1, 2].map((index) => fleet.stop(index, 'SIGKILL')));
      await postgres.stop();
      removeDir(dir);
    }
  });
});

afterAll(() => {
  const cache = join(import.meta.dirname, '../../.cache');
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'chaos.json'), JSON.stringify(reports, undefined, 2));
  for (const report of reports) console.log(JSON.stringify(report, undefined, 2));
});
