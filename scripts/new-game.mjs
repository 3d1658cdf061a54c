/* npm run new-game -- ID: writes a small playable room into games/ID, a copy of games/template, and registers it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PREFIX_LETTERS = 3;

/** Writes the room under `root`; says which files it wrote, or throws an error of one line. */
export function newGame(root, id) {
  const games = join(root, 'games');
  const registry = join(games, 'lazy.ts');
  if (!ID.test(id)) throw new Error(`"${id}" is no name for a folder: small letters, digits and single dashes, as in "san-juan"`);
  if (existsSync(join(games, id))) throw new Error(`games/${id} is there already`);
  const names = namesFor(games, id);
  cpSync(join(games, 'template'), join(games, id), { recursive: true });
  renameSync(join(games, id, 'test/template.battery.ts'), join(games, id, `test/${id}.battery.ts`));
  const files = filesUnder(join(games, id));
  for (const file of files) writeFileSync(file, renamed(readFileSync(file, 'utf8'), names));
  writeFileSync(registry, registered(readFileSync(registry, 'utf8'), id));
  return files;
}

function namesFor(games, id) {
  const words = id.split('-');
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  const camel = pascal[0].toLowerCase() + pascal.slice(1);
  if (!isIdentifier(camel)) throw new Error(`"${id}" is a word of the language; choose another one`);
  return { id, pascal, camel, title: words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' '), prefix: prefixFor(games, id) };
}

function isIdentifier(name) {
  try {
    new Function(`'use strict'; const ${name} = 1;`);
    return true;
  } catch {
    return false;
  }
}

/** The letters before the ids of the rules: those of the name, with a digit where another room has them. */
function prefixFor(games, id) {
  const ledgers = readdirSync(games).map((game) => join(games, game, 'src/rules/ledger.ts'));
  const taken = ledgers.filter((path) => existsSync(path)).map((path) => /'([A-Z0-9]+)-/.exec(readFileSync(path, 'utf8'))?.[1]);
  const wish = id.replaceAll('-', '').slice(0, PREFIX_LETTERS).toUpperCase();
  const free = [wish, ...Array.from({ length: 9 }, (_, n) => `${wish}${n + 2}`)].find((prefix) => !taken.includes(prefix));
  if (free === undefined) throw new Error(`too many games begin with ${wish}`);
  return free;
}

function renamed(text, { id, pascal, camel, title, prefix }) {
  return text
    .replaceAll('TPL-', `${prefix}-`)
    .replaceAll(/(["#] ?)(?:Template|Modello)(?=["\n])/g, `$1${title}`)
    .replaceAll(/'template(?=['\s])/g, `'${id}`)
    .replaceAll(/\btemplate\b/g, camel)
    .replaceAll(/\bTemplate/g, pascal)
    .replace(/\n\nThe smallest complete room: (.*?)\. `npm run[^\n]*/, '\n\n$1.')
    .replace('\n\ncards', '\n\nCards');
}

/** One line more in the list of all games. */
function registered(lazy, id) {
  const key = id.includes('-') ? `'${id}'` : id;
  const changed = lazy.replace(/\n};\n/, `\n  ${key}: () => import('./${id}/src/room.ts'),\n};\n`);
  if (changed === lazy) throw new Error('games/lazy.ts has no list to add a line to');
  return changed;
}

function filesUnder(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** A finished and an unfinished game of the first release, so that later releases can prove to read them. */
function recordGames(root, id) {
  for (const wish of [['3'], ['2', 'turn']]) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'games/test/record.ts', id, ...wish], {
      cwd: root,
      stdio: ['ignore', 'ignore', 2],
    });
    if (status !== 0) throw new Error('the first games could not be recorded');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  await ensureInstalled();
  const id = process.argv[2] ?? '';
  try {
    newGame(root, id);
    // Other names stand in another order.
    spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', `games/${id}`], {
      cwd: root,
      stdio: 'ignore',
    });
    recordGames(root, id);
  } catch (problem) {
    console.error(problem.message);
    process.exit(2);
  }
  console.info(`games/${id} is written and registered. Try it:
  npm start                       the shelf has it
  npx ludoteca play ${id}
  npx vitest run games/${id}
CONTRIBUTING.md says what comes next.`);
}
