import { LANGS, type Message, speaker } from '@ludoteca/text';
import { expect, test } from 'vitest';
import { text } from '../src/text/index.ts';

function said(message: Message): string[] {
  return LANGS.map((lang) => speaker(text, lang, ['Anna', 'Bruno']).say(message));
}

test.each([
  [8, 'L’8 non porta niente a nessuno'],
  [11, 'L’11 non porta niente a nessuno'],
  [6, 'Il 6 non porta niente a nessuno'],
])('the Italian article fits the roll %i', (total, sentence) => {
  expect(said({ key: 'event.nothingProduced', args: { total } })[0]).toBe(sentence);
});

test('gold rivers pay resources, in the words of the other rules', () => {
  const one = said({ key: 'prompt.gold', args: { count: 1 } });
  const two = said({ key: 'prompt.gold', args: { count: 2 } });
  expect(one).toEqual(['Fiume d’oro: prendi 1 materia prima a scelta', 'Gold river: take 1 resource of your choice']);
  expect(two).toEqual(['Fiume d’oro: prendi 2 materie prime a scelta', 'Gold river: take 2 resources of your choice']);
  const italian = Object.values(text.catalogues.it).concat(Object.values(text.rules.it));
  expect(italian.filter((sentence) => /risors|fium[ei](?! d’oro)/i.test(sentence))).toEqual([]);
});

test('a new land is named after it is reached', () => {
  const args = { seat: { seat: 0 }, zone: { key: 'zone.A' }, points: 2 };
  expect(said({ key: 'event.zoneReached', args })).toEqual([
    'Anna arriva in una nuova terra (l’isola del Nord) e riceve 2 punti',
    'Anna reaches a new land (the northern island) and gets 2 points',
  ]);
});

test('a single card, point or roll stands in the singular', () => {
  expect(said({ key: 'board.piece.buy', args: { count: 1 } })[0]).toBe('Compra una carta sviluppo: ne resta 1');
  expect(said({ key: 'board.pointsOf', args: { points: 1, target: 10 } })[0]).toBe('1 punto su 10');
  expect(said({ key: 'reason.blocksOwn', args: { pips: 1 } })[0]).toBe('si toglie 1 lancio su 36');
});
