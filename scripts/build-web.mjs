/* Builds the browser client when it is older than its sources; run by itself it does just that. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './ensure-installed.mjs';

const SOURCES = [
  'kernel/src',
  'text/src',
  'ui/src',
  'games',
  'bots/src',
  'web/src',
  'web/public',
  'server/src/words.it.json',
  'server/src/words.en.json',
  'web/index.html',
  'web/lighten.ts',
  'web/vite.config.ts',
  'package-lock.json',
];
const SKIPPED = new Set(['node_modules', 'test', 'dist']);

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

/** Builds web/dist unless it is there and up to date. */
export async function buildWeb() {
  const built = join(root, 'web/dist/index.html');
  const sources = Math.max(...SOURCES.map((path) => newest(join(root, path))));
  if (existsSync(built) && statSync(built).mtimeMs > sources) return;
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', 'web', '--config', 'web/vite.config.ts']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
