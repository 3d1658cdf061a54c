import type { RuleId } from '@ludoteca/kernel';
import type { GameText } from './game-text.ts';
import type { Lang } from './lang.ts';
import { speaker } from './speaker.ts';

/** A rule with its sentence. */
export interface RuleSentence {
  readonly id: RuleId;
  readonly sentence: string;
}

/** A chapter of the rules reference: the rules whose ids begin alike. */
export interface Chapter {
  readonly prefix: string;
  readonly title: string;
  readonly rules: readonly RuleSentence[];
}

type Spoken = Pick<GameText, 'catalogues' | 'rules'>;

/** A text without case and accents, for comparing what people type with what is written. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

/** The whole rules reference, in the order of the ledger, in chapters by id prefix ("MED-SETUP"). */
export function rulesText(text: Spoken, lang: Lang): Chapter[] {
  const chapters = new Map<string, RuleSentence[]>();
  for (const [id, sentence] of Object.entries(text.rules[lang])) {
    const prefix = id.replace(/-[^-]*$/, '');
    const chapter = chapters.get(prefix) ?? [];
    chapter.push({ id, sentence });
    chapters.set(prefix, chapter);
  }
  const { maybe } = speaker(text, lang);
  return [...chapters].map(([prefix, rules]) => ({ prefix, title: maybe(`rules.${prefix}`, prefix), rules }));
}

/**
 * The rules that a query finds, best first: by the beginning of an id, else by words, case and accents ignored. Rules with
 * all the words come alone when there are any; a word counts more when it stands there whole, less as the inside of another.
 */
export function searchRules(text: Spoken, lang: Lang, query: string): RuleSentence[] {
  const all = Object.entries(text.rules[lang]).map(([id, sentence]) => ({ id, sentence }));
  const wanted = folded(query.trim());
  if (wanted === '') return all;
  const byId = all.filter(({ id }) => folded(id).startsWith(wanted));
  if (byId.length > 0) return byId;
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const scored = all.map((rule) => ({ rule, weights: weigh(rule, words) }));
  const complete = scored.filter(({ weights }) => weights.length > 0 && weights.every((weight) => weight > 0));
  const found = complete.length > 0 ? complete : scored.filter(({ weights }) => weights.some((weight) => weight > 0));
  return found.sort((a, b) => total(b.weights) - total(a.weights)).map(({ rule }) => rule);
}

function weigh({ id, sentence }: RuleSentence, words: readonly string[]): number[] {
  const text = folded(`${id} ${sentence}`);
  const parts = new Set(text.split(/[^\p{L}\p{N}]+/u));
  const starts = [...parts];
  return words.map((word) => {
    if (parts.has(word)) return 4;
    if (starts.some((part) => part.startsWith(word))) return 2;
    return text.includes(word) ? 1 : 0;
  });
}

function total(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
