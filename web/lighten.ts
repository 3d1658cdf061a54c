import { readFileSync } from 'node:fs';
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

/** What a page never asks of a room, and what stands in its place. */
const ABSENT = [
  // Bots think in the worker; whoever tried it in the page would be told so.
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

/** Leaves out of the page what it never uses of a room but cannot be told apart by what is imported. */
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
