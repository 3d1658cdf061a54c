import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../src/index.ts';
import { newDir, removeDir } from './support/house.ts';
import { ServerProcess } from './support/process.ts';

const CLI = join(import.meta.dirname, '../../cli/bin/ludoteca.js');

/** The output and the exit code of `ludoteca serve` when it cannot start. */
function refused(env: Record<string, string>): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [CLI, 'serve'], { env: { ...process.env, LUDOTECA_LANG: 'en', PORT: '0', ...env } });
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  return new Promise((done) => child.once('close', (code) => done({ code, err })));
}

describe('a server that cannot start says why in one line and ends with 2:', () => {
  let dir = '';
  let house: ServerProcess;
  beforeAll(async () => {
    dir = newDir();
    house = new ServerProcess({ DATA_DIR: join(dir, 'taken'), PORT: '0' });
    await house.start();
  });
  afterAll(async () => {
    await house.stop('SIGTERM');
    removeDir(dir);
  });

  const cases: readonly (readonly [string, () => Record<string, string>, RegExp])[] = [
    ['a port in use', () => ({ DATA_DIR: join(dir, 'new'), PORT: new URL(house.address).port }), /^ludoteca: Port \d+ is in use/],
    [
      'a second process on the folder',
      () => ({ DATA_DIR: join(dir, 'taken') }),
      /^ludoteca: .*taken: another Ludoteca is using this directory/,
    ],
    ['a folder that is a file', () => ({ DATA_DIR: fileIn(dir) }), /^ludoteca: .*file: cannot be used \(not a folder\); set DATA_DIR/],
    [
      'a folder below a file',
      () => ({ DATA_DIR: join(fileIn(dir), 'x') }),
      /^ludoteca: .*cannot be used \(part of the path is not a folder\)/,
    ],
    ['a damaged database', () => ({ DATA_DIR: garbageIn(dir) }), /^ludoteca: .*restore a backup/],
    ['a bad setting', () => ({ LOG_LEVEL: 'loud' }), /^ludoteca: LOG_LEVEL=loud: /],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/house' }),
      /^ludoteca: DATABASE_URL 127\.0\.0\.1:1\/house: it cannot be reached/,
    ],
    [
      'a database on an unknown host',
      () => ({ DATABASE_URL: 'postgres://me:secret@nowhere.invalid/house' }),
      /^ludoteca: DATABASE_URL nowhere\.invalid\/house: its host is unknown/,
    ],
  ];
  test.each(cases)('%s', { timeout: 60_000 }, async (_title, env, line) => {
    const { code, err } = await refused(env());
    expect(err).toMatch(line);
    expect(err).not.toContain('secret');
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
  });

  test.runIf(process.platform === 'linux')('a folder where none can be', { timeout: 60_000 }, async () => {
    const { code, err } = await refused({ DATA_DIR: '/proc/ludoteca' });
    expect([code, err]).toEqual([2, expect.stringMatching(/^ludoteca: \/proc\/ludoteca: cannot be used .*\n$/)]);
  });

  test.runIf(process.getuid?.() === 0)('a folder without permission', async () => {
    const { openStore } = await import('../src/index.ts');
    const closed = newDir();
    // Root may write everywhere, so for a moment the test runs as another user.
    process.seteuid?.(65_534);
    try {
      await expect(openStore({ dataDir: closed })).rejects.toThrow(/cannot be (used|opened for writing).*set DATA_DIR/);
    } finally {
      process.seteuid?.(0);
      removeDir(closed);
    }
  });
});

test('a variable that is empty counts as not set', () => {
  const settings = readSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', LOG_LEVEL: '' });
  expect(settings).toMatchObject({ port: 3_000, databaseUrl: undefined, smtpUrl: undefined, publicUrl: undefined, logLevel: 'warn' });
});

function fileIn(dir: string): string {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  return file;
}

function garbageIn(dir: string): string {
  writeFileSync(join(dir, 'ludoteca.db'), 'garbage'.repeat(2_000));
  return dir;
}

test('a port is free again as soon as the server has ended', { timeout: 60_000 }, async () => {
  const dir = newDir();
  const house = new ServerProcess({ DATA_DIR: dir, PORT: '0' });
  await house.start();
  const port = Number(new URL(house.address).port);
  expect(await house.stop('SIGTERM')).toBe(0);
  await new Promise<void>((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(port, '127.0.0.1', () => server.close(() => done()));
  });
  removeDir(dir);
});
