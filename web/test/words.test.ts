import { aboutGame, shelf } from '@ludoteca/games/boards';
import { checkCatalogues } from '@ludoteca/text';
import { expect, test } from 'vitest';
import serverEn from '../../server/src/words.en.json' with { type: 'json' };
import serverIt from '../../server/src/words.it.json' with { type: 'json' };
import en from '../src/words.en.json' with { type: 'json' };
import it from '../src/words.it.json' with { type: 'json' };

test('both languages of the client have the same keys and placeholders', () => {
  expect(checkCatalogues(it, en)).toEqual([]);
});

test('no word of the client stands in for one of the server', () => {
  for (const [mine, its] of [
    [it, serverIt],
    [en, serverEn],
  ])
    expect(Object.keys(mine as object).filter((key) => Object.hasOwn(its as object, key))).toEqual([]);
  expect(serverIt['problem.no-table']).toContain('tavolo');
});

test('every game on the shelf that describes itself does so in both languages', () => {
  for (const { id } of shelf) {
    const [inItalian, inEnglish] = [Object.keys(aboutGame(id, 'it')), Object.keys(aboutGame(id, 'en'))];
    if (inItalian.length > 1 || inEnglish.length > 1)
      for (const keys of [inItalian, inEnglish]) expect(keys, id).toEqual(['name', 'players', 'minutes', 'lead', 'special']);
  }
});

test('a game that says nothing of itself is called by its id', () => {
  expect(aboutGame('tic-tac-toe', 'it')).toEqual({ name: 'Tic Tac Toe' });
});
