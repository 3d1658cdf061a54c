/*
 * Sources are compiled before they run, once after each change, into .cache/compiled: a command then starts ten times as
 * quickly as with a loader that compiles each file by itself. Every version has a folder of its own, so that a running
 * server goes on with what it began with.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = join(root, '.cache/compiled');
const LATEST = join(home, 'latest.json');
/** Everything besides the sources that changes how they are compiled. */
const CONDITIONS = ['package-lock.json', 'cli/bin/runnable.js', 'cli/bin/bundle.js', ...packages()];
/** Number of versions kept, besides all of the last day, for processes that still run them. */
const KEPT = 8;
const DAY_MS = 24 * 3_600_000;

function packages() {
  return ['kernel', 'text', 'games', 'bots', 'server', 'cli'].map((name) => `${name}/package.json`);
}

/** The address of the compiled command line, up to date; of its sources where nothing can be written. */
export async function runnable() {
  const known = latest();
  if (known !== undefined) return entryOf(known);
  try {
    mkdirSync(home, { recursive: true });
  } catch {
    return sources();
  }
  return compiled();
}

/** The folder of the last version, unless a source has changed since. */
function latest() {
  try {
    const { folder, stamps } = JSON.parse(readFileSync(LATEST, 'utf8'));
    return Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function stampOf(file) {
  const { mtimeMs, size } = statSync(join(root, file));
  return `${mtimeMs} ${size}`;
}

async function compiled() {
  const begun = Date.now();
  const { bundle } = await import('./bundle.js');
  const made = mkdtempSync(join(home, 'making-'));
  const { inputs } = await bundle(root, made);
  const files = [...Object.keys(inputs), ...CONDITIONS];
  const stamps = Object.fromEntries(files.map((file) => [file, stampOf(file)]));
  const folder = `${begun}-${process.pid}`;
  renameSync(made, join(home, folder));
  // A source that changed during the compilation may be in it or not, so it is compiled again next time.
  const isCertain = files.every((file) => statSync(join(root, file)).mtimeMs < begun);
  if (isCertain) note(folder, stamps);
  forgetOld();
  return entryOf(folder);
}

function note(folder, stamps) {
  const draft = `${LATEST}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ folder, stamps }));
  renameSync(draft, LATEST);
}

/** Versions are named after the time at which they were made. */
function forgetOld() {
  const isOld = (name) => statSync(join(home, name)).mtimeMs < Date.now() - DAY_MS;
  const versions = readdirSync(home).filter((name) => /^\d+-\d+$/.test(name));
  const surplus = versions.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)).slice(KEPT);
  for (const name of surplus.filter(isOld)) rmSync(join(home, name), { recursive: true, force: true });
}

function entryOf(folder) {
  return pathToFileURL(join(home, folder, 'ludoteca.mjs')).href;
}

async function sources() {
  const { register } = await import('tsx/esm/api');
  register();
  return new URL('../src/entry.ts', import.meta.url).href;
}
