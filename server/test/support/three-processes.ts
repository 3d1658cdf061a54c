import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { Client } from './client.ts';
import { compare } from './crashing.ts';
import { newDir, removeDir } from './house.ts';
import { Journal } from './journal.ts';
import { startPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { roundRobin } from './round-robin.ts';

const PROCESSES = 3;
/** Maximum time until everybody whose connection ended with the killed process has their question again. */
export const BACK_MS = 5_000;

export interface Trial {
  readonly tables: number;
  /** Time each person takes for an answer. */
  readonly thoughtMs: number;
  /** When the process is killed, counted from the moment all tables are under way. */
  readonly killAfterMs: number;
  /** Longest time the games may take after that. */
  readonly patienceMs: number;
}

export interface Survived {
  /** People who were connected to the killed process. */
  readonly cutOff: number;
  readonly slowestReturnMs: number;
  readonly acknowledged: number;
}

/**
 * Three processes on one PostgreSQL behind a proxy that sends each connection to the next one; people and bots play, and one
 * process is killed with -9. Everything acknowledged is stored once and in order, and all games come to their end.
 */
export async function surviveTogether({ tables, thoughtMs, killAfterMs, patienceMs }: Trial): Promise<Survived> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const dirs = Array.from({ length: PROCESSES }, newDir);
  const env = { DATABASE_URL: databaseUrl, PORT: '0', RATE_LIMITS: 'off', BOT_MS: '30' };
  const servers = dirs.map((dir) => new ServerProcess({ ...env, DATA_DIR: dir }));
  await Promise.all(servers.map((server) => server.start()));
  const proxy = await roundRobin(servers.map(({ address }) => address));
  try {
    const journals: Journal[] = [];
    const playing: Promise<void>[] = [];
    for (let i = 0; i < tables; i++) {
      const fresh = await sitDown(proxy.address, i, thoughtMs);
      journals.push(...fresh);
      playing.push(...fresh.map((journal) => journal.play(() => true)));
    }
    const whole = Promise.all(playing);
    whole.catch(() => undefined);
    await sleep(killAfterMs);
    await servers[0]?.kill();
    await Promise.race([whole, sleep(patienceMs)]);
    expect(journals.filter(({ isOver }) => !isOver).length).toBe(0);
    await compare({ dataDir: dirs[1] ?? '', databaseUrl }, journals);
    return {
      cutOff: journals.filter(({ resumed }) => resumed > 0).length,
      slowestReturnMs: Math.max(...journals.map(({ longestAbsence }) => longestAbsence)),
      acknowledged: journals.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    };
  } finally {
    proxy.stop();
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    for (const dir of dirs) removeDir(dir);
  }
}

/** Two people, at every third table with a bot between them. */
async function sitDown(address: string, number: number, thoughtMs: number): Promise<Journal[]> {
  const anna = await Client.guest(address, 'Anna');
  const bruno = await Client.guest(address, 'Bruno');
  const seats = number % 3 === 0 ? ['me', 'easy', 'open'] : ['me', 'open'];
  const table = await anna.post('/api/tables', { game: 'medioevo', seats, listed: true });
  const { you } = await bruno.post(`/api/tables/${table.id}/join`, {});
  for (const client of [anna, bruno]) await client.watch(table.id);
  await anna.post(`/api/tables/${table.id}/start`);
  return [new Journal(anna, table.id, 0, thoughtMs), new Journal(bruno, table.id, you[0] ?? 1, thoughtMs)];
}
