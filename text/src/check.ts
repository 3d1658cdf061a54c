import { compiled } from './compiled.ts';
import type { Lang } from './lang.ts';
import type { Catalogue } from './message.ts';

type Element = ReturnType<ReturnType<typeof compiled>['getAst']>[number];

/**
 * The problems between the catalogues of two languages, one line each; empty when all is well. Both must have the same
 * keys with the same placeholders, every text must be well formed and not empty, and an apostrophe straight before a
 * brace, which ICU takes for a quotation mark, is reported. A text in the second person (`KEY.you`) belongs to a `KEY` and has
 * its placeholders, except `seat`.
 */
export function checkCatalogues(a: Catalogue, b: Catalogue, langs: readonly [Lang, Lang] = ['it', 'en']): string[] {
  const missing = [
    ...Object.keys(a)
      .filter((key) => !Object.hasOwn(b, key))
      .map((key) => `${key}: missing in ${langs[1]}`),
    ...Object.keys(b)
      .filter((key) => !Object.hasOwn(a, key))
      .map((key) => `${key}: missing in ${langs[0]}`),
  ];
  const wrong = [...checkTexts(a, langs[0]), ...checkTexts(b, langs[1])];
  if (wrong.length > 0) return [...missing, ...wrong];
  const differing = Object.keys(a).flatMap((key) => {
    const [left, right] = [a[key], b[key]];
    if (left === undefined || right === undefined) return [];
    const [here, there] = [placeholders(langs[0], left), placeholders(langs[1], right)];
    return here === there ? [] : [`${key}: placeholders ${here || 'none'} in ${langs[0]}, ${there || 'none'} in ${langs[1]}`];
  });
  return [...missing, ...differing, ...checkSecondPerson(a, langs[0])];
}

const YOU = /\.you$/;

function checkSecondPerson(catalogue: Catalogue, lang: Lang): string[] {
  return Object.entries(catalogue).flatMap(([key, text]) => {
    if (!YOU.test(key)) return [];
    const third = catalogue[key.replace(YOU, '')];
    if (third === undefined) return [`${key}: nothing that it is the second person of`];
    const [mine, theirs] = [placeholders(lang, text), placeholders(lang, third, 'seat')];
    return mine === theirs ? [] : [`${key}: placeholders ${mine || 'none'}, expected ${theirs || 'none'}`];
  });
}

function checkTexts(catalogue: Catalogue, lang: Lang): string[] {
  return Object.entries(catalogue).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${key}: empty in ${lang}`];
    if (/'[{}]/.test(text)) return [`${key}: an apostrophe before a brace in ${lang}; write ’`];
    try {
      compiled(lang, text);
      return [];
    } catch (error) {
      return [`${key}: not well formed in ${lang}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

function placeholders(lang: Lang, text: string, without?: string): string {
  const names = new Set<string>();
  collect(compiled(lang, text).getAst(), names);
  if (without !== undefined) names.delete(without);
  return [...names].sort().join(', ');
}

// Kinds of element: 0 is literal text, 7 the # of a plural; all others name a placeholder, and some have texts inside.
function collect(elements: readonly Element[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === 0 || element.type === 7) continue;
    names.add(element.value);
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, names);
  }
}
