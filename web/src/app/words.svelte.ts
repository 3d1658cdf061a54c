import { type Arg, type Catalogue, type Lang, speaker } from '@ludoteca/text';
import type en from '../words.en.json';
import { bringTexts, lang } from './lang.svelte.ts';
import { pastMoment } from './past-moment.ts';

/** Every text of the client itself. */
export type Key = keyof typeof en;

const files: Readonly<Record<Lang, () => Promise<{ readonly default: Catalogue<Key> }>>> = {
  it: () => import('../words.it.json'),
  en: () => import('../words.en.json'),
};

/** The words for the server's refusals: the only ones of its texts that the page contains. */
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

/** The text of a key that the kernel or the server names; `fallback` where this client does not know the key. */
export function named(key: string, fallback: Key): string {
  return speakers[lang()].maybe(key, w(fallback));
}

/** The sentence of a rule that belongs to no game. */
export function houseRule(id: string): string {
  return speakers[lang()].rule(id);
}

/** The person's regional form of the language on screen: dates are written differently in London and in New York. */
export function locale(): string {
  return navigator.languages.find((one) => one.toLowerCase().split('-', 1)[0] === lang()) ?? lang();
}

/** A day in the language of the moment. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at);
}

/** A moment of the past in the language of the moment. */
export function when(at: number): string {
  return pastMoment(at, Date.now(), locale());
}
