import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The sentences of a game: `games/<id>/src/text/<part>.<lang>.json`. */
const SENTENCES = /\/games\/[^/]+\/src\/text\/[\w-]+\.(?:it|en)\.json$/;

/**
 * Leaves the sentences of the games out of their rooms, so that a table does not carry both languages and a worker none at all.
 * Rooms find catalogues with all their keys and no words; the page fills them in the language in use with what `?sentences`
 * leads to (src/texts). Rules, which are many and only looked up, leave not even their keys.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (!SENTENCES.test(path)) return undefined;
      return {
        code: query === 'sentences' ? `export default ${readFileSync(path, 'utf8')};` : withoutWords(path),
        moduleType: 'js',
        map: null,
      };
    },
  };
}

function withoutWords(path: string): string {
  if (/\/rules\.\w+\.json$/.test(path)) return 'export default {};';
  // Both languages have the same keys: one list serves them.
  if (path.endsWith('.it.json'))
    return `import keys from ${JSON.stringify(path.replace(/it\.json$/, 'en.json'))}; export default { ...keys };`;
  const keys = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object);
  return `export default Object.fromEntries(${JSON.stringify(keys.join(' '))}.split(' ').map((key) => [key, '']));`;
}

const SERVER_WORDS = /\/server\/src\/words\.(?:it|en)\.json$/;

/** The server's words for its refusals, and nothing else of it: `server/src/words.<lang>.json?problems`. */
export function serverProblems(): Plugin {
  return {
    name: 'server-problems',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'problems' || !SERVER_WORDS.test(path)) return undefined;
      const words = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
      const problems = Object.fromEntries(words.filter(([key]) => key.startsWith('problem.')));
      return { code: `export default ${JSON.stringify(problems)};`, moduleType: 'js', map: null };
    },
  };
}

/** Modules that a page never needs from a room, with their replacements. */
const ABSENT = [
  // Bots think in the worker; code that tried it in the page would get this error.
  {
    path: /\/games\/[^/]+\/src\/bot\/index\.ts$/,
    code: "export const evaluation = new Proxy({}, { get() { throw new Error('bots think in the worker'); } });",
  },
  // The list of rules is for proving that tests cover them.
  {
    path: /\/games\/[^/]+\/src\/rules\/ledger\.ts$/,
    code: 'export const LEDGER = {}; export const COMPLETE = true; export const OPEN = [];',
  },
] as const;

/** Leaves out of the page the parts of a room that it never uses but that no import tells apart. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    load(id) {
      const absent = ABSENT.find(({ path }) => path.test(id));
      return absent === undefined ? undefined : { code: absent.code, moduleType: 'js', map: null };
    },
  };
}

/**
 * A game's module of pictures: `export const name = '<path …>'`, put into drawings with `{@html}` in the colour of what is around
 * them. Those of `ui` stay in scripts, because some boards paint them by replacing `currentColor` in the text.
 */
const PICTURES = /\/games\/[^/]+\/src\/board\/(?:art\/)?icons\.ts$/;
const PICTURE = /export const (\w+) =\s*'(<[^']+)';/g;

/**
 * Keeps drawings out of scripts: their outlines go into an SVG file, which is fetched beside the scripts, and the module has the
 * file's address.
 */
export function picturesApart(folder: string): Plugin {
  return {
    name: 'pictures-apart',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const code = PICTURES.test(id) ? withoutOutlines(id, folder) : undefined;
      return code === undefined ? undefined : { code, moduleType: 'js', map: null };
    },
  };
}

/** A module of pictures that refers to their file; undefined where it has none. */
export function withoutOutlines(id: string, folder: string): string | undefined {
  const pictures = [...readFileSync(id, 'utf8').matchAll(PICTURE)];
  if (pictures.length === 0) return undefined;
  const exports = pictures.map(([, name]) => `export const ${name} = '<use href="' + file + '#${name}"/>';`);
  return [`import file from ${JSON.stringify(`${fileOfPictures(id, pictures, folder)}?url`)};`, ...exports].join('\n');
}

/** Writes the drawings of a module into a file, and returns its address. */
function fileOfPictures(id: string, pictures: readonly RegExpMatchArray[], folder: string): string {
  const path = join(folder, `${/\/games\/([^/]+)\//.exec(id)?.[1]}-pictures.svg`);
  mkdirSync(folder, { recursive: true });
  const drawn = pictures.map(([, name = '', picture = '']) => `<g id="${name}">${picture}</g>`);
  writeFileSync(path, `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join('\n')}\n</svg>\n`);
  return path;
}
