import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../../cli/bin/ludoteca.js', import.meta.url));
/** As `npm start` runs it. */
const FLAGS = JSON.parse(readFileSync(new URL('../../../server/flags.json', import.meta.url), 'utf8')) as readonly string[];

/** The real server in a process of its own, with a fresh directory and without limits on requests. */
export interface Host {
  readonly address: string;
  /** Memory of the server's process, in megabytes. */
  megabytes(): number;
  /** Processor time of the server's process, in milliseconds. */
  cpuMs(): number;
  stop(): Promise<void>;
}

export async function startHost(settings: Readonly<Record<string, string>> = {}): Promise<Host> {
  const directory = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  const usual = { DATA_DIR: directory, PORT: '0', RATE_LIMITS: 'off', LUDOTECA_LANG: 'en', LOG_LEVEL: 'error' };
  const env = { ...process.env, ...usual, ...settings };
  const child = spawn(process.execPath, [...FLAGS, CLI, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await addressOf(child);
  return {
    address,
    megabytes: () => residentOf(child.pid ?? 0),
    cpuMs: () => cpuOf(child.pid ?? 0),
    stop: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await gone;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let out = '';
    child.stdout?.on('data', (chunk) => {
      out += String(chunk);
      const found = /http:\/\/[\d.]+:\d+/.exec(out);
      if (found) done(found[0]);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
}

function residentOf(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1_024;
}

/** Linux counts in hundredths of a second on every machine. */
const TICK_MS = 10;

/** Processor time of a process, all its threads together, in milliseconds. */
export function cpuOf(pid: number): number {
  // The name of the process may contain blanks: the figures come after its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
