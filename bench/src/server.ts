import type { Measure } from './measure.ts';
import { tablesCarried } from './server/bot-tables.ts';
import { coldResume } from './server/cold.ts';
import { idleSockets } from './server/idle.ts';
import { ackPercentile, cpuPerMove, durableMovesPerSecond } from './server/load.ts';
import { sharing } from './server/postgres.ts';
import { startToHealthy } from './server/start.ts';

/** Processes on one PostgreSQL: their moves per second together, and what a move costs them and the database. */
function onPostgres(processes: number): Measure[] {
  const where = processes === 1 ? 'postgres' : `${processes}-processes`;
  return [
    { name: `server/durable-moves-per-second-${where}`, unit: 'moves/s', run: async () => (await sharing(processes)).movesPerSecond },
    { name: `server/cpu-ms-per-move-${where}`, unit: 'ms', run: async () => (await sharing(processes)).cpuPerMove },
    { name: `server/database-cpu-ms-per-move-${where}`, unit: 'ms', run: async () => (await sharing(processes)).databaseCpuPerMove },
  ];
}

/** The table server under load: a real process, real sockets, every move on the disk before it counts. */
export const serverMeasures: readonly Measure[] = [
  { name: 'server/start-to-healthy-ms', unit: 'ms', run: startToHealthy },
  { name: 'server/durable-moves-per-second', unit: 'moves/s', run: durableMovesPerSecond },
  { name: 'server/cpu-ms-per-move', unit: 'ms', run: cpuPerMove },
  ...[1, 3].flatMap(onPostgres),
  { name: 'server/ack-p50-ms', unit: 'ms', run: () => ackPercentile(0.5) },
  { name: 'server/ack-p99-ms', unit: 'ms', run: () => ackPercentile(0.99) },
  { name: 'server/idle-sockets-in-250mb', unit: 'sockets', run: idleSockets },
  { name: 'server/cold-resume-p99-ms', unit: 'ms', run: coldResume },
  { name: 'server/bot-tables-carried/medium', unit: 'tables', run: () => tablesCarried('medium') },
  { name: 'server/bot-tables-carried/hard', unit: 'tables', run: () => tablesCarried('hard') },
];
