import { spawnSync } from 'node:child_process';
import { cpuOf, type Host, startHost } from './host.ts';
import { type FullLoad, fullLoadOf } from './load.ts';

const measured = new Map<number, Promise<FullLoad>>();

/** Processes that share one PostgreSQL, the four people of each table spread over them; measured once for each number. */
export function sharing(processes: number): Promise<FullLoad> {
  const known = measured.get(processes) ?? measureSharing(processes);
  measured.set(processes, known);
  return known;
}

async function measureSharing(processes: number): Promise<FullLoad> {
  // Loaded only here: it hooks into the end of the process.
  const { startPostgres } = await import('../../../server/test/support/postgres.ts');
  const postgres = await startPostgres();
  const hosts: Host[] = [];
  try {
    const databaseUrl = await postgres.database();
    for (let i = 0; i < processes; i++) hosts.push(await startHost({ DATABASE_URL: databaseUrl }));
    return await fullLoadOf(hosts, databaseCpuMs);
  } finally {
    for (const host of hosts) await host.stop();
    await postgres.stop();
  }
}

/** Processor time of the PostgreSQL that this process has started: its first process and one for each connection. */
function databaseCpuMs(): number {
  const [first = 0] = childrenOf(process.pid, 'postgres');
  return [first, ...childrenOf(first, 'postgres')].reduce((sum, pid) => sum + cpuOf(pid), 0);
}

function childrenOf(parent: number, name: string): number[] {
  const { stdout } = spawnSync('ps', ['--ppid', String(parent), '-o', 'pid=,comm='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [pid, command] = line.trim().split(/\s+/);
    return command === name ? [Number(pid)] : [];
  });
}
