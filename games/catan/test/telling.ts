import { isNotAMove, parseMove, type Seat, type View, viewOf } from '@ludoteca/kernel';
import type { Story } from '@ludoteca/kernel/testing';
import { besideBoard, checkTold, LANGS, type Lang, speaker } from '@ludoteca/text';
import { type Catan, catan } from '../src/rules/index.ts';
import { text } from '../src/text/index.ts';

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];

/** An answer in words, as its seat would read it. */
export function told(story: Story<Catan>, line: string, lang: Lang = 'en'): string {
  const move = parseMove(catan.moves, line);
  if (isNotAMove(move)) throw new Error(move.problem);
  return speaker(text, lang, NAMES).say(text.answer(move as Catan['move'], viewOf(catan, story.state, story.next())));
}

/** An event as a seat is told it, in every language: with a view beside the drawn board, without one on its list of tables. */
export function toldTo(event: Catan['event'], seat: Seat, view?: View<Catan>): string[] {
  const words = view === undefined ? text : besideBoard(text);
  return LANGS.map((lang) => speaker(words, lang, NAMES).say(text.toYou?.(event, seat, view) ?? text.event(event, view), seat));
}

/** What is wrong in a whole game as it is told to each of its players, with codes of places and with names. */
export function wrongYou(story: Story<Catan>): string[] {
  const names = NAMES.slice(0, story.state.config.seats);
  const view = viewOf(catan, story.state, 0);
  const { drawn: _drawn, ...coded } = text;
  const named: typeof text = {
    ...text,
    event: (event) => text.event(event, view),
    toYou: (event, seat) => text.toYou?.(event, seat, view),
  };
  return [coded, named].flatMap((words) => checkTold(words, story.told, names));
}
