import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The file npm writes last in every install; its age tells whether the installation fits the lock. */
const installed = join(root, 'node_modules/.package-lock.json');
const lock = join(root, 'package-lock.json');

function isFresh() {
  if (!existsSync(installed)) return false;
  return !existsSync(lock) || statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command with our terminal; ends the process with its exit code when it fails. Signals to us are passed on to it,
 * and we end after it, so that nothing is left behind.
 */
export async function run(command, args, options = {}) {
  const status = await statusOf(command, args, options);
  if (status !== 0) process.exit(status);
}

/** The exit code of a command that runs with our terminal, as a shell would give it. */
export async function statusOf(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  let stopped;
  // A terminal signals the whole group itself; some programs do not finish their work when signalled twice.
  const stop = (signal) => {
    stopped = signal;
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const status = await new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('exit', (code, signal) => done(code ?? numbered(signal)));
  });
  for (const signal of SIGNALS) process.off(signal, stop);
  if (stopped !== undefined) process.exit(numbered(stopped));
  return status;
}

function numbered(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

/** `npm` as the same npm that started us, or the one on the path. */
export async function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) await run(process.execPath, [cli, ...args]);
  else await run('npm', args, { shell: process.platform === 'win32' });
}

/** Installs the dependencies when they are missing or older than the lock. Uses nothing but Node itself. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`Ludoteca needs Node 20 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isFresh()) return;
  console.log('Installing dependencies…');
  // Not `npm ci`: it refuses a lock that lacks the binaries of other platforms, which some registries do not offer.
  await npm('install', ...(existsSync(lock) ? ['--no-save'] : []), '--no-audit', '--no-fund', '--loglevel=error');
}
