import { questionFor, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { checkCatalogues, checkTold, LANGS, speaker } from '@ludoteca/text';
import { expect, test } from 'vitest';
import { template } from '../src/rules/index.ts';
import { LEDGER } from '../src/rules/ledger.ts';
import { text } from '../src/text/index.ts';

test('both languages have the same keys and placeholders, and every rule a sentence', () => {
  expect(checkCatalogues(text.catalogues.it, text.catalogues.en)).toEqual([]);
  expect(Object.keys(text.rules.en).sort()).toEqual(Object.keys(LEDGER).sort());
  expect(Object.keys(text.rules.it).sort()).toEqual(Object.keys(LEDGER).sort());
});

test.each(LANGS)('a whole game can be told in %s without a missing word', (lang) => {
  const { say } = speaker(text, lang, ['Anna', 'Bruno', 'Carla']);
  const story = Story.begin(template, { seats: 3 }, 'told');
  const said: string[] = [];
  story.wander('told', () => {
    const seat = story.next();
    const view = viewOf(template, story.state, seat);
    said.push(say(text.prompt(view)), ...(questionFor(template, story.state, seat).list ?? []).map((move) => say(text.answer(move, view))));
    said.push(...text.outline(view).flatMap(({ title, lines = [] }) => [title, ...lines].map(say)));
    return false;
  });
  said.push(...story.told.map(({ event }) => say(text.event(event))));
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((line) => line === '' || /[{}]|undefined/.test(line))).toEqual([]);
});

test('the player concerned is told in the second person', () => {
  const names = ['Anna', 'Bruno', 'Carla'];
  const story = Story.begin(template, { seats: 3 }, 'told to each');
  story.wander('told to each');
  expect(checkTold(text, story.told, names)).toEqual([]);
  const lost = text.event({ kind: 'lost', seat: 0, card: 4, rule: 'TPL-DRAW-02' });
  const said = LANGS.flatMap((lang) => [0, 1].map((seat) => speaker(text, lang, names).say(lost, seat))).sort();
  expect(said).toEqual([
    'Anna ha due volte 4 e perde la fila',
    'Anna has 4 twice and loses the row',
    'Hai due volte 4 e perdi la fila',
    'You have 4 twice and lose the row',
  ]);
});
