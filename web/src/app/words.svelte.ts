import { type Arg, type Catalogue, type Lang, speaker } from '@ludoteca/text';
import type en from '../words.en.json';
import { bringTexts, lang } from './lang.svelte.ts';

/** Every text of the client itself. */
export type Key = keyof typeof en;

const files: Readonly<Record<Lang, () => Promise<{ readonly default: Catalogue<Key> }>>> = {
  it: () => import('../words.it.json'),
  en: () => import('../words.en.json'),
};

/** What the server's refusals are called: its own words, of which only these come into the page. */
const problems = import.meta.glob<Catalogue>('../../../server/src/words.*.json', { import: 'default', query: '?problems' });

/** The client's catalogues; each is empty until its language is wanted. */
export const WORDS: Readonly<Record<Lang, Catalogue>> = { it: {}, en: {} };

/** To be awaited before anything is shown. */
export function loadWords(): Promise<void> {
  return bringTexts(async (wanted) => {
    const refusals = problems[`../../../server/src/words.${wanted}.json`]?.();
    Object.assign(WORDS[wanted], await refusals, (await files[wanted]()).default);
  });
}

const speakers = { it: speaker(undefined, 'it', [], WORDS), en: speaker(undefined, 'en', [], WORDS) } as const;

/** A text of the client in the language of the moment. Used in markup it changes when the language does. */
export function w(key: Key, args?: Readonly<Record<string, Arg>>): string {
  return speakers[lang()].say(args === undefined ? { key } : { key, args });
}

/** A text that the house or the server names by its key; `fallback` where this client does not know it. */
export function named(key: string, fallback: Key): string {
  return speakers[lang()].maybe(key, w(fallback));
}

/** The sentence of a rule of the house. */
export function houseRule(id: string): string {
  return speakers[lang()].rule(id);
}

/** Dates as people of the house write them; "en" alone would be American. */
const LOCALES: Readonly<Record<Lang, string>> = { it: 'it-IT', en: 'en-GB' };
const DAY_MS = 24 * 3_600_000;

/** A day and time as people say it: near days by their names, far ones by their date. */
export function when(at: number, now = Date.now()): string {
  const locale = LOCALES[lang()];
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.floor((new Date(at).setHours(0, 0, 0, 0) - midnight + DAY_MS / 2) / DAY_MS);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at);
  if (days === 0 || days === -1) return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')} ${time}`;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) });
  return isThisYear ? `${date.format(at)}, ${time}` : date.format(at);
}
