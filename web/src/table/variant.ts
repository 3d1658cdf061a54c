import type { Game } from '@ludoteca/kernel';
import type { Speaker } from '@ludoteca/text';

/** How the game of a table differs from the usual one, in the short words that its room has for values of options; empty without any. */
export function variantOf({ meta }: Game, words: Speaker, options: object): string {
  return Object.entries(options)
    .filter(([name, value]) => meta.options[name] !== undefined && value !== meta.options[name].default)
    .map(([name, value]) => words.maybe(`option.${name}.${value}.short`, ''))
    .filter((short) => short !== '')
    .join(' · ');
}
