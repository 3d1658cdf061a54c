/* Writes src/icons from the names in wanted.json: whole icon sets have megabytes, we use a few dozen icons. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { roundPaths } from './round-paths.mjs';

const require = createRequire(import.meta.url);
const here = new URL('../src/icons/', import.meta.url);
const wanted = JSON.parse(readFileSync(new URL('wanted.json', here), 'utf8'));

function pick(set, names) {
  const { icons, aliases = {} } = require(`@iconify-json/${set}/icons.json`);
  const bodyOf = (name) => icons[name]?.body ?? icons[aliases[name]?.parent]?.body;
  const missing = names.filter((name) => bodyOf(name) === undefined);
  if (missing.length > 0) console.error(`${set}: no icon ${missing.join(', ')}`);
  return Object.fromEntries(
    [...new Set(names)]
      .filter((name) => !missing.includes(name))
      .sort()
      .map((name) => [name, bodyOf(name)]),
  );
}

const quoted = (body) => `'${body.replaceAll("'", "\\'")}'`;
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** Every Lucide path repeats the same stroke attributes; the component sets them once. */
const bare = (body) =>
  body.replaceAll(/ (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g, '');

const head = (what) => `/* Made by ui/scripts/pick-icons.mjs from wanted.json. ${what} */\n`;
const write = (file, text) => writeFileSync(new URL(file, here), text);

// The icons of the interface are one picture of their own, so that no script carries them.
const signs = Object.entries(pick('lucide', wanted.lucide));
const symbols = signs.map(([name, body]) => `  <symbol id="${name}" viewBox="0 0 24 24">${bare(body)}</symbol>`);
write('signs.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n  <!-- Lucide, ISC licence -->\n${symbols.join('\n')}\n</svg>\n`);
const names = signs.map(([name]) => `  '${name}',`);
write(
  'signs.ts',
  `${head('Lucide, ISC licence.')}export const SIGNS = [\n${names.join('\n')}\n] as const;\n\nexport type IconName = (typeof SIGNS)[number];\n`,
);
// One module each, so that a board carries only the icons it shows, even where another board shows others.
const credit = head('game-icons.net, CC BY 3.0, 512 × 512, filled.');
const picked = Object.entries(pick('game-icons', wanted.game));
rmSync(new URL('game/', here), { recursive: true, force: true });
mkdirSync(new URL('game/', here));
for (const [name, body] of picked) write(`game/${name}.ts`, `${credit}export const ${camel(name)} = ${quoted(roundPaths(body))};\n`);
write('game.ts', `${credit}${picked.map(([name]) => `export { ${camel(name)} } from './game/${name}.ts';\n`).join('')}`);
