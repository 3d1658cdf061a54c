import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { think } from '@ludoteca/bots';
import { roomOf } from '@ludoteca/games';
import { LIMITS, type Limits, type Parts, readSettings, type Server, startServer } from '../../src/index.ts';
import type { Thinker } from '../../src/jobs/bot-turn.ts';
import { Interface } from './interface.ts';

/** Bots that answer in this thread: tests of other things need no worker threads. */
export const quickThinker: Thinker = {
  think: ({ game, view, seed }) => Promise.resolve(think(roomOf(game), 'random', view, seed)),
};

const GENEROUS: Limits = {
  ...LIMITS,
  perAddress: 1_000_000,
  perIdentity: { rate: 10_000, burst: 10_000 },
  guests: 100_000,
  messages: { rate: 100_000, burst: 100_000 },
  histories: 1_000_000,
  passwords: 1_000,
};

export function newDir(): string {
  return mkdtempSync(join(tmpdir(), 'ludoteca-'));
}

export function removeDir(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}

/** A server on a free port with a directory of its own. */
export async function openHouse(
  env: Record<string, string> = {},
  parts: Parts = {},
  limits: Partial<Limits> = {},
): Promise<Server & { readonly dir: string }> {
  const dir = env.DATA_DIR ?? newDir();
  const settings = readSettings({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'silent', BEAT_MS: '200', ...env }, { ...GENEROUS, ...limits });
  const described = new Interface();
  const server = await startServer(settings, { thinker: quickThinker, witness: described.witness, ...parts });
  const close = async (): Promise<void> => {
    await server.close();
    described.mustBeTrue();
    if (env.DATA_DIR === undefined) removeDir(dir);
  };
  return { ...server, dir, close };
}
