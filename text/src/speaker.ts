import type { RuleId, Seat } from '@ludoteca/kernel';
import { compiled, isPlain } from './compiled.ts';
import type { GameText } from './game-text.ts';
import { HOUSE } from './house.ts';
import type { Lang } from './lang.ts';
import type { Arg, Catalogue, Message } from './message.ts';

/** Says messages in one language, with the names of those who sit at one table. */
export interface Speaker {
  readonly lang: Lang;
  /**
   * The sentence of a message. A key that no catalogue has, or a placeholder without a value, is an error. To the seat that
   * the message is about it is said in the second person, where the catalogue has `KEY.you` beside `KEY`; so are messages inside it.
   */
  say(message: Message, listener?: Seat): string;
  /** The sentence of a rule, of the game or of the house. */
  rule(id: RuleId): string;
  /** The sentence of a key that may be missing, else the fallback. */
  maybe(key: string, fallback: string): string;
}

/** Where usage differs within a language: British English has no comma before the last item of a list. */
const LOCALES: Readonly<Record<Lang, string>> = { it: 'it', en: 'en-GB' };

/** The part of a game's text that speaking needs. */
type Spoken = Pick<GameText, 'catalogues' | 'rules'>;

/** The text of a game as it is spoken beside its drawn board. */
export function besideBoard({ catalogues, drawn, rules }: Pick<GameText, 'catalogues' | 'drawn' | 'rules'>): Spoken {
  if (drawn === undefined) return { catalogues, rules };
  return { catalogues: { it: { ...catalogues.it, ...drawn.it }, en: { ...catalogues.en, ...drawn.en } }, rules };
}

const lists: Partial<Record<Lang, Intl.ListFormat>> = {};

/** The list format of a language, cached: creating one takes longer than a page of sentences. */
function listIn(lang: Lang): Intl.ListFormat {
  lists[lang] ??= new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' });
  return lists[lang];
}

/**
 * A speaker for a game (or for none, for what the house itself says). `names` are the players by seat; `more` are
 * catalogues of the caller, such as the command line. The game's words come first, then `more`, then the house's.
 */
export function speaker(
  text: Spoken | undefined,
  lang: Lang,
  names: readonly string[] = [],
  more: Readonly<Record<Lang, Catalogue>> | undefined = undefined,
): Speaker {
  const catalogues: Catalogue[] = [text?.catalogues[lang] ?? {}, more?.[lang] ?? {}, HOUSE[lang]];
  const find = (key: string): string | undefined => catalogues.map((catalogue) => own(catalogue, key)).find((found) => found !== undefined);

  const value = (arg: Arg, listener: Seat | undefined): string | number => {
    if (typeof arg === 'string' || typeof arg === 'number') return arg;
    if (isList(arg)) return listIn(lang).format(arg.map((one) => say(one, listener)));
    if ('key' in arg) return say(arg, listener);
    const name = names[arg.seat];
    if (name === undefined) throw new Error(`nobody sits at seat ${arg.seat}`);
    return name;
  };
  const say = ({ key, args }: Message, listener?: Seat): string => {
    const found = (isAbout(args?.seat, listener) ? find(`${key}.you`) : undefined) ?? find(key);
    if (found === undefined) throw new Error(`no text for "${key}" in ${lang}`);
    if (isPlain(found)) return found;
    const values = Object.fromEntries(Object.entries(args ?? {}).map(([name, arg]) => [name, value(arg, listener)]));
    return euphonic(lang, String(compiled(lang, found).format(values)));
  };
  return {
    lang,
    say,
    rule: (id) => {
      const sentence = own(text?.rules[lang] ?? {}, id) ?? own(HOUSE[lang], id);
      if (sentence === undefined) throw new Error(`no sentence for rule "${id}" in ${lang}`);
      return sentence;
    },
    maybe: (key, fallback) => (find(key) === undefined ? fallback : say({ key })),
  };
}

function isAbout(arg: Arg | undefined, listener: Seat | undefined): boolean {
  return listener !== undefined && typeof arg === 'object' && 'seat' in arg && arg.seat === listener;
}

/** Italian says "ad Anna": the preposition takes a d before its own vowel. */
function euphonic(lang: Lang, sentence: string): string {
  return lang === 'it' ? sentence.replace(/(?<![\p{L}\p{N}])([Aa]) (?=[aà])/giu, '$1d ') : sentence;
}

function isList(arg: Message | readonly Message[] | { readonly seat: number }): arg is readonly Message[] {
  return Array.isArray(arg);
}

function own(catalogue: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
}
