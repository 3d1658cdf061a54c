/* The packages to be built: libraries with their entry points, and the program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-installed.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const isRoom = (name) => name !== 'template' && existsSync(join(root, 'games', name, 'src/room.ts'));
const rooms = readdirSync(join(root, 'games')).filter(isRoom);

/** The entry points of a package as its package.json names them: the file behind each. Boards are for the page alone. */
function entryPointsOf(name) {
  const declared = Object.entries(readJson(`${name}/package.json`).exports).filter(([path]) => path !== './boards');
  const all = declared.flatMap(([path, file]) =>
    path.includes('*') ? rooms.map((id) => [path.replace('*', id), file.replace('*', id)]) : [[path, file]],
  );
  return Object.fromEntries(all.map(([path, file]) => [path === '.' ? 'index' : path.slice(2), file]));
}

/** The libraries, each after those it needs. */
export const LIBRARIES = [
  {
    name: 'kernel',
    about:
      'The contract of turn-based games with chance and secrets, and what follows from it: playing, views, undo, records, a conformance battery.',
    entryPoints: entryPointsOf('kernel'),
    platform: 'neutral',
  },
  {
    name: 'text',
    about: 'ICU messages in Italian and English, rules references and described positions of games.',
    entryPoints: entryPointsOf('text'),
    platform: 'neutral',
  },
  {
    name: 'games',
    about: 'Medioevo, San Juan, The Castles of Burgundy, Catan and The Staufer Dynasty: rules, words and evaluations.',
    entryPoints: entryPointsOf('games'),
    platform: 'neutral',
  },
  {
    name: 'bots',
    about: 'Players that see only what a player sees: four levels, information-set search, explanations, worker pool, arena.',
    entryPoints: entryPointsOf('bots'),
    // No entry point: the program of the pool's threads, which is looked for beside the pool.
    inside: { boot: 'src/pool/worker.ts' },
    platform: 'node',
  },
];

/** Needed only where sources are run or boards are drawn. */
const AT_HOME = ['tsx', 'esbuild', '@ludoteca/ui'];
const isOurs = (name) => name.startsWith('@ludoteca/');

function dependenciesOf(names, { withOurs }) {
  const all = names.flatMap((name) => Object.entries(readJson(`${name}/package.json`).dependencies ?? {}));
  return Object.fromEntries(all.filter(([name]) => !AT_HOME.includes(name) && (withOurs || !isOurs(name))).sort());
}

function common(name) {
  const { version, license, engines } = readJson('package.json');
  return { name, version, license, type: 'module', engines };
}

/** The package.json of a library. */
export function libraryManifest({ name, about, entryPoints }) {
  const compiled = (file) => ({ types: `./dist/${file}.d.mts`, default: `./dist/${file}.mjs` });
  const exports = Object.fromEntries(Object.keys(entryPoints).map((file) => [file === 'index' ? '.' : `./${file}`, compiled(file)]));
  return {
    ...common(`@ludoteca/${name}`),
    description: about,
    sideEffects: false,
    files: ['dist'],
    exports: { ...exports, './package.json': './package.json' },
    dependencies: dependenciesOf([name], { withOurs: true }),
  };
}

/** The package.json of the program: all our own code is bundled; the third-party packages that it imports are installed with it. */
export function programManifest(imported) {
  const declared = dependenciesOf(['text', 'bots', 'server', 'cli'], { withOurs: false });
  const missing = imported.filter((name) => !Object.hasOwn(declared, name));
  if (missing.length > 0) throw new Error(`imported, but in no package.json: ${missing.join(', ')}`);
  return {
    ...common('ludoteca'),
    description: readJson('package.json').description,
    bin: { ludoteca: 'bin/ludoteca.js' },
    files: ['bin', 'dist', 'page', 'THIRD-PARTY.txt'],
    dependencies: Object.fromEntries(Object.entries(declared).filter(([name]) => imported.includes(name))),
  };
}
