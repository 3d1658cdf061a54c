import { LANGS, type Message, speaker } from '@ludoteca/text';
import { expect, test } from 'vitest';
import { text } from '../src/text/index.ts';

function said(message: Message): string[] {
  return LANGS.map((lang) => speaker(text, lang, ['Anna', 'Bruno']).say(message));
}

test('goods of one colour agree with their number', () => {
  const goods = (count: number): Message => ({ key: 'answer.fleet', args: { goods: { key: 'goods.red', args: { count } } } });
  expect(said(goods(1))).toEqual(['Prendi da tutti i depositi 1 merce rossa', 'Take 1 red good from all depots']);
  expect(said(goods(3))).toEqual(['Prendi da tutti i depositi 3 merci rosse', 'Take 3 red goods from all depots']);
});

test('a die that shows 1 needs no article of its own', () => {
  expect(said({ key: 'answer.set', args: { die: 1, value: 6 } })[0]).toBe('Scudo 16: gira il dado 1 su 6');
  expect(said({ key: 'event.dieSet', args: { seat: { seat: 0 }, from: 1, to: 6 } })[0]).toBe('Scudo 16: Anna gira un dado da 1 a 6');
  expect(said({ key: 'board.fanSet', args: { value: 1 } })[0]).toBe('giralo su 1');
});

test('one point is one point', () => {
  const size = 1;
  expect(said({ key: 'board.areaPointsOf', args: { size, points: 1 } })).toEqual(['1 esagono: 1 punto', '1 hex: 1 point']);
  expect(said({ key: 'board.areaPointsOf', args: { size: 2, points: 3 } })).toEqual(['2 esagoni: 3 punti', '2 hexes: 3 points']);
});

test('the reason for a crane is the building it copies', () => {
  expect(said({ key: 'reason.then.crane' })).toEqual(['in più l’effetto di un altro edificio', 'the effect of another building besides']);
});
