import { type Arg, type Catalogue, type Lang, speaker } from '@ludoteca/text';
import en from '../words.en.json' with { type: 'json' };
import it from '../words.it.json' with { type: 'json' };
import { prefs } from './prefs.svelte.ts';

/** Every text of the client itself. */
export type Key = keyof typeof en;

export const WORDS: Readonly<Record<Lang, Catalogue<Key>>> = { it, en };

const speakers = { it: speaker(undefined, 'it', [], WORDS), en: speaker(undefined, 'en', [], WORDS) } as const;

/** A text of the client in the language of the moment. Used in markup it changes when the language does. */
export function w(key: Key, args?: Readonly<Record<string, Arg>>): string {
  return speakers[prefs.lang].say(args === undefined ? { key } : { key, args });
}

/** A text that the house or the server names by its key; `fallback` where this client does not know it. */
export function named(key: string, fallback: Key): string {
  return speakers[prefs.lang].maybe(key, w(fallback));
}

/** The sentence of a rule of the house. */
export function houseRule(id: string): string {
  return speakers[prefs.lang].rule(id);
}

/** A day and time as people say it. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(prefs.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
