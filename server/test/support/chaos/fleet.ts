import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newDir } from '../house.ts';
import { ServerProcess } from '../process.ts';

const SHIFTED = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href;

interface Ship {
  readonly process: ServerProcess;
  readonly clockFile: string;
  isUp: boolean;
}

/** The server processes of a chaos run, each with a clock that can be shifted. */
export class Fleet {
  private readonly ships: Ship[];
  starts = 0;

  constructor(count: number, env: Record<string, string>) {
    this.ships = Array.from({ length: count }, (_, index) => {
      const clockFile = join(newDir(), 'clock');
      writeFileSync(clockFile, '0');
      const port = String(20_000 + randomInt(20_000));
      const own = { ...env, PORT: port, CLOCK_FILE: clockFile, NODE_OPTIONS: `--import ${SHIFTED}`, TRUST_PROXY: '1' };
      if (env.DATABASE_URL !== undefined) Object.assign(own, { DATA_DIR: join(newDir(), String(index)) });
      return { process: new ServerProcess(own), clockFile, isUp: false };
    });
  }

  get size(): number {
    return this.ships.length;
  }

  /** One of the running servers. */
  readonly address = (): string | undefined => {
    const up = this.ships.filter(({ isUp }) => isUp);
    return up.length === 0 ? undefined : up[randomInt(up.length)]?.process.address;
  };

  addresses(): string[] {
    return this.ships.filter(({ isUp }) => isUp).map(({ process }) => process.address);
  }

  async start(index: number): Promise<void> {
    const ship = this.ship(index);
    await ship.process.start();
    ship.isUp = true;
    this.starts += 1;
  }

  async stop(index: number, signal: NodeJS.Signals): Promise<void> {
    const ship = this.ship(index);
    ship.isUp = false;
    await ship.process.stop(signal);
  }

  /** Sends a signal that does not end the process. */
  signal(index: number, signal: NodeJS.Signals): void {
    process.kill(this.ship(index).process.pid, signal);
  }

  shiftClock(index: number, milliseconds: number): void {
    writeFileSync(this.ship(index).clockFile, String(milliseconds));
  }

  /** The errors logged by the processes. */
  logs(): string[] {
    return this.ships.flatMap(({ process }) => process.log.split('\n').filter((line) => line.trim() !== ''));
  }

  /** Megabytes of all running processes. */
  memory(): number {
    const of = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
    return this.ships.filter(({ isUp }) => isUp).reduce((sum, { process }) => sum + of(process.pid), 0);
  }

  private ship(index: number): Ship {
    const ship = this.ships[index];
    if (ship === undefined) throw new Error(`there are ${this.ships.length} processes`);
    return ship;
  }
}
