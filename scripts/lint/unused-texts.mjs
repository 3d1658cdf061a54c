/* Part of npm run check:unused: texts of the catalogues that no source asks for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const CATALOGUE = /^(games\/[^/]+\/src\/text|(cli|server|text|web)\/src)\/[a-z]+\.en\.json$/;
const SOURCE = /^(?!.*\/(test|dist|node_modules)\/).*\.(ts|svelte|mjs|js)$/;
const PACKAGES = ['bench', 'bots', 'cli', 'games', 'kernel', 'scripts', 'server', 'text', 'ui', 'web'];
/** Keys that are asked for by the id of a rule. */
const RULE = /^[A-Z][A-Z0-9]*-/;
const KEY = /^[\w.-]+$/;
/** Maximum length of a quoted text that is read as one. */
const LONGEST = 200;

/**
 * The keys that a source may ask for, as regular expressions: every quoted text as it stands, and every template with anything
 * in the place of its expressions. Templates with hardly a letter of their own are left out: they would match every key.
 */
export function keysIn(source) {
  const found = new Set();
  scanCode(source, 0, found, false);
  return found;
}

/** Reads code up to its end, or inside a template up to the brace that closes the expression. */
function scanCode(text, start, found, inTemplate) {
  // Apostrophes in the markup of a page begin no text: outside of templates a text with braces is none.
  const quoted = inTemplate ? /^(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/ : /^(['"])((?:(?!\1)[^\\\n{}]|\\.)*)\1/;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === '/' && text[at + 1] === '/' && text[at - 1] !== ':') at = endOf(text, '\n', at);
    else if (sign === '/' && text[at + 1] === '*') at = endOf(text, '*/', at + 2) + 1;
    else if (sign === "'" || sign === '"') {
      const [whole, , key] = quoted.exec(text.slice(at, at + LONGEST)) ?? [];
      if (whole === undefined) continue;
      if (KEY.test(key)) found.add(escaped(key));
      at += whole.length - 1;
    } else if (sign === '`') at = scanTemplate(text, at + 1, found);
    else if (inTemplate && sign === '{') depth += 1;
    else if (inTemplate && sign === '}' && depth-- === 0) return at;
  }
  return text.length;
}

function scanTemplate(text, start, found) {
  let key = '';
  let literal = '';
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') {
      if (/[a-zA-Z]{2}/.test(literal) && KEY.test(literal)) found.add(key);
      return at;
    } else if (text[at] === '$' && text[at + 1] === '{') {
      key += '.+';
      at = scanCode(text, at + 2, found, true);
    } else {
      key += escaped(text[at]);
      literal += text[at];
    }
  }
  return text.length;
}

function endOf(text, sign, from) {
  const end = text.indexOf(sign, from);
  return end < 0 ? text.length : end;
}

function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The keys of a catalogue that none of these keys matches. A text may have forms: `KEY.you`, `KEY.more` and the like. */
export function unused(catalogue, asked) {
  const some = new RegExp(`^(?:${[...asked].join('|')})(?:\\.(?:you|more|less|note|text))?$`);
  return catalogue.filter((key) => !RULE.test(key) && !some.test(key));
}

/** The keys that nobody asks for, by catalogue. */
export function unusedTexts(root) {
  const files = PACKAGES.flatMap((name) => readdirSync(join(root, name), { recursive: true }).map((file) => posix.join(name, file)));
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const sources = files.filter((file) => SOURCE.test(file)).map((file) => [file, keysIn(read(file))]);
  return files
    .filter((file) => CATALOGUE.test(file))
    .map((file) => {
      const room = /^games\/[^/]+\//.exec(file)?.[0];
      const near = sources.filter(([source]) => room === undefined || source.startsWith(room) || !source.startsWith('games/'));
      return [file, unused(Object.keys(JSON.parse(read(file))), new Set(near.flatMap(([, keys]) => [...keys])))];
    })
    .filter(([, keys]) => keys.length > 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = unusedTexts(fileURLToPath(new URL('../..', import.meta.url)));
  for (const [file, keys] of found) console.error(`${file}: nobody asks for ${keys.join(', ')}`);
  if (found.length > 0) process.exit(1);
}
