import { type View, viewOf } from '@ludoteca/kernel';
import { type Lang, type Message, type Outline, speaker } from '@ludoteca/text';
import { type Medioevo, medioevo } from '../src/rules/index.ts';
import { text } from '../src/text/index.ts';
import type { Tale } from './given.ts';

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa'];

/** Every message of an outline, from its titles to the cells of its tables. */
export function messagesOf(outline: Outline): Message[] {
  return outline.flatMap(({ title, lines = [], tables = [] }) => [
    title,
    ...lines,
    ...tables.flatMap(({ head, rows }) => [...head, ...rows.flat()]),
  ]);
}

/** The outline of a story's position as somebody hears it. */
export function outlineOf(story: Tale, viewer = 0, lang: Lang = 'en'): string[] {
  return messagesOf(text.outline(viewOf(medioevo, story.state, viewer) as View<Medioevo>)).map(speaker(text, lang, NAMES).say);
}
