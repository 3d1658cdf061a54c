import { IntlMessageFormat } from 'intl-messageformat';
import type { Lang } from './lang.ts';

// Compiling an ICU text costs far more than using it, and speakers come and go: the compiled texts stay.
const cache = new Map<string, IntlMessageFormat>();

/** The compiled form of an ICU text. Throws when it is not well formed. */
export function compiled(lang: Lang, text: string): IntlMessageFormat {
  const key = `${lang}:${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const fresh = new IntlMessageFormat(text, lang, undefined, { ignoreTag: true });
  cache.set(key, fresh);
  return fresh;
}

/** Whether a text needs no formatting at all. */
export function isPlain(text: string): boolean {
  return !/[{}'#]/.test(text);
}
