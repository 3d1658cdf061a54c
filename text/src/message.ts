import type { Seat } from '@ludoteca/kernel';

/**
 * What stands in a placeholder of a message: a text or number as it is, a message said in the same language,
 * several messages said as a list ("a, b and c"), or a seat, which is said as the name of the player who sits there.
 */
export type Arg = string | number | Message | readonly Message[] | { readonly seat: Seat };

/** Something to say, before anybody has chosen a language. `key` is a key of a catalogue. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** ICU MessageFormat texts by key. A game declares `type Key = keyof typeof en`, so that a missing key fails the build. */
export type Catalogue<K extends string = string> = Readonly<Record<K, string>>;

/** A maker of messages that accepts only the keys of one catalogue, and `value` of the house: `const say = messages<Key>()`. */
export function messages<K extends string>(): (key: K | 'value', args?: Readonly<Record<string, Arg>>) => Message {
  return (key, args) => (args === undefined ? { key } : { key, args });
}

const say = messages<never>();

/** A number as a message of its own, for lists and cells of tables. */
export function number(value: number): Message {
  return say('value', { value });
}

/** The name of the player at a seat, for lists and cells of tables. */
export function player(seat: Seat): Message {
  return say('value', { value: { seat } });
}

/** Whether there is a sentence for a key in any of the loaded languages. */
export function isKnown(catalogues: Readonly<Record<string, Catalogue>>, key: string): boolean {
  return Object.values(catalogues).some((catalogue) => Object.hasOwn(catalogue, key));
}
