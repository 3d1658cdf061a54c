import { printMove, questionFor, SPECTATOR, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { checkCatalogues, checkTold, LANGS, type Message, type Outline, speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { medioevo } from '../src/rules/index.ts';
import { LEDGER } from '../src/rules/ledger.ts';
import type { Event } from '../src/rules/types.ts';
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

  test.each([2, 5])('nobody of %i meets their own name, except where the log lists everybody', (seats) => {
    const story = Story.begin(medioevo, { seats }, 'told to each');
    story.wander('told to each');
    expect(checkTold(text, story.told, NAMES.slice(0, seats), ['openingOrder', 'turnOrder'])).toEqual([]);
  });

  test.each<[string, string, Event]>([
    [
      'Muovi il Signore su Mulino 6 · 2 forzieri (posto 2)',
      'You move your lord to Mill 6 · 2 chests (place 2)',
      { kind: 'lordMoved', seat: 0, tile: 24, place: 1, rule: 'MED-TURN-01' },
    ],
    [
      'Non hai monete da dare a Bruno',
      'You have no coins to give to Bruno',
      { kind: 'paid', seat: 0, to: 1, coins: 0, rule: 'MED-MILL-02' },
    ],
    ['Paghi 1 moneta a Bruno', 'You pay Bruno 1 coin', { kind: 'paid', seat: 0, to: 1, coins: 1, rule: 'MED-MILL-02' }],
    ['Bruno non ha monete da darti', 'Bruno has no coins to give to you', { kind: 'paid', seat: 1, to: 0, coins: 0, rule: 'MED-MILL-02' }],
    ['Bruno ti paga 2 monete', 'Bruno pays you 2 coins', { kind: 'paid', seat: 1, to: 0, coins: 2, rule: 'MED-MILL-01' }],
    ['Attacchi Bruno e Carla', 'You attack Bruno and Carla', { kind: 'attack', seat: 0, victims: [1, 2], rule: 'MED-BARR-06' }],
    ['Non attacchi nessuno', 'You attack nobody', { kind: 'attack', seat: 0, victims: [], rule: 'MED-BARR-06' }],
    ['Bruno ti attacca', 'Bruno attacks you', { kind: 'attack', seat: 1, victims: [0], rule: 'MED-BARR-06' }],
    ['Bruno attacca te e Carla', 'Bruno attacks you and Carla', { kind: 'attack', seat: 1, victims: [2, 0], rule: 'MED-BARR-06' }],
    [
      'Non puoi applicare l’effetto Bastione',
      'You cannot carry out the Rampart effect',
      { kind: 'effectSkipped', seat: 0, estate: 3, rule: 'MED-RAMP-03' },
    ],
    [
      'La tua rendita Mercato: 3 × 2 = 6 monete',
      'Your Market income: 3 × 2 = 6 coins',
      { kind: 'income', seat: 0, estate: 4, tiles: 3, each: 2, coins: 6, rule: 'MED-INC-01' },
    ],
    [
      'Per te nessun cambiamento (Alleanza)',
      'Nothing changes for you (Alliance)',
      { kind: 'eventCoins', seat: 0, card: 2, coins: 0, rule: 'MED-EVENT-12' },
    ],
    [
      'Perdi 20 monete per i possedimenti vuoti: Mulino e Villaggio',
      'You lose 20 coins for empty estates: Mill and Village',
      { kind: 'penalty', seat: 0, estates: [1, 2], coins: 20, rule: 'MED-END-02' },
    ],
  ])('Anna is told: %s', (italian, english, event) => {
    const told = LANGS.map((lang) => speaker(text, lang, NAMES).say(text.toYou?.(event, 0) ?? text.event(event), 0));
    expect(Object.fromEntries(LANGS.map((lang, n) => [lang, told[n]]))).toEqual({ it: italian, en: english });
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
