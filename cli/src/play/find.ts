import { folded } from '@ludoteca/text';
import type { Entry } from './menu.ts';

/**
 * The entries that a text may mean: by number, by notation or words as they stand, by a beginning of either, or by
 * beginnings of some of the words. The first way that finds anything decides; several entries mean that the text is ambiguous.
 */
export function findEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = folded(text.trim()).replace(/\s+/g, ' ');
  if (wanted === '') return [];
  if (/^\d+$/.test(wanted)) return entries.slice(Number(wanted) - 1, Number(wanted)).filter(() => Number(wanted) > 0);
  const ways = [
    (entry: Entry) => entry.notation === wanted || entry.label === wanted,
    (entry: Entry) => entry.notation?.startsWith(wanted) === true || entry.label.startsWith(wanted),
    (entry: Entry) => hasWords(entry, wordsIn(wanted)),
  ];
  for (const way of ways) {
    const found = entries.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

function hasWords(entry: Entry, wanted: readonly string[]): boolean {
  const words = wordsIn(`${entry.label} ${entry.notation ?? ''}`);
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The parts of a line that lists several items: "1 3 3", "red, blue", "guild hall". */
export function partsOf(entries: readonly Entry[], text: string): string[] {
  if (text.includes(',')) return text.split(',').map((part) => part.trim());
  const spaced = text.trim().split(/\s+/);
  if (spaced.every((part) => /^\d+$/.test(part))) return spaced;
  return findEntries(entries, text).length > 0 ? [text.trim()] : spaced;
}
