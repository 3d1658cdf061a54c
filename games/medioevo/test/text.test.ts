import { printMove, questionFor, SPECTATOR, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { checkCatalogues, LANGS, type Message, type Outline, speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { medioevo } from '../src/rules/index.ts';
import { LEDGER } from '../src/rules/ledger.ts';
import { text } from '../src/text/index.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa'];

function messagesOf(outline: Outline): Message[] {
  return outline.flatMap(({ title, lines = [], tables = [] }) => [
    title,
    ...lines,
    ...tables.flatMap(({ head, rows }) => [...head, ...rows.flat()]),
  ]);
}

describe('the words of Medioevo', () => {
  test('both languages have the same keys and placeholders', () => {
    expect(checkCatalogues(text.catalogues.it, text.catalogues.en)).toEqual([]);
    expect(checkCatalogues(text.rules.it, text.rules.en)).toEqual([]);
  });

  test('every rule has a sentence, and no sentence is without a rule', () => {
    expect(Object.keys(text.rules.en).sort()).toEqual(Object.keys(LEDGER).sort());
  });

  test.each(LANGS)('a whole game of five can be told in %s without a missing word', (lang) => {
    const { say } = speaker(text, lang, NAMES);
    const story = Story.begin(medioevo, { seats: 5 }, 'told');
    const said: string[] = [];
    story.wander('told', () => {
      const seat = story.next();
      const view = viewOf(medioevo, story.state, seat);
      said.push(
        say(text.prompt(view)),
        ...(questionFor(medioevo, story.state, seat).list ?? []).map((move) => say(text.answer(move, view))),
      );
      said.push(...messagesOf(text.outline(view)).map(say), ...messagesOf(text.outline(viewOf(medioevo, story.state, SPECTATOR))).map(say));
      return false;
    });
    said.push(...story.told.map(({ event }) => say(text.event(event))));
    said.push(...story.standing().sides.flatMap(({ lines }) => lines.map(({ label }) => say(text.label(label)))));
    expect(said.filter((sentence) => sentence.trim() === '' || /[{}]/.test(sentence))).toEqual([]);
    expect(said.length).toBeGreaterThan(1_000);
  });

  test('an answer names the tile with its symbols', () => {
    const story = Story.begin(medioevo, { seats: 2 }, 'words');
    const seat = story.next();
    const move = { kind: 'lord', tile: 24 } as const;
    const view = viewOf(medioevo, story.state, seat);
    expect(printMove(medioevo.moves, move)).toBe('lord b06a');
    expect(speaker(text, 'en', NAMES).say(text.answer(move, view))).toBe('Lord to Mill 6 · 2 chests');
    expect(speaker(text, 'it', NAMES).say(text.answer(move, view))).toBe('Signore su Mulino 6 · 2 forzieri');
  });

  test('an unknown score line is an error, not an empty word', () => {
    expect(() => text.label('luck')).toThrow('luck');
  });
});
