import { type Catalogue, type Lang, messages } from '@ludoteca/text';
import en from './words.en.json' with { type: 'json' };
import it from './words.it.json' with { type: 'json' };

/** The server's own texts: problems by code, notices and mails. */
export type ServerKey = keyof typeof en;
export const WORDS: Readonly<Record<Lang, Catalogue<ServerKey>>> = { it, en };
export const words = messages<ServerKey>();
