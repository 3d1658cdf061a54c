import { type View, viewOf } from '@ludoteca/kernel';
import { type Lang, messagesOf, speaker } from '@ludoteca/text';
import { type Medioevo, medioevo } from '../src/rules/index.ts';
import { text } from '../src/text/index.ts';
import type { Table } from './table.ts';

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa'];

/** The outline of a story's position in one language. */
export function outlineOf(story: Table, viewer = 0, lang: Lang = 'en'): string[] {
  return messagesOf(text.outline(viewOf(medioevo, story.state, viewer) as View<Medioevo>)).map(speaker(text, lang, NAMES).say);
}
