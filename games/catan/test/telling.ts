import { isNotAMove, parseMove, viewOf } from '@ludoteca/kernel';
import type { Story } from '@ludoteca/kernel/testing';
import { type Lang, speaker } from '@ludoteca/text';
import { type Catan, catan } from '../src/rules/index.ts';
import { text } from '../src/text/index.ts';

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];

/** An answer in words, as its seat would read it. */
export function told(story: Story<Catan>, line: string, lang: Lang = 'en'): string {
  const move = parseMove(catan.moves, line);
  if (isNotAMove(move)) throw new Error(move.problem);
  return speaker(text, lang, NAMES).say(text.answer(move as Catan['move'], viewOf(catan, story.state, story.next())));
}
