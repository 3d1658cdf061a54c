import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
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

/** Runs a command with our terminal; ends the process with its exit code when it fails. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The shell between npm and us may end without passing on why; then nobody is left who could tell us to stop. */
const LOOK_EVERY_MS = 500;

/** Runs a command until it ends, and ends as it does. Whoever stops us stops it, and has it come to its end by itself. */
export function hostTo(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  // A terminal tells all of us by itself; told twice, the server would not finish what it is doing.
  const isTold = (signal) => signal !== 'SIGTERM' && process.stdin.isTTY;
  for (const signal of SIGNALS) process.on(signal, () => isTold(signal) || child.kill(signal));
  const parent = process.ppid;
  const orphaned = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(orphaned);
    child.kill('SIGTERM');
  }, LOOK_EVERY_MS);
  orphaned.unref();
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** `npm` as the same npm that started us, or the one on the path. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) run(process.execPath, [cli, ...args]);
  else run('npm', args, { shell: process.platform === 'win32' });
}

/** Installs the dependencies when they are missing or older than the lock. Uses nothing but Node itself. */
export function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`Ludoteca needs Node 20 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isFresh()) return;
  console.log('Installing dependencies…');
  // Not `npm ci`: it refuses a lock that lacks the binaries of other platforms, which some registries do not offer.
  npm('install', ...(existsSync(lock) ? ['--no-save'] : []), '--no-audit', '--no-fund', '--loglevel=error');
}
