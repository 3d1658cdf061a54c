import { roomOf } from '@ludoteca/games';
import { at } from '@ludoteca/kernel';
import { speaker } from '@ludoteca/text';
import { expect, test } from 'vitest';
import { variantOf } from '../src/table/variant.ts';

function variants(id: string, options: object): string[] {
  const { game, text } = roomOf(id);
  return (['it', 'en'] as const).map((lang) => variantOf(game, speaker(text, lang), options));
}

test('the head of a table names expansions, maps and modes', () => {
  const knights = { mode: 'cities-and-knights', map: 'new-shores', harbours: 'fixed' };
  expect(variants('catan', knights)).toEqual(['Città & Cavalieri · Nuovi Lidi', 'Cities & Knights · New Shores']);
  expect(at(variants('burgundy', { mode: 'solo', soloBoard: '13b' }), 1)).toBe('solo game');
  expect(at(variants('burgundy', { boards: 'posts', inns: true, shields: false }), 0)).toBe('posti di confine · taverne');
});

test('the usual game and options without a short name are not told', () => {
  expect(variants('catan', { mode: 'base', map: 'spiral' })).toEqual(['', '']);
  expect(variants('burgundy', {})).toEqual(['', '']);
});
