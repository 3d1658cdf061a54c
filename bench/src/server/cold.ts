import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, readSettings, startServer } from '@ludoteca/server';
import { type Guest, tableOfFour } from './guest.ts';

const TABLES = 25;
const MOVES = 60;
const ROUNDS = 8;

/** Milliseconds until a table that has left memory shows its question again: the slowest in a hundred. */
export async function coldResume(): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent' }, NO_LIMITS));
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await halfAGame(server.address));
  const { hall } = server.world;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await hall.sweep(0);
    for (const id of tables) {
      const begun = performance.now();
      const actor = await hall.table(id);
      await actor.inTurn(() => actor.game());
      times.push(performance.now() - begun);
    }
  }
  await server.close();
  rmSync(directory, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function halfAGame(address: string): Promise<string> {
  const guests = await tableOfFour([address, address, address, address]);
  let left = MOVES;
  await new Promise<void>((done) => {
    const go = (guest: Guest): void => {
      left -= 1;
      if (left < 0) done();
      else void guest.answer();
    };
    for (const guest of guests) guest.onAsked = go;
    void guests[0]?.post(`/api/tables/${guests[0].table}/start`);
  });
  for (const guest of guests) guest.close();
  return guests[0]?.table ?? '';
}
