import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../src/index.ts';
import { postgresRefusal } from '../src/store/postgres.ts';
import { newDir, removeDir } from './support/house.ts';
import { ServerProcess } from './support/process.ts';
import { smallDisk } from './support/small-disk.ts';

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
    ['a bad setting', () => ({ LOG_LEVEL: 'loud' }), /^ludoteca: LOG_LEVEL=loud: allowed: fatal, /],
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

  test.runIf(process.getuid?.() === 0)('a full disk', { timeout: 60_000 }, async (context) => {
    const disk = smallDisk(1);
    if (disk === undefined) return context.skip();
    try {
      disk.fill();
      const { code, err } = await refused({ DATA_DIR: disk.directory });
      expect([code, err]).toEqual([2, expect.stringMatching(/^ludoteca: .*: (the disk|cannot be used \(the disk|cannot be opened).*\n$/)]);
    } finally {
      disk.remove();
    }
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

describe('a bad setting is refused with what is allowed:', () => {
  test.each([
    ['PORT', 'abc', 'PORT=abc: a whole number from 0 to 65535 expected'],
    ['PORT', '65536', 'PORT=65536: a whole number from 0 to 65535 expected'],
    ['PORT', ' ', 'PORT= : a whole number from 0 to 65535 expected'],
    ['PORT', '1e3', 'PORT=1e3: a whole number from 0 to 65535 expected'],
    ['HOST', ' ', 'HOST= : an address expected'],
    ['DATABASE_URL', 'mysql://me:secret@there/house', 'DATABASE_URL: postgres://… expected'],
    ['DATABASE_URL', 'postgres://a b', 'DATABASE_URL: postgres://… expected'],
    ['PUBLIC_URL', 'games.example.org', 'PUBLIC_URL=games.example.org: http://… or https://… without a path expected'],
    ['PUBLIC_URL', 'https://example.org/games', 'PUBLIC_URL=https://example.org/games: http://… or https://… without a path expected'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY=maybe: a number of proxies from 0 to 9 expected'],
    ['SMTP_URL', 'http://me:secret@there', 'SMTP_URL: smtp://… or smtps://… with a host expected'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL: smtp://… or smtps://… with a host expected'],
    ['MAIL_FROM', 'nonsense', 'MAIL_FROM=nonsense: an address such as Ludoteca <games@example.org> expected'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL=loud: allowed: fatal, error, warn, info, debug, silent'],
    ['BOT_MS', '5', 'BOT_MS=5: a whole number from 10 to 60000 expected'],
    ['COLD_AFTER_MS', '1', 'COLD_AFTER_MS=1: a whole number from 100 expected'],
    ['BEAT_MS', '1', 'BEAT_MS=1: a whole number from 50 expected'],
    ['RATE_LIMITS', 'maybe', 'RATE_LIMITS=maybe: allowed: on, off'],
    ['NOTICE_EVERY_MS', '-1', 'NOTICE_EVERY_MS=-1: a whole number from 0 expected'],
  ])('%s=%s', (name, value, complaint) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RangeError(complaint));
  });

  test('and good ones are taken', () => {
    const env = { PORT: '0', PUBLIC_URL: 'https://games.example.org/', SMTP_URL: 'smtps://me:pw@mail.example.org', BOT_MS: '60000' };
    const addresses = { MAIL_FROM: 'Ludoteca <games@example.org>', DATABASE_URL: 'postgresql:///house?host=/run/postgresql' };
    expect(readSettings({ ...env, ...addresses })).toMatchObject({ port: 0, botMs: 60_000, mailFrom: addresses.MAIL_FROM });
    expect(readSettings({ MAIL_FROM: 'games@example.org' }).mailFrom).toBe('games@example.org');
  });
});

test.each([
  [{ code: '28P01' }, 'user or password is wrong'],
  [{ message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' }, 'user or password is wrong'],
  [{ message: 'The server does not support SSL connections' }, 'it does not speak TLS'],
  [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'its certificate cannot be verified'],
  [{ code: '25006' }, 'it can only be read'],
  [{ message: 'timeout expired' }, 'it does not answer'],
])('a database that fails with %o is explained without its password', (error, reason) => {
  expect(String(postgresRefusal(error, 'postgres://me:secret@there/house'))).toBe(`StoreRefusal: DATABASE_URL there/house: ${reason}`);
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
