/* What the packages of the house consist of: libraries by their doors, and the program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-installed.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
/** The room that new games are copied from is for those who work on the sources. */
const isForAll = (name) => name !== 'template' && existsSync(join(root, 'games', name, 'src/room.ts'));
const rooms = readdirSync(join(root, 'games')).filter(isForAll);

/** The doors of a package as its own package.json names them: the file behind each. Boards are for the page alone. */
function doorsOf(name) {
  const doors = Object.entries(readJson(`${name}/package.json`).exports).filter(([door]) => door !== './boards');
  const all = doors.flatMap(([door, file]) =>
    door.includes('*') ? rooms.map((id) => [door.replace('*', id), file.replace('*', id)]) : [[door, file]],
  );
  return Object.fromEntries(all.map(([door, file]) => [door === '.' ? 'index' : door.slice(2), file]));
}

/** The libraries, each after those it needs. */
export const LIBRARIES = [
  {
    name: 'kernel',
    about:
      'The contract of turn-based games with chance and secrets, and what follows from it: playing, views, undo, records, a conformance battery.',
    doors: doorsOf('kernel'),
    platform: 'neutral',
  },
  {
    name: 'text',
    about: 'ICU messages in Italian and English, rules references and described positions of games.',
    doors: doorsOf('text'),
    platform: 'neutral',
  },
  {
    name: 'games',
    about: 'Medioevo, San Juan, The Castles of Burgundy, Catan and The Staufer Dynasty: rules, words and evaluations.',
    doors: doorsOf('games'),
    platform: 'neutral',
  },
  {
    name: 'bots',
    about: 'Players that see only what a player sees: four levels, information-set search, explanations, worker pool, arena.',
    doors: doorsOf('bots'),
    // Not a door: the program of the pool's threads, which looks for it beside itself.
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
export function libraryManifest({ name, about, doors }) {
  const door = (file) => ({ types: `./dist/${file}.d.mts`, default: `./dist/${file}.mjs` });
  const exports = Object.fromEntries(Object.keys(doors).map((file) => [file === 'index' ? '.' : `./${file}`, door(file)]));
  return {
    ...common(`@ludoteca/${name}`),
    description: about,
    sideEffects: false,
    files: ['dist'],
    exports: { ...exports, './package.json': './package.json' },
    dependencies: dependenciesOf([name], { withOurs: true }),
  };
}

/** The README of a library: what it is, its doors, and how all of them are used together. */
export function libraryReadme({ name, about, doors }) {
  const offered = Object.keys(doors).map((door) => `- \`@ludoteca/${[name, ...(door === 'index' ? [] : [door])].join('/')}\``);
  const [, using] = /^## As a library\n\n(.*?)\n(?=## )/ms.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  if (using === undefined) throw new Error('the README has no section "As a library"');
  return `# @ludoteca/${name}\n\n${about}\n\nIt offers:\n\n${offered.join('\n')}\n\n## Together with the other libraries\n\n${using}`;
}

/** Files for operators and for authors of programs that play; the README of the program leads to them. */
export const PAPERS = [
  'deploy',
  'bots/PROTOCOL.md',
  'bots/examples',
  'server/PROTOCOL.md',
  'docs/reliability.md',
  'SECURITY.md',
  'CHANGELOG.md',
];

/** The package.json of the program: everything of ours is inside; other people's packages that it imports are installed with it. */
export function programManifest(imported) {
  const declared = dependenciesOf(['text', 'bots', 'server', 'cli'], { withOurs: false });
  const missing = imported.filter((name) => !Object.hasOwn(declared, name));
  if (missing.length > 0) throw new Error(`imported, but in no package.json: ${missing.join(', ')}`);
  return {
    ...common('ludoteca'),
    description: readJson('package.json').description,
    bin: { ludoteca: 'bin/ludoteca.js' },
    files: ['bin', 'dist', 'page', 'THIRD-PARTY.txt', ...PAPERS],
    dependencies: Object.fromEntries(Object.entries(declared).filter(([name]) => imported.includes(name))),
  };
}
