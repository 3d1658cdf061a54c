import { randomInt } from 'node:crypto';
import type { Lang } from '@ludoteca/text';
import { Problem } from '../problem.ts';
import { skeletonOf } from './skeleton.ts';

const SHORTEST = 2;
const LONGEST = 24;
/** Letters and marks that are drawn as nothing, and more accents on a letter than any language writes. */
const UNREADABLE = /\p{Default_Ignorable_Code_Point}|\p{M}{4}/u;

/** A name as it is shown: one form for what looks the same, no invisible characters, no blanks at the ends. */
export function readName(text: string): string {
  const name = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const length = [...name].length;
  const isPlain = /^[\p{L}\p{M}\p{N} .,'’_-]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name);
  if (!isPlain || UNREADABLE.test(name) || length < SHORTEST || name.length > LONGEST) {
    throw new Problem('bad-name', { detail: `${SHORTEST} to ${LONGEST} letters, digits, blanks and . , ' _ - expected` });
  }
  return name;
}

/** What two names have in common when people would read them alike: case, accents and punctuation do not count. */
export function nameKey(name: string): string {
  return lettersOf(name.normalize('NFKD')).toLowerCase();
}

/**
 * What two names have in common when they look alike. The skeleton is taken before and after letters become small: a capital
 * I looks like a small l, a small m like r and n.
 */
export function nameShape(name: string): string {
  return lettersOf(skeletonOf(lettersOf(skeletonOf(name)).toLowerCase()));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

const ANIMALS: Readonly<Record<Lang, readonly string[]>> = {
  it: ['Volpe', 'Gufo', 'Lontra', 'Tasso', 'Corvo', 'Lepre', 'Riccio', 'Falco', 'Cervo', 'Gatto', 'Lince', 'Airone'],
  en: ['Fox', 'Owl', 'Otter', 'Badger', 'Raven', 'Hare', 'Hedgehog', 'Falcon', 'Stag', 'Cat', 'Lynx', 'Heron'],
};

/** A name to begin with, in the person's language. */
export function suggestName(lang: Lang): string {
  const animals = ANIMALS[lang];
  return `${animals[randomInt(animals.length)] ?? 'Ludoteca'} ${randomInt(100, 1_000)}`;
}
