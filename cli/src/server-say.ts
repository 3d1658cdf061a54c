import { type ServerKey, WORDS, words } from '@ludoteca/server/words';
import { type Arg, speaker } from '@ludoteca/text';
import type { Desk } from './desk.ts';

/** A text of the server, in the language of the desk. */
export function serverSay(desk: Desk, key: ServerKey, args?: Readonly<Record<string, Arg>>): string {
  return speaker(undefined, desk.lang, [], WORDS).say(words(key, args));
}
