import { randomInt } from 'node:crypto';
import { Problem } from '../problem.ts';

const SHORTEST = 2;
const LONGEST = 24;

/** A name as it is shown: one form for what looks the same, no invisible characters, no blanks at the ends. */
export function readName(text: string): string {
  const name = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const length = [...name].length;
  const isPlain = /^[\p{L}\p{M}\p{N} .,'’_-]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name);
  if (!isPlain || length < SHORTEST || name.length > LONGEST) {
    throw new Problem('bad-name', { detail: `${SHORTEST} to ${LONGEST} letters, digits, blanks and . , ' _ - expected` });
  }
  return name;
}

/** What two names have in common when people would confuse them: case, accents and punctuation do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

const WORDS = ['Volpe', 'Gufo', 'Lontra', 'Tasso', 'Corvo', 'Lepre', 'Riccio', 'Falco', 'Cervo', 'Gatto', 'Lince', 'Airone'] as const;

/** A name to begin with. */
export function suggestName(): string {
  return `${WORDS[randomInt(WORDS.length)] ?? WORDS[0]} ${randomInt(100, 1_000)}`;
}
